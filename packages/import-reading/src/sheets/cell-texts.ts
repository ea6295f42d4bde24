/** Signs and words for 'as above'. */
const DITTO =
  /^[-–—\s]*(?:["”“〃]|''|,,|„|do\.?|ditto|id\.?|idem|dto\.?|dito|as above|same(?: as above)?|wie oben|s\. ?o\.|come sopra|comme ci-dessus)[-–—\s]*$/iu

export function isDitto(text: string): boolean {
  return DITTO.test(text.trim())
}

/** A number with or without a currency, and nothing else: '£1,200', '1.200,50 €', '-5', 'CHF 20'. */
const AMOUNT =
  /^[-+(]?\s*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}?)?\s*[-+]?\d[\d.,'’\s]*\s*(?:\p{Sc}|[A-Z]{3}|Fr\.?|,-)?\s*\)?$/u

export function isAmount(text: string): boolean {
  return AMOUNT.test(text.trim())
}

/** What an amount is without its currency. */
export function bareAmount(text: string): string {
  return text
    .replaceAll(/[^\d.,'’\s]/gu, '')
    .trim()
    .replace(/[.,]$/, '')
}

export function isAddress(text: string): boolean {
  return /^(?:https?|ftp):\/\/\S+$/iu.test(text.trim())
}

export function isPhotoName(text: string): boolean {
  return (
    /\.(?:jpe?g|png|heic|heif|gif|webp|tiff?|bmp)\b/iu.test(text) ||
    /^(?:img|dsc|dscn|dscf|pict|p)[\s_-]?\d{2,}/iu.test(text.trim())
  )
}

/** '12 cm', '7"', '3 x 4 in', 'H. 20 cm'. */
export function isMeasure(text: string): boolean {
  return (
    /\d\s*(?:mm|cm|m|in|ins|inch(?:es)?|ft|g|kg|oz|ozt|lb|ct|["”″])(?![\p{L}])/iu.test(text) &&
    text.length <= 60
  )
}

/** A day with its month and year in numbers, the year in two or four digits. */
export const NUMERIC_DAY = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/

/** For the evidence of a column alone: the century of a short year does not change the order of its parts. */
export function withLongYear(text: string): string {
  const [, first, sign, second, year] = NUMERIC_DAY.exec(text.trim()) ?? []
  return year?.length === 2 ? `${first}${sign}${second}${sign}19${year}` : text.trim()
}
