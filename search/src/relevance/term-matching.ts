import { stemmer } from 'stemmer'
import { distanceToBeginning, editDistance } from './edit-distance.ts'
import { singularOf } from './plural.ts'
import type { QueryTerm } from './query-plan.ts'

/** Whether a reader who typed the term sees it in this token: the word, another form of it, or its beginning. */
export function isWrittenAs({ token: typed, isBeginning }: QueryTerm, token: string): boolean {
  return token === typed || (isBeginning && token.startsWith(typed)) || singularOf(token) === singularOf(typed) || stemmer(token) === stemmer(typed)
}

/** How many letters set the term and the token apart, where the term tolerates so many; otherwise Infinity. */
export function slipsBetween({ token: typed, typos, isBeginning }: QueryTerm, token: string): number {
  if (typos === 0) return Infinity
  const distance = isBeginning ? Math.min(editDistance(typed, token, typos), distanceToBeginning(typed, token, typos)) : editDistance(typed, token, typos)
  return distance <= typos ? distance : Infinity
}
