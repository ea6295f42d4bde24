import type { TextRange } from '../search-request.ts'
import type { QueryTerm } from './query-plan.ts'
import { isWrittenAs, isWrittenAsPhrase, slipsBetween } from './term-matching.ts'
import { placedTokensOf } from './tokens.ts'

/**
 * The words of a text that the terms stand for, as ranges of the text as it is written: accents, case and
 * signs stay. Of a word with signs within the part that matches, but no single letter.
 */
export function highlightsOf(text: string, terms: readonly QueryTerm[]): TextRange[] {
  const words = placedTokensOf(text)
  const looked = terms.map(whole)
  const marked: TextRange[] = words.flatMap(({ word, parts, spelledOut, from, to }) => {
    if (isMeant(word, looked) || (spelledOut !== null && isMeant(spelledOut, looked)))
      return [[from, to] as const]
    const names = parts.filter(({ word: part }) => part !== 'and')
    const meant = names.filter((part) => isMeant(part.word, looked))
    if (meant.length === names.length && names.length > 0) return [[from, to] as const]
    return meant.filter((part) => part.word.length > 1).map((part) => [part.from, part.to] as const)
  })
  const phraseLength = Math.max(
    1,
    ...terms.flatMap(({ alternatives }) => alternatives.map(({ tokens }) => tokens.length)),
  )
  for (let length = 2; length <= phraseLength; length++) {
    for (const at of words.keys()) {
      const phrase = words.slice(at, at + length)
      const isPhrase =
        phrase.length === length &&
        terms.some((term) =>
          isWrittenAsPhrase(
            term,
            phrase.map(({ word }) => word),
          ),
        )
      if (isPhrase) marked.push(...phrase.map(({ from, to }) => [from, to] as const))
    }
  }
  return withoutOverlaps(marked)
}

/** Nearly every text has a word that begins with some letter: a letter alone means itself. */
function whole(term: QueryTerm): QueryTerm {
  return term.token.length === 1 ? { ...term, isBeginning: false } : term
}

function isMeant(token: string, terms: readonly QueryTerm[]): boolean {
  return terms.some((term) => isWrittenAs(term, token) || slipsBetween(term, token) < Infinity)
}

/** In the order of the text; a sign that is read as two words ('½') is marked once. */
function withoutOverlaps(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = []
  for (const range of ranges.toSorted(([a, aTo], [b, bTo]) => a - b || bTo - aTo))
    if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range)
  return kept
}
