import type { Understood } from './understood.ts'
import { joinNames } from '@vitrine/contracts/text'
import { counted, formatCount } from '../format/numbers.ts'
import type { ResultsParameters, ResultsSection } from './results-section.ts'

export interface ResultsTexts {
  heading: string
  note: string | null
}

interface Found {
  total: number
  /** False where only so many were counted: the number is the least. */
  isExact: boolean
  understood: Understood
  /** Where nothing was found as typed: whether something with other spellings was. */
  hasCloseSpellings: boolean
}

/** What a results page says it found: its heading, and a sentence where something was read in another way. */
export function resultsTexts({ noun, nouns }: Pick<ResultsSection, 'noun' | 'nouns'>, { text }: Pick<ResultsParameters, 'text'>, { total, isExact, understood, hasCloseSpellings }: Found): ResultsTexts {
  const results = isExact ? counted(total, noun, nouns) : `${formatCount(total)}+ ${nouns}`
  if (understood.kind === 'guessed' && hasCloseSpellings) return { heading: `Nothing for "${text}". Close spellings:`, note: null }
  if (understood.kind === 'partial' && total > 0) {
    const without = joinNames(understood.leftOut.map((word) => `"${word}"`))
    return { heading: `Nothing has all of "${text}"`, note: `${results} without ${without}${understood.used ? `, read as "${understood.used}"` : ''}:` }
  }
  return { heading: text ? `${results} for ${text}` : results, note: null }
}
