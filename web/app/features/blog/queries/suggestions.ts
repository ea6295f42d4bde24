import type { suggestPosts as endpoint } from '@vitrine/contracts/blog/endpoints'
import * as blogPaths from '@vitrine/contracts/blog/paths'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestPosts: Suggest = async (term, signal) => {
  const { items } = await browserCall<typeof endpoint>(blogPaths.suggestions, { query: { term } }, { signal })
  return items
}
