import { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import type { SectionName } from '@vitrine/contracts/site-search/section-results'
import { browserCall } from '../../shared/api/browser-queries.ts'
import type { Suggest } from '../../shared/search-box/suggestion.ts'

/**
 * Every section suggests by a call of the same form. The header is on every page, so it does not load the
 * endpoints of all sections.
 */
export function suggestionsPath(section: SectionName): string {
  return `/api/v1/${section === 'articles' ? 'blog' : section}/suggestions`
}

/** What asks a section for suggestions. */
export function suggestIn(section: SectionName): Suggest {
  const endpoint = { ...suggestTitles, path: suggestionsPath(section) }
  return async (term, signal) => (await browserCall(endpoint, { query: { term } }, { signal })).items
}
