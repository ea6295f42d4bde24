import { expect, test } from 'vitest'
import { priceOf, textOfPrice, yearsOf } from './price-text.ts'

test('D2-095: an empty price becomes 0, and what is no amount is refused by the schema', () => {
  expect(['', '1,234.50', '27,83', '1.234'].map(priceOf)).toEqual([0, 1234.5, 27.83, Number.NaN])
})

test('a stored price comes back as its field shows it', () => {
  expect([null, 1234, 12.5, 999999999999.99].map(textOfPrice)).toEqual([
    '',
    '1,234.00',
    '12.50',
    '999,999,999,999.99',
  ])
})

test('empty years are none, and what is no whole number is refused by the schema', () => {
  expect(['', '45', '4.5'].map(yearsOf)).toEqual([null, 45, Number.NaN])
})
