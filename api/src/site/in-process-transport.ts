import type { Transport } from '@vitrine/contracts/client'
import { dictionaryAddresses } from '@vitrine/contracts/dictionary/addresses'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const BODILESS = new Set([204, 205, 304])

/** What the api's guards and throttle look at; cookies stay behind, because public pages are rendered alike for everybody. */
const FORWARDED = ['host', 'origin', 'sec-fetch-site'] as const

/** Keeps what `make` answers under `key` until what public pages show has changed; a failure is not kept. */
export type KeepAnswers = <Answer>(key: string, make: () => Promise<Answer>) => Promise<Answer>

interface InProcessAnswer {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
}

/** An answer that must not be kept, on its way past the cache. */
class NotKept extends Error {
  readonly answer: InProcessAnswer
  constructor(answer: InProcessAnswer) {
    super('not kept')
    this.answer = answer
  }
}

/**
 * How a page reaches the api while it is rendered: through the same pipeline as over HTTP, in the reader's name for
 * the throttle and under the page's own request id. Calls carry no cookie, so what a read answers is the same for
 * everybody, and all but searches is kept until the areas change.
 */
export function inProcessTransport(fastify: FastifyInstance, page: FastifyRequest, keep: KeepAnswers): Transport {
  const forwarded: Record<string, string> = { 'x-request-id': page.id }
  for (const name of FORWARDED) {
    const value = page.headers[name]
    if (typeof value === 'string') forwarded[name] = value
  }
  const ask = async (path: string, init: RequestInit): Promise<InProcessAnswer> => {
    const answer = await fastify.inject({
      method: methodOf(init.method),
      url: path,
      headers: { ...plainHeaders(init.headers), ...forwarded },
      remoteAddress: page.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return { status: answer.statusCode, headers: headerPairs(answer.headers), body: answer.body }
  }
  return async (path, init) => {
    const { status, headers, body } = isWorthKeeping(path, init) ? await kept(keep, path, () => ask(path, init)) : await ask(path, init)
    return new Response(BODILESS.has(status) ? null : body, { status, headers: headers.map(([name, value]): [string, string] => [name, value]) })
  }
}

/** What people search for is too various to be worth the room. */
function isWorthKeeping(path: string, init: RequestInit): boolean {
  return methodOf(init.method) === 'GET' && !path.startsWith(dictionaryAddresses.search.path)
}

async function kept(keep: KeepAnswers, path: string, ask: () => Promise<InProcessAnswer>): Promise<InProcessAnswer> {
  try {
    return await keep(`page data ${path}`, async () => {
      const answer = await ask()
      if (answer.status !== 200) throw new NotKept(answer)
      // Of a read that succeeded pages look at the body alone.
      return { ...answer, headers: [] }
    })
  } catch (error) {
    if (error instanceof NotKept) return error.answer
    throw error
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
