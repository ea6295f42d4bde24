/**
 * How many of the records that an index counted are surely not to be seen. Where a page has none of its hits
 * left, as after the restore of an older database, nothing is counted from there on: no total without items.
 */
export function hiddenHits(
  { total, offset }: { total: number; offset: number },
  { found, shown }: { found: number; shown: number },
): number {
  if (found > 0 && shown === 0) return Math.max(found, total - offset)
  return found - shown
}
