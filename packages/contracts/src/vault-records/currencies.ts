/** Codes of ISO 4217 as the runtime knows them, those of most collectors first. */
const usual = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY']

export const currencyCodes: readonly string[] = [
  ...usual,
  ...Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code)),
]

const known = new Set(currencyCodes)

export function isCurrency(code: string): boolean {
  return known.has(code)
}
