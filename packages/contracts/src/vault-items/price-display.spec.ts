import { expect, test } from 'vitest'
import { displayDollars } from './price-display.ts'

test('D2-033, D2-106: a price is shown with two decimals and thousands commas', () => {
  expect([12, 12.5, 1234, null].map(displayDollars)).toEqual(['$ 12.00', '$ 12.50', '$ 1,234.00', ''])
})
