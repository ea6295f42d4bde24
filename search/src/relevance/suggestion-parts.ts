import type { QueryTerm } from './query-plan.ts'

/** Of more terms than this a part is what is left without one of them. */
const ALL_PARTS_MAX = 4
/** A single letter says nothing alone. */
const ALONE_MIN = 2

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
    .filter((part) => lettersOf(part) >= ALONE_MIN)
    .toSorted((a, b) => b.length - a.length || lettersOf(b) - lettersOf(a))
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
