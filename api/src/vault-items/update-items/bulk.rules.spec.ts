import type { BulkOperation } from '@vitrine/contracts/vault-items/bulk'
import { expect, test } from 'vitest'
import { placedAfter } from './bulk.rules.ts'

const item = { id: 1, categoryId: 10, collectionId: null }
const operation = (words: Partial<BulkOperation>): BulkOperation => ({
  operation: 'ADD',
  path: 'categoryId',
  objects: [1],
  value: 20,
  ...words,
})

test('adding and replacing both set the one value', () => {
  expect(placedAfter(item, [operation({})]).categoryId).toBe(20)
  expect(
    placedAfter(item, [operation({ operation: 'REPLACE', path: 'itemCollections', value: 5 })]).collectionId,
  ).toBe(5)
})

test('removing clears the value where it is just that', () => {
  expect(placedAfter(item, [operation({ operation: 'REMOVE' })]).categoryId).toBe(10)
  expect(placedAfter(item, [operation({ operation: 'REMOVE', value: 10 })]).categoryId).toBeNull()
})

test('operations count in their order, and those about other items and tags not at all', () => {
  expect(
    placedAfter(item, [
      operation({}),
      operation({ value: 30 }),
      operation({ operation: 'REMOVE', value: 20 }),
    ]).categoryId,
  ).toBe(30)
  expect(placedAfter(item, [operation({ objects: [2] }), operation({ path: 'tags' })])).toEqual(item)
})
