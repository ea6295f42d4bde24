import type { TextFailure } from '../errors.ts'
import { tidyPasted } from '../pasted-text.ts'
import { teamMessages as messages } from './messages.ts'
import { teamLimits as limits } from './teams.ts'

/** Letters of any alphabet and spaces, beginning with a letter. */
const NAME = /^\p{L}[\p{L}\p{M} ]+$/u

function isName(name: string): boolean {
  const tidy = tidyPasted(name)
  const length = [...tidy].length
  // Spaces before a name are its own, and those after it are not.
  return length >= limits.nameMin && length <= limits.nameMax && NAME.test(tidy) && !/^\s/u.test(name)
}

export function firstNameFailure(name: string): TextFailure | null {
  return isName(name) ? null : { errorCode: 'invalid', message: messages.firstNameInvalid }
}

export function lastNameFailure(name: string): TextFailure | null {
  return isName(name) ? null : { errorCode: 'invalid', message: messages.lastNameInvalid }
}
