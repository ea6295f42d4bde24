import { expect, test } from 'vitest'
import { spreadAmount } from './spread-cost.ts'

test('equal shares of an amount add up to it to the cent', () => {
  expect(spreadAmount(100, [1, 1, 1])).toEqual([33.34, 33.33, 33.33])
  expect(spreadAmount(0.05, [1, 1, 1])).toEqual([0.02, 0.02, 0.01])
})

test('shares follow the weights', () => {
  expect(spreadAmount(300, [100, 50])).toEqual([200, 100])
  expect(spreadAmount(10, [1, 2, 4])).toEqual([1.43, 2.86, 5.71])
})

test('shares of large amounts add up, too', () => {
  const shares = spreadAmount(999_999_999_999.99, [3, 7, 11])
  expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(99_999_999_999_999)
})
