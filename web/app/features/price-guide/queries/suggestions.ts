import { suggestSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestItems: Suggest = async (term, signal) => {
  const { items } = await browserCall(suggestSoldItems, { query: { term } }, { signal })
  return items
}
