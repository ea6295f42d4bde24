import { stemmer } from 'stemmer'
import { distanceToBeginning } from './edit-distance.ts'
import { misspellingOf } from './misspellings.ts'
import { singularOf } from './plural.ts'
import type { QueryTerm } from './query-plan.ts'
import { remembered } from './remembered.ts'
import type { Alternative } from './variants/alternatives.ts'

/** Of a token, which is never longer than engines take. */
const formsOf = remembered(10_000, (token) => ({ singular: singularOf(token), stem: stemmer(token) }))

/** Whether a reader who typed the term sees it in this token: the word, another form of it, or its beginning. */
export function isWrittenAs({ token: typed, isBeginning, alternatives }: QueryTerm, token: string): boolean {
  return (
    (isBeginning && token.startsWith(typed)) ||
    [typed, ...alternatives.flatMap(wordOf)].some((word) => isFormOf(word, token))
  )
}

/** Whether a reader who typed the term sees it in these words that follow each other. */
export function isWrittenAsPhrase({ alternatives }: QueryTerm, words: readonly string[]): boolean {
  return alternatives.some(
    ({ tokens }) =>
      tokens.length === words.length && tokens.every((token, at) => isFormOf(token, words[at] ?? '')),
  )
}

function wordOf({ tokens }: Alternative): readonly string[] {
  return tokens.length === 1 ? tokens : []
}

function isFormOf(word: string, token: string): boolean {
  if (token === word) return true
  // 'a' is no singular of 'as'.
  if (token.length === 1 || word.length === 1) return false
  const [one, other] = [formsOf(token), formsOf(word)]
  return one.singular === other.singular || one.stem === other.stem
}

/** How far the token is from the term, where the term may stand for it; otherwise Infinity. */
export function slipsBetween(term: QueryTerm, token: string): number {
  if (term.typos === 0) return Infinity
  if (term.token === token) return 0
  const misspelled = misspellingOf(term, token)?.cost ?? Infinity
  if (!term.isBeginning) return misspelled
  const begun = distanceToBeginning(term.token, token, term.typos)
  return begun <= term.typos ? Math.min(begun, misspelled) : misspelled
}
