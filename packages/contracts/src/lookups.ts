import type { LookupAllowance } from './standing.ts'

/** What is stored of a member's lookups. */
export interface StoredLookups {
  used: number
  /** The period that `used` counts; null: the one that runs now. */
  period: string | null
  /** Its day of the month is that on which a month of lookups begins: 2026-01-31. */
  beganOn: string
}

/**
 * The period that an allowance counts at `now`: `trial`, or the first day of a month of lookups; null where
 * nothing is counted.
 */
export function lookupPeriodOf({ per }: LookupAllowance, beganOn: string, now: Date): string | null {
  if (per !== 'month') return per
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const begins = monthlyDay(beganOn, year, month)
  return begins <= dayOf(now) ? begins : monthlyDay(beganOn, year, month - 1)
}

/** The day on which a month's lookups begin anew; null where they do not. */
export function lookupsRenewOn({ per }: LookupAllowance, beganOn: string, now: Date): string | null {
  if (per !== 'month') return null
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const begins = monthlyDay(beganOn, year, month)
  return begins > dayOf(now) ? begins : monthlyDay(beganOn, year, month + 1)
}

/**
 * How many lookups of the allowance that runs at `now` are used. What an earlier period has left is not
 * carried over.
 */
export function usedLookups(
  allowance: LookupAllowance,
  { used, period, beganOn }: StoredLookups,
  now: Date,
): number {
  return period === null || period === lookupPeriodOf(allowance, beganOn, now) ? used : 0
}

/**
 * The day of the month on which a membership began, in another month; its last day where there is none.
 * Months begin at 00:00 UTC.
 */
function monthlyDay(beganOn: string, year: number, month: number): string {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month, Math.min(Number(beganOn.slice(8)), lastDay))))
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
