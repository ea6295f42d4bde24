import { expect, test } from 'vitest'
import { priceFilter } from '../../../../tests/a-price-filter.ts'
import { appliedPrices } from './priced-results.ts'

test.each([
  [{}, []],
  [{ 'f.priceFrom': '100', 'f.priceTo': '250.5' }, ['€ 100.00 to € 250.50']],
  [{ 'f.priceTo': '90', currency: 'EUR' }, ['up to € 90.00', 'in EUR']],
])('the chips of %j', (applied, labels) => {
  expect(appliedPrices(priceFilter, applied).map(({ label }) => label)).toEqual(labels)
})
