import type { QueryTerm } from './query-plan.ts'

/** Of more terms than this a part is what is left without one of them. */
const ALL_PARTS_MAX = 4
/** Each part is looked for, and its misspellings, while somebody types. */
const PARTS_MAX = 6
/** A single letter and a number say nothing alone. */
const CAN_NAME = /\p{L}{2}/u

/**
 * The parts of what was typed for which no name has all of it: more terms first, and of as many those with
 * more letters.
 */
export function partsOf(terms: readonly QueryTerm[]): QueryTerm[][] {
  const parts: (readonly QueryTerm[])[] =
    terms.length > ALL_PARTS_MAX
      ? terms.map((_, at) => terms.toSpliced(at, 1))
      : subsetsOf(terms).filter(({ length }) => length > 0 && length < terms.length)
  return parts
    .filter((part) => part.some(({ token }) => CAN_NAME.test(token)))
    .toSorted((a, b) => b.length - a.length || lettersOf(b) - lettersOf(a))
    .slice(0, PARTS_MAX)
    .map((part) => [...part])
}

function subsetsOf(terms: readonly QueryTerm[]): QueryTerm[][] {
  return terms.reduce<QueryTerm[][]>(
    (subsets, term) => [...subsets, ...subsets.map((some) => [...some, term])],
    [[]],
  )
}

function lettersOf(terms: readonly QueryTerm[]): number {
  return terms.reduce((letters, { token }) => letters + token.length, 0)
}
