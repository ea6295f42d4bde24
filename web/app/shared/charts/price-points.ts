import { LOCALE } from '../format/numbers.ts'

export interface PricePoint {
  /** When it was paid, 2026-01-31; of a whole year, its first of July. */
  day: string
  /** What the table calls it: a day, a year. */
  label: string
  price: number
  /** Half of the prices that the point stands for lie between these. */
  spread?: { from: number; to: number }
  /** How many sales or items it stands for. */
  sales?: number
}

/** A range of prices behind the points, over all of the time; one price where both ends are the same. */
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

/** What stands below the time: from where to where it goes, what is written, and how. */
export interface TimeAxis {
  domain: [from: number, to: number]
  /** In milliseconds, like the domain. */
  ticks: number[]
  write: (time: number) => string
}

/** So many months are written as months; more are written as years. */
const MONTHS_MOST = 24

/** Whole years, or whole months where the points lie within two years. */
export function timeAxis(points: readonly PricePoint[]): TimeAxis {
  const months = points.map(({ day }) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  const [first, last] = [Math.min(...months), Math.max(...months)]
  return last - first < MONTHS_MOST
    ? ofMonths(first, last)
    : ofYears(Math.floor(first / 12), Math.floor(last / 12))
}

const startOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1)

const monthNames = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Six months at most are written. */
function ofMonths(first: number, last: number): TimeAxis {
  const step = Math.ceil((last - first + 1) / 6)
  const ticks: number[] = []
  for (let month = first; month <= last; month += step) ticks.push(startOf(month))
  return {
    domain: [startOf(first), startOf(last + 1)],
    ticks,
    write: (time) => monthNames.format(new Date(time)),
  }
}

/** Eight years at most are written. */
function ofYears(first: number, last: number): TimeAxis {
  const step = [1, 2, 5, 10, 20, 50, 100].find((width) => (last - first) / width < 8) ?? 100
  const ticks: number[] = []
  for (let year = Math.ceil(first / step) * step; year <= last + 1; year += step)
    ticks.push(startOf(year * 12))
  return {
    domain: [startOf(first * 12), startOf((last + 1) * 12)],
    ticks,
    write: (time) => String(new Date(time).getUTCFullYear()),
  }
}
