import { describe, expect, test } from 'vitest'
import { avangateFormSchema } from './webhook-schemas.ts'
import { billingPeriods, currencies } from '../identity/billing.ts'
import { currencySigns, displayPrice, periodWords } from './plans.ts'

test('D2-106, D3-133: the periods and the currencies are the documented ones, in their words and signs', () => {
  expect(billingPeriods.map((period) => [period, periodWords[period]])).toEqual([
    ['Monthly', 'month'],
    ['Quarterly', 'quarter'],
    ['Annual', 'year'],
  ])
  expect(currencies.map((currency) => [currency, currencySigns[currency]])).toEqual([
    ['USD', '$'],
    ['EUR', '€'],
    ['GBP', '£'],
    ['CAD', 'C $'],
  ])
})

describe('a price', () => {
  test.each([
    ['29.99', 'USD', '$ 29.99'],
    ['0.00', 'EUR', '€ 0.00'],
    ['1234.50', 'GBP', '£ 1,234.50'],
    ['1234567.00', 'CAD', 'C $ 1,234,567.00'],
    ['-12.50', 'USD', '-$ 12.50'],
  ] as const)('D3-133: of %s in %s is written %s', (amount, currency, written) =>
    expect(displayPrice(amount, currency)).toBe(written),
  )
})

test('a form keeps its fields in their order, each value of a repeated one by itself', () => {
  expect(avangateFormSchema.parse({ REFNO: '7', 'IPN_PID[]': ['1', '2'], HASH: 'x' })).toEqual([
    { name: 'REFNO', value: '7' },
    { name: 'IPN_PID[]', value: '1' },
    { name: 'IPN_PID[]', value: '2' },
    { name: 'HASH', value: 'x' },
  ])
})
