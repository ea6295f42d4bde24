import type { ResultsParameters } from '../../shared/results/results-section.ts'
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

export function searchCall({ text, filters, s, offset }: ResultsParameters): SearchCall {
  const [from, to] = inOrder(yearOf(filters['f.yearFrom']), yearOf(filters['f.yearTo']))
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

/** A range that was typed the wrong way round is turned round: what is meant is plain. */
function inOrder(from: string, to: string): [string, string] {
  return from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to]
}

/** A year of four digits that a mark can have; anything else counts as not there. */
function yearOf(text = ''): string {
  return /^(1\d{3}|20\d{2})$/.test(text) ? text : ''
}
