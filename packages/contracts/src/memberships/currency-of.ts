import type { Currency } from '../identity/billing.ts'

const EURO = new Set('AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '))

/** The currency that somebody of this country (ISO 3166-1 alpha-2, or '') is offered at first. */
export function currencyOf(countryCode: string): Currency {
  if (countryCode === 'GB') return 'GBP'
  if (countryCode === 'CA') return 'CAD'
  return EURO.has(countryCode) ? 'EUR' : 'USD'
}
