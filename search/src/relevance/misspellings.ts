import { distanceToBeginning, editDistance } from './edit-distance.ts'
import { isLike, likeness } from './likeness.ts'
import type { QueryTerm } from './query-plan.ts'
import { remembered } from './remembered.ts'
import { soundsOf } from './sound.ts'

/** A word that may be meant. */
export interface Near {
  word: string
  /** How far the term is from it (likeness.ts). */
  cost: number
}

export interface Misspelling extends Near {
  how: 'oneTypo' | 'twoTypos' | 'sound'
}

type Typed = Pick<QueryTerm, 'token' | 'typos'>

/** A near guess differs by one letter in so many, and short words have too many neighbors for one. */
const LETTERS_PER_SLIP = 9
const NEAR_MIN = 5

const keysOf = remembered(10_000, soundsOf)

/**
 * As what a term may stand for a word: with as many typos as it tolerates, or because both sound alike. Any
 * one letter may be wrong; what differs in more must be like the word as a whole.
 */
export function misspellingOf({ token, typos }: Typed, word: string): Misspelling | null {
  if (typos === 0 || token === word) return null
  const distance = editDistance(token, word, typos)
  const how = distance > typos ? 'sound' : distance === 1 ? 'oneTypo' : 'twoTypos'
  if (how === 'sound' && !isHeardAs(token, word)) return null
  return how === 'oneTypo' || isLike(token, word) ? { word, how, cost: likeness(token, word) } : null
}

/** The words that a term may stand for, nearest first. */
export function misspellingsOf(term: Typed, words: readonly string[]): Misspelling[] {
  return words
    .flatMap((word) => misspellingOf(term, word) ?? [])
    .toSorted((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
}

/** The words that a term may stand for, of those that were found for each term. */
export function guessesAt(
  { token, typos, isNear = false }: QueryTerm,
  found: ReadonlyMap<string, readonly Misspelling[]>,
): readonly Misspelling[] {
  const guesses = typos === 0 ? [] : (found.get(token) ?? [])
  if (!isNear) return guesses
  return guesses.filter(
    ({ word, cost }) =>
      token.length >= NEAR_MIN && cost * LETTERS_PER_SLIP <= Math.max(token.length, word.length),
  )
}

/** The words that begin with the token but for one typo, nearest first. Their ends have not been typed yet. */
export function misspelledBeginnings(token: string, words: readonly string[]): Near[] {
  return words
    .filter((word) => distanceToBeginning(token, word, 1) <= 1)
    .map((word) => ({ word, cost: likeness(token, word, { isUnfinished: true }) }))
    .toSorted((a, b) => a.cost - b.cost || a.word.length - b.word.length)
}

function isHeardAs(token: string, word: string): boolean {
  const keys = keysOf(word)
  return keysOf(token).some((key) => keys.includes(key))
}
