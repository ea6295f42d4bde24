import { errorCatalogue } from '@vitrine/contracts/errors'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import { teamLimits as limits } from '@vitrine/contracts/teams/teams'

/** The rule of both names, before anybody is refused by it. */
export const NAME_HINT = `${limits.nameMin} to ${limits.nameMax} letters. Spaces are fine; hyphens, apostrophes and digits are not.`

/** Calls of a team that fail without words of their own say so as the documents have it. */
export function teamFailure(failure: string, status: number): string {
  return failure === '' || isServerFailure(status) ? errorCatalogue.UNEXPECTED.message : failure
}
