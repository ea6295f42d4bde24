import type { ItemValuation } from '@vitrine/contracts/vault-items/valuations'
import { expect, test } from 'vitest'
import { byCurrency, lastOfEachDay, pricesBeside } from './value-points.ts'

const valuation = (valuedAt: string, meanPrice: number, currency = 'USD'): ItemValuation => ({
  valuedAt,
  estimatedPriceMin: meanPrice / 2,
  estimatedPriceMax: meanPrice * 2,
  meanPrice,
  widePriceMin: meanPrice / 4,
  widePriceMax: meanPrice * 4,
  currency,
  total: 12,
})

test('each currency has a drawing of its own, that of the newest score first', () => {
  const [first, second, third] = [
    valuation('2026-01-01T10:00:00.000Z', 100),
    valuation('2026-02-01T10:00:00.000Z', 80, 'GBP'),
    valuation('2026-03-01T10:00:00.000Z', 90, 'GBP'),
  ]
  expect(byCurrency([first, second, third])).toEqual([
    { currency: 'GBP', valuations: [second, third] },
    { currency: 'USD', valuations: [first] },
  ])
})

test('of one day the last score is drawn', () => {
  const [early, late, next] = [
    valuation('2026-01-01T10:00:00.000Z', 100),
    valuation('2026-01-01T23:59:59.999Z', 120),
    valuation('2026-01-02T00:00:00.000Z', 90),
  ]
  expect(lastOfEachDay([early, late, next])).toEqual([late, next])
})

test('purchase and sold price are drawn where they are known', () => {
  expect(pricesBeside({ purchasePrice: null, soldPrice: null })).toEqual([])
  expect(pricesBeside({ purchasePrice: 80, soldPrice: 110 })).toEqual([
    { name: 'Purchase price', from: 80, to: 80 },
    { name: 'Sold price', from: 110, to: 110 },
  ])
})
