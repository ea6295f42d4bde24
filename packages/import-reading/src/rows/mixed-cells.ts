/** What was found in a cell with several facts. The title is what is left. */
export interface MixedCell {
  title: string
  amount: string | null
  date: string | null
  sizes: string[]
  condition: string | null
  /** In the order of the cell, so that what stays in the title is at its place. */
  parts: readonly { kind: 'title' | 'amount' | 'date' | 'size' | 'condition'; text: string }[]
}

const AMOUNT = String.raw`(?:(?:us|a|c)?\$|£|€|\b(?:USD|EUR|GBP|CHF)\s?)\s?\d[\d.,']*(?:\s?[-–]\s?[£€$]?\d[\d.,']*)?|\b\d[\d.,']*\s?(?:€|£|EUR\b|GBP\b|USD\b|CHF\b)`
const SIZE = String.raw`(?:\b(?:h|w|d|l|ht|dia|diam)\.?\s?)?\d+(?:[.,]\d+)?(?:\s?[¼½¾]|\s\d\/\d)?\s?(?:(?:mm|cms?|ins?|inch(?:es)?|ft|kg|gr?|ozt?)(?![\p{L}])|["”″])?(?:\s?[x×]\s?\d+(?:[.,]\d+)?\s?(?:mm|cms?|ins?|inch(?:es)?|ft)?(?![\p{L}]))*\s?(?:mm|cms?|ins?|inch(?:es)?|ft|kg|gr?|ozt?|["”″])(?![\p{L}])(?:\s(?:high|wide|deep|long|tall|across|diameter|diam|dia)(?![\p{L}])\.?)?`
const DATE = String.raw`\b(?:c\.?a?\.?|circa|um|vers)\s?(?:1[0-9]|20)\d\d(?:\s?[-–/]\s?\d{2,4})?(?![\d])|\b(?:1[0-9]|20)\d\ds?(?:\s?[-–/]\s?\d{2,4})?(?![\d])|\b(?:early |mid[- ]|late )?(?:1[0-9]|20|[1-9])(?:st|nd|rd|th|\.)\s?(?:c\.|cent\.|century|jh\.|jahrhundert)|\b(?:george|geo\.?) (?:iv|iii|ii|i|vi|v)\b|\b(?:william iv|queen anne|victorian|edwardian|georgian|regency|art deco|art nouveau|biedermeier|meiji|louis x[iv]+|empire)\b`
const CONDITION = String.raw`\b(?:(?:small|minor|slight|tiny|old|some|one|\d|good|fair|poor|very good|mint)\s)?(?:chip(?:s|ped)?|crack(?:s|ed)?|hairlines?|a\/f|restor(?:ed|ation)|repair(?:s|ed)?|damaged?|rubbed|worn|wear|foxed|foxing|stained|dent(?:s|ed)?|scratch(?:es|ed)?|mint|losses|missing \p{L}+|(?:good|fair|poor|excellent|mint|very good) condition|bestoßen|berieben|riss|besch[aä]digt|restauriert|f[eê]l[eé]|[eé]br[eé]ch[eé])(?:\s(?:to|on|in|at|an|am)\s(?:the\s)?\p{L}+)?(?![\p{L}])`

/** Takes the facts out of 'Meissen cup c.1880 7cm chip £120'. */
export function splitMixed(cell: string): MixedCell {
  const text = cell.replaceAll(/\s+/gu, ' ').trim()
  const pattern = new RegExp(
    `(?<amount>${AMOUNT})|(?<size>${SIZE})|(?<date>${DATE})|(?<condition>${CONDITION})`,
    'giu',
  )
  const parts: { kind: 'title' | 'amount' | 'date' | 'size' | 'condition'; text: string }[] = []
  let from = 0
  for (const found of text.matchAll(pattern)) {
    const { amount, size, date, condition } = found.groups ?? {}
    const kind = amount ? 'amount' : size ? 'size' : date ? 'date' : condition ? 'condition' : null
    if (kind === null) continue
    parts.push({ kind: 'title', text: text.slice(from, found.index) }, { kind, text: found[0].trim() })
    from = found.index + found[0].length
  }
  parts.push({ kind: 'title', text: text.slice(from) })
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map((part) => part.text)
  return {
    title: joinParts(of('title')),
    amount: of('amount')[0] ?? null,
    date: of('date')[0] ?? null,
    sizes: of('size'),
    condition: of('condition').join(', ') || null,
    parts: parts.filter((part) => part.text.trim() !== ''),
  }
}

/** Texts as one, without the punctuation that stood around what was taken out. */
export function joinParts(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim().replaceAll(/^[,;:.)–-]+\s*|\s*[,;:(–-]+$/gu, ''))
    .filter((text) => text !== '')
    .join(' ')
}
