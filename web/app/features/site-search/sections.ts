import { writeCategoryList } from '@vitrine/contracts/site-search/category-list'
import {
  sectionResults,
  sectionResultsPath,
  type SectionName,
} from '@vitrine/contracts/site-search/section-results'

/** What the header's search knows of a section. */
export interface Section {
  name: SectionName
  label: string
  /** The section's own pages. */
  pages: RegExp
  /** Where a search for nothing leads. */
  front: string
}

export const sections: readonly Section[] = [
  {
    name: 'price-guide',
    label: 'Price Guide',
    pages: /^\/(worthopedia|inventory)(\/|$)/,
    front: '/worthopedia',
  },
  { name: 'marks', label: 'Marks', pages: /^\/marks(\/|$)/, front: '/marks' },
  { name: 'library', label: 'Library', pages: /^\/(library|books)(\/|$)/, front: '/library' },
  { name: 'articles', label: 'News & Articles', pages: /^\/articles(\/|$)/, front: '/articles' },
  { name: 'dictionary', label: 'Dictionary', pages: /^\/dictionary(\/|$)/, front: '/dictionary' },
]

/** The last one is what a page of no section searches: everybody may read it whole. */
export function sectionNamed(name: string | null): Section {
  const section = sections.find((one) => one.name === name) ?? sections.at(-1)
  if (!section) throw new Error('no section to search')
  return section
}

/**
 * The section that a page belongs to, or the one that pages of none search. The draft of a section's page is
 * searched as the page will be.
 */
export function sectionOf(pathname: string): Section {
  const page = pathname.replace('/app/preview', '')
  return sections.find(({ pages }) => pages.test(page)) ?? sectionNamed(null)
}

/** The dictionary's first page and its results have a search of their own. */
export function hasHeaderSearch(pathname: string): boolean {
  return !/^\/dictionary(\/searchResults)?\/?$/.test(pathname)
}

export interface SiteSearch {
  section: Section
  text: string
  /** Their urls. */
  categories: readonly string[]
}

/** The URL of a section's results; null for a text that is blank, which is searched nowhere. */
export function resultsPath({ section, text, categories }: SiteSearch): string | null {
  const wanted = text.trim()
  return wanted
    ? sectionResultsPath(sectionResults[section.name], {
        text: wanted,
        categories: writeCategoryList(categories),
      })
    : null
}
