import { emailFault } from '../email.ts'
import { identityMessages, identityLimits } from './messages.ts'
import type { TextFailure } from '../errors.ts'
import { isOneLine } from '../one-line.ts'
import { tidyLine } from '../pasted-text.ts'
import { rawLimit } from '../raw-length.ts'

const FAILURES = {
  missing: { errorCode: 'null', message: identityMessages.emailRequired },
  tooLong: { errorCode: 'Size', message: identityMessages.emailInvalid },
  invalid: { errorCode: 'invalid', message: identityMessages.emailInvalid },
} as const satisfies Record<string, TextFailure>

/** The rule of every email (email.ts), in the words of accounts. */
export function emailFailure(email: string): TextFailure | null {
  const fault = emailFault(email)
  return fault && FAILURES[fault]
}

/** As it is stored: as `tidyLine` leaves it, with one space at a time within. */
export function tidyDisplayName(name: string): string {
  return tidyLine(name).normalize('NFC').replace(/\s+/g, ' ')
}

export function displayNameFailure(name: string): TextFailure | null {
  if (name.length > rawLimit(identityLimits.displayNameMax))
    return { errorCode: 'Size', message: identityMessages.displayNameTooLong }
  if (!isOneLine(tidyLine(name)))
    return { errorCode: 'invalid', message: identityMessages.displayNameInvalid }
  const tidy = tidyDisplayName(name)
  if (!tidy) return { errorCode: 'null', message: identityMessages.displayNameRequired }
  return [...tidy].length > identityLimits.displayNameMax
    ? { errorCode: 'Size', message: identityMessages.displayNameTooLong }
    : null
}

/** The name of somebody who gave none: what stands before the @, without a tag behind a plus. */
export function defaultDisplayName(email: string): string {
  const [local = ''] = email.slice(0, rawLimit(identityLimits.emailMax)).trim().split('@', 1)
  return tidyDisplayName(local.replace(/(?<=.)\+.*$/, '')).slice(0, identityLimits.displayNameMax)
}

const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u
const NUMBER = /\p{Nd}/u

/** The first rule of document 3, section 5, that a new password breaks. */
export function passwordFailure(password: string): TextFailure | null {
  const length = [...password].length
  if (length === 0) return { errorCode: 'null', message: identityMessages.passwordRequired }
  if (length < identityLimits.passwordMin)
    return { errorCode: 'Size', message: identityMessages.passwordTooShort }
  if (length > identityLimits.passwordMax)
    return { errorCode: 'Size', message: identityMessages.passwordTooLong }
  if (!UPPER.test(password)) return { errorCode: 'invalid', message: identityMessages.passwordNeedsUpper }
  if (!LOWER.test(password)) return { errorCode: 'invalid', message: identityMessages.passwordNeedsLower }
  return NUMBER.test(password)
    ? null
    : { errorCode: 'invalid', message: identityMessages.passwordNeedsNumber }
}

export function confirmFailure(password: string, confirm: string): TextFailure | null {
  if (!confirm) return { errorCode: 'null', message: identityMessages.confirmRequired }
  return confirm === password ? null : { errorCode: 'invalid', message: identityMessages.confirmDiffers }
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/**
 * How strong a password is, as document 3, section 5, counts: by how many of the three kinds it has and by
 * its length. Null for one that is not even weak. Three kinds that are too short for more count as two.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  const length = [...password].length
  const kinds = [UPPER, LOWER, NUMBER].filter((kind) => kind.test(password)).length
  if (kinds === 3 && length >= 9) return 'strong'
  if (kinds >= 2) return length >= identityLimits.passwordMin ? 'medium' : 'weak'
  return kinds === 1 && length >= identityLimits.passwordMin ? 'weak' : null
}
