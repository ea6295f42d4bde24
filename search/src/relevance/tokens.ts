import { foldAccents } from '@vitrine/contracts/text'

const POSSESSIVE = /['’]s(?![\p{L}\p{N}\p{M}])/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u
/** Engines refuse immense words; nobody types one. */
export const TOKEN_MAX = 100

/**
 * The words of a text as every engine compares them: no accents, no case, no possessive, split at whatever is neither
 * letter nor digit. Engines that analyse texts themselves (elasticsearch/analysis.ts) are told the same rules.
 */
export function tokensOf(text: string): string[] {
  return foldAccents(text)
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .split(BETWEEN_WORDS)
    .filter((token) => token !== '')
    .map((token) => token.slice(0, TOKEN_MAX))
}
