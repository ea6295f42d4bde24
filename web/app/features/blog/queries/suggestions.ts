import { suggestPosts as endpoint } from '@vitrine/contracts/blog/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestPosts: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoint, { query: { term } }, { signal })
  return items
}
