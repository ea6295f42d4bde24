import { foldAccents } from '@vitrine/contracts/text'

const POSSESSIVE = /['’]s(?![\p{L}\p{N}\p{M}])/gu
const AMPERSAND = /&/g
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u
/** Most texts have nothing to fold. */
const ASCII = /^\p{ASCII}*$/u
/** Engines refuse immense words; nobody types one. */
export const TOKEN_MAX = 100

/**
 * The words of a text as every engine compares them: no accents, no case, no possessive, 'and' for '&', split at
 * whatever is neither letter nor digit. Documents and queries pass through here alike, and engines never see any other text.
 */
export function tokensOf(text: string): string[] {
  return (ASCII.test(text) ? text : foldAccents(text))
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(AMPERSAND, ' and ')
    .split(BETWEEN_WORDS)
    .filter((token) => token !== '')
    .map((token) => token.slice(0, TOKEN_MAX))
}
