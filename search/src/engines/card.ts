import type { IndexOf } from '../index-definition.ts'
import { SearchUnavailable } from '../search-engine.ts'

/**
 * A hit's card, parsed: what stands in an index may have been written by another version of us. Until it is
 * rebuilt there is nothing to show, which is not the caller's fault.
 */
export function readCard<Card>(definition: IndexOf<Card>, stored: unknown): Card {
  const card = definition.card.safeParse(stored)
  if (!card.success) throw new SearchUnavailable(card.error)
  return card.data
}
