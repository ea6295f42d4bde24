/** Whether a text is a price above 0: at most ten digits, and two behind the point. */
export function isPriceText(text: string): boolean {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) > 0
}

/** Whether a number is such a price. A number is one of whole cents where it is the nearest one to them. */
export function isPrice(amount: number): boolean {
  return amount > 0 && amount < 1e10 && Math.round(amount * 100) / 100 === amount
}

/** 'No currency' of ISO 4217: for prices in money that has no code, such as livres tournois. */
export const NO_CURRENCY = 'XXX'

/** What searches by price begin with. */
export const DEFAULT_CURRENCY = 'USD'

let known: ReadonlySet<string> | null = null

/** Whether a text is a currency's code of ISO 4217, or the one for none. */
export function isCurrency(code: string): boolean {
  known ??= new Set([...Intl.supportedValuesOf('currency'), NO_CURRENCY])
  return known.has(code)
}
