/**
 * What a name, or any text that stands on one line, cannot hold: control characters and ends of lines, which
 * could end a mail's header, signs that turn the direction of what follows, and signs that nobody sees.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Invisible signs where they shape what is seen: pictures joined to one or drawn in color, keycaps, letters
 * of joining scripts, forms of a Chinese character.
 */
const SHAPING = [
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu,
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]/gu,
  /(?<=[0-9#*])\ufe0f(?=\u20e3)/gu,
  /(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d](?=[\p{L}\p{M}])/gu,
  /(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu,
]

/** Whether every sign of the text can be shown on one line. */
export function isOneLine(text: string): boolean {
  return (
    !UNSHOWABLE.test(text) ||
    !UNSHOWABLE.test(SHAPING.reduce((rest, shaping) => rest.replace(shaping, ''), text))
  )
}
