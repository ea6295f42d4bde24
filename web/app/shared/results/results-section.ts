import { parseOffset } from '@vitrine/contracts/offset'
import { siteSearchLimits } from '@vitrine/contracts/site-search/messages'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'

export interface ResultsSort {
  value: string
  label: string
}

/** What a section's results page is asked for in its URL, and in which words it speaks. */
export interface ResultsSection {
  /** As the menu names it. */
  name: string
  /** The section's landing page, and its results. */
  front: string
  results: string
  /** The parameter that the text has in the URL. */
  text: 'query' | 'q'
  /** The parameters of its filters, in the order in which the URL has them. */
  filters: readonly string[]
  sorts: readonly ResultsSort[]
  /** One result, and several: 'sold item', 'sold items'. */
  noun: string
  nouns: string
}

export interface ResultsParameters {
  text: string
  /**
   * Those that are set, by their parameters; several values of one are joined by commas, as several
   * categories are: none is dropped unseen.
   */
  filters: Readonly<Record<string, string>>
  /** Undefined where the URL names none: the section's own order. */
  s: string | undefined
  offset: number
}

const FILTER_MAX = 500

/** Reads a URL typed by hand leniently: what is unknown counts as not there. */
export function readResults(section: ResultsSection, search: URLSearchParams): ResultsParameters {
  const filters = section.filters
    .map((name) => [name, search.getAll(name).join().trim().slice(0, FILTER_MAX)] as const)
    .filter(([, value]) => value !== '')
  return {
    text: sanitizeSearchText((search.get(section.text) ?? '').slice(0, siteSearchLimits.queryMax)),
    filters: Object.fromEntries(filters),
    s: section.sorts.find(({ value }) => value === search.get('s'))?.value,
    offset: parseOffset(search.get('offset')),
  }
}

/** The page's URL with some parameters changed. Changing anything but the offset drops the offset. */
export function resultsUrl(
  section: ResultsSection,
  parameters: ResultsParameters,
  change: Partial<ResultsParameters> = {},
): string {
  const { text, filters, s, offset } = { ...parameters, offset: 0, ...change }
  const search = new URLSearchParams()
  if (text) search.set(section.text, text)
  for (const name of section.filters) {
    if (filters[name]) search.set(name, filters[name])
  }
  if (s) search.set('s', s)
  if (offset > 0) search.set('offset', String(offset))
  const tail = search.toString()
  return tail ? `${section.results}?${tail}` : section.results
}

/** The filters without the named ones. */
export function withoutFilters(
  filters: ResultsParameters['filters'],
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}

const FOUR_DIGITS = /^[1-9]\d{3}$/

/**
 * The years that the filter of years asks for, both empty without one. A range that was typed the wrong way
 * round is turned round: what is meant is plain.
 *
 * @param year what a year can be; anything else counts as not there
 */
export function yearSpan(filters: ResultsParameters['filters'], year = FOUR_DIGITS): [string, string] {
  const [from = '', to = ''] = [filters['f.yearFrom'], filters['f.yearTo']].map((text = '') =>
    year.test(text) ? text : '',
  )
  // Of four digits each, so that they compare as texts.
  return to && from > to ? [to, from] : [from, to]
}
