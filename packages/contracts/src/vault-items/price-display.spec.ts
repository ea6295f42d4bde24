import { expect, test } from 'vitest'
import { displayPrice } from './price-display.ts'

test('a price is shown with two decimals and thousands commas', () => {
  expect([12, 12.5, 1234, null].map(displayPrice)).toEqual(['$ 12.00', '$ 12.50', '$ 1,234.00', ''])
})
