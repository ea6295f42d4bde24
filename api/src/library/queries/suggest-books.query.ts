import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type { Suggestions } from '@vitrine/contracts/library/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { libraryIndex } from '@vitrine/search/library/library.index'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedCards } from '../../search-hits/suggested-cards.ts'
import { currentCards } from './book-cards.ts'

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
  const suggested = await suggestedCards(term, {
    limits,
    suggest: (request) => engine.suggest(libraryIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
  return {
    items: suggested.map(({ title, pageURI, authors, year, isCorrected }) => ({
      title,
      pageURI,
      category: `${joinNames(authors)}, ${year}`,
      ...(isCorrected && { corrected: true as const }),
    })),
  }
}
