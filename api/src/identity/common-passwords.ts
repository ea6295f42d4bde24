import { identityMessages } from '@vitrine/contracts/identity/messages'
import { passwordFailure } from '@vitrine/contracts/identity/account-rules'
import { fieldRefused } from '@vitrine/platform/app-error'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The 49,000 passwords found most often in leaks, in small letters (zxcvbn-ts, MIT license). */
const common = new Set(dictionary['passwords-common'])

/**
 * Those that the rules alone let through where some letters are capitals: all that a page has to know, a
 * seventh of the list.
 */
export const commonWithinRules: string[] = [...common].filter(
  (password) => passwordFailure(withOneCapital(password)) === null,
)

function withOneCapital(password: string): string {
  return password.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Capitals do not help: whoever guesses tries them, too. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

/** @throws AppError VALIDATION_FAILED at the field */
export function assertUncommon(field: string, password: string): void {
  if (isCommonPassword(password))
    throw fieldRefused('VALIDATION_FAILED', field, 'invalid', identityMessages.passwordCommon)
}
