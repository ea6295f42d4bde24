import { EMOJI_JOINER, LETTER_JOINER } from './pasted-text.ts'

/**
 * What a name, or any text that stands on one line, cannot hold once `tidyPasted` has removed what pasting
 * brings along: control characters and ends of lines, which could end a mail's header, signs that turn the
 * direction of what follows, and signs that nobody sees. Marks of direction (U+200E, U+200F) are neither.
 */
const UNSHOWABLE = /(?![\u200e\u200f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Invisible signs where they shape what is seen: pictures joined to one or drawn in color, keycaps, letters
 * of joining scripts, forms of a Chinese character.
 */
const SHAPING = [
  EMOJI_JOINER,
  LETTER_JOINER,
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,
  /(?<=[0-9#*])\ufe0f(?=\u20e3)/u,
  /(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
].map((shape) => new RegExp(shape.source, 'gu'))

/** Whether every sign of the text can be shown on one line. */
export function isOneLine(text: string): boolean {
  return (
    !UNSHOWABLE.test(text) ||
    !UNSHOWABLE.test(SHAPING.reduce((rest, shaping) => rest.replace(shaping, ''), text))
  )
}
