import * as dictionaryPaths from '@vitrine/contracts/dictionary/paths'
import type { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'

export const suggestEntries: Suggest = async (term, signal) => {
  const { items } = await browserCall<typeof suggestTitles>(
    dictionaryPaths.suggestions,
    { query: { term } },
    { signal },
  )
  return items
}
