/** Readings of document 2, section 10. */
export const worthScoreLimits = {
  /** What filters look for. */
  queryMax: 100,
  excludedMax: 100,
  /** Below this many comparables nothing is said. */
  comparablesMin: 5,
  textMax: 10_000,
  titleMax: 500,
} as const
