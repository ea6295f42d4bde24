/** Which rows of a list are shown, and where its other pages begin. */
export interface PagesOfList {
  first: number
  last: number
  total: number
  current: number
  count: number
  previousOffset: number | null
  nextOffset: number | null
  /** Where the last page that can be reached begins. */
  lastOffset: number
  /** There are more rows than can be reached. */
  isCut: boolean
}

export interface ListPlace {
  total: number
  /** False where there are more than the total, which is then all that can be reached. */
  isTotalExact?: boolean
  currentLimit: number
  currentOffset: number
}

/** @param reach how many rows can be paged through; a page that is not whole within them is not offered */
export function pagesOfList(
  { total, isTotalExact, currentLimit, currentOffset }: ListPlace,
  shown: number,
  reach = Number.POSITIVE_INFINITY,
): PagesOfList {
  const isCut = isTotalExact === false || total > reach
  const end = isCut ? Math.min(total, reach - (reach % currentLimit)) : total
  const count = Math.max(1, Math.ceil(end / currentLimit))
  const current = Math.min(count, Math.floor(currentOffset / currentLimit) + 1)
  const next = currentOffset + currentLimit
  return {
    first: shown > 0 ? currentOffset + 1 : 0,
    last: currentOffset + shown,
    total,
    current,
    count,
    previousOffset: currentOffset > 0 ? Math.max(0, Math.min(currentOffset, end) - currentLimit) : null,
    nextOffset: next < end ? next : null,
    lastOffset: (count - 1) * currentLimit,
    isCut,
  }
}

/**
 * Whether a page starts at or past the end of its list, or reaches past what can be paged through. An empty
 * list has its first page, whatever the offset.
 *
 * @param reach how many rows can be paged through
 */
export function isPastEnd(
  { total, currentLimit, currentOffset }: ListPlace,
  reach = Number.POSITIVE_INFINITY,
): boolean {
  if (total === 0 || currentOffset === 0) return false
  return currentOffset >= total || currentOffset + currentLimit > reach
}

/** First, last, and the neighbors of the current page; null stands for a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const wanted = [1, 2, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((page, place) => {
    const before = pages[place - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
