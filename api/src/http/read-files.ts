import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { FileLimits, IncomingFile } from '@vitrine/contracts/files'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply } from 'fastify'
import { parseRequest } from './parse-request.ts'
import type { VitrineRequest } from './request.ts'
import { makeStorable } from './storable-text.ts'
import { countReceived } from './upload-admission.ts'
import { asRequestErrors, assertKind, measured, mediaTypeOf, refusedField } from './upload-refusals.ts'

/** Of the fields beside the files. */
const MOST_FIELDS = 100
const FIELD_BYTES = 64 * 1024

/**
 * The input of a call with a multipart form. Its fields are read and parsed before the first file comes; the
 * files are read by the handler, while they arrive. A file that is refused late throws there: the handler
 * removes what it stored of those before it.
 *
 * @throws AppError as `parseRequest`; UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_FAILED with the
 *   field of the files
 */
export async function readFiles(
  endpoint: Endpoint,
  limits: FileLimits,
  request: VitrineRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  // Whatever the handler leaves unread is let go, so that the connection can be used again.
  reply.raw.once('finish', () => request.raw.unpipe().resume())
  // One file more than may come: that one is refused at its field. The size is measured where the file is
  // read.
  const each = [limits, ...(limits.more ?? [])]
  const parts = asRequestErrors(
    request.parts({
      limits: {
        files: each.reduce((sum, { maxCount }) => sum + maxCount, 1),
        fileSize: Math.max(...each.map(({ maxBytes }) => maxBytes)) + 1,
        fields: MOST_FIELDS,
        fieldSize: FIELD_BYTES,
      },
    }),
    limits.field,
  )
  const { fields, first } = await readFields(parts)
  const input = parseRequest(endpoint, { params: request.params, query: request.query, body: fields })
  if (!first && !limits.isOptional) throw refusedField(limits.field, 'null', 'A file is required.')
  if (first) limitsOf(first, limits)
  return { ...input, files: first ? filesOf(first, parts, limits, request) : none() }
}

async function readFields(
  parts: AsyncIterator<Multipart>,
): Promise<{ fields: Record<string, unknown>; first: MultipartFile | null }> {
  const values = new Map<string, unknown[]>()
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if (part.type === 'file') return { fields: fieldsOf(values), first: part }
    if (part.valueTruncated || part.fieldnameTruncated)
      throw refusedField(part.fieldname, 'Size', 'This is too long.')
    values.set(part.fieldname, [...(values.get(part.fieldname) ?? []), part.value])
  }
  return { fields: fieldsOf(values), first: null }
}

/** A field that comes more than once is a list, as in forms without files. */
function fieldsOf(values: ReadonlyMap<string, unknown[]>): Record<string, unknown> {
  return Object.fromEntries([...values].map(([name, each]) => [name, each.length === 1 ? each[0] : each]))
}

async function* filesOf(
  first: MultipartFile,
  parts: AsyncIterator<Multipart>,
  limits: FileLimits,
  request: VitrineRequest,
): AsyncGenerator<IncomingFile> {
  const counts = new Map([[first.fieldname, 1]])
  yield* fileOf(first, limitsOf(first, limits), request)
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if (part.type === 'field')
      throw refusedField(part.fieldname, 'invalid', 'The fields of a form must stand before its files.')
    const count = (counts.get(part.fieldname) ?? 0) + 1
    counts.set(part.fieldname, count)
    yield* fileOf(part, limitsOf(part, limits, count), request)
  }
}

function* fileOf(part: MultipartFile, limits: FileLimits, request: VitrineRequest): Generator<IncomingFile> {
  yield {
    field: part.fieldname,
    name: makeStorable(part.filename ?? ''),
    contentType: mediaTypeOf(part.mimetype),
    content: countReceived(measured(part.file, limits), request),
  }
  // The next one comes after all of this one, whether or not anybody wanted it.
  part.file.resume()
}

async function* none(): AsyncGenerator<IncomingFile> {}

/**
 * What holds for a file: the limits of its field. @throws AppError where none is expected there, or no more,
 * or none of its kind
 */
function limitsOf({ fieldname, mimetype }: MultipartFile, limits: FileLimits, count = 1): FileLimits {
  const own = [limits, ...(limits.more ?? [])].find(({ field }) => field === fieldname)
  // A form for one file has one field at which it can be marked.
  if (!own)
    throw refusedField(
      limits.maxCount === 1 && !limits.more ? limits.field : fieldname,
      'invalid',
      'No file is expected here.',
    )
  if (count > own.maxCount)
    throw refusedField(
      own.field,
      'Size',
      own.maxCount === 1 ? 'Only one file can be sent.' : `At most ${own.maxCount} files can be sent.`,
    )
  assertKind(mediaTypeOf(mimetype), own)
  return own
}
