import { expect, test } from 'vitest'
import { itemFacts, significanceLabels } from './item-facts.ts'

const nothing = {
  subtitle: '',
  purchaseDate: null,
  purchasePrice: null,
  soldPrice: null,
  numberOfYearsInFamily: null,
  itemSignificances: [],
  isInsured: false,
  insurance: null,
  isStored: false,
  storageLocation: null,
}
const shown = (item: Partial<Parameters<typeof itemFacts>[0]>) =>
  itemFacts({ ...nothing, ...item }).filter(({ value }) => value !== '')

test('D2-033: what is empty is left out, but not whether the item is insured', () => {
  expect(shown({})).toEqual([{ name: 'Insured', value: 'No' }])
})

test('D2-033, D2-034: prices, days and numbers have the documents’ form', () => {
  expect(
    shown({
      purchaseDate: '2024-03-05',
      purchasePrice: 1234,
      soldPrice: 12.5,
      numberOfYearsInFamily: 0,
      isInsured: true,
      insurance: { id: 3, displayName: 'Fine art policy' },
      isStored: true,
      storageLocation: { id: 9, displayName: 'Attic' },
    }).map(({ value }) => value),
  ).toEqual(['Mar 05, 2024', '$ 1,234.00', '$ 12.50', '0', 'Yes', 'Fine art policy', 'Attic'])
})

test('D2-033: an item may be insured and stored without its company and location', () => {
  expect(shown({ isInsured: true, isStored: true })).toEqual([
    { name: 'Insured', value: 'Yes, company not given' },
    { name: 'Stored', value: 'Yes, location not given' },
  ])
})

test('a storage location stands behind those around it', () => {
  expect(
    shown({ storageLocation: { id: 9, displayName: 'Shelf', path: ['House', 'Kitchen'] } }).at(-1)?.value,
  ).toBe('House › Kitchen › Shelf')
})

test('D2-094: significances stand in their own order', () => {
  expect(significanceLabels([6, 2])).toBe('Family heirloom, Replacement')
})
