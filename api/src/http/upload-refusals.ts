import { errorCatalogue, type FieldErrorCode } from '@vitrine/contracts/errors'
import { ANY_KIND, type FileLimits } from '@vitrine/contracts/files'
import { AppError } from '@vitrine/platform/app-error'

export function mediaTypeOf(header: string | undefined): string {
  return header?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** @throws AppError UNSUPPORTED_MEDIA_TYPE with the field */
export function assertKind(contentType: string, { field, kinds }: FileLimits): void {
  if (kinds.includes(ANY_KIND) || kinds.includes(contentType)) return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
    fieldErrors: [
      { field, errorCode: 'invalid', errorMessage: `A file must be one of: ${kinds.join(', ')}.` },
    ],
  })
}

export function refusedField(field: string, errorCode: FieldErrorCode, errorMessage: string): AppError {
  return new AppError('VALIDATION_FAILED', { fieldErrors: [{ field, errorCode, errorMessage }] })
}

export function tooLarge(field: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', {
    fieldErrors: [{ field, errorCode: 'Size', errorMessage: errorCatalogue.PAYLOAD_TOO_LARGE.message }],
  })
}

/**
 * What a body throws while it is read says what is wrong with the request: it broke off, or is not what it
 * claims to be.
 */
export async function* asRequestErrors<Part>(body: AsyncIterable<Part>, field: string): AsyncGenerator<Part> {
  try {
    yield* body
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413) throw tooLarge(field)
    throw new AppError('VALIDATION_FAILED', {
      cause,
      fieldErrors: [
        {
          field,
          errorCode: 'invalid',
          errorMessage: 'This upload is not complete, or not of the form that it claims to be.',
        },
      ],
    })
  }
}

/** @throws AppError PAYLOAD_TOO_LARGE as soon as more has come than one file may have */
export async function* measured(
  content: AsyncIterable<Uint8Array>,
  { field, maxBytes }: FileLimits,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of asRequestErrors(content, field)) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLarge(field)
    yield chunk
  }
}
