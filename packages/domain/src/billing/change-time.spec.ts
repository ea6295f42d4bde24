import { expect, test } from 'vitest'
import { changeTime, promotedProducts } from './change-time.ts'

const plan = (text: string) => {
  const [product, billingPeriod] = text.split(', ')
  return { product, billingPeriod } as Parameters<typeof changeTime>[0]
}

test.each([
  ['Marks, Monthly', 'Unlimited, Monthly', 'now'],
  ['Marks, Monthly', 'Library, Monthly', 'now'],
  ['Marks, Monthly', 'Marks, Annual', 'now'],
  ['Unlimited, Monthly', 'Enterprise, Quarterly', 'now'],
  ['Price Guide Lite, Annual', 'Unlimited, Monthly', 'next-billing-date'],
  ['Unlimited, Monthly', 'Marks, Monthly', 'next-billing-date'],
  ['Unlimited, Monthly', 'Price Guide Lite, Annual', 'next-billing-date'],
  ['Library, Quarterly', 'Library, Monthly', 'next-billing-date'],
])('from %s to %s: %s', (from, to, when) => {
  expect(changeTime(plan(from), plan(to))).toBe(when)
})

test('what is offered beyond what somebody has, the best first', () => {
  const offered = ['Unlimited', 'Marks', 'Library', 'Enterprise'] as const
  expect(promotedProducts(null, offered)).toEqual(['Unlimited', 'Marks', 'Library', 'Enterprise'])
  expect(promotedProducts('Marks', offered)).toEqual(['Unlimited', 'Library', 'Enterprise'])
  expect(promotedProducts('Unlimited', offered)).toEqual([])
  expect(promotedProducts('Enterprise', offered)).toEqual([])
})
