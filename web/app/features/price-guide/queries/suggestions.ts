import type { suggestSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import * as priceGuidePaths from '@vitrine/contracts/price-guide/paths'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestItems: Suggest = async (term, signal) => {
  const { items } = await browserCall<typeof suggestSoldItems>(
    priceGuidePaths.suggestions,
    { query: { term } },
    { signal },
  )
  return items
}
