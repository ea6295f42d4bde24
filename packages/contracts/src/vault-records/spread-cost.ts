/** How the cost of a lot is divided among the pieces that were bought in it. */
export const spreadWays = [
  { name: 'equally', label: 'Equally' },
  { name: 'byValue', label: 'By value' },
  { name: 'byHand', label: 'By hand' },
] as const
export type SpreadWay = (typeof spreadWays)[number]['name']

/**
 * Shares of an amount in proportion to the weights, which add up to it to the cent: cents that are left over
 * go to the largest remainders, the first of equal ones.
 *
 * @param amount in whole cents, as a number with at most 2 decimals
 * @param weights above 0
 */
export function spreadAmount(amount: number, weights: readonly number[]): number[] {
  const cents = Math.round(amount * 100)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => (cents * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = cents - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares.map((share) => share / 100)
}
