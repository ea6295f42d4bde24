/** 'flawSize' is a size right before a flaw, '7cm chip': of the flaw, or of the object. */
export type MixedKind = 'amount' | 'date' | 'size' | 'flawSize' | 'condition'

/** What was found in a cell with several facts. The title is what is left. */
export interface MixedCell {
  title: string
  amount: string | null
  date: string | null
  condition: string | null
  /** In the order of the cell, so that what stays in the title is at its place. */
  parts: readonly { kind: MixedKind | 'title'; text: string }[]
}

const AMOUNT = String.raw`(?:(?:us|a|c)?\$|£|€|\b(?:USD|EUR|GBP|CHF)\s?)\s?\d[\d.,']*(?:\s?[-–]\s?[£€$]?\d[\d.,']*)?|\b\d[\d.,']*\s?(?:€|£|EUR\b|GBP\b|USD\b|CHF\b)`
const SIZE = String.raw`(?:\b(?:h|w|d|l|ht|dia|diam)\.?\s?)?\d+(?:[.,]\d+)?(?:\s?[¼½¾]|\s\d\/\d)?\s?(?:(?:mm|cms?|ins?|inch(?:es)?|ft|kg|gr?|ozt?)(?![\p{L}])|["”″])?(?:\s?[x×]\s?\d+(?:[.,]\d+)?\s?(?:mm|cms?|ins?|inch(?:es)?|ft)?(?![\p{L}]))*\s?(?:mm|cms?|ins?|inch(?:es)?|ft|kg|gr?|ozt?|["”″])(?![\p{L}])(?:\s(?:high|wide|deep|long|tall|across|diameter|diam|dia)(?![\p{L}])\.?)?`
const DATE = String.raw`\b(?:c\.?a?\.?|circa|um|vers)\s?(?:1[0-9]|20)\d\d(?:\s?[-–/]\s?\d{2,4})?(?![\d])|\b(?:1[0-9]|20)\d\ds?(?:\s?[-–/]\s?\d{2,4})?(?![\d])|\b(?:early |mid[- ]|late )?(?:1[0-9]|20|[1-9])(?:st|nd|rd|th|\.)\s?(?:c\.|cent\.|century|jh\.|jahrhundert)|\b(?:george|geo\.?) (?:iv|iii|ii|i|vi|v)\b|\b(?:william iv|queen anne|victorian|edwardian|georgian|regency|art deco|art nouveau|biedermeier|meiji|louis x[iv]+|empire)\b`
const CONDITION = String.raw`\b(?:(?:small|minor|slight|tiny|old|some|one|\d|good|fair|poor|very good|mint)\s)?(?:chip(?:s|ped)?|crack(?:s|ed)?|hairlines?|a\/f|restor(?:ed|ation)|repair(?:s|ed)?|damaged?|rubbed|worn|wear|foxed|foxing|stained|dent(?:s|ed)?|scratch(?:es|ed)?|mint|losses|missing \p{L}+|(?:good|fair|poor|excellent|mint|very good) condition|bestoßen|berieben|riss|besch[aä]digt|restauriert|f[eê]l[eé]|[eé]br[eé]ch[eé])(?:\s(?:to|on|in|at|an|am)\s(?:the\s)?\p{L}+)?(?![\p{L}])`

/** '7cm' before 'chip'; not '22 cm diameter' before it, nor '45 cm' before 'restored'. */
const isOfFlaw = (size: string, next: string) =>
  /^\d+(?:[.,]\d+)?\s?\S{1,2}$/u.test(size) &&
  /^(?:chip|crack|hairline|dent|scratch|stain|loss|riss|f[eê]l|[eé]br)/iu.test(next)

/** Takes the facts out of 'Meissen cup c.1880 7cm chip £120'. */
export function splitMixed(cell: string): MixedCell {
  const text = cell.replaceAll(/\s+/gu, ' ').trim()
  const pattern = new RegExp(
    `(?<amount>${AMOUNT})|(?<size>${SIZE})|(?<date>${DATE})|(?<condition>${CONDITION})`,
    'giu',
  )
  const all: { kind: MixedKind | 'title'; text: string }[] = []
  let from = 0
  for (const found of text.matchAll(pattern)) {
    const { amount, size, date, condition } = found.groups ?? {}
    const kind = amount ? 'amount' : size ? 'size' : date ? 'date' : condition ? 'condition' : null
    if (kind === null) continue
    all.push({ kind: 'title', text: text.slice(from, found.index) }, { kind, text: found[0].trim() })
    from = found.index + found[0].length
  }
  all.push({ kind: 'title', text: text.slice(from) })
  const parts = all.filter((part) => part.text.trim() !== '')
  for (const [at, part] of parts.entries())
    if (part.kind === 'size' && isOfFlaw(part.text, parts[at + 1]?.text ?? '')) part.kind = 'flawSize'
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map((part) => part.text)
  return {
    title: joinParts(of('title')),
    amount: of('amount')[0] ?? null,
    date: of('date')[0] ?? null,
    condition: of('condition').join(', ') || null,
    parts,
  }
}

/** Texts as one, without the punctuation that stood around what was taken out. */
export function joinParts(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim().replaceAll(/^[,;:.)–-]+\s*|\s*[,;:(–-]+$/gu, ''))
    .filter((text) => text !== '')
    .join(' ')
}
