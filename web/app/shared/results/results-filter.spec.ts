import { expect, test } from 'vitest'
import { priceFilter } from '../../../tests/a-price-filter.ts'
import { appliedFilters, countOfWaiting, type ResultsFilter } from './results-filter.ts'

const filters: readonly ResultsFilter[] = [
  {
    kind: 'choice',
    name: 'category',
    legend: 'Category',
    choices: [
      { value: 'glass', label: 'Glass', count: 3 },
      { value: 'metals', label: 'Metals', count: 1 },
    ],
  },
  {
    ...priceFilter,
    chips: [{ names: ['f.priceFrom', 'f.priceTo'], kind: 'Price', label: '€ 100.00 to € 250.50' }],
  },
  { kind: 'span', from: 'f.yearFrom', to: 'f.yearTo', legend: 'Sold', years: [] },
]

test.each([
  [{}, []],
  [{ category: 'glass' }, ['Glass']],
  [{ category: 'glass,metals' }, ['Glass, Metals']],
  [{ category: 'gone' }, ['gone']],
  [{ 'f.yearFrom': '1990' }, ['from 1990']],
  [{ 'f.yearTo': '1999' }, ['up to 1999']],
  [{ 'f.yearFrom': '1990', 'f.yearTo': '1990', category: 'glass' }, ['Glass', '1990']],
  [{ 'f.yearFrom': '1990', 'f.yearTo': '1999' }, ['1990 to 1999']],
])('the chips of %j', (applied, labels) => {
  expect(
    appliedFilters(
      filters.filter(({ kind }) => kind !== 'price'),
      applied,
    ).map(({ label }) => label),
  ).toEqual(labels)
})

test('a filter of prices brings its own chips', () => {
  expect(appliedFilters(filters, { category: 'glass' }).map(({ label }) => label)).toEqual([
    'Glass',
    '€ 100.00 to € 250.50',
  ])
})

test.each([
  [{ category: 'glass' }, {}, 3],
  [{ category: 'metals' }, { category: 'glass' }, 1],
  [{ category: 'glass', 'f.yearFrom': '1990' }, {}, null],
  [{ 'f.yearFrom': '1990' }, {}, null],
  [{ category: 'gone' }, {}, null],
])('%j waits over %j: %s results', (chosen, applied, count) => {
  expect(countOfWaiting(filters, { chosen, applied })).toBe(count)
})
