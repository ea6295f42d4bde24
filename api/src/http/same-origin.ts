import type { Endpoint } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page sent in a member's name. Browsers say where an unsafe request comes from in
 * Origin or Sec-Fetch-Site; a client that sends neither is no browser and holds no one else's cookie.
 * @param publicUrl the site's URL where the settings name one
 * @throws AppError CROSS_SITE_REQUEST
 */
export function assertOwnOrigin(request: FastifyRequest, endpoint: Endpoint, publicUrl: string | undefined): void {
  // A page of another site cannot set this header without asking us first (CORS), and we never allow it.
  if (endpoint.requestedWith && request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new AppError('CROSS_SITE_REQUEST')
  if (!isUnsafe(request.method, endpoint) || endpoint.access === 'token' || endpoint.access === 'webhook') return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_SITE_REQUEST')
  if (typeof origin === 'string' && (hostOf(origin) !== request.host || !isOwnHost(request.host, publicUrl))) throw new AppError('CROSS_SITE_REQUEST')
}

/**
 * Whether a page at this host may be ours. Any name can be made to lead to a machine, by whoever owns the name: where the
 * site has a name of its own, no other is taken. `localhost` and addresses in numbers are nobody's to lead elsewhere.
 */
export function isOwnHost(host: string, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || isNameless(publicUrl)) return true
  return host === hostOf(publicUrl) || isNameless(`http://${host}`)
}

function isNameless(address: string): boolean {
  const name = URL.canParse(address) ? new URL(address).hostname : ''
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** Whether the call changes something. The documents sign out by a HEAD, which demands X-Requested-With for that. */
export function isUnsafe(method: string, { requestedWith = false }: Pick<Endpoint, 'requestedWith'>): boolean {
  return requestedWith || !SAFE_METHODS.has(method)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
