import { identityMessages as messages, identityLimits } from './messages.ts'
import type { TextFailure } from './text-failure.ts'

const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u
const NUMBER = /\p{Nd}/u

/** The first rule of document 3, section 5, that a new password breaks. */
export function passwordFailure(password: string): TextFailure | null {
  const length = [...password].length
  if (length === 0) return { errorCode: 'null', message: messages.passwordRequired }
  if (length < identityLimits.passwordMin) return { errorCode: 'Size', message: messages.passwordTooShort }
  if (length > identityLimits.passwordMax) return { errorCode: 'Size', message: messages.passwordTooLong }
  if (!UPPER.test(password)) return { errorCode: 'invalid', message: messages.passwordNeedsUpper }
  if (!LOWER.test(password)) return { errorCode: 'invalid', message: messages.passwordNeedsLower }
  return NUMBER.test(password) ? null : { errorCode: 'invalid', message: messages.passwordNeedsNumber }
}

export function confirmFailure(password: string, confirm: string): TextFailure | null {
  if (!confirm) return { errorCode: 'null', message: messages.confirmRequired }
  return confirm === password ? null : { errorCode: 'invalid', message: messages.confirmDiffers }
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
