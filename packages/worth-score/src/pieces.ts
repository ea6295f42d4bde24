import type { DescribedItem } from './sold-lot.ts'

const NUMBER_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const number = `(\\d{1,3}|${NUMBER_WORDS.join('|')})`

/** In the order in which they are tried; each with the number in its first group, or a fixed one. */
const PATTERNS: readonly { pattern: RegExp; pieces?: number }[] = [
  { pattern: /^\((\d{1,3})\)/ },
  { pattern: new RegExp(`\\b(?:set|lot|group|collection|box|tray|suite) of ${number}\\b`) },
  { pattern: new RegExp(`\\b${number} (?:pieces|pcs|items|objects)\\b`) },
  { pattern: /(?<!\bone of (?:a )?)\bpair\b(?! of (?:\w+ )?(?:spectacles|scissors|tongs))/, pieces: 2 },
]

/** How many things are sold together, as is known or as the title says it; 1 when nothing says it. */
export function piecesOf({ title, pieces = 1 }: Pick<DescribedItem, 'title' | 'pieces'>): number {
  return Math.max(pieces, piecesInTitle(title))
}

function piecesInTitle(title: string): number {
  const text = title.toLowerCase()
  for (const { pattern, pieces: fixed } of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const counted = fixed ?? numberFrom(found[1] ?? '')
    if (counted > 1) return counted
  }
  return 1
}

function numberFrom(word: string): number {
  const place = NUMBER_WORDS.indexOf(word)
  return place >= 0 ? place + 2 : Number(word)
}
