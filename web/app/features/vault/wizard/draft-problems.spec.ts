import { expect, test } from 'vitest'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { draftProblems } from './draft-problems.ts'
import { draftOf, emptyDraft, inputOf, type ItemDraft } from './item-draft.ts'

const whole = draftOf(aVaultItem())
const problemsWith = (change: Partial<ItemDraft>) =>
  draftProblems({ ...whole, ...change }, whole, new Date(2024, 2, 5, 12))
const ADD_NEW = { id: 0, displayName: 'Add new' }

test('D2-075, D2-083: an item that is stored has no problem, and an empty one lacks title, description and category', () => {
  expect(draftProblems(whole, whole)).toEqual({})
  expect(draftProblems(emptyDraft, emptyDraft)).toEqual({
    title: 'Required Field',
    description: 'Required Field',
    categoryId: 'Please select a category.',
  })
})

test.each([
  [
    'title',
    { title: ' ' },
    'Please use a combination of letters, numbers, and special characters in your title.',
  ],
  ['title', { title: 'a' }, 'Please use at least two characters in your title.'],
  ['title', { title: 'a'.repeat(81) }, 'Please use at most 80 characters.'],
  [
    'subtitle',
    { subtitle: '  ' },
    'Please use a combination of letters, numbers, and special characters in your subtitle.',
  ],
  ['subtitle', { subtitle: 'a'.repeat(56) }, 'Please use at most 55 characters.'],
  [
    'description',
    { description: '!!' },
    'Please use a combination of letters, numbers, and special characters in your description.',
  ],
  ['description', { description: 'a' }, 'Please use at least two characters in your description.'],
  ['purchaseDate', { purchaseDate: '02/30/2024' }, 'Please enter a valid date (MM/DD/YYYY).'],
  ['purchaseDate', { purchaseDate: '03/06/2024' }, 'Please enter a date that is not in the future.'],
  [
    'purchasePrice',
    { purchasePrice: '1,000,000,000,000' },
    'Please enter a price of at most 999,999,999,999.99.',
  ],
  ['customInsurance', { insurance: ADD_NEW }, 'Required Field'],
  [
    'customInsurance',
    { insurance: ADD_NEW, customInsurance: 'x' },
    'Please use at least two characters in the name.',
  ],
  [
    'customStorageLocation',
    { storageLocation: ADD_NEW, customStorageLocation: '  ' },
    'Please use a combination of letters, numbers, and special characters in the name.',
  ],
  [
    'itemSpecifics.1.value',
    {
      itemSpecifics: [
        { displayName: 'Maker', value: 'Storr' },
        { displayName: 'Period', value: '' },
      ],
    },
    'Required Field',
  ],
] as const)('D1-202, D2-088, D2-089, D2-099: %s of %o: %s', (field, change, sentence) => {
  expect(problemsWith(change as Partial<ItemDraft>)).toEqual({ [field]: sentence })
})

test('D2-088, D2-096: today passes, and so do a subtitle of one character and a custom text that no picker asks for', () => {
  expect(
    problemsWith({ purchaseDate: '03/05/2024', subtitle: '!', isInsured: false, insurance: ADD_NEW }),
  ).toEqual({})
})

test('D2-096: a date that was saved where it is tomorrow already passes until it is changed', () => {
  const saved = { ...whole, purchaseDate: '03/06/2024' }
  const problemsOf = (change: Partial<ItemDraft>) =>
    draftProblems({ ...saved, ...change }, saved, new Date(2024, 2, 5, 0, 30))
  expect(problemsOf({ title: 'Another title' })).toEqual({})
  expect(problemsOf({ purchaseDate: '03/07/2024' })).toEqual({
    purchaseDate: 'Please enter a date that is not in the future.',
  })
})

test('what is sent of an item that nobody changed is the item', () => {
  expect(inputOf(whole)).toMatchObject({
    title: 'Silver teapot',
    purchaseDate: '06/02/2019',
    purchasePrice: 1234.5,
    soldPrice: 0,
    numberOfYearsInFamily: 3,
    itemSignificances: [{ id: 2 }],
    isInsured: true,
    insurance: { id: 4 },
    customInsurance: '',
    isStored: true,
    storageLocation: { id: 9 },
    itemSpecifics: [{ id: 31, displayName: 'Maker', value: 'Paul Storr' }],
    tags: [{ id: 5 }],
    itemCollections: [{ id: 4 }],
  })
})

test('insured without a company and stored without a location are sent as such', () => {
  expect(inputOf({ ...emptyDraft, isInsured: true, isStored: true })).toMatchObject({
    isInsured: true,
    insurance: null,
    isStored: true,
    storageLocation: null,
  })
})

test('D2-098: unticking the insurance clears insurer and custom insurance', () => {
  expect(inputOf({ ...whole, isInsured: false, insurance: ADD_NEW, customInsurance: 'Acme' })).toMatchObject({
    isInsured: false,
    insurance: null,
    customInsurance: '',
  })
})
