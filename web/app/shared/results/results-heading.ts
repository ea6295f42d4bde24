import type { Understood } from '@vitrine/contracts/understood'
import { counted, formatCount } from '../format/numbers.ts'
import type { ResultsParameters, ResultsSection } from './results-section.ts'

export interface ResultsTexts {
  heading: string
  note: string | null
}

/** What a search says of how much it found. */
export interface FoundCount {
  meta: { total: number }
  /** False where only so many were counted: the number is the least. */
  isTotalExact: boolean
  understood: Understood
  /** Where nothing was found as typed: what has other spellings. */
  closeSpellings: readonly unknown[]
}

/** Makes the page's search with other parameters. */
export type SearchAgain = (parameters: ResultsParameters) => Promise<FoundCount>

/** '1,204 marks', '10,000+ marks' */
export function foundText(
  { noun, nouns }: Pick<ResultsSection, 'noun' | 'nouns'>,
  { meta: { total }, isTotalExact }: Pick<FoundCount, 'meta' | 'isTotalExact'>,
): string {
  return isTotalExact ? counted(total, noun, nouns) : `${formatCount(total)}+ ${nouns}`
}

/**
 * What a results page says it found: its heading, and a sentence where something was read in another way.
 * Null is a search that failed or is on its way.
 */
export function resultsTexts(
  { noun, nouns }: Pick<ResultsSection, 'noun' | 'nouns'>,
  { text }: Pick<ResultsParameters, 'text'>,
  found: FoundCount | null,
): ResultsTexts {
  if (!found) return { heading: 'Search results', note: null }
  const { understood, closeSpellings } = found
  const { total } = found.meta
  const results = foundText({ noun, nouns }, found)
  if (understood.kind === 'guessed' && closeSpellings.length > 0)
    return { heading: `Nothing for “${text}”. Close spellings:`, note: null }
  if (total === 0)
    return { heading: text ? `There are no results for ${text}` : 'No results found.', note: null }
  return { heading: text ? `${results} for ${text}` : results, note: readingNote(understood) }
}

/** 'Without: civil, war. Shown for: longcase clock.'; null where a text was read as it is typed. */
export function readingNote(understood: Understood): string | null {
  if (understood.kind === 'guessed') return null
  const { leftOut = [], used } = understood.kind === 'partial' ? understood : {}
  const parts = [
    leftOut.length > 0 && `Without: ${leftOut.join(', ')}.`,
    used && `Read as: ${used}.`,
    understood.shownFor && `Shown for: ${understood.shownFor.join(', ')}.`,
  ]
  return parts.filter(Boolean).join(' ') || null
}
