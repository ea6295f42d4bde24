import { suggestBooks as endpoint } from '@vitrine/contracts/library/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestBooks: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoint, { query: { term } }, { signal })
  return items
}
