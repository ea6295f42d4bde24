import { priceIndexLimits as limits } from '@vitrine/contracts/price-indices/limits'

/** Sales of one kind in one year at about the same price. */
export interface CountedSales {
  /** What is compared with each other: the same category, currency, price basis, and one piece or several. */
  kind: string
  year: number
  /** The natural logarithm of the price. */
  logPrice: number
  sales: number
  samples: number
}

export interface ComputedYear {
  year: number
  /** In percent of the first year, as are the ends of its range. */
  level: number
  low: number
  high: number
  sales: number
}

export interface ComputedIndex {
  sales: number
  samples: number
  years: ComputedYear[]
}

/** Quantile of the normal distribution for a range of 90%. */
const Z = 1.645
/** Residuals of so many spreads and more count less (Huber 1964): 95% efficient where prices are lognormal. */
const HUBER = 1.345
/** Levels that move by less are found. */
const PRECISION = 1e-4
const MOST_ROUNDS = 300

/**
 * The price index of one category by the time dummy method (Handbook on Residential Property Prices Indices,
 * Eurostat 2013, chapter 5), with kinds as the only features: a robust regression of the logarithms of prices
 * on kind and year. A price is what its kind usually brings, times the level of its year, times chance. So
 * neither single records nor a year in which other kinds were sold move the level. Each year is compared with
 * all others at once: errors do not add up from year to year as in a chain.
 *
 * @returns null where fewer than two years can be compared
 */
export function computePriceIndex(counts: readonly CountedSales[]): ComputedIndex | null {
  const used = comparableSales(counts)
  const levels = yearLevels(used)
  const [first] = levels
  if (!first || levels.length < limits.leastYears) return null
  return {
    sales: sum(used, ({ sales }) => sales),
    samples: sum(used, ({ samples }) => samples),
    years: levels.map((level) => comparedWith(first, level)),
  }
}

/**
 * Sales of years that have enough of them, and of kinds that were sold in two such years at least: others
 * cannot be compared. Where years fall apart into groups without a kind in common, the group with the most
 * sales.
 */
function comparableSales(counts: readonly CountedSales[]): readonly CountedSales[] {
  let used = counts
  for (let before = -1; before !== used.length;) {
    before = used.length
    const yearsOfKind = Map.groupBy(used, ({ kind }) => kind)
    used = used.filter(
      ({ kind }) => new Set(yearsOfKind.get(kind)?.map(({ year }) => year)).size >= limits.leastYears,
    )
    const salesOfYear = Map.groupBy(used, ({ year }) => year)
    used = used.filter(
      ({ year }) => sum(salesOfYear.get(year) ?? [], ({ sales }) => sales) >= limits.leastSales,
    )
  }
  const groups = Map.groupBy(used, groupOfYear(used))
  return [...groups.values()].reduce<readonly CountedSales[]>(
    (largest, group) =>
      sum(group, ({ sales }) => sales) > sum(largest, ({ sales }) => sales) ? group : largest,
    [],
  )
}

/** Tells the group of a sale: years are in one group where kinds connect them, directly or by other years. */
function groupOfYear(counts: readonly CountedSales[]): (sale: CountedSales) => number {
  const parents = new Map<number, number>()
  const groupOf = (year: number): number => {
    const parent = parents.get(year) ?? year
    return parent === year ? year : groupOf(parent)
  }
  const yearOfKind = new Map<string, number>()
  for (const { kind, year } of counts) {
    const other = yearOfKind.get(kind)
    if (other === undefined) yearOfKind.set(kind, year)
    else if (groupOf(other) !== groupOf(year)) parents.set(groupOf(year), groupOf(other))
  }
  return ({ year }) => groupOf(year)
}

interface YearLevel {
  year: number
  sales: number
  /** Logarithms. */
  level: number
  error: number
}

/** A sale with the places of its kind and its year among all kinds and years. */
interface PlacedSales {
  kind: number
  year: number
  logPrice: number
  sales: number
}

