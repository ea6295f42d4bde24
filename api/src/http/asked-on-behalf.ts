import type { FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'

const schemes = new AsyncLocalStorage<string>()

/**
 * What a call that a page makes for its reader carries besides, so that it is judged as the reader's own
 * request.
 */
const FORWARDED = ['origin', 'sec-fetch-site'] as const

/**
 * The page's headers that say where a request comes from. The host is the one that was asked, also before a
 * proxy.
 */
export function originHeaders(page: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = { host: page.host, 'x-request-id': page.id }
  for (const name of FORWARDED) {
    const value = page.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}

/**
 * Makes a call of the api in this process for the page's reader: it is asked over the reader's scheme, which
 * no header could say.
 */
export async function onBehalfOf<Response>(
  page: FastifyRequest,
  call: () => PromiseLike<Response>,
): Promise<Response> {
  // Awaited inside: an injected call begins only when somebody waits for it.
  return await schemes.run(schemeOf(page), async () => await call())
}

/** The scheme by which a request reached us, or the proxy before us that we trust. */
export function schemeOf(request: FastifyRequest): string {
  return schemes.getStore() ?? request.protocol
}
