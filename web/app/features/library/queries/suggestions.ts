import type { suggestBooks as endpoint } from '@vitrine/contracts/library/endpoints'
import * as libraryPaths from '@vitrine/contracts/library/paths'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestBooks: Suggest = async (term, signal) => {
  const { items } = await browserCall<typeof endpoint>(
    libraryPaths.suggestions,
    { query: { term } },
    { signal },
  )
  return items
}
