/** How a workbook shows the number of a cell, as far as it changes what the number means. */
export interface CellFormat {
  kind: 'number' | 'day' | 'time' | 'percent'
  /** Sign or code of a currency that the format writes: '£', 'CHF'. */
  currency: string
  /** Digits that a number has at least: '0042' of 42. */
  digits: number
}

const plain: CellFormat = { kind: 'number', currency: '', digits: 0 }

/** Formats that have a number and no code (ECMA-376, part 1, 18.8.30), with those of East Asian programs. */
const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47])

export function builtInFormat(id: number): CellFormat {
  if (builtInDays.has(id)) return { ...plain, kind: 'day' }
  if (id === 9 || id === 10) return { ...plain, kind: 'percent' }
  return builtInTimes.has(id) ? { ...plain, kind: 'time' } : plain
}

const CURRENCY = /\[\$([^\]-]+)(?:-[0-9a-f]+)?\]|"\s*([£€$¥]|[A-Z]{3})\s*"|\\?([£€$¥])/iu

/** What a format's code says: 'dd/mm/yyyy', '[$€-407] #,##0.00', '0000'. */
export function formatOfCode(code: string): CellFormat {
  const [positive = ''] = code.split(';')
  // Without texts in quotes, escaped letters, colors, conditions and locales.
  const bare = positive.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '')
  if (/[dy]/iu.test(bare) || /m{3,}/iu.test(bare)) return { ...plain, kind: 'day' }
  if (/[hs]/iu.test(bare)) return { ...plain, kind: 'time' }
  if (bare.includes('%')) return { ...plain, kind: 'percent' }
  const [, inBrackets, inQuotes, alone] = CURRENCY.exec(positive) ?? []
  const zeros = /^0{2,20}$/u.exec(bare.trim())
  return {
    kind: 'number',
    currency: (inBrackets ?? inQuotes ?? alone ?? '').trim(),
    digits: zeros ? zeros[0].length : 0,
  }
}

const DAY_MS = 86_400_000
/** In the count from 1900 the 29th of February 1900 is a day, which it was not. */
const BEFORE_FALSE_DAY = 60

/** `2024-01-31` of a number of days; null where the calendar of workbooks has no such day. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466) return null
  const whole = Math.floor(serial)
  const start = is1904
    ? Date.UTC(1904, 0, 1)
    : whole < BEFORE_FALSE_DAY
      ? Date.UTC(1899, 11, 31)
      : Date.UTC(1899, 11, 30)
  return new Date(start + whole * DAY_MS).toISOString().slice(0, 10)
}

/** `17:45` of a part of a day. */
export function timeOfSerial(serial: number): string {
  const minutes = Math.round((serial % 1) * 24 * 60)
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A stored number as a plain text, without what binary fractions add: '0.3' of 0.30000000000000004. */
export function numberOfWorkbook(value: string): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (/^-?\d{1,21}$/.test(value)) return value
  return String(Number(number.toPrecision(15)))
}
