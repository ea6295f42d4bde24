import { ByteLetters, markOf } from './letters.ts'

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
