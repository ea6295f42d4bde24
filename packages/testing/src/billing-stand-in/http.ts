import type { IncomingMessage, ServerResponse } from 'node:http'

export interface StandInRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface StandInResponse {
  status: number
  headers?: Record<string, string>
  body: string | Uint8Array
}

export const json = (body: unknown, status = 200): StandInResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
export const html = (body: string, status = 200): StandInResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
})
export const redirect = (location: string): StandInResponse => ({
  status: 302,
  headers: { location },
  body: '',
})
export const notFound = (): StandInResponse => json({ message: 'There is nothing here.' }, 404)

const MOST_BYTES = 1_000_000

export async function readRequest(request: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MOST_BYTES) throw new RangeError('The request is too large.')
    chunks.push(bytes)
  }
  const url = new URL(request.url ?? '/', 'http://stand-in.invalid')
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

export function respond(response: ServerResponse, { status, headers = {}, body }: StandInResponse): void {
  response.writeHead(status, headers)
  response.end(body)
}

/** A JSON body as fields; nothing where it is none. */
export function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What lies at a path of a JSON value: `at(body, 'subscriptions', 0, 'orderActions')`. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      Array.isArray(inner) && typeof name === 'number'
        ? inner[name]
        : isFields(inner)
          ? inner[name]
          : undefined,
    value,
  )
}

export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const escapeHtml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
