import type { ReadResponse, Transport } from '@vitrine/contracts/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onBehalfOf, originHeaders } from '../http/asked-on-behalf.ts'
import { notingReads, type NotedReads } from '../cached-areas/noted-reads.ts'

/** Responds to a read of `path` from the cache, or asks and caches the response. */
export type CachedResponses = (
  path: string,
  ask: () => Promise<InProcessResponse>,
) => Promise<InProcessResponse>

export interface InProcessResponse {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
  /** What the response was made of. */
  reads: NotedReads
}

/**
 * How a page reaches the api while it is rendered: through the same pipeline as over HTTP, in the reader's
 * name for the rate limiters and under the page's own request id. Calls carry no cookie, so what a read
 * responds with is the same for everybody, and is cached until something changes that it was made of.
 */
export function inProcessTransport(
  fastify: FastifyInstance,
  page: FastifyRequest,
  keep: CachedResponses,
): Transport<ReadResponse> {
  const forwarded = originHeaders(page)
  const ask = async (path: string, init: RequestInit): Promise<InProcessResponse> => {
    const { result: response, reads } = await notingReads(() =>
      onBehalfOf(page, () =>
        fastify.inject({
          method: methodOf(init.method),
          url: path,
          headers: { ...plainHeaders(init.headers), ...forwarded },
          remoteAddress: page.ip,
          ...(typeof init.body === 'string' && { payload: init.body }),
        }),
      ),
    )
    return { status: response.statusCode, headers: headerPairs(response.headers), body: response.body, reads }
  }
  return async (path, init) => {
    const { status, headers, body } =
      methodOf(init.method) === 'GET' ? await keep(path, () => ask(path, init)) : await ask(path, init)
    return new InProcessRead(status, headers, body)
  }
}

/**
 * The text is here already: a Response would make a stream of it, to be read to its end and put together
 * again.
 */
class InProcessRead implements ReadResponse {
  readonly status: number
  private readonly pairs: InProcessResponse['headers']
  private readonly body: string

  constructor(status: number, pairs: InProcessResponse['headers'], body: string) {
    this.status = status
    this.pairs = pairs
    this.body = body
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  get headers(): Headers {
    return new Headers(this.pairs.map(([name, value]): [string, string] => [name, value]))
  }

  async text(): Promise<string> {
    return this.body
  }

  async blob(): Promise<Blob> {
    return new Blob([this.body])
  }
}

function headerPairs(
  headers: Record<string, number | string | string[] | undefined>,
): (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)] as const),
  )
}

type InjectMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const METHODS: readonly InjectMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

function methodOf(method: string | undefined): InjectMethod {
  return METHODS.find((known) => known === method) ?? 'GET'
}

function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
