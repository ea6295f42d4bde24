import type { Transport } from '@vitrine/contracts/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const BODILESS = new Set([204, 205, 304])

/** What the api's guards and throttle look at; cookies stay behind, because public pages are rendered alike for everybody. */
const FORWARDED = ['host', 'origin', 'sec-fetch-site'] as const

/**
 * How a page reaches the api while it is rendered: through the same pipeline as over HTTP, in the reader's name for
 * the throttle and under the page's own request id.
 */
export function inProcessTransport(fastify: FastifyInstance, page: FastifyRequest): Transport {
  const forwarded: Record<string, string> = { 'x-request-id': page.id }
  for (const name of FORWARDED) {
    const value = page.headers[name]
    if (typeof value === 'string') forwarded[name] = value
  }
  return async (path, init) => {
    const answer = await fastify.inject({
      method: methodOf(init.method),
      url: path,
      headers: { ...plainHeaders(init.headers), ...forwarded },
      remoteAddress: page.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
    }
    return new Response(BODILESS.has(answer.statusCode) ? null : answer.body, { status: answer.statusCode, headers })
  }
}

type InjectMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const METHODS: readonly InjectMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

function methodOf(method: string | undefined): InjectMethod {
  return METHODS.find((known) => known === method) ?? 'GET'
}

function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
