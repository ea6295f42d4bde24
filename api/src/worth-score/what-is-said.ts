import { setImmediate as otherCalls } from 'node:timers/promises'
import { worthScoreLimits as limits } from '@vitrine/contracts/worth-score/messages'
import { commonCurrency, type SetAside } from '@vitrine/worth-score/comparables'
import { estimate, type PriceRange } from '@vitrine/worth-score/estimate'
import { rangeDifference, type RangeDifference } from '@vitrine/worth-score/range-difference'
import { likenessTo, type Likeness } from '@vitrine/worth-score/likeness/likeness'
import type { DescribedItem } from '@vitrine/worth-score/sold-lot'
import type { LearntLessons } from './learnt-lessons.ts'
import type { LotSources, SoldCandidate } from './similar-lots.ts'
import type { SoldItemLot } from './sold-lots.ts'

export interface EstimateSources extends LotSources {
  lessons: LearntLessons
  now: Date
}

export interface SoldComparable {
  lot: SoldItemLot
  relevance: number
}

interface Found<Kind extends SoldComparable> {
  currency: string
  /** Best first. */
  comparables: Kind[]
  setAside: { lot: SoldItemLot; relevance: number; reason: SetAside['reason'] }[]
}

/** What can be said of an item's price. */
export type Figures = Found<SoldComparable> &
  ({ outcome: 'told'; range: PriceRange } | { outcome: 'too few' | 'too wide' | 'not learnt' })

/** The same with what it rests on. */
export type Said =
  | (Found<SoldComparable & Likeness> & {
      outcome: 'told'
      range: PriceRange
      difference: RangeDifference | null
    })
  | Extract<Figures, { outcome: 'too few' | 'too wide' | 'not learnt' }>

interface LessonsAtATime {
  lessons: Pick<LearntLessons, 'of'>
  now: Date
}

/** The estimate from these candidates, with their rows, why each counts and where the range lies. */
export async function whatIsSaid(
  sources: LessonsAtATime,
  item: DescribedItem,
  candidates: readonly SoldCandidate[],
): Promise<Said> {
  const { figures, differenceOf } = await estimated(sources, item, candidates)
  if (figures.outcome !== 'told') return figures
  const comparables = await withLikeness(item, figures.comparables)
  return { ...figures, difference: differenceOf(figures.range), comparables }
}

/** The estimate alone, for what shows no reasons: finding these takes longer than the estimate. */
export async function figuresOf(
  sources: LessonsAtATime,
  item: DescribedItem,
  candidates: readonly SoldCandidate[],
): Promise<Figures> {
  return (await estimated(sources, item, candidates)).figures
}

async function estimated(
  { lessons, now }: LessonsAtATime,
  item: DescribedItem,
  candidates: readonly SoldCandidate[],
): Promise<{ figures: Figures; differenceOf: (range: PriceRange) => RangeDifference | null }> {
  const withoutLesson = (figures: Figures) => ({ figures, differenceOf: () => null })
  if (candidates.length === 0)
    return withoutLesson({ outcome: 'too few', currency: '', comparables: [], setAside: [] })
  const learnt = await lessons.of(commonCurrency(candidates))
  // How many there are is told nevertheless. With fewer than are needed it would be too few, whatever is
  // learned.
  if (!learnt)
    return withoutLesson({
      outcome: candidates.length < limits.comparablesMin ? 'too few' : 'not learnt',
      currency: '',
      comparables: [...candidates],
      setAside: [],
    })
  const today = now.toISOString().slice(0, 10)
  const { outcome, range, currency, comparables, setAside } = estimate(learnt, item, today, candidates)
  const byId = new Map(candidates.map((candidate) => [candidate.lot.id, candidate]))
  const known = <Part extends { lot: { id: string } }>(parts: readonly Part[]) =>
    parts.flatMap((part) => {
      const candidate = byId.get(part.lot.id)
      return candidate ? [{ ...part, ...candidate }] : []
    })
  const found = { currency, comparables: known(comparables), setAside: known(setAside) }
  return {
    figures: outcome === 'told' ? { ...found, outcome, range } : { ...found, outcome },
    differenceOf: (of) => rangeDifference(learnt.prices, item, today, { range: of, comparables }),
  }
}

/** Long texts take milliseconds each: other calls run between so many. */
const COMPARED_A_STEP = 10

/** Why each of them counts. */
async function withLikeness<Kind extends SoldComparable>(
  item: DescribedItem,
  comparables: readonly Kind[],
): Promise<(Kind & Likeness)[]> {
  const likenessOf = likenessTo(item)
  const told: (Kind & Likeness)[] = []
  for (const [at, comparable] of comparables.entries()) {
    if (at % COMPARED_A_STEP === 0) await otherCalls()
    told.push({ ...comparable, ...likenessOf(comparable.lot) })
  }
  await otherCalls()
  return told
}
