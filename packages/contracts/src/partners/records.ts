/** A partner, as the caches of its area name it. */
export function partnerRecord(id: number): string {
  return `partner-${id}`
}

/** How many there are, which every page shows: a change of one of them leaves it alone. */
export const numberOfPartners = 'number'
