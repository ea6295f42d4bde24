import { yearSpan, type ResultsParameters } from '../../shared/results/results-section.ts'
import { sortOf } from './library-section.ts'

/** What the search call takes, of what a page is asked for. */
export interface SearchCall {
  q: string
  category: string
  'f.author': string
  'f.language': string
  'f.yearFrom': string
  'f.yearTo': string
  s: string
  offset: number
}

export function searchCall({ text, filters, s, offset }: ResultsParameters): SearchCall {
  const [from, to] = yearSpan(filters)
  return {
    q: text,
    category: filters['category'] ?? '',
    'f.author': filters['f.author'] ?? '',
    'f.language': filters['f.language'] ?? '',
    'f.yearFrom': from,
    'f.yearTo': to,
    s: sortOf({ text, s }),
    offset,
  }
}
