const DAY_MS = 86_400_000

/** Begun days that are left of a trial: 7 when it begins, 1 during its last 24 hours, 0 when it is over. */
export function remainingTrialDays(trialEndsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS))
}

/** 'Your trial ends today' where the end is on the present day (UTC) or past. */
export function remainingTrialDaysText(trialEndsAt: Date, now: Date): string {
  if (trialEndsAt.toISOString().slice(0, 10) <= now.toISOString().slice(0, 10)) return 'Your trial ends today'
  const days = remainingTrialDays(trialEndsAt, now)
  return days === 1 ? '1 day left in your trial' : `${days} days left in your trial`
}

/** '12 days', '1 day', 'today'. */
export function timeLeftText(until: Date, now: Date): string {
  const days = Math.ceil((until.getTime() - now.getTime()) / DAY_MS)
  if (days <= 0) return 'today'
  return days === 1 ? '1 day' : `${days} days`
}
