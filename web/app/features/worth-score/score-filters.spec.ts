import { queryOfFilters } from '@vitrine/contracts/worth-score/filter-parameters'
import { expect, test } from 'vitest'
import { areSameFilters, filtersInUrl } from './score-filters.ts'

const filters = {
  query: 'delft vase',
  categoryId: 0,
  saleDateFrom: '2020-01-01',
  saleDateTo: '2024-12-31',
  salePriceMin: 5,
  salePriceMax: 99.5,
  excludedIds: [7, 3],
}

test('filters go into the URL and come back', () => {
  expect(filtersInUrl(new URLSearchParams(queryOfFilters(filters)))).toEqual(filters)
})

test('a URL without them, and one that holds nonsense alone, has none', () => {
  for (const search of ['itemId=7', 'f.query=+&f.categoryId=x&f.excludedIds=x,-1'])
    expect(filtersInUrl(new URLSearchParams(search))).toBeNull()
})

test('are the same in whichever order records were set aside', () => {
  expect(areSameFilters(filters, { ...filters, excludedIds: [3, 7] })).toBe(true)
  expect(areSameFilters(filters, { ...filters, salePriceMin: undefined })).toBe(false)
})
