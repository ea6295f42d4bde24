import type { Transport } from '@vitrine/contracts/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onBehalfOf, originHeaders } from '../http/asked-on-behalf.ts'
import { notingReads, type NotedReads } from '../cached-areas/noted-reads.ts'

const BODILESS = new Set([204, 205, 304])

/** Responds to a read of `path` from what was kept, or asks and keeps. */
export type KeepResponses = (path: string, ask: () => Promise<InProcessResponse>) => Promise<InProcessResponse>

export interface InProcessResponse {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
  /** What the response was made of. */
  reads: NotedReads
}

/**
 * How a page reaches the api while it is rendered: through the same pipeline as over HTTP, in the reader's name for
 * the rate limiters and under the page's own request id. Calls carry no cookie, so what a read responds with is the same for
 * everybody, and is kept until something changes that it was made of.
 */
export function inProcessTransport(fastify: FastifyInstance, page: FastifyRequest, keep: KeepResponses): Transport {
  const forwarded = originHeaders(page)
  const ask = async (path: string, init: RequestInit): Promise<InProcessResponse> => {
    const { result: response, reads } = await notingReads(() => onBehalfOf(page, () => fastify.inject({
      method: methodOf(init.method),
      url: path,
      headers: { ...plainHeaders(init.headers), ...forwarded },
      remoteAddress: page.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })))
    return { status: response.statusCode, headers: headerPairs(response.headers), body: response.body, reads }
  }
  return async (path, init) => {
    const { status, headers, body } = methodOf(init.method) === 'GET' ? await keep(path, () => ask(path, init)) : await ask(path, init)
    return new Response(BODILESS.has(status) ? null : body, { status, headers: headers.map(([name, value]): [string, string] => [name, value]) })
  }
}

function headerPairs(headers: Record<string, number | string | string[] | undefined>): (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((one) => [name, String(one)] as const)))
}

type InjectMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const METHODS: readonly InjectMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

function methodOf(method: string | undefined): InjectMethod {
  return METHODS.find((known) => known === method) ?? 'GET'
}

function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
