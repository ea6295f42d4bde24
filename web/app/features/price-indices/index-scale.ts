import { priceIndexLimits } from '@vitrine/contracts/price-indices/limits'
import type { PriceIndex, PriceIndexYear } from '@vitrine/contracts/price-indices/schemas'

export const { firstLevel: FIRST_LEVEL } = priceIndexLimits

/** What all charts have in common, so that they can be compared. */
export interface IndexScale {
  firstYear: number
  lastYear: number
  /** Levels that are written beside the chart; each is twice the one below. */
  ticks: number[]
  /** From 0 at the left end to 1 at the right one. */
  placeOfYear: (year: number) => number
  /** From 0 at the lower end to 1 at the upper one; levels beyond the ends are placed there. */
  placeOfLevel: (level: number) => number
}

/** Equal distances are equal ratios: a doubling is as high as a halving is deep. */
export function indexScale(categories: readonly Pick<PriceIndex, 'years'>[]): IndexScale {
  const years = categories.flatMap((category) => category.years)
  const numbers = years.map(({ year }) => year)
  const firstYear = Math.min(...numbers)
  const lastYear = Math.max(...numbers)
  const doublings = years.map(({ level }) => Math.log2(level / FIRST_LEVEL))
  const lowest = Math.min(-1, Math.floor(Math.min(...doublings)))
  const highest = Math.max(1, Math.ceil(Math.max(...doublings)))
  return {
    firstYear,
    lastYear,
    ticks: Array.from({ length: highest - lowest + 1 }, (_, step) => FIRST_LEVEL * 2 ** (lowest + step)),
    placeOfYear: (year) => (year - firstYear) / Math.max(1, lastYear - firstYear),
    placeOfLevel: (level) =>
      Math.min(1, Math.max(0, (Math.log2(level / FIRST_LEVEL) - lowest) / (highest - lowest))),
  }
}

/** Years without a gap between them; a line goes through each run. */
export function runsOfYears(years: readonly PriceIndexYear[]): PriceIndexYear[][] {
  const runs: PriceIndexYear[][] = []
  for (const year of years) {
    const run = runs.at(-1)
    if (run?.at(-1)?.year === year.year - 1) run.push(year)
    else runs.push([year])
  }
  return runs
}
