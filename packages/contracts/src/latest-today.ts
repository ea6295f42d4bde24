const UTC_PLUS_14_MS = 14 * 60 * 60 * 1000

/**
 * The latest day that is today anywhere, `2024-01-31`. Every check that a day is not to come uses it: no time
 * zone is refused its own day.
 */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + UTC_PLUS_14_MS).toISOString().slice(0, 10)
}
