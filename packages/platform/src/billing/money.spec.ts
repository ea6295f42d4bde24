import { expect, test } from 'vitest'
import { decimalText, minorUnits } from './money.ts'

test.each([
  ['29.99', 2999],
  ['29.9', 2990],
  ['29', 2900],
  ['0.05', 5],
  ['-12.50', -1250],
  [0.1 + 0.2, 30],
  ['1.000', 100],
])('%s is %d minor units', (text, amount) => {
  expect(minorUnits(text)).toBe(amount)
})

test.each(['', '1,00', '1.005', 'NaN', '1e3', '12 USD'])('%j is no amount', (text) => {
  expect(() => minorUnits(text)).toThrow(TypeError)
})

test.each([
  [2999, '29.99'],
  [5, '0.05'],
  [0, '0.00'],
  [-1250, '-12.50'],
])('%d is written %s', (amount, text) => {
  expect(decimalText(amount)).toBe(text)
})
