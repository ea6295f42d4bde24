import { expect, test } from 'vitest'
import { aBareItem } from '../testing/a-bare-item.ts'
import { blankConfidential, publicItemSchema } from './item-views.ts'
import {
  confidentialItemKeys,
  confidentialKeysOf,
  confidentialPart,
  itemPrivacy,
  publicItemKeys,
  publicKeysOf,
  withoutConfidential,
} from './privacy.ts'
import { vaultItemSchema } from './schemas.ts'

const filled = aBareItem({
  purchaseDate: '2001-02-03',
  purchasePrice: 7,
  soldPrice: 8,
  isInsured: true,
  insurance: { id: 1, displayName: 'Acorn' },
  isStored: true,
  storageLocation: { id: 2, displayName: 'Attic' },
  estimatedPriceMin: 1,
  estimatedPriceMax: 3,
  meanPrice: 2,
  estimateCurrency: 'USD',
  estimatedAt: '2026-03-04T05:06:07.000Z',
})

test('every field of an item, and nothing else, has somebody who sees it', () => {
  expect(Object.keys(itemPrivacy).toSorted()).toEqual(Object.keys(vaultItemSchema.shape).toSorted())
})

test('D3-071: a public item has the fields of the reading, and the collection that shows it', () => {
  const shown = [
    'id',
    'title',
    'subtitle',
    'description',
    'categoryId',
    'itemCollections',
    'itemSpecifics',
    'images',
    'videos',
    'createdDate',
  ]
  expect(publicItemKeys.toSorted()).toEqual(shown.toSorted())
  expect(Object.keys(publicItemSchema.shape).toSorted()).toEqual(shown.toSorted())
})

test('staff see location, insurer, prices, date of purchase and estimates for a reason alone', () => {
  expect(confidentialItemKeys.toSorted()).toEqual([
    'customInsurance',
    'customStorageLocation',
    'estimateCurrency',
    'estimatedAt',
    'estimatedPriceMax',
    'estimatedPriceMin',
    'insurance',
    'isInsured',
    'isStored',
    'meanPrice',
    'purchaseDate',
    'purchasePrice',
    'soldPrice',
    'storageLocation',
  ])
})

test('nothing that staff need a reason for is public', () => {
  expect(publicItemKeys.filter((key) => itemPrivacy[key].staff !== 'always')).toEqual([])
})

test('an item without its confidential fields keeps its shape, and says what one without them says', () => {
  expect(blankConfidential(filled)).toEqual(aBareItem())
  expect(vaultItemSchema.parse(blankConfidential(filled))).toEqual(aBareItem())
})

test('a record without confidential fields does not even have their keys', () => {
  const record = withoutConfidential(filled)
  expect(Object.keys(record).toSorted()).toEqual(
    Object.keys(itemPrivacy)
      .filter((key) => !confidentialItemKeys.some((confidential) => confidential === key))
      .toSorted(),
  )
  expect({ ...record, ...confidentialPart(filled) }).toEqual(filled)
})

test('any other table of fields is read alike', () => {
  const table = {
    maker: { staff: 'always', publicly: 'if released' },
    provenance: { staff: 'for a reason', publicly: 'never' },
  } as const
  expect([publicKeysOf(table), confidentialKeysOf(table)]).toEqual([['maker'], ['provenance']])
})
