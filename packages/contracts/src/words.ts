import { foldAccents } from './text.ts'

const POSSESSIVE = /['’]s(?![\p{L}\p{N}\p{M}])/gu
const AMPERSAND = /&/g
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u
/** Most texts have nothing to fold. */
const ASCII = /^\p{ASCII}*$/u

/**
 * The words of a text as search compares them: no accents, no case, no possessive, 'and' for '&', split at
 * whatever is neither letter nor digit.
 */
export function wordsOf(text: string): string[] {
  return (ASCII.test(text) ? text : foldAccents(text))
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(AMPERSAND, ' and ')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
}
