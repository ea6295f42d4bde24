import { expect, test } from 'vitest'
import { discountWords } from './discount-codes.record.tsx'

test('a discount is told by what it takes off, and for how long', () => {
  expect(discountWords({ kind: 'percent', percent: 20, amounts: {}, payments: 1 })).toBe('20%, first payment')
  expect(discountWords({ kind: 'percent', percent: 100, amounts: {}, payments: 3 })).toBe(
    '100%, first 3 payments',
  )
  expect(
    discountWords({ kind: 'amount', percent: null, amounts: { USD: '5.00', EUR: '4.50' }, payments: null }),
  ).toBe('$ 5.00, € 4.50, all payments')
})
