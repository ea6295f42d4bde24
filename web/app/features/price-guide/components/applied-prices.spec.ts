import { expect, test } from 'vitest'
import { appliedPrices } from './PricedResults.tsx'

const filter = {
  kind: 'price',
  from: 'f.priceFrom',
  to: 'f.priceTo',
  currency: 'currency',
  legend: 'Price',
  buckets: [],
  currencies: [],
  shownCurrency: 'EUR',
} as const

test.each([
  [{}, []],
  [{ 'f.priceFrom': '100', 'f.priceTo': '250.5' }, ['€ 100.00 to € 250.50']],
  [{ 'f.priceTo': '90', currency: 'EUR' }, ['up to € 90.00', 'in EUR']],
])('the chips of %j', (applied, labels) => {
  expect(appliedPrices(filter, applied).map(({ label }) => label)).toEqual(labels)
})
