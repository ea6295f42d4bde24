import { marksLimits as limits } from '@vitrine/contracts/marks/limits'
import type { Suggestions } from '@vitrine/contracts/marks/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { inSuggestionOrder } from '@vitrine/search/relevance/suggestion-order'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { currentCards } from './mark-cards.ts'

/** So many names are compared to find the best of them. */
const COMPARED = 40

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestMarks(
  { database, engine, tree }: SearchSources,
  term: string,
): Promise<Suggestions> {
  const text = sanitizeSearchText(term)
  if (text.length < limits.suggestionMinLength) return { items: [] }
  const found = await engine.suggest(marksIndex, { text, limit: COMPARED })
  const best = new Map(
    inSuggestionOrder(text, found)
      .slice(0, limits.suggestionsMax)
      .map((ranked) => [ranked.named.id, ranked]),
  )
  const cards = await currentCards(
    database,
    tree,
    [...best.values()].map(({ named }) => named),
  )
  return {
    items: cards.map(({ id, title, pageURI, category }) => ({
      title,
      pageURI,
      ...(category && { category }),
      ...(best.get(id)?.corrected && { corrected: true as const }),
    })),
  }
}
