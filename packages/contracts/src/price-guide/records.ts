/** A sold item, as the caches of its area name it. */
export function soldItemRecord(id: number): string {
  return `sold-item-${id}`
}
