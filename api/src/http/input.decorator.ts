import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { FileLimits, IncomingStream } from '@vitrine/contracts/files'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { parseRequest } from './parse-request.ts'
import { readFiles } from './read-files.ts'
import type { VitrineRequest } from './request.ts'
import { statedBytesOf } from './stated-bytes.ts'
import { countReceived } from './upload-admission.ts'
import { assertKind, measured, mediaTypeOf, refusedField, tooLarge } from './upload-refusals.ts'

/** The request as the endpoint's schemas parsed it: `{params, query, body, files}`, those that it has. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp()
  const [request, reply] = [http.getRequest<VitrineRequest>(), http.getResponse<FastifyReply>()]
  const endpoint = endpointOf(request)
  if (endpoint.files && endpoint.bodyType === 'multipart')
    return readFiles(endpoint, endpoint.files, request, reply)
  if (endpoint.files && endpoint.bodyType === 'stream')
    return readStream(endpoint, endpoint.files, request, reply)
  return parseRequest(endpoint, request)
})

/** Who is signed in. For endpoints that visitors may not call. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<VitrineRequest>()
  if (!actor) throw new AppError('SIGN_IN_REQUIRED')
  return actor
})

/** The revision that the caller read, from If-Match; undefined where none was sent. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const request = context.switchToHttp().getRequest<VitrineRequest>()
  const header = request.headers['if-match']
  if (header === undefined || header === '*') {
    if (endpointOf(request).revisionRequired) throw new AppError('REVISION_REQUIRED')
    return undefined
  }
  const revision = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  // Something else than a revision can match nothing.
  return revision === undefined ? 0 : Number(revision)
})

/** The counterpart of `IfMatch`: the revision as an ETag, which the caller's next write names. */
export function tagRevision(reply: FastifyReply, { revision }: { revision: number }): void {
  void reply.header('etag', `"${revision}"`)
}

function endpointOf(request: VitrineRequest): Endpoint {
  if (!request.endpoint) throw new Error('this request has come by the route of no endpoint')
  return request.endpoint
}

/**
 * The input of a call whose body is one file, which the handler reads while it arrives.
 *
 * @throws AppError as `parseRequest`; UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED with the
 *   field of the file
 */
function readStream(
  endpoint: Endpoint,
  limits: FileLimits,
  request: VitrineRequest,
  reply: FastifyReply,
): Record<string, unknown> {
  const { body, headers, raw } = request
  const statedBytes = statedBytesOf(request)
  const contentType = mediaTypeOf(headers['content-type'])
  assertKind(contentType, limits)
  if ((statedBytes ?? 0) > limits.maxBytes) throw tooLarge(limits.field)
  const input = parseRequest(endpoint, { params: request.params, query: request.query })
  if (!(body instanceof Readable) || statedBytes === 0)
    throw refusedField(limits.field, 'null', 'A file is required.')
  reply.raw.once('finish', () => raw.resume())
  // A request that is destroyed takes its connection along, and nobody would hear why.
  const file: IncomingStream = {
    contentType,
    statedBytes,
    content: countReceived(measured(body.iterator({ destroyOnReturn: false }), limits), request),
  }
  return { ...input, body: file }
}
