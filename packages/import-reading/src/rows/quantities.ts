import { readWholeNumber } from '@vitrine/contracts/typed-numbers'

export interface ReadQuantity {
  quantity: number
  /** What else the cell says: '1 a/f'. */
  note: string
}

const words: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  due: 2,
  tre: 3,
  dos: 2,
  tres: 3,
  twee: 2,
  drie: 3,
}
const groups: readonly (readonly [RegExp, number])[] = [
  [/^(?:prs?\.?|pairs?|paare?|paires?|coppi[ae]|par(?:es)?|paar)$/iu, 2],
  [/^(?:doz(?:en)?\.?|dutzend|douzaines?|dozzin[ae]|docenas?|dozijn)$/iu, 12],
]
const PIECES = /^(?:pcs?\.?|pieces?|items?|off|st(?:k|ck)?\.?|st[uü]cke?|pi[eè]ces?|pezzi|piezas|stuks?|x)$/iu
const SET = /^(?:a\s+)?(?:set|lot|group|satz|garnitur|service|lot|serie|set)\s+(?:of|von|de|di|van)\s+/iu

/** Pieces of 'pr', '2 pairs', 'set of 6 (1 a/f)', 'x 4', '3 pcs'. Null where it does not say how many. */
export function readQuantity(cell: string): ReadQuantity | null {
  const text = cell.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
  const [, main = text, inBrackets = ''] = /^(.*?)\s*[([](.*?)[)\]]\s*$/u.exec(text) ?? []
  const [, counted = main, behind = ''] = /^([^,;]*\p{L}[^,;]*|\d+)\s*[,;]\s*(\D.*)$/u.exec(main) ?? []
  const note = [behind, inBrackets]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
  const quantity = countOf(
    counted
      .replace(SET, '')
      .replace(/^x\s*/iu, '')
      .replace(/^(?:a|the)\s+/iu, ''),
  )
  return quantity === null || quantity < 1 ? null : { quantity, note }
}

function countOf(text: string): number | null {
  const [first = '', second, third] = text.trim().split(' ')
  const number = numberOf(first)
  const alone = groups.find(([name]) => name.test(first))
  if (alone && second === undefined) return alone[1]
  if (number === null || third !== undefined) {
    const glued = /^(\d+)\s*(\D+)$/u.exec(text.trim())
    if (!glued || third !== undefined) return null
    return times(Number(glued[1]), (glued[2] ?? '').trim())
  }
  return second === undefined ? number : times(number, second)
}

function times(number: number, unit: string): number | null {
  const group = groups.find(([name]) => name.test(unit))
  if (group) return number * group[1]
  return PIECES.test(unit) ? number : null
}

function numberOf(text: string): number | null {
  const word = words[text.toLowerCase()]
  if (word !== undefined) return word
  // '6.0', as programs write whole numbers.
  const read = readWholeNumber(text.replace(/[.,]00?$/, ''))
  return read === null || read === '' ? null : Number(read)
}
