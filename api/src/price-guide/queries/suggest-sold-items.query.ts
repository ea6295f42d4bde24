import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/limits'
import type { Suggestions } from '@vitrine/contracts/price-guide/schemas'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedCards } from '../../search-hits/suggested-cards.ts'
import { currentCards } from './sold-item-cards.ts'

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestSoldItems(
  { database, engine, tree }: SearchSources,
  term: string,
): Promise<Suggestions> {
  const suggested = await suggestedCards(term, {
    limits,
    suggest: (request) => engine.suggest(priceGuideIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
  return {
    items: suggested.map(({ title, pageURI, category, isCorrected }) => ({
      title,
      pageURI,
      ...(category && { category }),
      ...(isCorrected && { corrected: true as const }),
    })),
  }
}
