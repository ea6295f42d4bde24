import { auctionsWritingLimits } from '@vitrine/contracts/auctions/limits'
import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'
import type { AuctionSuggestions } from '@vitrine/contracts/auctions/schemas'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { Database } from '@vitrine/database/database'
import { auctionsIndex } from '@vitrine/search/auctions/auctions.index'
import { auctionSuggestionsRequest } from '@vitrine/search/auctions/auctions.query'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { shownRevisions } from './auction-cards.ts'

/**
 * Titles of auctions to come that complete the term; none below the length at which suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestAuctions(
  { database, engine, now }: { database: Database; engine: SearchEngine; now: Date },
  term: string,
): Promise<AuctionSuggestions> {
  if (sanitizeSearchText(term).length < auctionsWritingLimits.suggestionMinLength) return { items: [] }
  const found = await engine.suggest(auctionsIndex, auctionSuggestionsRequest(term, now))
  if (found.length === 0) return { items: [] }
  const shown = await shownRevisions(
    database,
    found.map(({ id }) => id),
  )
  // One that has changed since the index saw it may have another title.
  return {
    items: found
      .filter(({ id, revision }) => shown.get(id) === revision)
      .map(({ id, title }) => ({ title, pageURI: auctionPageUri({ id, title }) })),
  }
}
