import { worthScoreMessages as messages } from '@vitrine/contracts/worth-score/messages'
import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'
import type { WantedLots } from './similar-lots.ts'

/** Filters with the item's own text and category where none were given. */
export type AppliedFilters = WorthScoreFilters & { query: string; categoryId: number }

export function hasPriceRange({ salePriceMin, salePriceMax }: AppliedFilters): boolean {
  return salePriceMin !== undefined || salePriceMax !== undefined
}

/**
 * What the index is asked for an item of this description.
 *
 * @param field how the call names the category
 * @throws AppError VALIDATION_FAILED for a category that is not there
 */
export function wantedLots(
  tree: TaxonomyTree,
  description: string,
  { query, categoryId, salePriceMin, salePriceMax, ...filters }: AppliedFilters,
  field: string,
): WantedLots {
  const categoryIds = categoryId === 0 ? null : tree.idsBelow(categoryId)
  if (categoryIds?.length === 0)
    throw fieldRefused('VALIDATION_FAILED', field, 'notFound', messages.categoryUnknown)
  return {
    text: `${query} ${description}`,
    categoryIds,
    priceMin: salePriceMin,
    priceMax: salePriceMax,
    ...filters,
  }
}
