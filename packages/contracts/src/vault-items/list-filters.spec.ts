import { expect, it } from 'vitest'
import { itemFilters, readFilter, rangeText, type ItemFilterName } from './list-filters.ts'
import { vaultItemQuerySchema } from './list-query.ts'

const read = (name: ItemFilterName, text: string) => {
  const filter = itemFilters.find((each) => each.name === name)
  if (!filter) throw new Error(name)
  return readFilter(filter, text)
}

it.each([
  ['storageLocationId', '12', 12],
  ['storageLocationId', 'none', 'none'],
  ['collectionId', 'any', 'any'],
  // What is no entry matches nothing, as in the documented filters.
  ['insuranceId', 'Chubb', 0],
  ['ownership', 'forSale,owned,nothing', ['owned', 'forSale']],
  ['ownership', 'nothing', null],
  ['photos', 'yes', 'yes'],
  ['photos', 'maybe', null],
  ['acquired', '2020-01-01..2020-12-31', { from: '2020-01-01', to: '2020-12-31' }],
  ['acquired', '..2020-02-30', null],
  ['acquired', '2020-01-01', null],
  ['cost', '100..', { from: 100, to: null }],
  ['cost', '..99.95', { from: null, to: 99.95 }],
  ['value', '-5..', null],
  ['value', '1..2..3', null],
  ['valuedBefore', '2024-01-31', '2024-01-31'],
  ['maker', ' Meissen ', 'Meissen'],
  ['specific', 'Movement = Eight day', { name: 'Movement', value: 'Eight day' }],
  ['specific', 'Movement', null],
  ['specific', '=Eight day', null],
  ['maker', '  ', null],
] as const)('%s of %j is read as %j', (name, text, value) => {
  expect(read(name, text)).toEqual(value)
})

it('a range without ends is no filter', () => {
  expect(rangeText('', '')).toBe('')
  expect(rangeText('1', '')).toBe('1..')
})

it('parameters that are no text filter by nothing, and what is no currency is US dollars', () => {
  const query = vaultItemQuerySchema.parse({ 'f.maker': ['a', 'b'], 'f.currency': 'euro', 'f.value': '5..' })
  expect(query).toMatchObject({
    'f.maker': null,
    'f.currency': 'USD',
    'f.value': { from: 5, to: null },
    'f.photos': null,
  })
})
