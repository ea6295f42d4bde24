const symbols: Readonly<Record<string, string>> = { USD: '$ ', EUR: '€ ', GBP: '£ ', CAD: 'C $ ', XXX: '' }

/** `$ 1,250.00`; another currency than the documents' four by its code, one without a code not at all. */
export function worthMoney(amount: number, currency: string): string {
  return `${symbols[currency] ?? `${currency} `}${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

export function worthRange(min: number, max: number, currency: string): string {
  return `${worthMoney(min, currency)} - ${worthMoney(max, currency)}`
}
