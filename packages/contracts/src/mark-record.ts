/** A mark, as the caches of its area name it. */
export function markRecord(id: number): string {
  return `mark-${id}`
}
