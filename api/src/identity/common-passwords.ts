import { identityMessages } from '@vitrine/contracts/identity/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The 49,000 passwords found most often in leaks, in small letters (zxcvbn-ts, MIT licence). */
const common = new Set(dictionary['passwords-common'])

/** Capitals do not help: whoever guesses tries them, too. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

/** @throws AppError VALIDATION_FAILED at the field */
export function assertUncommon(field: string, password: string): void {
  if (isCommonPassword(password)) throw fieldRefused('VALIDATION_FAILED', field, 'invalid', identityMessages.passwordCommon)
}
