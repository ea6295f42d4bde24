import { tidyPasted } from '../pasted-text.ts'

/** A text of one line as it is kept: as `tidyPasted` leaves it, composed characters, single spaces within. */
export function normalizeLine(text: string): string {
  return tidyPasted(text).normalize('NFC').replace(/\s+/gu, ' ')
}

/** A text of several lines as it is kept: composed characters, lines end alike, no space around it. */
export function normalizeLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/** What the documents call a combination of characters: at least one letter or digit of any alphabet. */
export function hasLetterOrDigit(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** Characters as somebody counts them: a letter above U+FFFF is one. */
export function lengthOf(text: string): number {
  return [...text].length
}