/** The level of each year, oldest first, with its standard error. */
function yearLevels(counts: readonly CountedSales[]): YearLevel[] {
  const kindNames = placesOf(counts.map(({ kind }) => kind))
  const yearNumbers = placesOf(counts.map(({ year }) => year).toSorted((one, other) => one - other))
  const placed = counts.map(({ kind, year, logPrice, sales }) => ({
    kind: kindNames.get(kind) ?? 0,
    year: yearNumbers.get(year) ?? 0,
    logPrice,
    sales,
  }))
  const kinds = new Float64Array(kindNames.size)
  const years = new Float64Array(yearNumbers.size)
  const residualOf = ({ kind, year, logPrice }: PlacedSales) =>
    logPrice - (kinds[kind] ?? 0) - (years[year] ?? 0)
  let spread = Infinity
  for (let round = 0, moved = Infinity; round < MOST_ROUNDS && moved > PRECISION; round += 1) {
    moveToMeans(kinds, placed, { placeOf: ({ kind }) => kind, residualOf, spread })
    moved = moveToMeans(years, placed, { placeOf: ({ year }) => year, residualOf, spread })
    if (round < ROUNDS_OF_SPREAD) spread = spreadOf(placed, residualOf)
  }
  const all = sum(placed, ({ sales }) => sales)
  // What the levels of kinds and years have taken from the residuals.
  const correction = Math.sqrt(all / Math.max(1, all - kinds.length - years.length + 1))
  const ofYear = Map.groupBy(placed, ({ year }) => year)
  return [...yearNumbers].map(([year, place]) => {
    const sold = ofYear.get(place) ?? []
    return {
      year,
      sales: sum(sold, ({ sales }) => sales),
      level: years[place] ?? 0,
      error: correction * errorOfMean(sold, residualOf, spread),
    }
  })
}

function placesOf<Name>(names: readonly Name[]): ReadonlyMap<Name, number> {
  return new Map([...new Set(names)].map((name, place) => [name, place]))
}

/** The spread hardly changes after these. */
const ROUNDS_OF_SPREAD = 10

interface Fit {
  placeOf: (sale: PlacedSales) => number
  residualOf: (sale: PlacedSales) => number
  spread: number
}

/**
 * Moves each level by the weighted mean of its residuals.
 *
 * @returns the longest of these moves
 */
function moveToMeans(
  levels: Float64Array,
  placed: readonly PlacedSales[],
  { placeOf, residualOf, spread }: Fit,
): number {
  const moves = new Float64Array(levels.length)
  const weights = new Float64Array(levels.length)
  for (const sale of placed) {
    const residual = residualOf(sale)
    const weight = sale.sales * Math.min(1, (HUBER * spread) / Math.abs(residual))
    const place = placeOf(sale)
    moves[place] = (moves[place] ?? 0) + weight * residual
    weights[place] = (weights[place] ?? 0) + weight
  }
  let longest = 0
  for (const [place, weight] of weights.entries()) {
    const move = (moves[place] ?? 0) / weight
    longest = Math.max(longest, Math.abs(move))
    levels[place] = (levels[place] ?? 0) + move
  }
  return longest
}

/** The normalized median distance from zero, of residuals that are not zero. */
function spreadOf(placed: readonly PlacedSales[], residualOf: (sale: PlacedSales) => number): number {
  const distances = placed
    .map((sale) => ({ distance: Math.abs(residualOf(sale)), sales: sale.sales }))
    .filter(({ distance }) => distance > PRECISION)
    .toSorted((one, other) => one.distance - other.distance)
  const half = sum(distances, ({ sales }) => sales) / 2
  let passed = 0
  for (const { distance, sales } of distances) {
    passed += sales
    if (passed >= half) return 1.4826 * distance
  }
  return Infinity
}

/** The standard error of a robust mean (Huber, Robust Statistics, 1981, 6.6). */
function errorOfMean(
  sold: readonly PlacedSales[],
  residualOf: (sale: PlacedSales) => number,
  spread: number,
): number {
  const most = HUBER * spread
  const squares = sum(sold, (sale) => sale.sales * Math.min(most, Math.abs(residualOf(sale))) ** 2)
  const within = sum(sold, (sale) => (Math.abs(residualOf(sale)) <= most ? sale.sales : 0))
  return Math.sqrt(squares) / Math.max(1, within)
}

/** A year's level in percent of the first year's, whole numbers. The first year has no error of its own. */
function comparedWith(first: YearLevel, { year, sales, level, error }: YearLevel): ComputedYear {
  const change = level - first.level
  const reach = year === first.year ? 0 : Z * Math.hypot(error, first.error)
  const percent = (log: number) => Math.max(1, Math.round(limits.firstLevel * Math.exp(log)))
  return { year, level: percent(change), low: percent(change - reach), high: percent(change + reach), sales }
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0)
}
