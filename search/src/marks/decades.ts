export const YEARS_OF_A_DECADE = 10

interface Bucket {
  from: number
  count: number
}

/**
 * How many marks were in use in each decade: those that came into use until its end, without those that went
 * out of use before it began. Decades run from the first beginning to the last change; who is still in use
 * counts to the end.
 *
 * @param began marks by the decade in which they came into use; the buckets follow each other without a gap
 * @param ended by the decade in which they went out of use, likewise
 */
export function inUseByDecade(
  began: readonly Bucket[],
  ended: readonly Bucket[],
  stillInUse: number,
): { year: number; count: number }[] {
  const first = began[0]?.from
  if (first === undefined) return []
  const changes = [...began, ...ended]
    .filter(({ from, count }) => count > 0 && from <= stillInUse - YEARS_OF_A_DECADE)
    .map(({ from }) => from)
  const last = Math.max(first, ...changes)
  const beganIn = new Map(began.map(({ from, count }) => [from, count]))
  const endedIn = new Map(ended.map(({ from, count }) => [from, count]))
  const decades: { year: number; count: number }[] = []
  let inUse = 0
  for (let year = first; year <= last; year += YEARS_OF_A_DECADE) {
    inUse += beganIn.get(year) ?? 0
    decades.push({ year, count: inUse })
    inUse -= endedIn.get(year) ?? 0
  }
  return decades
}
