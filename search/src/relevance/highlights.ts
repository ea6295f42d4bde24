import type { TextRange } from '../search-request.ts'
import type { QueryTerm } from './query-plan.ts'
import { isWrittenAs, slipsBetween } from './term-matching.ts'
import { tokensOf } from './tokens.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text that the terms stand for, as ranges of the text as it is written: accents and case stay. */
export function highlightsOf(text: string, terms: readonly QueryTerm[]): TextRange[] {
  return [...text.matchAll(WORD)].filter(([word]) => tokensOf(word).some((token) => isMeant(token, terms))).map(({ 0: word, index }) => [index, index + word.length])
}

function isMeant(token: string, terms: readonly QueryTerm[]): boolean {
  return terms.some((term) => isWrittenAs(term, token) || slipsBetween(term, token) < Infinity)
}
