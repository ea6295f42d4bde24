import { Agent } from 'undici'
import { percentile } from './statistics.ts'

export interface HttpCall {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface LoadFigures {
  /** Calls, or pieces of work, a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Calls that go out at once. */
type Step = HttpCall | readonly HttpCall[]

export interface Load {
  /** http://host:port */
  origin: string
  /** A list in the list is one piece of work that is timed together: its steps follow each other. */
  calls: readonly (HttpCall | readonly Step[])[]
  /** Each has one call or step under way. */
  clients: number
  seconds: number
  /** Statuses that count as a response. Default 200. */
  expect?: number
  /** Each call is sent once at most, and the run ends with the last one. */
  once?: boolean
}

/**
 * Sends the calls, round and round or each once, for a while and times each until its last byte. @throws on
 * any other status
 */
export async function measureLoad({
  origin,
  calls,
  clients,
  seconds,
  expect = 200,
  once = false,
}: Load): Promise<LoadFigures> {
  const widest = Math.max(
    1,
    ...calls.flatMap((call) => ('method' in call ? [] : call.map((step) => callsOf(step).length))),
  )
  const agent = openConnections(clients * widest)
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  let next = 0
  const expected = async (call: HttpCall) => {
    const { status } = await send(agent, origin, call)
    if (status !== expect) throw new Error(`${call.method} ${origin}${call.path} responded with ${status}`)
  }
  const client = async () => {
    while (performance.now() < end) {
      const call = calls[once ? next : next % calls.length]
      next += 1
      if (!call) return
      const sent = performance.now()
      for (const step of 'method' in call ? [call] : call) await Promise.all(callsOf(step).map(expected))
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsed = (performance.now() - begin) / 1000
  await agent.close()
  return { rate: times.length / elapsed, p50: percentile(times, 50), p99: percentile(times, 99) }
}

function callsOf(step: Step): readonly HttpCall[] {
  return 'method' in step ? [step] : step
}

/**
 * Connections that are kept and have one call under way each: of a client that costs a quarter of what Node's
 * own does, for it runs beside what it measures.
 */
export function openConnections(most = 1): Agent {
  return new Agent({ connections: most, pipelining: 1 })
}

export async function send(
  agent: Agent,
  origin: string,
  { method, path, headers = {}, body }: HttpCall,
): Promise<{ status: number; bytes: number; etag?: string }> {
  const response = await agent.request({
    origin,
    path,
    method: method as 'GET',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body,
  })
  const { byteLength: bytes } = await response.body.arrayBuffer()
  const { etag } = response.headers
  return { status: response.statusCode, bytes, ...(typeof etag === 'string' && { etag }) }
}

/**
 * The same calls as conditional requests, with the ETags of their present responses.
 *
 * @throws where one has no ETag: then no page of it is shown
 */
export async function withTags(origin: string, calls: readonly HttpCall[]): Promise<HttpCall[]> {
  const agent = openConnections()
  const tagged = await Promise.all(
    calls.map(async (call) => {
      const { status, etag } = await send(agent, origin, call)
      if (etag === undefined) throw new Error(`${call.path} responded with ${status} and no ETag`)
      return { ...call, headers: { 'if-none-match': etag } }
    }),
  )
  await agent.close()
  return tagged
}
