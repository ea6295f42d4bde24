import type { Currency } from '@vitrine/contracts/identity/billing'

/** An amount of money. */
export interface Money {
  /** Whole minor units: 2999 is 29.99. A safe integer, never a fraction; negative for a credit. */
  amount: number
  currency: Currency
}

/**
 * '29.99' or 29.99, as providers write amounts, in whole minor units. @throws where it is no amount with at
 * most two decimals
 */
export function minorUnits(text: string | number): number {
  const written = typeof text === 'number' ? text.toFixed(2) : text.trim()
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(written)
  if (!parts) throw new TypeError('not an amount of money with two decimals')
  const [, sign, whole, cents = ''] = parts
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' && amount !== 0 ? -amount : amount
}

/** 2999 as '29.99'. */
export function decimalText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
