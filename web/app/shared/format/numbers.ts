/**
 * The site is written in American English, and so are its numbers; the server and every browser print them
 * alike.
 */
export const LOCALE = 'en-US'

const count = new Intl.NumberFormat(LOCALE)
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const plural = new Intl.PluralRules(LOCALE)
const size = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 })

/** '28,324' */
export function formatCount(value: number): string {
  return count.format(value)
}

/** '42%' of a share between 0 and 1. */
export function formatPercent(share: number): string {
  return percent.format(share)
}

/** '1 result', '28,324 results'; irregular plurals are given. */
export function counted(value: number, noun: string, nouns = `${noun}s`): string {
  return `${formatCount(value)} ${plural.select(value) === 'one' ? noun : nouns}`
}

const UNITS = ['kB', 'MB', 'GB'] as const

/** '2.4 MB': decimal units, as file dialogs show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  const power = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3))
  return `${size.format(bytes / 1000 ** power)} ${UNITS[power - 1]}`
}
