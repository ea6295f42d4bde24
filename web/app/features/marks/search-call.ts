import { yearSpan, type ResultsParameters } from '../../shared/results/results-section.ts'
import { sortOf } from './marks-section.ts'

/** What the search call takes, of what a page is asked for. */
export interface SearchCall {
  query: string
  category: string
  'f.kind': string
  'f.maker': string
  'f.place': string
  'f.yearFrom': string
  'f.yearTo': string
  s: string
  offset: number
}

const YEAR_OF_A_MARK = /^(1\d{3}|20\d{2})$/

export function searchCall({ text, filters, s, offset }: ResultsParameters): SearchCall {
  const [from, to] = yearSpan(filters, YEAR_OF_A_MARK)
  return {
    query: text,
    category: filters['category'] ?? '',
    'f.kind': filters['f.kind'] ?? '',
    'f.maker': filters['f.maker'] ?? '',
    'f.place': filters['f.place'] ?? '',
    'f.yearFrom': from,
    'f.yearTo': to,
    s: sortOf({ text, s }),
    offset,
  }
}
