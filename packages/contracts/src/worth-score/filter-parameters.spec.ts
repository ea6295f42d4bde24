import { expect, test } from 'vitest'
import { filtersOfQuery, queryOfFilters } from './filter-parameters.ts'
import { scoreQuerySchema } from './score-query.ts'

const read = (query: Record<string, string>) => {
  const parsed = scoreQuerySchema.safeParse(query)
  return parsed.success
    ? filtersOfQuery(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('filters go into parameters and come back as they were', () => {
  const filters = {
    query: 'delft vase',
    categoryId: 0,
    saleDateFrom: '2020-01-01',
    saleDateTo: '2024-12-31',
    salePriceMin: 0,
    salePriceMax: 99.5,
    excludedIds: [3, 7],
  }
  expect(queryOfFilters(filters)).toMatchObject({ 'f.categoryId': '0', 'f.excludedIds': '3,7' })
  expect(read(queryOfFilters(filters))).toEqual(filters)
})

test('without any, and with empty ones alone, there are none', () => {
  expect(read({})).toBeNull()
  expect(read({ 'f.query': ' ', 'f.saleDateFrom': '', 'f.excludedIds': '' })).toBeNull()
})

test('what is no filter is refused with its parameter', () => {
  expect(read({ 'f.saleDateFrom': '2021-02-30' })).toEqual([
    'f.saleDateFrom: Please enter a valid date (YYYY-MM-DD).',
  ])
  expect(read({ 'f.saleDateFrom': '2021-02-03', 'f.saleDateTo': '2020-02-03' })).toEqual([
    'f.saleDateTo: The last day is before the first day.',
  ])
  expect(read({ 'f.salePriceMin': 'x' })).toEqual([
    'f.salePriceMin: Please enter an amount from 0 to 9,999,999,999.',
  ])
  expect(read({ 'f.salePriceMin': '5', 'f.salePriceMax': '4' })).toEqual([
    'f.salePriceMax: The highest price is below the lowest price.',
  ])
  expect(read({ 'f.excludedIds': '1,x' })).toHaveLength(1)
})
