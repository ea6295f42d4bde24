import type { suggestMarks as endpoint } from '@vitrine/contracts/marks/endpoints'
import * as marksPaths from '@vitrine/contracts/marks/paths'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestMarks: Suggest = async (term, signal) => {
  const { items } = await browserCall<typeof endpoint>(
    marksPaths.suggestions,
    { query: { term } },
    { signal },
  )
  return items
}
