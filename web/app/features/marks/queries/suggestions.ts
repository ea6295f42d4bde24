import { suggestMarks as endpoint } from '@vitrine/contracts/marks/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestMarks: Suggest = async (term, signal) => {
  const { items } = await browserCall(endpoint, { query: { term } }, { signal })
  return items
}
