import { ByteLetters, markOf, type Encoding } from './letters.ts'
import { TableUnreadable } from './table-unreadable.ts'

export interface FoundEncoding {
  encoding: Encoding
  hasByteOrderMark: boolean
  /** Some places may be no text in this encoding; each is read as U+FFFD. */
  mayBeDamaged: boolean
  /** The beginning of the file, at most HEAD_BYTES. */
  head: Uint8Array
}

/** The beginning of a file that its delimiter, quotes and header are told by. */
export const HEAD_BYTES = 128 * 1024

/**
 * How the letters of a file are written. Its last row may be the first with an accent, so all of it is read,
 * unless a byte-order mark or UTF-16 shows at the beginning. A file with more UTF-8 than broken places is a
 * damaged UTF-8 file; any other that is no UTF-8 is Windows-1252 or Mac Roman.
 *
 * @throws TableUnreadable where it is empty or no text
 */
export async function findEncoding(
  chunks: AsyncIterable<Uint8Array>,
  chosen?: Encoding,
): Promise<FoundEncoding> {
  const parts: Uint8Array[] = []
  let length = 0
  let known: { encoding: Encoding; hasByteOrderMark: boolean } | null = null
  const count = new TextCount()
  for await (const chunk of chunks) {
    if (length < HEAD_BYTES) {
      parts.push(chunk)
      length += chunk.length
      if (length < HEAD_BYTES) continue
      const head = joined(parts)
      known = encodingOfHead(head, chosen)
      if (known && known.encoding !== 'utf-8') return { ...known, mayBeDamaged: true, head }
      count.add(head)
    } else count.add(chunk)
  }
  const head = joined(parts)
  if (length < HEAD_BYTES) {
    known = encodingOfHead(head, chosen)
    if (known && known.encoding !== 'utf-8') return { ...known, mayBeDamaged: true, head }
    count.add(head)
  }
  if (count.broken === 0 || known || count.letters > count.broken || count.hasReplacement)
    return {
      encoding: 'utf-8',
      hasByteOrderMark: known?.hasByteOrderMark ?? false,
      mayBeDamaged: count.broken > 0,
      head,
    }
  const { encoding } = count.bytes
  if (!encoding) throw new TableUnreadable({ code: 'encoding' })
  return { encoding, hasByteOrderMark: false, mayBeDamaged: false, head }
}

/** A file's text as UTF-8 without a byte-order mark, piece by piece. */
export async function* asUtf8(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, hasByteOrderMark }: Pick<FoundEncoding, 'encoding' | 'hasByteOrderMark'>,
): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    yield* withoutFirst(chunks, hasByteOrderMark ? 3 : 0)
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield Buffer.from(text)
  }
  const rest = decoder.decode()
  if (rest !== '') yield Buffer.from(rest)
}

/** Everything after the first `count` bytes. */
export async function* withoutFirst(
  chunks: AsyncIterable<Uint8Array>,
  count: number,
): AsyncGenerator<Buffer> {
  let left = count
  for await (const chunk of chunks) {
    const from = Math.min(left, chunk.length)
    left -= from
    if (from < chunk.length) yield Buffer.from(chunk.buffer, chunk.byteOffset + from, chunk.length - from)
  }
}

function encodingOfHead(
  head: Uint8Array,
  chosen: Encoding | undefined,
): { encoding: Encoding; hasByteOrderMark: boolean } | null {
  if (head.length === 0) throw new TableUnreadable({ code: 'empty' })
  const marked = markOf(head)
  // The byte-order mark of UTF-32 begins like that of UTF-16.
  if (marked === 'utf-16le' && head[2] === 0 && head[3] === 0 && !chosen)
    throw new TableUnreadable({ code: 'encoding' })
  if (marked || chosen)
    return {
      encoding: chosen ?? marked ?? 'utf-8',
      hasByteOrderMark: marked !== null && marked === (chosen ?? marked),
    }
  refuseOtherFiles(head)
  const utf16 = utf16Of(head)
  if (utf16) return utf16
  if (isBinary(head)) throw new TableUnreadable({ code: 'binary' })
  return null
}

/** Some zero bytes are damage, and refuse their rows alone; more than one in a hundred bytes are no text. */
function isBinary(head: Uint8Array): boolean {
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  return zeros > 2 + head.length / 100
}

/** UTF-16 by its mark, or because every second byte is 0 where a file begins with plain letters. */
export function utf16Of(
  head: Uint8Array,
): { encoding: 'utf-16le' | 'utf-16be'; hasByteOrderMark: boolean } | null {
  const mark = markOf(head)
  if (mark === 'utf-16le' || mark === 'utf-16be') return { encoding: mark, hasByteOrderMark: true }
  const first = head.subarray(0, 200)
  const isZero = (at: number) => first[at] === 0
  const places = [...first.keys()]
  const even = places.filter((at) => at % 2 === 0 && isZero(at)).length
  const odd = places.filter((at) => at % 2 === 1 && isZero(at)).length
  const most = first.length / 4
  if (odd > most && even === 0) return { encoding: 'utf-16le', hasByteOrderMark: false }
  return even > most && odd === 0 ? { encoding: 'utf-16be', hasByteOrderMark: false } : null
}

/** Names of what Excel, Numbers and LibreOffice put into their archives. */
const WORKBOOK_PARTS = /\[Content_Types\]\.xml|xl\/|opendocument|Index\/(?:Document|Tables)/

/** What people mean to be a table, told by its first bytes. */
function refuseOtherFiles(head: Uint8Array): void {
  const begin = Buffer.from(head.subarray(0, 512)).toString('latin1')
  if (begin.startsWith('PK\u0003\u0004')) {
    const isWorkbook = WORKBOOK_PARTS.test(Buffer.from(head).toString('latin1'))
    throw new TableUnreadable({ code: isWorkbook ? 'workbook' : 'archive' })
  }
  if (begin.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new TableUnreadable({ code: 'workbook' })
  if (begin.startsWith('%PDF')) throw new TableUnreadable({ code: 'pdf' })
  if (/^\s*<(!doctype html|html|table|head|\?xml)/i.test(begin))
    throw new TableUnreadable({ code: 'webPage' })
}

function joined(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(parts)
}

/** Letters beyond ASCII, and bytes that are none, in what should be UTF-8. */
class TextCount {
  letters = 0
  broken = 0
  readonly bytes = new ByteLetters()
  /** U+FFFD itself: another program has read the file as UTF-8 before. */
  hasReplacement = false
  private readonly decoder = new TextDecoder('utf-8')

  add(chunk: Uint8Array): void {
    const text = this.decoder.decode(chunk, { stream: true })
    // eslint-disable-next-line no-control-regex -- everything beyond ASCII
    if (!/[^\0-\x7f]/.test(text)) return
    const brokenBefore = this.broken
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit === 0xfffd) this.broken += 1
      else if (unit > 0x7f) this.letters += 1
    }
    this.hasReplacement ||= Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes('\ufffd')
    if (this.broken > brokenBefore) this.bytes.add(chunk)
  }
}
