/**
 * The search text that reaches the index: letters, digits, spaces, hyphen, apostrophe and ampersand
 * of any alphabet stay, the rest becomes a space (decided reading of 'sanitized').
 */
export function sanitizeSearchText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s\-'’&]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const LEADING_PUNCTUATION = /^[^\p{L}\p{N}]+/u

/**
 * The key that titles are sorted by, bytewise, in every engine: accents and leading punctuation dropped,
 * lower case, spaces collapsed.
 */
export function titleSortKey(title: string): string {
  const plain = foldAccents(title).toLowerCase().replace(/\s+/g, ' ').trim()
  return plain.replace(LEADING_PUNCTUATION, '') || plain
}

const PLAIN = /^[\u0000-\u007f]*$/

/** Latin letters without their marks; ligatures and slashed letters spelled plainly. */
export function foldAccents(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþÆŒØĐÐŁÞ]/g, (letter) => FOLDED[letter] ?? letter)
}

const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
}

/** '#' stands for digits and other scripts. */
export const letters = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const
export type Letter = string

/** The letter of the alphabet index under which a title stands: 'A' to 'Z' or '#'. */
export function letterOf(title: string): Letter {
  const first = titleSortKey(title).charAt(0)
  return first >= 'a' && first <= 'z' ? first.toUpperCase() : '#'
}

/** Cut at a word, at most `limit` characters before the ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit + 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > limit / 2 ? space : limit).trimEnd()}…`
}

/** 'A'; 'A and B'; 'A, B and C'. */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}
