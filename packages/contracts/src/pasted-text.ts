/**
 * What other programs leave in a copied text and nobody sees: soft hyphens, spaces without width, word
 * joiners, byte order marks, and signs that embed, override or isolate a direction.
 */
const LEFT_OVERS = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Joiners that shape what is seen: between the parts of an emoji, and letters of scripts that use them. */
export const EMOJI_JOINER =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/u
export const LETTER_JOINER =
  /(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mymr}\p{sc=Khmr}])[\u200c\u200d](?=[\p{L}\p{M}])/u

const ANY_JOINER = new RegExp(`(${EMOJI_JOINER.source}|${LETTER_JOINER.source})|[\u200c\u200d]`, 'gu')
/** Marks of direction, which say something about their neighbors alone and nothing at an end. */
const AT_ENDS = /[\s\u200e\u200f]/u

/**
 * A text as it is saved: without the invisible characters that pasting brings along, and without spaces
 * around it. Everything else is as it was typed. For a text that has been measured.
 */
export function tidyPasted(text: string): string {
  const shown = text.replace(LEFT_OVERS, '').replace(ANY_JOINER, '$1')
  // By hand: a pattern for the end takes time by the square of the number of spaces within.
  let [start, end] = [0, shown.length]
  while (start < end && AT_ENDS.test(shown.charAt(start))) start += 1
  while (end > start && AT_ENDS.test(shown.charAt(end - 1))) end -= 1
  return shown.slice(start, end)
}

/**
 * A text of one line as it is saved: the same, with a space for each tab, which a copy of several cells of a
 * spreadsheet brings along.
 */
export function tidyLine(text: string): string {
  return tidyPasted(text).replaceAll('\t', ' ')
}
