import type { FieldError } from '@vitrine/contracts/errors'
import { AppError } from '@vitrine/platform/app-error'

/** @throws AppError VALIDATION_FAILED with these fields */
export function assertNoFieldErrors(fieldErrors: readonly FieldError[] = []): void {
  if (fieldErrors.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors })
}
