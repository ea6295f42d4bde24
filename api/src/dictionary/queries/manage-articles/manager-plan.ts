import type { ManagerFilter } from './manager-conditions.ts'

/**
 * To look for words in a row of the list takes so many times as long as to fetch a match by its id: the words
 * stand beside the row.
 */
const ROW_WITH_TEXT = 4

export interface Sizes {
  /** How many match. */
  totals: number
  /** How many there are. */
  all: number
  /** How many of the matches come before the end of the page. */
  rows: number
  /** How many rows are read to look all matches up. */
  lookedUp: number
  hasText: boolean
}

/**
 * Going through the list in its order meets one match in `all / totals` rows, which a larger list does not
 * change; looking all matches up and sorting them takes as many rows as each filter has by itself. Whichever
 * is less is done.
 */
export function isQuickerByRow({ totals, all, rows, lookedUp, hasText }: Sizes): boolean {
  return totals > 0 && (rows * all * (hasText ? ROW_WITH_TEXT : 1)) / totals < lookedUp
}

/**
 * The filters that a filter is made of, each alone: what a lookup reads whole before it knows what they have
 * in common. The status is looked at in rows that are read anyway.
 */
export function partsOf({
  text,
  userId,
  categories,
  author,
  mine,
  problem,
  scheduled,
}: ManagerFilter): ManagerFilter[] {
  const part = (only: Partial<ManagerFilter>): ManagerFilter => ({ text: null, userId, ...only })
  return [
    ...(text ? [part({ text })] : []),
    ...(categories ? [part({ categories })] : []),
    ...(author ? [part({ author })] : []),
    ...(mine ? [part({ mine })] : []),
    ...(problem ? [part({ problem })] : []),
    ...(scheduled ? [part({ scheduled })] : []),
  ]
}
