import type { FieldErrorCode } from '../errors.ts'

/** Why a text cannot be accepted. The forms and the api ask the same functions, which need no schema library. */
export interface TextFailure {
  errorCode: FieldErrorCode
  message: string
}
