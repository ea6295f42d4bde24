import type { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import type { SectionName } from '@vitrine/contracts/site-search/section-results'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'

/**
 * Every section suggests by a call of the same form. The header stands on every page, so it does not load
 * their contracts.
 */
export function suggestionsPath(section: SectionName): string {
  return `/api/v1/${section === 'articles' ? 'blog' : section}/suggestions`
}

/** What asks a section for suggestions. */
export function suggestIn(section: SectionName): Suggest {
  const at = { method: 'GET', path: suggestionsPath(section) } as const
  return async (term, signal) =>
    (await browserCall<typeof suggestTitles>(at, { query: { term } }, { signal })).items
}
