import type { SearchResponse } from '@vitrine/contracts/dictionary/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { counted } from '../../shared/format/numbers.ts'

/** What the results page says it found: its heading, and a sentence where something was left out. */
export interface SearchTexts {
  heading: string
  note: string | null
}

export function searchTexts(
  { meta, understood, closeSpellings }: SearchResponse,
  query: string,
  categoryTitle: string | null,
): SearchTexts {
  const results = counted(meta.total, 'result')
  if (understood.kind === 'guessed' && closeSpellings.length > 0)
    return { heading: `Nothing for "${query}". Close spellings:`, note: null }
  if (understood.kind === 'partial' && meta.total > 0)
    return {
      heading: `No entry has all of "${query}"`,
      note: `${results} without ${joinNames(understood.leftOut.map((word) => `"${word}"`))}${understood.used ? `, read as "${understood.used}"` : ''}:`,
    }
  const about = query || categoryTitle
  if (meta.total === 0) return { heading: `There are no results for ${about ?? 'this search'}`, note: null }
  return { heading: about ? `${results} for ${about}` : results, note: null }
}
