import { expect, test } from 'vitest'
import { soldItemInputSchema } from './managed-schemas.ts'
import { priceGuideMessages, soldItemMessages } from './messages.ts'

test.each(['-5', -5, 0, 1.234, 1e10])('a price of %j is none, which is said as such', (price) => {
  expect(
    soldItemInputSchema.shape.price.safeParse(price).error?.issues.map(({ message }) => message),
  ).toEqual([priceGuideMessages.priceInvalid])
})

test.each([undefined, null])('a price that is %s is required', (price) => {
  expect(
    soldItemInputSchema.shape.price.safeParse(price).error?.issues.map(({ message }) => message),
  ).toEqual([soldItemMessages.priceMissing])
})
