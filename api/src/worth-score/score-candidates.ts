import { priceAccessOf, type Actor } from '@vitrine/contracts/access'
import type { DescribedItem } from '@vitrine/worth-score/sold-lot'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import type { ScoreOpening, ScoreOpeningsRepository } from './score-openings.repository.ts'
import { similarLots, type LotSources, type SoldCandidate } from './similar-lots.ts'
import { loadLots, rootUrl, withMaker, type SoldItemLot } from './sold-lots.ts'
import type { ValuedItem } from './valued-item.ts'
import { wantedLots, type AppliedFilters } from './wanted-lots.ts'
import type { EstimateSources } from './what-is-said.ts'

/** A member's item and the filters of a score. */
export interface AskedScore {
  item: ValuedItem
  filters: AppliedFilters
  /** How the call names the category. */
  categoryField: string
}

/** What the model reads of an item. */
export function describedAs(
  tree: TaxonomyTree,
  { title, description, maker, categoryId }: ValuedItem,
): DescribedItem {
  return {
    title: withMaker(title, maker),
    description,
    maker,
    category: categoryId === null ? '' : rootUrl(tree, categoryId),
  }
}

/**
 * From the index of sold items.
 *
 * @throws AppError VALIDATION_FAILED for a category that is not there; SearchUnavailable
 */
export async function searchedCandidates(
  sources: LotSources,
  { item, filters, categoryField }: AskedScore,
): Promise<SoldCandidate[]> {
  return await similarLots(sources, wantedLots(sources.tree, item.description, filters, categoryField))
}

/** Those that a score was opened with, as far as the filters leave them. */
export async function openedCandidates(
  { database, tree }: Pick<LotSources, 'database' | 'tree'>,
  { relevances }: ScoreOpening,
  filters: AppliedFilters,
): Promise<SoldCandidate[]> {
  const lots = await loadLots(database, tree, sql`WHERE id = ANY(${[...relevances.keys()]}::bigint[])`)
  return lots
    .filter((lot) => isWithin(lot, filters))
    .map((lot) => ({ lot, relevance: relevances.get(lot.itemId) ?? 0 }))
}

function isWithin(
  { itemId, saleDate, price }: SoldItemLot,
  {
    saleDateFrom = '',
    saleDateTo = '9999-12-31',
    salePriceMin = 0,
    salePriceMax = Infinity,
    excludedIds,
  }: AppliedFilters,
): boolean {
  return (
    saleDate >= saleDateFrom &&
    saleDate <= saleDateTo &&
    price >= salePriceMin &&
    price <= salePriceMax &&
    !excludedIds.includes(itemId)
  )
}

/**
 * What a member may see now without a lookup.
 *
 * @throws AppError LOOKUP_REQUIRED, and what `searchedCandidates` throws
 */
export async function visibleCandidates(
  sources: EstimateSources,
  openings: ScoreOpeningsRepository,
  actor: Actor,
  asked: AskedScore,
): Promise<SoldCandidate[]> {
  if (priceAccessOf(actor) !== 'counted') return await searchedCandidates(sources, asked)
  const opening = await openings.find(sources.database, asked.item.id, asked.filters, sources.now)
  if (!opening) throw new AppError('LOOKUP_REQUIRED')
  return await openedCandidates(sources, opening, asked.filters)
}
