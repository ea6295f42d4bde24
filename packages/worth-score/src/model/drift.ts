/** What a lot sold for beyond what its text explains, and when. */
export interface TimedResidual {
  /** Years; where zero lies does not matter. */
  year: number
  residual: number
}

/** Prices usually move by about so much in a year: before any sale, a faster drift is not believed. */
const USUAL_DRIFT = 0.1

/**
 * How much the logarithm of prices grows in a year, as far as it can be told from chance.
 *
 * Lots of one day share what made that day good or bad, so each day counts as one sample of the level, with
 * the spread between days and that within the day, as in a meta-analysis with random effects (DerSimonian and
 * Laird 1986). The slope through the days is then drawn towards none by how uncertain it is (James and Stein
 * 1961, positive part): few and scattered days give none. And it is drawn towards none by how uncertain it is
 * beside what markets do: of a few weeks, any slope can be read, and a year later it would be off by any
 * factor.
 */
export function yearlyDrift(residuals: readonly TimedResidual[]): number {
  const days = byDay(residuals)
  if (days.length < 3) return 0
  const between = spreadBetween(days)
  const within = spreadWithin(residuals, days)
  const weights = days.map(({ count }) => 1 / (between + within / count))
  const total = sum(weights)
  const middleYear = sum(days.map(({ year }, day) => year * (weights[day] ?? 0))) / total
  const middleMean = sum(days.map(({ mean }, day) => mean * (weights[day] ?? 0))) / total
  const reach = sum(days.map(({ year }, day) => (weights[day] ?? 0) * (year - middleYear) ** 2))
  if (!(reach > 0)) return 0
  const slope =
    sum(days.map(({ year, mean }, day) => (weights[day] ?? 0) * (year - middleYear) * (mean - middleMean))) /
    reach
  const uncertainty = 1 / reach
  const believed = USUAL_DRIFT ** 2 / (USUAL_DRIFT ** 2 + uncertainty)
  return slope * Math.max(0, 1 - uncertainty / slope ** 2) * believed
}

/**
 * By how much each day lay above what texts explain, by its year: good and bad sales, as far as they can be
 * told from chance (the mean of a day, drawn towards none by the share of chance in it; James and Stein
 * 1961).
 */
export function dayLevels(residuals: readonly TimedResidual[]): ReadonlyMap<number, number> {
  const days = byDay(residuals)
  const within = spreadWithin(residuals, days)
  const between = Math.max(
    0,
    spreadBetween(days) - (within * (days.length - 1)) / Math.max(1, residuals.length),
  )
  return new Map(days.map(({ year, mean, count }) => [year, mean * (between / (between + within / count))]))
}

/** How prices went up and down beside their drift, quarter by quarter; without any, they did not. */
export interface MarketLevels {
  /** The quarter of the first level, counted from where years are. */
  first: number
  levels: readonly number[]
}

export const EVEN_MARKET: MarketLevels = { first: 0, levels: [] }

const QUARTERS_A_YEAR = 4
/** The quarter beside counts half as much. */
const HALF_LIFE_QUARTERS = 1
/** That nothing moved is believed as if so many lots had said so. */
const TRUST_IN_NO_MOVE = 20

export function marketLevels(residuals: readonly TimedResidual[]): MarketLevels {
  const quarters = residuals.map(({ year }) => Math.floor(year * QUARTERS_A_YEAR))
  const first = quarters.reduce((least, quarter) => Math.min(least, quarter), Infinity)
  const last = quarters.reduce((most, quarter) => Math.max(most, quarter), -Infinity)
  const sums = new Float64Array(last - first + 1)
  const counts = new Float64Array(last - first + 1)
  for (const [place, { residual }] of residuals.entries()) {
    const at = (quarters[place] ?? first) - first
    sums[at] = (sums[at] ?? 0) + residual
    counts[at] = (counts[at] ?? 0) + 1
  }
  const levels = Array.from(sums, (_, at) => {
    let near = 0
    let count = TRUST_IN_NO_MOVE
    for (let other = 0; other < sums.length; other += 1) {
      const weight = 0.5 ** (Math.abs(other - at) / HALF_LIFE_QUARTERS)
      near += weight * (sums[other] ?? 0)
      count += weight * (counts[other] ?? 0)
    }
    return near / count
  })
  return { first, levels }
}

/** The level of the nearest quarter that is known. */
export function levelAt({ first, levels }: MarketLevels, year: number): number {
  const place = Math.floor(year * QUARTERS_A_YEAR) - first
  return levels[Math.max(0, Math.min(levels.length - 1, place))] ?? 0
}

interface Day {
  year: number
  mean: number
  count: number
}

function byDay(residuals: readonly TimedResidual[]): Day[] {
  const days = new Map<number, { sum: number; count: number }>()
  for (const { year, residual } of residuals) {
    const day = days.get(year) ?? { sum: 0, count: 0 }
    days.set(year, { sum: day.sum + residual, count: day.count + 1 })
  }
  return [...days].map(([year, day]) => ({ year, mean: day.sum / day.count, count: day.count }))
}

/** Variance of the residuals about the mean of their day. */
function spreadWithin(residuals: readonly TimedResidual[], days: readonly Day[]): number {
  const means = new Map(days.map(({ year, mean }) => [year, mean]))
  return (
    sum(residuals.map(({ year, residual }) => (residual - (means.get(year) ?? 0)) ** 2)) /
      Math.max(1, residuals.length - days.length) +
    Number.EPSILON
  )
}

/**
 * Variance of the days' means. It holds their chance as well, which makes the slope a little less trusted
 * than it could be.
 */
function spreadBetween(days: readonly Day[]): number {
  const lots = sum(days.map(({ count }) => count))
  const mean = sum(days.map((day) => day.mean * day.count)) / lots
  return sum(days.map((day) => day.count * (day.mean - mean) ** 2)) / lots
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
