import { expect, test } from 'vitest'
import type { DiscountCode } from './discount-codes.ts'
import { offerPrice } from './offer-price.ts'
import type { RatePlan } from './rate-plans.ts'

const plan: RatePlan = {
  id: 1,
  plan: 'unlimited-monthly',
  product: 'Unlimited',
  billingPeriod: 'Monthly',
  currency: 'USD',
  amount: 2999,
  zuoraRatePlanId: 'u',
  avangateProductCode: 'u',
}
const code = (payments: number | null) => ({ percent: 20, amounts: {}, payments }) as DiscountCode

test.each([
  ['no code', null, { full: 2999, off: 0, first: 2999, next: 2999 }],
  ['a code for one payment', code(1), { full: 2999, off: 600, first: 2399, next: 2999 }],
  ['a code for three payments', code(3), { full: 2999, off: 600, first: 2399, next: 2399 }],
  ['a code for all payments', code(null), { full: 2999, off: 600, first: 2399, next: 2399 }],
])('%s', (_what, discount, expected) => {
  expect(offerPrice(plan, discount)).toEqual(expected)
})

test('a team begins with three slots', () => {
  expect(offerPrice({ ...plan, product: 'Enterprise', amount: 2499 }, null).first).toBe(7497)
})
