import { LOCALE } from './numbers.ts'

/**
 * Of the documents' four currencies; another is written by its code. 'XXX' means that the currency is not
 * known: the number stands alone.
 */
const signs: Readonly<Record<string, string>> = { USD: '$ ', EUR: '€ ', GBP: '£ ', CAD: 'C $ ', XXX: '' }

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * '$ 1,250.00': a price on every page.
 *
 * @param currency ISO 4217, or XXX
 */
export function formatMoney(amount: number, currency: string): string {
  return `${signs[currency] ?? `${currency} `}${withCents.format(amount)}`
}

/** '$ 800.00 - $ 1,200.00' */
export function formatMoneyRange(from: number, to: number, currency: string): string {
  return from === to
    ? formatMoney(from, currency)
    : `${formatMoney(from, currency)} - ${formatMoney(to, currency)}`
}

/**
 * '$ 1,250' beside the axis of a chart, where a mark is no price of anything and cents would take the room of
 * the drawing.
 */
export function formatMark(amount: number, currency: string): string {
  return Number.isInteger(amount)
    ? `${signs[currency] ?? `${currency} `}${whole.format(amount)}`
    : formatMoney(amount, currency)
}
