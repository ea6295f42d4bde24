import { isFoundByTyping } from '@vitrine/contracts/words'
import type { Suggestion } from './suggestion.ts'

/**
 * Suggestions that hold what is typed, whatever its capitals, accents, spaces and signs within words; other
 * spellings hold something else, and stay.
 */
export function matchingSuggestions(found: readonly Suggestion[], typed: string): Suggestion[] {
  return found.filter(({ title, corrected }) => corrected === true || isFoundByTyping(title, typed))
}
