export interface PricePoint {
  /** When it was paid, 2026-01-31; of a whole year, its first of July. */
  day: string
  /** What the table calls it: a day, a year. */
  label: string
  price: number
  /** Half of the prices that the point stands for lie between these. */
  spread?: { from: number; to: number }
  /** How many sales it stands for. */
  sales?: number
}

/** A range of prices behind the points, over all of the time. */
export interface PriceBand {
  name: string
  from: number
  to: number
}

/**
 * Prices further apart than this are drawn so that each step upward multiplies: else the low ones lie in one
 * line.
 */
const WIDE = 20

export function isLogarithmic(points: readonly PricePoint[], bands: readonly PriceBand[]): boolean {
  const [low, high] = extent(points, bands)
  return low > 0 && high / low > WIDE
}

/** The lowest and the highest price of all. */
export function extent(
  points: readonly PricePoint[],
  bands: readonly PriceBand[],
): [low: number, high: number] {
  const prices = [
    ...points.flatMap(({ price, spread }) => [price, ...(spread ? [spread.from, spread.to] : [])]),
    ...bands.flatMap(({ from, to }) => [from, to]),
  ]
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0]
}

/** Round prices from below the lowest to above the highest one: 100, 200, 500, 1,000. */
export function roundPrices(low: number, high: number): number[] {
  const steps: number[] = []
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power += 1)
    steps.push(...[1, 2, 5].map((digit) => digit * 10 ** power))
  const first = steps.findLastIndex((step) => step <= low)
  const last = steps.findIndex((step) => step >= high)
  return steps.slice(Math.max(0, first), last + 1)
}

/** Years to write below the time, eight at most; in milliseconds. */
export function yearTicks(points: readonly PricePoint[]): number[] {
  const years = points.map(({ day }) => Number(day.slice(0, 4)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const step = [1, 2, 5, 10, 20, 50, 100].find((width) => (last - first) / width < 8) ?? 100
  const ticks: number[] = []
  for (let year = Math.ceil(first / step) * step; year <= last + 1; year += step)
    ticks.push(Date.UTC(year, 0, 1))
  return ticks
}

/** From the first of January of the first year to the last of December of the last one. */
export function timeSpan(points: readonly PricePoint[]): [from: number, to: number] {
  const years = points.map(({ day }) => Number(day.slice(0, 4)))
  return [Date.UTC(Math.min(...years), 0, 1), Date.UTC(Math.max(...years) + 1, 0, 1)]
}
