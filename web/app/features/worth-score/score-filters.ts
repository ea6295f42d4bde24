import type { WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'

/**
 * Filters as the page's URL names them, by hand or by us: the api judges what they say. Null where there are
 * none.
 */
export function filtersInUrl(search: URLSearchParams): WorthScoreFilters | null {
  const text = (name: string) => search.get(`f.${name}`)?.trim() || undefined
  const number = (name: string) => {
    const given = text(name)
    return given === undefined || Number.isNaN(Number(given)) ? undefined : Number(given)
  }
  const filters = {
    query: text('query'),
    categoryId: number('categoryId'),
    saleDateFrom: text('saleDateFrom'),
    saleDateTo: text('saleDateTo'),
    salePriceMin: number('salePriceMin'),
    salePriceMax: number('salePriceMax'),
  }
  const excludedIds = (text('excludedIds')?.split(',') ?? [])
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return excludedIds.length > 0 || Object.values(filters).some((value) => value !== undefined)
    ? { ...filters, excludedIds }
    : null
}

/** Whether two scores would be the same. Both are as the api has applied them. */
export function areSameFilters(one: WorthScoreFilters, other: WorthScoreFilters): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({
  query,
  categoryId,
  saleDateFrom,
  saleDateTo,
  salePriceMin,
  salePriceMax,
  excludedIds,
}: WorthScoreFilters): string {
  return JSON.stringify([
    query ?? '',
    categoryId ?? null,
    saleDateFrom ?? '',
    saleDateTo ?? '',
    salePriceMin ?? null,
    salePriceMax ?? null,
    excludedIds.toSorted((a, b) => a - b),
  ])
}
