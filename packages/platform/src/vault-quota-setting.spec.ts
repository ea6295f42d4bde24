import { expect, it } from 'vitest'
import { gigabytesFor, isGigabytesPerTier } from './vault-quota-setting.ts'

it('is that of the membership, else that of all others', () => {
  const text = '20,free=2, trial=3,price-guide-lite=5'
  expect(isGigabytesPerTier(text)).toBe(true)
  expect(
    (['free', 'trial', 'price guide lite', 'unlimited'] as const).map((tier) => gigabytesFor(text, tier)),
  ).toEqual([2, 3, 5, 20])
})

it.each(['', 'free=2', '20,gold=3', '20,30', '20,free=2,free=3', '-1', '1.5', '10000', '20 GB'])(
  '%j is refused',
  (text) => {
    expect(isGigabytesPerTier(text)).toBe(false)
  },
)

it('may be nothing at all', () => {
  expect([isGigabytesPerTier('0'), gigabytesFor('0', 'trial')]).toEqual([true, 0])
})
