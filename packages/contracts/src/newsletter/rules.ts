import { emailFault } from '../email.ts'
import { isOneLine } from '../one-line.ts'
import { tidyLine } from '../pasted-text.ts'
import { rawLimit } from '../raw-length.ts'
import { newsletterMessages as messages, newsletterLimits as limits } from './messages.ts'

/**
 * The rules of the subscription, as plain functions: the form's script on public pages carries no schema
 * library, and the call's schema asks these very functions. Each returns the documented message, or null
 * where all is well.
 */

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]*$/u

/** Repeated spaces are one, and accents stand with their letters. */
export function tidyName(name: string): string {
  return tidyLine(name).normalize('NFC').replace(/ +/g, ' ')
}

/** The rule of every email (email.ts), in the words of the subscription. */
export function emailProblem(email: string): string | null {
  const fault = emailFault(email)
  return fault && (fault === 'missing' ? messages.emailMissing : messages.emailInvalid)
}

/** The name as the form has it, in one field. */
export function nameProblem(name: string): string | null {
  if (isFarTooLong(name)) return messages.nameTooLong
  const tidy = tidyName(name)
  if (tidy === '') return messages.nameMissing
  if (lengthOf(tidy) > limits.nameMax) return messages.nameTooLong
  if (!tidy.includes(' ')) return messages.nameNotFull
  return wordsProblem(tidy)
}

/** The last word becomes the last name, the rest the first name. For a name without a problem. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const tidy = tidyName(name)
  const lastSpace = tidy.lastIndexOf(' ')
  return { firstName: tidy.slice(0, Math.max(lastSpace, 0)), lastName: tidy.slice(lastSpace + 1) }
}

/** The same rules for the name as the call has it: which of its two fields to put what is wrong at. */
export function namePartProblems(name: { firstName: string; lastName: string }): {
  lastName: string | null
  firstName: string | null
} {
  if (isFarTooLong(name.firstName) || isFarTooLong(name.lastName))
    return { lastName: messages.nameTooLong, firstName: null }
  const [first, last] = [tidyName(name.firstName), tidyName(name.lastName)]
  if (first === '' && last === '') return { lastName: messages.nameMissing, firstName: null }
  if (lengthOf(`${first} ${last}`) > limits.nameMax)
    return { lastName: messages.nameTooLong, firstName: null }
  return { lastName: partProblem(last), firstName: partProblem(first) }
}

function partProblem(part: string): string | null {
  return part === '' ? messages.nameNotFull : wordsProblem(part)
}

function wordsProblem(tidy: string): string | null {
  if (tidy.split(' ').some((word) => lengthOf(word) < limits.nameWordMin)) return messages.nameWordTooShort
  return LETTERS_AND_SPACES.test(tidy) && isOneLine(tidy) ? null : messages.nameCharacters
}

/** Measured before it is normalized, which takes time by the square of the length. */
function isFarTooLong(name: string): boolean {
  return name.length > rawLimit(limits.nameMax)
}

/** In characters as readers count them, near enough: a letter beyond the basic plane is one. */
function lengthOf(text: string): number {
  return [...text].length
}
