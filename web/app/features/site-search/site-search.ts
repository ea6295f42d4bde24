import type { DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { siteSearchLimits } from '@vitrine/contracts/site-search/messages'
import type { Suggestion } from '../../shared/search-box/suggestion.ts'
import { sectionNamed, type SiteSearch } from './sections.ts'

/** Where the header's form goes without scripts; it sends on to the section's results. */
export const SITE_SEARCH_PATH = '/search'

/** What the header's form holds: `in`, `text`, and `category` for each box that is ticked. */
export function readSiteSearch(sent: Pick<FormData, 'get' | 'getAll'> | URLSearchParams): SiteSearch {
  return {
    section: sectionNamed(textOf(sent.get('in'))),
    text: textOf(sent.get('text')).slice(0, siteSearchLimits.queryMax),
    categories: readCategoryList(sent.getAll('category').map(textOf).join(',')),
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

/** The best few, then the way to all of them. Nothing found needs no list. */
export function topSuggestions(found: readonly Suggestion[], all: string | null): Suggestion[] {
  if (found.length === 0) return []
  const top = found.slice(0, siteSearchLimits.topSuggestions)
  const seeAll = all ? [{ title: 'See all results', pageURI: all }] : []
  // Other spellings stand below everything else.
  return [
    ...top.filter(({ corrected }) => !corrected),
    ...seeAll,
    ...top.filter(({ corrected }) => corrected),
  ]
}

/** The dictionary's results in the order that the reader chose last. */
export function withSort(path: string, sort: DictionarySort | undefined): string {
  return sort ? `${path}&${new URLSearchParams({ s: sort }).toString()}` : path
}
