import { wordsOf } from '@vitrine/contracts/words'

/** Engines refuse immense words; nobody types one. */
export const TOKEN_MAX = 100

/**
 * The words of a text as every engine compares them. Documents and queries pass through here alike, and
 * engines never see any other text.
 */
export function tokensOf(text: string): string[] {
  return wordsOf(text).map((word) => word.slice(0, TOKEN_MAX))
}
