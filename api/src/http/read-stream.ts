import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { FileLimits, IncomingStream } from '@vitrine/contracts/files'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { parseRequest } from './parse-request.ts'
import type { VitrineRequest } from './request.ts'
import { statedBytesOf } from './stated-bytes.ts'
import { countReceived } from './upload-admission.ts'
import { assertKind, measured, mediaTypeOf, refusedField, tooLarge } from './upload-refusals.ts'

/**
 * The input of a call whose body is one file, which the handler reads while it arrives.
 *
 * @throws AppError as `parseRequest`; UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED with the
 *   field of the file
 */
export function readStream(
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
