import { expect, test } from 'vitest'
import { currencyOfCountry } from './currency-of-country.rules.ts'

test.each([
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['DE', 'EUR'],
  ['BG', 'EUR'],
  ['CH', 'USD'],
  ['', 'USD'],
])('%j is charged in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})
