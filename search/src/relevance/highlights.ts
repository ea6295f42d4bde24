import type { TextRange } from '../search-request.ts'
import type { QueryTerm } from './query-plan.ts'
import { isFormOf, isWrittenAs, slipsBetween } from './term-matching.ts'
import { placedTokensOf } from './tokens.ts'

export interface FoundTerms {
  /** The matching words, in UTF-16 units of the text as it is written. */
  ranges: TextRange[]
  /** The tokens of the terms that the text holds. */
  held: ReadonlySet<string>
}

/** The words of a text that the terms stand for, as ranges of the text as it is written. */
export function highlightsOf(text: string, terms: readonly QueryTerm[]): TextRange[] {
  return findTerms(text, terms).ranges
}

/**
 * The words of a text that the terms stand for, and which terms these are. Accents, case and signs stay. Of a
 * word with signs within the part that matches, but no single letter.
 */
export function findTerms(text: string, terms: readonly QueryTerm[]): FoundTerms {
  const words = placedTokensOf(text)
  const looked = terms.map(whole)
  const held = new Set<string>()
  const isMeant = (token: string) => {
    const meant = looked.filter((term) => isMeantBy(term, token))
    for (const term of meant) held.add(term.token)
    return meant.length > 0
  }
  const marked: TextRange[] = words.flatMap(({ word, parts, spelledOut, from, to }) => {
    if (isMeant(word) || (spelledOut !== null && isMeant(spelledOut))) return [[from, to] as const]
    const names = parts.filter(({ word: part }) => part !== 'and')
    const meant = names.filter((part) => isMeant(part.word))
    if (meant.length === names.length && names.length > 0) return [[from, to] as const]
    return meant.filter((part) => part.word.length > 1).map((part) => [part.from, part.to] as const)
  })
  const phrases = terms.flatMap(({ token, alternatives }) =>
    alternatives.flatMap(({ tokens }) => (tokens.length > 1 ? [{ token, tokens }] : [])),
  )
  for (const { token, tokens } of phrases)
    for (let at = 0; at + tokens.length <= words.length; at++) {
      if (!tokens.every((part, place) => isFormOf(part, words[at + place]?.word ?? ''))) continue
      held.add(token)
      marked.push(...words.slice(at, at + tokens.length).map(({ from, to }) => [from, to] as const))
    }
  return { ranges: withoutOverlaps(marked), held }
}

/** Nearly every text has a word that begins with some letter: a letter alone means itself. */
function whole(term: QueryTerm): QueryTerm {
  return term.token.length === 1 ? { ...term, isBeginning: false } : term
}

function isMeantBy(term: QueryTerm, token: string): boolean {
  return isWrittenAs(term, token) || slipsBetween(term, token) < Infinity
}

/** In the order of the text; a sign that is read as two words ('½') is marked once. */
function withoutOverlaps(ranges: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = []
  for (const range of ranges.toSorted(([a, aTo], [b, bTo]) => a - b || bTo - aTo))
    if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range)
  return kept
}
