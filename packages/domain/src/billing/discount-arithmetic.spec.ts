import { expect, test } from 'vitest'
import { discountOf, isForPlan, type DiscountTerms } from './discount-arithmetic.ts'

const terms: DiscountTerms = {
  percent: 20,
  amounts: {},
  products: ['Unlimited'],
  billingPeriods: ['Monthly', 'Annual'],
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2026-02-01T00:00:00Z'),
}
const plan = { product: 'Unlimited', billingPeriod: 'Monthly', currency: 'USD', amount: 2999 } as const
const inTime = new Date('2026-01-15T00:00:00Z')

test.each([
  [{ percent: 20, amounts: {} }, 2999, 600],
  [{ percent: 50, amounts: {} }, 999, 500],
  [{ percent: 1, amounts: {} }, 49, 0],
  [{ percent: 100, amounts: {} }, 2999, 2999],
  [{ percent: null, amounts: { USD: 500 } }, 2999, 500],
  [{ percent: null, amounts: { USD: 5000 } }, 2999, 2999],
  [{ percent: null, amounts: { EUR: 500 } }, 2999, 0],
])('%j takes from %d: %d', (code, amount, off) => {
  expect(discountOf(code, { amount, currency: 'USD' })).toBe(off)
})

test('a code counts for its products, periods and currencies, in its time', () => {
  expect(isForPlan(terms, plan, inTime)).toBe(true)
  expect(isForPlan(terms, { ...plan, product: 'Marks' }, inTime)).toBe(false)
  expect(isForPlan(terms, { ...plan, billingPeriod: 'Quarterly' }, inTime)).toBe(false)
  expect(isForPlan(terms, plan, new Date('2025-12-31T23:59:59.999Z'))).toBe(false)
  expect(isForPlan(terms, plan, new Date('2026-01-01T00:00:00Z'))).toBe(true)
  expect(isForPlan(terms, plan, new Date('2026-02-01T00:00:00Z'))).toBe(false)
  expect(isForPlan({ ...terms, percent: null, amounts: { EUR: 100 } }, plan, inTime)).toBe(false)
  expect(
    isForPlan({ ...terms, validFrom: null, validUntil: null }, plan, new Date('2031-01-01T00:00:00Z')),
  ).toBe(true)
})
