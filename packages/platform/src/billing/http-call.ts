/** What became of a request to a provider. */
export type HttpResult =
  /** A response below 500 that is JSON, or empty (`body` is then null). */
  | { kind: 'responded'; status: number; body: unknown }
  /** It was not taken: no connection, or too many requests. Nothing has happened. */
  | { kind: 'not-taken'; code: string }
  /** It may have been taken: no response in time, the connection ended, a 5xx, or something that is not JSON. */
  | { kind: 'lost'; code: string }

/** How a request leaves the process: `fetch`, or in tests a server in the same process. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  deadlineMs: number
  send?: Send | undefined
}

/** Errors of a connection that never was. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Never throws, and logs nothing: bodies hold personal data. */
export async function callOverHttp({
  method,
  url,
  headers,
  body,
  deadlineMs,
  send = fetch,
}: HttpRequest): Promise<HttpResult> {
  try {
    const response = await send(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const text = await response.text()
    if (response.status === 429) return { kind: 'not-taken', code: 'http-429' }
    if (response.status >= 500) return { kind: 'lost', code: `http-${response.status}` }
    return { kind: 'responded', status: response.status, body: text.trim() === '' ? null : JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'lost', code: 'not-json' }
    const code = connectionCode(error)
    return NEVER_CONNECTED.has(code) ? { kind: 'not-taken', code } : { kind: 'lost', code }
  }
}

function connectionCode(error: unknown): string {
  if (!(error instanceof Error)) return 'connection-lost'
  if (error.name === 'TimeoutError') return 'time-out'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'connection-lost'
}

/** The bytes of a file, for what is no JSON. */
export async function downloadOverHttp({
  url,
  headers,
  deadlineMs,
}: Omit<HttpRequest, 'method' | 'body'>): Promise<
  | { kind: 'responded'; status: number; contentType: string; bytes: Uint8Array }
  | { kind: 'lost'; code: string }
> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(deadlineMs) })
    return {
      kind: 'responded',
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  } catch (error) {
    return { kind: 'lost', code: connectionCode(error) }
  }
}
