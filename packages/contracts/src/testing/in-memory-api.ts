import type { Transport } from '../client.ts'
import { successStatus, type Endpoint, type EndpointInput, type EndpointResponse } from '../endpoint.ts'
import { errorCatalogue, type ErrorCode } from '../errors.ts'
import type { IncomingFile } from '../files.ts'

/** A refusal of the api, thrown by whoever responds in a test. */
export class Refused extends Error {
  readonly response: Response

  constructor(code: ErrorCode, more: Record<string, unknown> = {}) {
    super(code)
    const { status, message } = errorCatalogue[code]
    this.response = Response.json({ errorCode: code, message, ...more }, { status })
  }
}

/** One call of an in-memory api. */
export interface Responder {
  method: string
  pattern: RegExp
  respond(call: {
    path: string
    search: URLSearchParams
    params: Record<string, string>
    body: unknown
    files: readonly SentFile[]
  }): Promise<Response>
}

/**
 * Responds to an endpoint from memory. The request is parsed and the response is checked by the endpoint's
 * own schemas, so that no test can be written against a response that the api would never give. A Response
 * goes out as it is.
 */
export function responds<E extends Endpoint>(
  endpoint: E,
  give: (input: EndpointInput<E>) => EndpointResponse<E> | Response | Promise<EndpointResponse<E> | Response>,
): Responder {
  return {
    method: endpoint.method,
    pattern: patternOf(endpoint.path),
    async respond({ search, params, body, files }) {
      const input = {
        ...(endpoint.params && { params: endpoint.params.parse(params) }),
        ...(endpoint.query && { query: endpoint.query.parse(Object.fromEntries(search)) }),
        ...(endpoint.body && { body: endpoint.body.parse(body) }),
        ...(endpoint.bodyType === 'multipart' && { files: arriving(files) }),
        ...(endpoint.bodyType === 'stream' && files[0] && { body: incoming(files[0]) }),
      }
      const given = await give(input as EndpointInput<E>)
      if (given instanceof Response) return given
      const status = successStatus(endpoint)
      if (given instanceof Blob)
        return new Response(given, { status, headers: { 'content-disposition': 'attachment' } })
      return endpoint.response
        ? Response.json(endpoint.response.parse(given), { status })
        : new Response(null, { status })
    },
  }
}

/** What a call's path looks like, with its parameters as named groups. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
}

/** A call that was made, for tests that look at what was asked. */
export interface AskedCall {
  method: string
  /** With its query. */
  path: string
  headers: Headers
  body: unknown
  /** Of a multipart form, or the one that is the body. */
  files: readonly File[]
}

export interface InMemoryApi {
  transport: Transport
  asked: AskedCall[]
}

let beforeResponse: (() => Promise<void>) | null = null

/** Makes every response of every in-memory api wait, to find tests that race with it; null for no wait. */
export function delayResponses(wait: (() => Promise<void>) | null): void {
  beforeResponse = wait
}

/**
 * The first responder that fits gives the response; what none knows goes to `otherwise`, or is a call that is
 * missing.
 */
export function inMemoryApi(
  responders: readonly Responder[],
  otherwise: Transport = async () => new Refused('NOT_FOUND').response,
): InMemoryApi {
  const asked: AskedCall[] = []
  const transport: Transport = async (path, init) => {
    const { pathname, searchParams: search } = new URL(path, 'http://memory.invalid')
    const method = init.method ?? 'GET'
    const headers = new Headers(init.headers)
    const body = parsedBody(init.body, headers)
    const files = filesOf(init.body)
    asked.push({ method, path, headers, body, files: files.map(({ file }) => file) })
    if (beforeResponse) await beforeResponse()
    for (const { respond, ...call } of responders) {
      const match = call.method === method ? call.pattern.exec(pathname) : null
      if (!match) continue
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      )
      return await respond({ path, search, params, body, files }).catch(refusal)
    }
    return await otherwise(path, init)
  }
  return { transport, asked }
}

function refusal(error: unknown): Response {
  if (error instanceof Refused) return error.response.clone()
  throw error
}

interface SentFile {
  /** '' of a body that is a file and no form. */
  field: string
  file: File
}

function incoming({ field, file }: SentFile): IncomingFile {
  return { field, name: file.name, contentType: file.type, content: contentOf(file) }
}

async function* contentOf(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer())
}

async function* arriving(files: readonly SentFile[]): AsyncGenerator<IncomingFile> {
  for (const file of files) yield incoming(file)
}

function filesOf(body: RequestInit['body']): SentFile[] {
  if (body instanceof FormData)
    return [...body].flatMap(([field, file]) => (file instanceof File ? [{ field, file }] : []))
  return body instanceof Blob ? [{ field: '', file: new File([body], '', { type: body.type }) }] : []
}

function parsedBody(body: RequestInit['body'], headers: Headers): unknown {
  if (typeof body === 'string' && headers.get('content-type')?.includes('urlencoded'))
    return Object.fromEntries(new URLSearchParams(body))
  if (body instanceof FormData)
    return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))
  return typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined
}
