/**
 * How every field of site and console reads a number that somebody typed. A text that can mean two numbers,
 * or none, is not read: its field keeps the text and says so.
 */

/** Between groups of three digits. */
const GROUP_MARK = String.raw`[,.'’٬ ]`
const GROUPS = new RegExp(String.raw`^[1-9]\d{0,2}(${GROUP_MARK})\d{3}(?:\1\d{3})*$`)
/**
 * A currency before an amount ('USD 1,234', 'US$1,234', 'kr 12'), or a letter that was typed by mistake. Not
 * what changes the number: 'neg 5' and 'min 5', a letter that looks like a digit, 'e3'.
 */
const CURRENCY = /^\s*(?!neg|min|[eilo]\P{L})\p{L}{0,3}\s*\p{Sc}?\s*(?=[\p{Nd}.,٫])/iu

/**
 * The amount that was typed, as a plain text with two decimals: '1234.50' of '1,234.5', '27.83' of '27,83'.
 * Empty where nothing was typed; null where it is no amount, or could be two ('1.234').
 */
export function readAmount(typed: string): string | null {
  const text = withoutCurrency(withPlainDigits(typed)).trim()
  if (text === '') return typed.trim() === '' ? '' : null
  const [, whole = text, mark, decimals = ''] = /^(.*)([.,٫])(\d{0,2})$/.exec(text) ?? []
  const units = whole === '' && decimals !== '' ? '0' : wholeText(whole, mark)
  // One group behind a point is as well a number with three decimals.
  if (units === null || (mark === undefined && /^\d+\.\d+$/.test(whole))) return null
  return `${units}.${decimals.padEnd(2, '0')}`
}

/**
 * The whole number that was typed, as plain digits: '1234' of '1,234'. Empty where nothing was typed; null
 * where it is no whole number from 0 on.
 */
export function readWholeNumber(typed: string): string | null {
  const text = withPlainDigits(typed).trim()
  if (text === '') return ''
  return text.includes('.') ? null : wholeText(text)
}

/**
 * The number that was typed with any decimals, as plain digits: '1.0823' of '1,0823'. Empty where nothing was
 * typed; null where it is no such number, or could be two: '1,234' is a thousand and a bit more than one.
 */
export function readDecimal(typed: string): string | null {
  const text = withPlainDigits(typed).trim()
  if (text === '') return ''
  const [, whole, mark, decimals] = /^(\d{1,9})(?:([.,٫])(\d{1,8}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  if (decimals === undefined) return String(Number(whole))
  return mark === ',' && decimals.length === 3 && whole !== '0' ? null : `${Number(whole)}.${decimals}`
}

/** As a number: null where nothing was typed, NaN where it cannot be read. */
export function numberRead(read: string | null): number | null {
  if (read === null) return Number.NaN
  return read === '' ? null : Number(read)
}

/** '1,234,567.50' of '1234567.50'. */
export function withThousandsCommas(plain: string): string {
  return plain.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
}

/** The currency before an amount is not taken into its field. */
export function withoutCurrency(typed: string): string {
  return typed.replace(CURRENCY, '')
}

/** Digits without marks between groups, which must be groups of three and marked alike. */
function wholeText(text: string, decimalMark?: string): string | null {
  if (/^\d+$/.test(text)) return text.replace(/^0+(?=\d)/, '')
  const mark = GROUPS.exec(text)?.[1]
  if (mark === undefined || mark === decimalMark) return null
  return text.replace(/\D/g, '')
}

/** Digits of every script as 0 to 9, and every space as one. */
function withPlainDigits(typed: string): string {
  return typed
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(/[．，]/g, (mark) => mark.normalize('NFKC'))
    .replace(/\s/g, ' ')
}

/** Each script has its ten digits in a row; those of a width or a style stand for 0 to 9. */
export function valueOfDigit(digit: string): string {
  const plain = digit.normalize('NFKC')
  if (/^\d$/.test(plain)) return plain
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
