/** Readings of document 2, section 10. */
export const worthScoreLimits = {
  /** What filters look for. */
  queryMax: 100,
  excludedMax: 100,
  /** Below this many comparables nothing is said. */
  comparablesMin: 5,
  /** Comparables that count, the most similar ones. */
  comparablesMax: 50,
  /** How long a score that used a lookup stays open. */
  openHours: 24,
  /** Of all calls for scores together, by one account. */
  callsPerMinute: 30,
  textMax: 10_000,
  titleMax: 500,
} as const
