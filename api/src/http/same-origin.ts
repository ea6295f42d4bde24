import type { Endpoint } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyRequest } from 'fastify'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page sent in a member's name. Browsers say where an unsafe request comes from in
 * Origin or Sec-Fetch-Site; a client that sends neither is no browser and holds no one else's cookie.
 * @throws AppError CROSS_SITE_REQUEST
 */
export function assertOwnOrigin(request: FastifyRequest, endpoint: Endpoint): void {
  // A page of another site cannot set this header without asking us first (CORS), and we never allow it.
  if (endpoint.requestedWith && request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new AppError('CROSS_SITE_REQUEST')
  if (!isUnsafe(request.method, endpoint) || endpoint.access === 'token' || endpoint.access === 'webhook') return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_SITE_REQUEST')
  if (typeof origin === 'string' && hostOf(origin) !== request.host) throw new AppError('CROSS_SITE_REQUEST')
}

/** Whether the call changes something. The documents sign out by a HEAD, which demands X-Requested-With for that. */
export function isUnsafe(method: string, { requestedWith = false }: Pick<Endpoint, 'requestedWith'>): boolean {
  return requestedWith || !SAFE_METHODS.has(method)
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
