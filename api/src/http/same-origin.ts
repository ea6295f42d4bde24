import type { Endpoint } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import { schemeOf } from './asked-on-behalf.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page sent in a member's name. Browsers say where an unsafe request comes from
 * in Origin or Sec-Fetch-Site; a client that sends neither is no browser and holds no one else's cookie.
 *
 * @param publicUrl the site's URL where the settings name one
 * @throws AppError CROSS_SITE_REQUEST
 */
export function assertOwnOrigin(
  request: FastifyRequest,
  endpoint: Endpoint,
  publicUrl: string | undefined,
): void {
  // A page of another site cannot set this header without asking us first (CORS), and we never allow it.
  if (endpoint.requestedWith && request.headers['x-requested-with'] !== 'XMLHttpRequest')
    throw new AppError('CROSS_SITE_REQUEST')
  if (!isUnsafe(request.method, endpoint) || endpoint.access === 'token' || endpoint.access === 'webhook')
    return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none')
    throw new AppError('CROSS_SITE_REQUEST')
  if (
    typeof origin === 'string' &&
    origin !== ownOrigin({ host: request.host, scheme: schemeOf(request) }, publicUrl)
  )
    throw new AppError('CROSS_SITE_REQUEST')
}

/**
 * The origin of our own pages, as whoever asks sees them; null where a page at this host cannot be ours. Any
 * name can be made to lead to a machine, by whoever owns the name: where the site has a name of its own, no
 * other is taken, and the scheme is the setting's. `localhost` and addresses in numbers are nobody's to lead
 * elsewhere.
 */
export function ownOrigin(
  { host, scheme }: { host: string; scheme: string },
  publicUrl: string | undefined,
): string | null {
  const site = publicUrl === undefined ? null : new URL(publicUrl)
  if (site && originAt(site.protocol.slice(0, -1), host) === site.origin) return site.origin
  const asked = originAt(scheme, host)
  return asked !== null && (site === null || isNameless(site.origin) || isNameless(asked)) ? asked : null
}

function originAt(scheme: string, host: string): string | null {
  return /^https?$/.test(scheme) ? (URL.parse(`${scheme}://${host}`)?.origin ?? null) : null
}

function isNameless(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/**
 * Whether the call changes something. The documents sign out by a HEAD, which demands X-Requested-With for
 * that.
 */
export function isUnsafe(
  method: string,
  { requestedWith = false }: Pick<Endpoint, 'requestedWith'>,
): boolean {
  return requestedWith || !SAFE_METHODS.has(method)
}
