import { jsonParser } from 'stream-json/core/parser.js'
import type { ImagesReader } from './images-reader.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const ASCII_LAST = 0x7f
/** The longest escape: `\u00e9`. */
const ESCAPE_MAX = 6

/**
 * Hands a JSON body to its reader, token by token. Nearly all of such a body are the letters of photos: a
 * piece that lies within one of them goes on as it is, because the parser would take it apart into thousands
 * of tokens.
 */
export class ImagesBody {
  private readonly reader: ImagesReader
  private readonly parse = jsonParser({
    packValues: false,
    packKeys: true,
    streamKeys: false,
    streamStrings: true,
  })
  private readonly decoder = new TextDecoder()
  /** Nothing of the piece before is left over in decoder or parser. */
  private isEven = false

  constructor(reader: ImagesReader) {
    this.reader = reader
  }

  /** @throws Error where the body is no JSON */
  add(piece: Buffer): void {
    if (this.isEven && this.reader.isInPhoto && !piece.includes(QUOTE) && !piece.includes(BACKSLASH))
      this.reader.addToPhoto(piece.toString('latin1'))
    else this.read(this.parse(this.decoder.decode(piece, { stream: true })))
    this.isEven =
      piece.length >= ESCAPE_MAX &&
      (piece.at(-1) ?? 0) <= ASCII_LAST &&
      !piece.subarray(-ESCAPE_MAX).includes(BACKSLASH)
  }

  /** @throws Error where the body ends too early */
  end(): void {
    this.read(this.parse(this.decoder.decode()))
    if (!this.reader.isWhole) throw new Error('the body ends too early')
  }

  private read(tokens: ReturnType<typeof this.parse>): void {
    // A symbol stands for nothing.
    if (typeof tokens === 'symbol') return
    for (const token of tokens.values) this.reader.read(token)
  }
}
