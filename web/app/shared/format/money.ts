import { LOCALE } from './numbers.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * '$1,250', '€89.50': cents only where there are any.
 * @param currency ISO 4217. 'XXX' means that the currency is not known: the number stands alone.
 */
export function formatMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : undefined
  const key = `${currency} ${digits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALE, { ...(currency === 'XXX' ? {} : { style: 'currency', currency }), minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format.format(amount)
}

/** '$800 – $1,200' */
export function formatMoneyRange(from: number, to: number, currency: string): string {
  return from === to ? formatMoney(from, currency) : `${formatMoney(from, currency)} – ${formatMoney(to, currency)}`
}
