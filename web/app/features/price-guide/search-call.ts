import { yearSpan, type ResultsParameters } from '../../shared/results/results-section.ts'
import { sortOf, withoutPrices } from './price-guide-section.ts'

/** What the search call takes, of what a page is asked for. */
export interface SearchCall {
  query: string
  category: string
  'f.maker': string
  'f.source': string
  'f.dateFrom': string
  'f.dateTo': string
  s: string
  offset: number
}

/** Without anything that asks for prices: what the server renders is alike for everybody. */
export function searchCall(parameters: ResultsParameters): SearchCall {
  const { text, filters, s, offset } = withoutPrices(parameters)
  const [first, last] = yearSpan(filters)
  return {
    query: text,
    category: filters['category'] ?? '',
    'f.maker': filters['f.maker'] ?? '',
    'f.source': filters['f.source'] ?? '',
    'f.dateFrom': first && `${first}-01-01`,
    'f.dateTo': last && `${last}-12-31`,
    s: sortOf({ text, s }),
    offset,
  }
}
