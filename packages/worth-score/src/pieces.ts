import type { DescribedItem } from './sold-lot.ts'

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const number = `(\\d{1,3}|${NUMBER_WORDS.join('|')})`

/** In the order in which they are tried; each with the number in its first group, or a fixed one. */
const PATTERNS: readonly { pattern: RegExp; pieces?: number }[] = [
  { pattern: /^\((\d{1,3})\)/ },
  { pattern: new RegExp(`\\b(?:set|lot|group|collection|box|tray|suite) of ${number}\\b`) },
  { pattern: new RegExp(`\\b${number} (?:pieces|pcs|items|objects)\\b`) },
  { pattern: /(?<!\bone of (?:a )?)\bpair\b(?! of (?:\w+ )?(?:spectacles|scissors|tongs))/, pieces: 2 },
]

/** How many things are sold together, as the title says it; 1 when it says nothing. */
export function piecesOf({ title }: Pick<DescribedItem, 'title'>): number {
  const text = title.toLowerCase()
  for (const { pattern, pieces } of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const counted = pieces ?? numberFrom(found[1] ?? '')
    if (counted > 1) return counted
  }
  return 1
}

function numberFrom(word: string): number {
  const place = NUMBER_WORDS.indexOf(word)
  return place >= 0 ? place + 2 : Number(word)
}
