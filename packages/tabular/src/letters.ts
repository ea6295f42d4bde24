export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const
export type Encoding = (typeof encodings)[number]

/** The encoding that a byte-order mark names. */
export function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Bytes that Windows-1252 does not define: a file that has them is written in something else. */
const UNDEFINED_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/**
 * Small letters of Mac Roman that no word of Windows-1252 holds: capitals and signs there. Those that some
 * word does hold are left out: ’, –, —, œ, š and ž.
 */
const WITHIN_WORDS_OF_MAC = new Set([
  0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9b, 0x9d, 0x9f,
])

/** Å, É and Ü in Mac Roman, which begin words; in Windows-1252 nothing, ƒ and †. */
const BEGINNING_WORDS_OF_MAC = new Set([0x81, 0x83, 0x86])

/** é and ä of old code pages, within words; in Windows-1252 quotes that open. */
const WITHIN_WORDS_OF_DOS = new Set([0x82, 0x84])

/**
 * Tells the encodings of one byte a letter apart, by the bytes that stand within words: 0x8E after a letter
 * is the é of Mac Roman, for no word has a Ž there.
 */
export class ByteLetters {
  private windows = 0
  private mac = 0
  private dos = 0
  private hasUndefined = false
  private before = 0

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte > 0x7f) this.count(byte, this.before, bytes[at + 1] ?? 0)
      this.before = byte
    }
  }

  /** Null where it is none of those that are known here. */
  get encoding(): 'windows-1252' | 'macintosh' | null {
    if (this.mac > this.windows && this.mac > this.dos) return 'macintosh'
    return this.hasUndefined || this.dos > this.windows ? null : 'windows-1252'
  }

  private count(byte: number, before: number, after: number): void {
    if (UNDEFINED_IN_1252.has(byte)) this.hasUndefined = true
    if (isLetter(before)) {
      if (WITHIN_WORDS_OF_MAC.has(byte)) this.mac += 1
      else if (WITHIN_WORDS_OF_DOS.has(byte) && isSmall(before)) this.dos += 1
    }
    if (!isLetter(before) && BEGINNING_WORDS_OF_MAC.has(byte) && isSmall(after)) this.mac += 1
    if (byte >= 0xc0 && (isSmall(before) || isSmall(after))) this.windows += 1
  }
}

const isSmall = (byte: number) => byte >= 0x61 && byte <= 0x7a
const isLetter = (byte: number) => isSmall(byte | 0x20)

/**
 * The text of a file that is held whole, in browsers as well: in the encoding that its byte-order mark names,
 * in UTF-8 where it is, else in Mac Roman or Windows-1252.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const marked = markOf(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const letters = new ByteLetters()
    letters.add(bytes)
    return new TextDecoder(letters.encoding ?? 'windows-1252').decode(bytes)
  }
}
