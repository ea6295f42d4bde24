export const priceIndexLimits = {
  /** A year with fewer sales has no index. */
  leastSales: 30,
  /** A category with fewer such years has no index. */
  leastYears: 2,
  /** The level of a category's first year. */
  firstLevel: 100,
  /** How often, in percent, the true level lies between `low` and `high`. */
  rangePercent: 90,
} as const
