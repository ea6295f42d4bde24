import type { BillingPeriod } from '@vitrine/contracts/identity/billing'

const months: Record<BillingPeriod, number> = { Monthly: 1, Quarterly: 3, Annual: 12 }

export const DAY_MS = 86_400_000

export const startOfDay = (moment: number): number => Math.floor(moment / DAY_MS) * DAY_MS

/**
 * The start of the nth period after an anchor: on the anchor's day of the month, or the month's last day
 * where there is none.
 */
export function periodAfter(anchor: number, period: BillingPeriod, count: number): number {
  const begin = new Date(anchor)
  const month = begin.getUTCMonth() + months[period] * count
  const lastDay = new Date(Date.UTC(begin.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return (
    Date.UTC(begin.getUTCFullYear(), month, Math.min(begin.getUTCDate(), lastDay)) +
    (anchor - startOfDay(anchor))
  )
}
