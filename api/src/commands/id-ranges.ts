/** Ids further apart than this are of two ranges: whoever follows reads everything within one. */
const GAP = 1000

/** Ranges that hold these ids and little beside them, in order. */
export function idRanges(ids: readonly number[]): { fromId: number; toId: number }[] {
  const ranges: { fromId: number; toId: number }[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && id - last.toId <= GAP) last.toId = id
    else ranges.push({ fromId: id, toId: id })
  }
  return ranges
}
