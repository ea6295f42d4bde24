import type { ResultsParameters } from '../../shared/results/results-section.ts'
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
  const [from, to] = inOrder(yearOf(filters['f.yearFrom']), yearOf(filters['f.yearTo']))
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

/** A range that was typed the wrong way round is turned round: what is meant is plain. */
function inOrder(from: string, to: string): [string, string] {
  return from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to]
}

/** A year of four digits; anything else counts as not there. */
function yearOf(text = ''): string {
  return /^[1-9]\d{3}$/.test(text) ? text : ''
}
