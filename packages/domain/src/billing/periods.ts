import type { BillingPeriod } from '@vitrine/contracts/identity/billing'

const months: Record<BillingPeriod, number> = { Monthly: 1, Quarterly: 3, Annual: 12 }

/**
 * When a period that begins at `start` ends: on the same day of a later month, on that month's last day where
 * it has no such day. `anchorDay` is the day on which the first period began, so that the 31st comes back
 * after a February. All in UTC.
 */
export function periodEnd(start: Date, period: BillingPeriod, anchorDay = start.getUTCDate()): Date {
  const month = start.getUTCMonth() + months[period]
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const end = new Date(start)
  // The day first: the 31st of a shorter month would run over into the next one.
  end.setUTCDate(1)
  end.setUTCMonth(month)
  end.setUTCDate(Math.min(anchorDay, lastDay))
  return end
}

/** Which is longer: less than zero where `one` is the shorter. */
export function comparePeriods(one: BillingPeriod, other: BillingPeriod): number {
  return months[one] - months[other]
}
