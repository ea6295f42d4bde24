import { expect, it } from 'vitest'
import { amountSchema, amountText, minorUnitsOf } from './money.ts'

it('amounts have two decimals in JSON', () => {
  expect([2999, 2900, 5, 0, -1250].map(amountText)).toEqual(['29.99', '29.00', '0.05', '0.00', '-12.50'])
})

it('an amount that is typed is read to the cent, and what is none is not guessed', () => {
  expect(['29.99', ' 29 ', '29.9', '0.01'].map(minorUnitsOf)).toEqual([2999, 2900, 2990, 1])
  expect(['', '29.999', '1,000.00', '-5', '1e3', '$ 5', '٣'].map(minorUnitsOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('a price is more than nothing and at most a million', () => {
  const schema = amountSchema({ missing: 'missing', invalid: 'invalid' })
  expect(schema.parse('1000000')).toBe(100_000_000)
  for (const wrong of ['0', '0.00', '1000000.01', 'free'])
    expect(schema.safeParse(wrong).error?.issues[0]?.message).toBe('invalid')
  expect(schema.safeParse('').error?.issues[0]?.message).toBe('missing')
})
