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
  const nearest = changeNearest(lots, lots.length * EARLIER_SHARE)
  return { earlier: lots.slice(0, nearest), later: lots.slice(nearest) }
}

/** Lots before `earlier` teach, those from it to before `later` are judged. */
export interface Split {
  earlier: number
  later: number
}

/** Of many lots, few splits are enough. */
const SHARES = [
  { most: 20_000, shares: [0.5, 0.625, 0.75, 0.875] },
  { most: 50_000, shares: [0.625, 0.8] },
  { most: Infinity, shares: [EARLIER_SHARE] },
]
/** Where fewer days would be judged, lots from further back are judged as well. */
const ENOUGH_DAYS = 30
const FURTHER_BACK = [0.25, 0.375]

/**
 * One after another, each judged by all that was sold before it; the first lots are judged by none. Lots of
 * one day share what made that day good or bad, so no day is on both sides.
 *
 * @param lots in the order of their dates
 * @throws Error when all are of one day
 */
export function splitsByDate(lots: readonly SoldLot[]): Split[] {
  const shares = SHARES.find(({ most }) => lots.length <= most)?.shares ?? []
  const usual = changesNear(lots, shares)
  const days = new Set(lots.slice(usual[0]).map(({ saleDate }) => saleDate)).size
  const changes = days < ENOUGH_DAYS ? changesNear(lots, [...FURTHER_BACK, ...shares]) : usual
  return changes.map((earlier, place) => ({ earlier, later: changes[place + 1] ?? lots.length }))
}

function changesNear(lots: readonly SoldLot[], shares: readonly number[]): number[] {
  return [...new Set(shares.map((share) => changeNearest(lots, lots.length * share)))]
}

function changeNearest(lots: readonly SoldLot[], wanted: number): number {
  let nearest: number | undefined
  for (let place = 1; place < lots.length; place += 1) {
    if (lots[place]?.saleDate === lots[place - 1]?.saleDate) continue
    if (nearest === undefined || Math.abs(place - wanted) < Math.abs(nearest - wanted)) nearest = place
  }
  if (nearest === undefined)
    throw new Error('All lots are of one day: nothing can be learnt from the earlier about the later ones.')
  return nearest
}
