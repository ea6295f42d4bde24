import { expect, test } from 'vitest'
import { soldItemRowSchema } from './sold-item-row.ts'

const basisOf = (priceBasis: unknown) => soldItemRowSchema.shape.priceBasis.safeParse(priceBasis).data

test.each([
  ['hammer', 'hammer'],
  ['Hammer Price', 'hammer'],
  ['excl. buyer’s premium', 'hammer'],
  ['without premium', 'hammer'],
  ['premium', 'premium'],
  ['With Buyer’s Premium', 'premium'],
  ["incl. buyer's premium", 'premium'],
  ['including the buyers premium', 'premium'],
  ['Premium included', 'premium'],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('the price basis %j is read as %j', (text, basis) => {
  expect(basisOf(text)).toBe(basis)
})

test.each(['net', '25%', 'premium not included', 1])('%j is no price basis', (text) => {
  expect(basisOf(text)).toBeUndefined()
})
