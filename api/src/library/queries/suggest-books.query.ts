import { libraryLimits as limits } from '@vitrine/contracts/library/limits'
import type { Suggestions } from '@vitrine/contracts/library/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { joinNames } from '@vitrine/contracts/text'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { inSuggestionOrder } from '@vitrine/search/relevance/suggestion-order'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { currentCards } from './book-cards.ts'

/** So many names are compared to find the best of them. */
const COMPARED = 40

/**
 * Titles that complete the term, best first, each with its authors and year; none below the length at which
 * suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestBooks(
  { database, engine, tree }: SearchSources,
  term: string,
): Promise<Suggestions> {
  const text = sanitizeSearchText(term)
  if (text.length < limits.suggestionMinLength) return { items: [] }
  const found = await engine.suggest(libraryIndex, { text, limit: COMPARED })
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
    items: cards.map(({ id, title, pageURI, authors, year }) => ({
      title,
      pageURI,
      category: `${joinNames(authors)}, ${year}`,
      ...(best.get(id)?.corrected && { corrected: true as const }),
    })),
  }
}
