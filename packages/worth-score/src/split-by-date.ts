import type { SoldLot } from './sold-lot.ts'

/** Of the lots, so many are the earlier ones. */
const EARLIER_SHARE = 0.75

/**
 * Splits lots at the change of date nearest to three quarters of them: no day is on both sides.
 *
 * @param lots in the order of their dates
 * @throws Error when all are of one day
 */
export function splitByDate(lots: readonly SoldLot[]): { earlier: SoldLot[]; later: SoldLot[] } {
  const wanted = lots.length * EARLIER_SHARE
  let nearest: number | undefined
  for (let place = 1; place < lots.length; place += 1) {
    if (lots[place]?.saleDate === lots[place - 1]?.saleDate) continue
    if (nearest === undefined || Math.abs(place - wanted) < Math.abs(nearest - wanted)) nearest = place
  }
  if (nearest === undefined)
    throw new Error('All lots are of one day: nothing can be learnt from the earlier about the later ones.')
  return { earlier: lots.slice(0, nearest), later: lots.slice(nearest) }
}
