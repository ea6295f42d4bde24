import { expect, test } from 'vitest'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { inputOf } from './item-draft.ts'
import { newItemIn } from '../shared/new-item-path.ts'
import { copiedDraft, draftInSamePlace } from './new-item.ts'

test.each([
  ['', { from: null }],
  ['?copyOf=12', { from: 'copyOf', id: 12 }],
  ['?after=7', { from: 'after', id: 7 }],
  ['?copyOf=-1', { from: null }],
  ['?copyOf=12%20OR%201', { from: null }],
  ['?after=0', { from: null }],
])('%s begins with %o', (search, begins) => {
  expect(newItemIn(search)).toEqual(begins)
})

test('a copy has everything but the title, and details of its own', () => {
  const item = aVaultItem()
  const { title, itemSpecifics, ...others } = inputOf(copiedDraft(item))
  expect(title).toBe(`${item.title} (2)`)
  expect(itemSpecifics).toEqual([{ displayName: 'Maker', value: 'Paul Storr' }])
  expect(others).toMatchObject({
    description: item.description,
    purchaseDate: '06/02/2019',
    purchasePrice: 1234.5,
    insurance: { id: 4 },
    storageLocation: { id: 9 },
    tags: [{ id: 5 }],
    itemCollections: [{ id: 4 }],
  })
})

test.each([
  ['Teapot (2)', 'Teapot (3)'],
  ['Teapot (1890)', 'Teapot (1890) (2)'],
  ['a'.repeat(80), `${'a'.repeat(76)} (2)`],
])('the copy of %s is titled %s', (title, copied) => {
  expect(copiedDraft(aVaultItem({ title })).title).toBe(copied)
})

test('the next item has the place of the one before, and nothing else of it', () => {
  expect(inputOf(draftInSamePlace(aVaultItem()))).toMatchObject({
    title: '',
    description: '',
    categoryId: aVaultItem().categoryId,
    purchasePrice: 0,
    isInsured: false,
    insurance: null,
    isStored: true,
    storageLocation: { id: 9 },
    itemSpecifics: [],
    tags: [{ id: 5 }],
    itemCollections: [{ id: 4 }],
  })
})
