import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import type { Suggestions } from '@vitrine/contracts/price-guide/schemas'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'
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
  return await suggestedTitles(term, {
    limits,
    suggest: (request) => engine.suggest(priceGuideIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
}
