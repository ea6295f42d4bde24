import type { Currency } from '@vitrine/contracts/identity/billing'

const own: Readonly<Record<string, Currency>> = { US: 'USD', GB: 'GBP', CA: 'CAD' }
const euro = new Set([
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PT',
  'SK',
  'SI',
  'ES',
  'AD',
  'MC',
  'SM',
  'VA',
  'ME',
  'XK',
])

/** In what somebody from there is charged, until they choose another one. */
export function currencyOfCountry(countryCode: string): Currency {
  return own[countryCode] ?? (euro.has(countryCode) ? 'EUR' : 'USD')
}
