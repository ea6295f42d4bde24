import type { TextRange } from '../search-request.ts'
import type { QueryTerm } from './query-plan.ts'
import { remembered } from './remembered.ts'
import { isWrittenAs, isWrittenAsPhrase, slipsBetween } from './term-matching.ts'
import { TOKEN_MAX, tokensOf } from './tokens.ts'

const tokensOfWord = remembered(10_000, tokensOf)

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The words of a text that the terms stand for, as ranges of the text as it is written: accents and case
 * stay.
 */
export function highlightsOf(text: string, terms: readonly QueryTerm[]): TextRange[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    tokens: word.length > TOKEN_MAX ? tokensOf(word) : tokensOfWord(word),
  }))
  const phraseLength = Math.max(
    1,
    ...terms.flatMap(({ alternatives }) => alternatives.map(({ tokens }) => tokens.length)),
  )
  const marked = new Set(
    words.flatMap((word, at) => (word.tokens.some((token) => isMeant(token, terms)) ? [at] : [])),
  )
  for (let length = 2; length <= phraseLength; length++) {
    for (const at of words.keys()) {
      const phrase = words.slice(at, at + length).flatMap(({ tokens }) => tokens)
      if (phrase.length === length && terms.some((term) => isWrittenAsPhrase(term, phrase)))
        for (let next = at; next < at + length; next++) marked.add(next)
    }
  }
  return words.flatMap(({ from, to }, at) => (marked.has(at) ? [[from, to] as const] : []))
}

function isMeant(token: string, terms: readonly QueryTerm[]): boolean {
  return terms.some((term) => isWrittenAs(term, token) || slipsBetween(term, token) < Infinity)
}
