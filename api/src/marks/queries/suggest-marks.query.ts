import { marksLimits as limits } from '@vitrine/contracts/marks/messages'
import type { Suggestions } from '@vitrine/contracts/marks/schemas'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'
import { currentCards } from './mark-cards.ts'

/**
 * Titles that complete the term, best first; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestMarks(
  { database, engine, tree }: SearchSources,
  term: string,
): Promise<Suggestions> {
  return await suggestedTitles(term, {
    limits,
    suggest: (request) => engine.suggest(marksIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
}
