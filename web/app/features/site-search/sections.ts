import { PRODUCT_NAME } from '@vitrine/contracts/product'
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
}

/** What a page of no section searches: everybody may read it whole. */
const dictionary: Section = { name: 'dictionary', label: 'Dictionary', pages: /^\/dictionary(\/|$)/ }

export const sections: readonly Section[] = [
  { name: 'price-guide', label: 'Price Guide', pages: /^\/(worthopedia|inventory)(\/|$)/ },
  { name: 'marks', label: 'Marks', pages: /^\/marks(\/|$)/ },
  { name: 'library', label: 'Library', pages: /^\/(library|books)(\/|$)/ },
  { name: 'articles', label: 'News & Articles', pages: /^\/articles(\/|$)/ },
  dictionary,
  { name: 'all-sections', label: `All of ${PRODUCT_NAME}`, pages: /^\/search\b/ },
]

export function sectionNamed(name: string | null): Section {
  return sections.find((one) => one.name === name) ?? dictionary
}

/**
 * The section that a page belongs to, or the one that pages of none search. The draft of a section's page is
 * searched as the page will be.
 */
export function sectionOf(pathname: string): Section {
  const page = pathname.replace('/app/preview', '')
  return sections.find(({ pages }) => pages.test(page)) ?? dictionary
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
