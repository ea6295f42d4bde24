import type { suggestAuctions as endpoint } from '@vitrine/contracts/auctions/endpoints'
import { suggestions } from '@vitrine/contracts/auctions/paths'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

/** Titles of auctions to come. */
export const suggestAuctions: Suggest = async (term, signal) => {
  const { items } = await browserCall<typeof endpoint>(suggestions, { query: { term } }, { signal })
  return items
}
