import { Agent, request } from 'node:http'
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

export interface Load {
  /** http://host:port */
  origin: string
  /** A list in the list is one piece of work: its calls follow each other and are timed together. */
  calls: readonly (HttpCall | readonly HttpCall[])[]
  /** Each holds one connection and has one call under way. */
  clients: number
  seconds: number
  /** Statuses that count as a response. Default 200. */
  expect?: number
}

/** Sends the calls round and round for a while and times each until its last byte. @throws on any other status */
export async function measureLoad({ origin, calls, clients, seconds, expect = 200 }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  let next = 0
  const client = async () => {
    while (performance.now() < end) {
      const call = calls[(next += 1) % calls.length]
      if (!call) return
      const sent = performance.now()
      for (const each of 'method' in call ? [call] : call) {
        const { status } = await send(agent, origin, each)
        if (status !== expect) throw new Error(`${each.method} ${origin}${each.path} responded with ${status}`)
      }
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsed = (performance.now() - begin) / 1000
  agent.destroy()
  return { rate: times.length / elapsed, p50: percentile(times, 50), p99: percentile(times, 99) }
}

export function send(agent: Agent, origin: string, { method, path, headers = {}, body }: HttpCall): Promise<{ status: number; bytes: number; etag?: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { method, agent, headers: body === undefined ? headers : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, etag: response.headers.etag }))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
