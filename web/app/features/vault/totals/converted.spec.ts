import { expect, test } from 'vitest'
import { convertedTo } from './converted.ts'

const rate = (from: string, to: string, value: number, day = '2026-05-03') => ({ from, to, rate: value, day })
const sums = [
  { currency: 'USD', amount: 100 },
  { currency: 'EUR', amount: 50 },
]

test('sums are converted by the newest rate of the member', () => {
  const [old, now] = [rate('EUR', 'USD', 1.2, '2020-01-01'), rate('EUR', 'USD', 1.1)]
  expect(convertedTo('USD', sums, [old, now])).toEqual({ currency: 'USD', amount: 155, rates: [now] })
})

test('nothing is converted without a rate for each currency, or where there is one currency', () => {
  expect(convertedTo('USD', [...sums, { currency: 'GBP', amount: 1 }], [rate('EUR', 'USD', 1.1)])).toBeNull()
  expect(convertedTo('USD', sums, [rate('USD', 'EUR', 0.9)])).toBeNull()
  expect(convertedTo('USD', sums.slice(0, 1), [rate('EUR', 'USD', 1.1)])).toBeNull()
})
