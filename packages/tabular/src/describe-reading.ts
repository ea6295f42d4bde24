import type { TableReading } from './survey-table.ts'

const delimiterNames: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
  ' ': 'space',
}
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
} as const
const quotingNames = {
  double: null,
  spaced: 'spaces after the delimiter',
  backslash: 'backslash before quotes',
  single: 'single quotes',
  none: 'no quotes',
} as const
const orderNames = {
  iso: null,
  'day-first': 'dates with the day first',
  'month-first': 'dates with the month first',
} as const

/** How a file is read, for people: 'semicolon, decimal comma, UTF-16 LE'. What is plain is left out. */
export function describeReading(reading: TableReading): string {
  const { delimiter, decimal, encoding, hasByteOrderMark, quoting, dates, prefixBytes } = reading
  return [
    delimiterNames[delimiter] ?? `“${delimiter}” between fields`,
    decimal && `decimal ${decimal}`,
    encodingNames[encoding],
    dates && orderNames[dates],
    quotingNames[quoting],
    prefixBytes > 0 && 'a sep= line',
    hasByteOrderMark && 'a byte-order mark',
  ]
    .filter(Boolean)
    .join(', ')
}
