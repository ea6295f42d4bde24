import { writeCategoryList } from '@vitrine/contracts/site-search/category-list'

export type SectionName = 'price-guide' | 'marks' | 'library' | 'articles' | 'dictionary'

/** What the header's search knows of a section. */
export interface Section {
  name: SectionName
  label: string
  /** Where a search leads, and under which names it takes text and categories. */
  results: string
  text: 'query' | 'q'
  categories: 'categories' | 'category' | 'inventory_topic'
  /** The section's own pages. */
  pages: RegExp
  /** Where a search for nothing leads. */
  front: string
}

export const sections: readonly Section[] = [
  { name: 'price-guide', label: 'Price Guide', results: '/inventory/search', text: 'query', categories: 'category', pages: /^\/(worthopedia|inventory)(\/|$)/, front: '/worthopedia' },
  { name: 'marks', label: 'Marks', results: '/marks/search', text: 'query', categories: 'categories', pages: /^\/marks(\/|$)/, front: '/marks' },
  { name: 'library', label: 'Library', results: '/books/searchDetails', text: 'q', categories: 'categories', pages: /^\/(library|books)(\/|$)/, front: '/library' },
  { name: 'articles', label: 'News & Articles', results: '/articles/searchResults', text: 'q', categories: 'inventory_topic', pages: /^\/articles(\/|$)/, front: '/articles/searchResults' },
  { name: 'dictionary', label: 'Dictionary', results: '/dictionary/searchResults', text: 'query', categories: 'categories', pages: /^\/dictionary(\/|$)/, front: '/dictionary' },
]

/** What a page that belongs to no section searches: the dictionary, as long as the price guide is not open. */
const ELSEWHERE: SectionName = 'dictionary'

export function sectionNamed(name: string | null): Section {
  const [first] = sections
  const section = sections.find((one) => one.name === name) ?? sections.find((one) => one.name === ELSEWHERE) ?? first
  if (!section) throw new Error('there is no section to search')
  return section
}

/** The section that a page belongs to, or the one that pages of none search. */
export function sectionOf(pathname: string): Section {
  return sections.find(({ pages }) => pages.test(pathname)) ?? sectionNamed(null)
}

/** The dictionary's pages have a search of their own. */
export function hasHeaderSearch(pathname: string): boolean {
  return !/^\/dictionary(\/|$)/.test(pathname)
}

export interface SiteSearch {
  section: Section
  text: string
  /** Their urls. */
  categories: readonly string[]
}

/** The address of a section's results; null for a text that is blank, which is searched nowhere. */
export function resultsPath({ section, text, categories }: SiteSearch): string | null {
  const wanted = text.trim()
  if (!wanted) return null
  const search = new URLSearchParams({ [section.text]: wanted })
  if (categories.length > 0) search.set(section.categories, writeCategoryList(categories))
  return `${section.results}?${search.toString()}`
}
