import { rangeFrom } from './estimate.ts'
import { rangesFrom, type LotWithEvidence } from './learn.ts'
import { median } from './statistics.ts'

/** How near estimates came to prices that they had not seen. Shares and factors alone: no price follows. */
export interface AccuracyFigures {
  /** Lots that were judged. */
  lots: number
  /** Share of them that got no range: too few comparables, or prices too far apart. */
  declined: number
  /** Shares of the lots with a range whose price lay in it: half are promised, */
  inHalf: number
  /** and 8 in 10. */
  inEightInTen: number
  /** Half of the middle estimates lie within this factor of the price. */
  medianFactor: number
}

export interface Accuracy {
  overall: AccuracyFigures
  /** Most lots first; several categories in one where each has too few. */
  byCategory: { categories: string[]; figures: AccuracyFigures }[]
  /** By year of sale, ends included, the earliest first; years with too few lots go with those beside them. */
  byYear: { from: number; to: number; figures: AccuracyFigures }[]
}

/** Figures of fewer lots with a range say little, and might tell of single ones. */
export const LEAST_OF_A_CELL = 30
/** Parts of the judged days: the ranges of each are learnt from the others. */
const FOLDS = 5

/**
 * How near WorthScore came to the lots that a lesson was judged by. A lesson's own ranges reach as far as
 * these lots needed, so they would always seem right: here the ranges for the lots of some days are learnt
 * from the lots of all other days.
 *
 * @param judgedLots split by split
 * @returns null where fewer than 30 lots got a range, or all are of one day
 */
export function accuracyOf(judgedLots: readonly (readonly LotWithEvidence[])[]): Accuracy | null {
  const assessed = crossFitted(judgedLots)
  if (assessed === null || rangesIn(assessed) < LEAST_OF_A_CELL) return null
  return {
    overall: figuresOf(assessed),
    byCategory: categoryCells(assessed).map(({ categories, lots }) => ({
      categories,
      figures: figuresOf(lots),
    })),
    byYear: yearCells(assessed).map(({ from, to, lots }) => ({ from, to, figures: figuresOf(lots) })),
  }
}

/** A lot with what would have been told of it; null where nothing is told. */
export interface AssessedLot {
  category: string
  year: number
  told: { inHalf: boolean; inEightInTen: boolean; distance: number } | null
}

/** Null where all are of one day: there is nothing to learn their ranges from. */
function crossFitted(judgedLots: readonly (readonly LotWithEvidence[])[]): AssessedLot[] | null {
  const foldOf = foldsByDay(judgedLots.flat().map(({ lot }) => lot.saleDate))
  const folds = new Set(foldOf.values())
  if (folds.size < 2) return null
  return [...folds].flatMap((fold) => {
    const isIn = ({ lot }: LotWithEvidence) => foldOf.get(lot.saleDate) === fold
    const ranges = rangesFrom(judgedLots.map((split) => split.filter((judged) => !isIn(judged))))
    return judgedLots.flatMap((split) => split.filter(isIn).map((judged) => assessed(ranges, judged)))
  })
}

/** Days one after another go together, about as many lots in each part. */
function foldsByDay(saleDates: readonly string[]): ReadonlyMap<string, number> {
  const folds = new Map<string, number>()
  for (const [place, saleDate] of saleDates.toSorted().entries())
    if (!folds.has(saleDate)) folds.set(saleDate, Math.floor((place * FOLDS) / saleDates.length))
  return folds
}

function assessed(
  ranges: ReturnType<typeof rangesFrom>,
  { lot: { category, saleDate, price }, evidence }: LotWithEvidence,
): AssessedLot {
  const said = evidence && rangeFrom(ranges, evidence, category)
  const range = said?.outcome === 'told' ? said.range : null
  return {
    category,
    year: Number(saleDate.slice(0, 4)),
    told: range && {
      inHalf: price >= range.low && price <= range.high,
      inEightInTen: price >= range.wideLow && price <= range.wideHigh,
      distance: Math.abs(Math.log(range.middle / price)),
    },
  }
}

function figuresOf(lots: readonly AssessedLot[]): AccuracyFigures {
  const told = lots.flatMap((lot) => lot.told ?? [])
  const share = (count: number, of: number) => Number((count / of).toFixed(3))
  return {
    lots: lots.length,
    declined: share(lots.length - told.length, lots.length),
    inHalf: share(told.filter(({ inHalf }) => inHalf).length, told.length),
    inEightInTen: share(told.filter(({ inEightInTen }) => inEightInTen).length, told.length),
    medianFactor: Number(Math.exp(median(told.map(({ distance }) => distance))).toFixed(2)),
  }
}

/** Those that a cell's figures are of. */
function rangesIn(lots: readonly AssessedLot[]): number {
  return lots.filter(({ told }) => told !== null).length
}

/**
 * Categories with enough lots, the others together in the last cell. Where those are too few together, the
 * smallest of the others joins them: what is left out could be found from the rest and the whole.
 */
export function categoryCells(
  lots: readonly AssessedLot[],
): { categories: string[]; lots: readonly AssessedLot[] }[] {
  const cells = [...Map.groupBy(lots, ({ category }) => category)]
    .map(([category, own]) => ({ categories: [category], lots: own }))
    .toSorted((one, other) => rangesIn(other.lots) - rangesIn(one.lots))
  const firstSmall = cells.findIndex((cell) => rangesIn(cell.lots) < LEAST_OF_A_CELL)
  if (firstSmall === -1) return largestFirst(cells)
  let from = firstSmall
  while (from > 0 && rangesIn(cells.slice(from).flatMap((cell) => cell.lots)) < LEAST_OF_A_CELL) from -= 1
  const rest = cells.slice(from)
  return [
    ...largestFirst(cells.slice(0, from)),
    { categories: rest.flatMap(({ categories }) => categories), lots: rest.flatMap((cell) => cell.lots) },
  ]
}

function largestFirst<Cell extends { lots: readonly AssessedLot[] }>(cells: readonly Cell[]): Cell[] {
  return cells.toSorted((one, other) => other.lots.length - one.lots.length)
}

/** Years one after another are put together until there are enough lots; too few at the end join the last. */
export function yearCells(
  lots: readonly AssessedLot[],
): { from: number; to: number; lots: readonly AssessedLot[] }[] {
  const cells: { from: number; to: number; lots: readonly AssessedLot[] }[] = []
  const years = [...Map.groupBy(lots, ({ year }) => year)].toSorted(([one], [other]) => one - other)
  for (const [year, own] of years) {
    const last = cells.at(-1)
    if (last && rangesIn(last.lots) < LEAST_OF_A_CELL)
      cells[cells.length - 1] = { ...last, to: year, lots: [...last.lots, ...own] }
    else cells.push({ from: year, to: year, lots: own })
  }
  const [before, last] = cells.slice(-2)
  if (!before || !last || rangesIn(last.lots) >= LEAST_OF_A_CELL) return cells
  return [...cells.slice(0, -2), { from: before.from, to: last.to, lots: [...before.lots, ...last.lots] }]
}
