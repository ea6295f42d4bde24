import { expect, test } from 'vitest'
import type { FactFormats } from '../vault-items/item-facts.ts'
import { itemFields } from '../vault-items/item-fields.ts'
import { changedWords, changeLabel, historyFields, isRestorable } from './changes.ts'

const formats: FactFormats = {
  date: (day) => `on ${day}`,
  price: (price) => `$ ${price}`,
  years: (years) => `${years} years`,
  significances: (significances) => significances.map(({ description }) => description).join(),
}

test.each<[field: string, value: unknown, words: string]>([
  ['title', 'Blue vase', 'Blue vase'],
  ['subtitle', '', ''],
  ['categoryId', { id: 5, title: 'Glass' }, 'Glass'],
  ['categoryId', null, ''],
  ['itemCollections', [{ id: 1, title: 'Bohemia' }], 'Bohemia'],
  [
    'tags',
    [
      { id: 1, title: 'Blue' },
      { id: 2, title: 'Thin' },
    ],
    'Blue, Thin',
  ],
  ['tags', [], ''],
  ['purchaseDate', '2020-02-29', 'on 2020-02-29'],
  ['purchaseDate', null, ''],
  ['purchasePrice', 12.5, '$ 12.5'],
  ['soldPrice', null, ''],
  ['numberOfYearsInFamily', 3, '3 years'],
  ['numberOfYearsInFamily', null, ''],
  ['itemSignificances', [5, 2], 'familyHeirloom,resale'],
  ['insurance', { isGiven: false, entry: null }, 'No'],
  ['insurance', { isGiven: true, entry: null }, 'Yes, company not given'],
  ['storageLocation', { isGiven: true, entry: { id: 1, displayName: 'Attic' } }, 'Attic'],
  [
    'itemSpecifics',
    [
      { displayName: 'Maker', value: 'Loetz' },
      { displayName: 'Period', value: '1900' },
    ],
    'Maker: Loetz\nPeriod: 1900',
  ],
  ['images', [{ id: 1, altText: '' }], '1 photo'],
  ['images', [{ id: 1 }, { id: 2 }], '2 photos'],
  ['videos', [], ''],
  ['ownership', 'onLoanTo', 'On loan to'],
  [
    'costs',
    [{ kind: 'price', amount: 1234.5, currency: 'GBP', day: null, note: 'With the base' }],
    'Price 1,234.50 GBP With the base',
  ],
  [
    'valuations',
    [{ basis: 'own', amount: 900, amountMax: 1200, currency: 'EUR', isInsuredValue: true }],
    'Own estimate 900.00 to 1,200.00 EUR (insured value)',
  ],
  ['parts', [{ number: '1', name: 'Lid', note: 'A chip' }, { name: 'Key' }], '1 Lid A chip\nKey'],
  // A field that no list describes.
  ['elsewhere', 'Lion', 'Lion'],
  ['isRare', true, 'Yes'],
  ['created', null, ''],
])('%s of %j is %j in words', (field, value, words) => {
  expect(changedWords(field, value, formats)).toBe(words)
})

test('a change is called as its field is on the page, or by what happened', () => {
  expect(['purchaseDate', 'insurance', 'created', 'elsewhere'].map(changeLabel)).toEqual([
    'Date acquired',
    'Insured',
    'Created',
    'elsewhere',
  ])
})

test('every field of the form is recorded and can be restored', () => {
  const fields = ['title', 'description', 'categoryId', 'itemCollections', 'tags', 'itemSpecifics']
  for (const field of [...fields, ...itemFields.map(({ name }) => name)]) {
    expect(historyFields.has(field), field).toBe(true)
    expect(isRestorable(field, 'something'), field).toBe(true)
  }
})

test.each<[field: string, before: unknown]>([
  ['created', null],
  ['deleted', null],
  ['restored', null],
  ['images', [{ id: 1 }]],
  ['videos', []],
  ['releasedSpecifics', [{ displayName: 'Maker' }]],
  // An item without a category cannot be saved.
  ['categoryId', null],
  ['elsewhere', 'Lion'],
])('%s of %j cannot be restored', (field, before) => {
  expect(isRestorable(field, before)).toBe(false)
})
