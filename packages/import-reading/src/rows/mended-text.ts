/** Windows-1252 beyond ASCII: its letters by their bytes. */
const bytesOf = new Map(
  Array.from({ length: 128 }, (_, at) => at + 128).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
)
const MAY_BE_BROKEN = /[ÂÃÄÅÆÇÐÑâãäåæçðñ]/u

/**
 * The text that was written in UTF-8 and read as Windows-1252: 'Sèvres' of 'SÃ¨vres'; or in Windows-1252 and
 * read as Latin-1. Null where it cannot be one.
 */
export function mendedText(text: string): string | null {
  return mendedLetters(text) ?? mendedSigns(text)
}

/** 'Boys’' of the same letters with a control character: Windows-1252 that was read as Latin-1. */
function mendedSigns(text: string): string | null {
  const mended = text.replaceAll(/[\u0080-\u009f]/gu, (sign) =>
    new TextDecoder('windows-1252').decode(Uint8Array.of(sign.codePointAt(0) ?? 0)),
  )
  return mended === text ? null : mended
}

function mendedLetters(text: string): string | null {
  if (!MAY_BE_BROKEN.test(text)) return null
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const byte = code < 128 ? code : bytesOf.get(letter)
    if (byte === undefined) return null
    bytes.push(byte)
  }
  try {
    const mended = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    return mended === text ? null : mended
  } catch {
    return null
  }
}

/** The sign for letters that were lost before the file came here. */
export const LOST_LETTER = '\ufffd'
