const DAY = 86_400_000

/** Whether a password is older than it may be. `maxAgeDays` 0: it never is. */
export function isPasswordExpired(changedAt: Date, maxAgeDays: number, now: Date): boolean {
  return maxAgeDays > 0 && now.getTime() - changedAt.getTime() >= maxAgeDays * DAY
}
