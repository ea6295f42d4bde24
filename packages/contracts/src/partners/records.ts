/** A partner, as the caches of its area name it. */
export function partnerRecord(id: number): string {
  return `partner-${id}`
}
