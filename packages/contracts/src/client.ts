import type { EndpointPath, EndpointRequest, EndpointResponse } from './endpoint.ts'
import type { ErrorResponse, ErrorCode, FieldError } from './errors.ts'
import { CONNECTION_FAILED } from './failure-words.ts'

/** What a client reads of a response. */
export type ReadResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'blob'>

/** How a request travels: `fetch` in the browser, the api's own pipeline in process on the server. */
export type Transport<Got extends ReadResponse = Response> = (path: string, init: RequestInit) => Promise<Got>

/** A call that the api refused or failed. `code` is null when the response was not one of ours. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  readonly fieldErrors: readonly FieldError[]
  /** The response's body as it came, for the few calls with their own error shape. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const response = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorResponse>
    super(typeof response.message === 'string' ? response.message : 'An unexpected error occurred')
    this.name = 'CallFailed'
    this.status = status
    this.code = typeof response.errorCode === 'string' ? response.errorCode : null
    this.fieldErrors = Array.isArray(response.errors) ? response.errors : []
    this.body = body
  }
}

/** No server responded, or the response broke off: nothing is known of what became of the call. */
export class NoResponse extends Error {
  constructor(cause: unknown) {
    super(CONNECTION_FAILED, { cause })
    this.name = 'NoResponse'
  }
}

/**
 * `fetch` says with a TypeError, in each browser's own words, that no server responded. Anything else stays
 * what it is.
 */
export function noResponse(error: unknown): never {
  throw error instanceof TypeError ? new NoResponse(error) : error
}

interface RawRequest {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** By the field of the form that holds them. */
  files?: Record<string, readonly Blob[]>
}

/** `/api/v1/dictionary/authors/:authorUrl` with its params filled in and its query appended. */
export function fillPath(path: string, { params, query }: RawRequest): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const tail = search.toString()
  return tail ? `${filled}?${tail}` : filled
}

export interface CallOptions {
  signal?: AbortSignal
  /** The revision that was read, sent as If-Match. */
  revision?: number
  headers?: Record<string, string>
}

/**
 * A typed client over a transport: `call(searchDictionary, { query })`. Only method and path of the endpoint
 * are read: bundles of site and console hold no more of it. Files travel as a multipart form, a Blob as it
 * is; a download comes back as a Blob.
 */
export function createClient(transport: Transport<ReadResponse>) {
  return async function call<E extends EndpointPath>(
    { method, path }: E,
    request: EndpointRequest<E>,
    options: CallOptions = {},
  ): Promise<EndpointResponse<E>> {
    const raw = request as RawRequest
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...options.headers,
    }
    const type = contentTypeOf(raw)
    if (type) headers['content-type'] = type
    if (options.revision !== undefined) headers['if-match'] = `"${options.revision}"`
    const response = await transport(fillPath(path, raw), {
      method,
      headers,
      credentials: 'include',
      signal: options.signal,
      // Few pages send files: the others do not carry how. Everything else leaves at once, in the order of
      // the calls.
      body: raw.files
        ? (await import('./multipart-form.ts')).multipartForm(raw.body, raw.files)
        : sentBody(raw.body),
    })
    // Files, and nothing else, are sent as downloads.
    if (response.ok && response.headers.has('content-disposition'))
      return (await response.blob().catch(noResponse)) as EndpointResponse<E>
    const text = method === 'HEAD' ? '' : await response.text().catch(noResponse)
    const body = parseBody(text)
    if (!response.ok) throw new CallFailed(response.status, body)
    return body as EndpointResponse<E>
  }
}

/** Of a multipart form `fetch` states it itself, with the boundary that it has chosen. */
function contentTypeOf({ body, files }: RawRequest): string | null {
  if (files || body === undefined) return null
  return body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json'
}

function sentBody(body: unknown): RequestInit['body'] {
  return body === undefined || body instanceof Blob ? body : JSON.stringify(body)
}

function parseBody(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export type Client = ReturnType<typeof createClient>
