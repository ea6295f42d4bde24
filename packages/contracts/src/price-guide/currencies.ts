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
