import { errorCatalogue } from '@vitrine/contracts/errors'
import { isServerFailure } from '@vitrine/contracts/failure-words'

/** Calls of a team that fail without words of their own say so as the documents have it. */
export function teamFailure(failure: string, status: number): string {
  return failure === '' || isServerFailure(status) ? errorCatalogue.UNEXPECTED.message : failure
}
