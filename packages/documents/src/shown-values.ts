import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'

/** `MM/DD/YYYY` of an ISO date or instant; '' where there is none. */
export function slashedDate(date: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '') ?? []
  return year === undefined ? '' : `${month}/${day}/${year}`
}

export function significanceLabel({ id }: { id: number }): string {
  return itemSignificances.find((significance) => significance.id === id)?.label ?? ''
}

const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', CAD: 'C $' }

/** `$ 1,234.00` */
export function shownPrice(price: number, currency = 'USD'): string {
  const figure = price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return currency === 'XXX' ? figure : `${symbols[currency] ?? currency} ${figure}`
}

/** `Jan 31, 2024` */
export function shownDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
