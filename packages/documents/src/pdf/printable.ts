/** Stands for a letter that the font lacks. */
export const MISSING_LETTER = '□'

const graphemes = new Intl.Segmenter()
const PLAIN = /^[\x20-\x7E\n]*$/
/** Signs that nobody sees, such as those that join others. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u
/** Of these, those that say in which direction their neighbors are read: they are followed, and not drawn. */
const DIRECTION_MARK = /^[\u061C\u200E\u200F]$/

/** Letters one after the other that one font has. */
export interface Run {
  /** In the font that has letters of most scripts, for what the document's own lacks. */
  isWide: boolean
  text: string
}

type Has = (codePoint: number) => boolean

/**
 * The text as two fonts can print it: each letter in the first, else in the second; one that both lack is a
 * box, whatever it consists of. Signs that nobody sees go, but for marks of direction.
 */
export function printable(text: string, has: Has, wideHas: Has): Run[] {
  if (PLAIN.test(text)) return [{ isWide: false, text }]
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const letter = printableLetter(segment, has, wideHas)
    const last = runs.at(-1)
    if (last?.isWide === letter.isWide || (last && letter.text.trim() === '')) last.text += letter.text
    else runs.push(letter)
  }
  return runs
}

function printableLetter(letter: string, has: Has, wideHas: Has): Run {
  // A tab parts words, too.
  if (/^[\t\v\f]$/.test(letter)) return { isWide: false, text: ' ' }
  if (letter === '\n' || DIRECTION_MARK.test(letter)) return { isWide: false, text: letter }
  const [base, ...more] = [...letter].filter((sign) => !UNSEEN.test(sign))
  if (base === undefined) return { isWide: false, text: '' }
  for (const [isWide, isIn] of [
    [false, has],
    [true, wideHas],
  ] as const) {
    const isThere = (sign: string) => isIn(sign.codePointAt(0) ?? 0)
    if (isThere(base)) return { isWide, text: [base, ...more.filter(isThere)].join('') }
  }
  return { isWide: false, text: MISSING_LETTER }
}
