import { worthScoreLimits as limits } from '@vitrine/contracts/worth-score/limits'
import { worthScoreMessages as messages } from '@vitrine/contracts/worth-score/messages'
import type { DescribedItem, Score, TriedScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { commonCurrency } from '@vitrine/worth-score/comparables'
import { estimate, type Estimate } from '@vitrine/worth-score/estimate'
import type { LearntLessons } from '../../learnt-lessons.ts'
import { similarLots, type LotSources, type SoldCandidate } from '../../similar-lots.ts'
import { rootUrl, type SoldItemLot } from '../../sold-lots.ts'

export interface EstimateSources extends LotSources {
  lessons: LearntLessons
  now: Date
}

/**
 * What pieces like this one have sold for: candidates from the index of sold items, the estimate from what was learnt.
 * @throws AppError VALIDATION_FAILED for a category that is not there; SearchUnavailable
 */
export async function estimateWorth(sources: EstimateSources, item: DescribedItem, filters: WorthScoreFilters): Promise<TriedScore> {
  const { tree, lessons, now } = sources
  const category = rootUrl(tree, item.categoryId)
  if (category === '') throw refused('categoryId')
  const candidates = await similarLots(sources, {
    text: `${filters.query ?? item.title} ${item.description}`, categoryIds: categoryIdsOf(sources, item, filters),
    saleDateFrom: filters.saleDateFrom, saleDateTo: filters.saleDateTo, priceMin: filters.salePriceMin, priceMax: filters.salePriceMax, excludedIds: filters.excludedIds,
  })
  const learnt = candidates.length > 0 ? await lessons.of(commonCurrency(candidates)) : null
  if (!learnt) return { score: nothingSaid(filters, candidates.length), outcome: candidates.length > 0 ? 'not learnt' : 'too few', setAside: [] }
  const said = estimate(learnt, { title: item.title, description: item.description, category }, now.toISOString().slice(0, 10), candidates)
  const lots = lotsById(candidates)
  return {
    score: said.outcome === 'told' ? scoreOf(said, filters, lots) : nothingSaid(filters, said.comparables.length),
    outcome: said.outcome,
    setAside: said.setAside.flatMap(({ lot, reason }) => {
      const found = lots.get(lot.id)
      return found ? [{ id: found.itemId, title: found.title, reason }] : []
    }),
  }
}

function categoryIdsOf({ tree }: EstimateSources, item: DescribedItem, { categoryId = item.categoryId }: WorthScoreFilters): number[] | null {
  if (categoryId === 0) return null
  const ids = tree.idsBelow(categoryId)
  if (ids.length === 0) throw refused('filters.categoryId')
  return ids
}

function refused(field: string): AppError {
  return new AppError('VALIDATION_FAILED', { fieldErrors: [{ field, errorCode: 'notFound', errorMessage: messages.categoryUnknown }] })
}

const lotsById = (candidates: readonly SoldCandidate[]) => new Map(candidates.map(({ lot }) => [lot.id, lot]))

function scoreOf({ range, comparables, currency }: Extract<Estimate, { outcome: 'told' }>, filters: WorthScoreFilters, lots: ReadonlyMap<string, SoldItemLot>): Score {
  const itemsRelated = comparables.flatMap(({ lot, reasons }) => {
    const found = lots.get(lot.id)
    return found ? [{ id: found.itemId, title: found.title, thumbnail: found.thumbnail, url: found.url, saleDate: found.saleDate, salePrice: found.price, currency: found.currency, reasons }] : []
  })
  return {
    itemsRelated,
    estimatedPriceMin: range.low, estimatedPriceMax: range.high, meanPrice: range.middle, widePriceMin: range.wideLow, widePriceMax: range.wideHigh,
    currency,
    priceGraph: itemsRelated.map(({ saleDate, salePrice }) => ({ saleDate, salePrice })).toSorted((one, other) => (one.saleDate < other.saleDate ? -1 : one.saleDate > other.saleDate ? 1 : 0)),
    filters, meta: { total: itemsRelated.length, minimum: limits.comparablesMin },
  }
}

function nothingSaid(filters: WorthScoreFilters, total: number): Score {
  return {
    itemsRelated: [], estimatedPriceMin: null, estimatedPriceMax: null, meanPrice: null, widePriceMin: null, widePriceMax: null, currency: null,
    priceGraph: [], filters, meta: { total, minimum: limits.comparablesMin },
  }
}
