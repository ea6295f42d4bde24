import { measuredText } from '../measured-text.ts'

/** The largest amount that a price or a discount may have: 1,000,000.00. */
export const AMOUNT_MAX = 100_000_000

/** '29.99' of 2999: amounts are whole minor units in the database, and texts with two decimals in JSON. */
export function amountText(minorUnits: number): string {
  const sign = minorUnits < 0 ? '-' : ''
  const units = Math.abs(minorUnits)
  return `${sign}${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`
}

/** 2999 of '29.99', '29.9' too, and 2900 of '29'; null for what is no amount. */
export function minorUnitsOf(text: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** An amount as it is typed, with two decimals or none. It comes out as minor units. */
export function amountSchema(messages: { missing: string; invalid: string }) {
  return measuredText(12, { missing: messages.missing, tooLong: messages.invalid })
    .trim()
    .min(1, messages.missing)
    .refine((text) => text === '' || isAmount(text), { error: messages.invalid, abort: true })
    .transform((text) => minorUnitsOf(text) ?? 0)
}

function isAmount(text: string): boolean {
  const units = minorUnitsOf(text)
  return units !== null && units > 0 && units <= AMOUNT_MAX
}
