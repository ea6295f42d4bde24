import { errorCatalogue, type ErrorCode, type FieldError } from '@vitrine/contracts/errors'
import type { StoredAndAllowed } from '@vitrine/contracts/vault-media/storage'

/** A failure that a caller caused and can act on. Everything else that is thrown is a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fieldErrors: readonly FieldError[]
  /** When asking again makes sense, where that is known. */
  readonly retryAfterSeconds: number | undefined
  /** Of LIMIT_REACHED. */
  readonly storage: StoredAndAllowed | undefined

  constructor(
    code: ErrorCode,
    options: {
      fieldErrors?: readonly FieldError[]
      message?: string
      cause?: unknown
      retryAfterSeconds?: number
      storage?: StoredAndAllowed
    } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fieldErrors = options.fieldErrors ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
    this.storage = options.storage && {
      usedBytes: options.storage.usedBytes,
      allowedBytes: options.storage.allowedBytes,
    }
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** One refused field as an error of its own. */
export function fieldRefused(
  code: ErrorCode,
  field: string,
  errorCode: FieldError['errorCode'],
  errorMessage: string,
): AppError {
  return new AppError(code, { fieldErrors: [{ field, errorCode, errorMessage }] })
}
