import type { AnyIndex } from '../index-definition.ts'
import { findTerms } from '../relevance/highlights.ts'
import type { QueryTerm } from '../relevance/query-plan.ts'
import { isWrittenAs } from '../relevance/term-matching.ts'
import { foundBy } from '../relevance/tokens.ts'
import type { SearchHit } from '../search-request.ts'

/** Every token that a card is found by, in whatever depth: a hit's other words are not at hand. */
export function tokensOfCard(card: unknown): string[] {
  if (typeof card === 'string') {
    const { tokens, parts } = foundBy(card)
    return [...tokens, ...parts]
  }
  if (typeof card !== 'object' || card === null) return []
  return Object.values(card).flatMap(tokensOfCard)
}

/** Whether the card's name alone holds every term. */
export function isNamedByAll(
  { textFields: [{ field }] }: AnyIndex,
  card: unknown,
  terms: readonly QueryTerm[],
): boolean {
  const name = typeof card === 'object' && card !== null ? new Map(Object.entries(card)).get(field) : null
  const tokens = tokensOfCard(name)
  return terms.every((term) => tokens.some((token) => isWrittenAs(term, token)))
}

/**
 * Ranges for each of the card's text fields in which something matched, and the terms that none of them
 * holds.
 */
export function markedCard(
  { textFields }: AnyIndex,
  card: object,
  terms: readonly QueryTerm[],
): Pick<Required<SearchHit<unknown>>, 'highlights' | 'missing'> {
  if (terms.length === 0) return { highlights: {}, missing: new Set() }
  const texts = new Map<string, unknown>(Object.entries(card))
  const found = textFields.flatMap(({ field }) => {
    const text = texts.get(field)
    return typeof text === 'string' ? [[field, findTerms(text, terms)] as const] : []
  })
  const missing = new Set(terms.map(({ token }) => token))
  for (const [, { held }] of found) for (const token of held) missing.delete(token)
  const marked = found.map(([field, { ranges }]) => [field, ranges] as const)
  return { highlights: Object.fromEntries(marked.filter(([, ranges]) => ranges.length > 0)), missing }
}
