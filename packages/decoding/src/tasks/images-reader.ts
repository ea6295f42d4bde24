import { closeSync, openSync, writeSync } from 'node:fs'
import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import type { Token } from 'stream-json/parser.js'
import type { UnpackedImage, UnpackedImages } from '../messages.ts'
import { FileRefused, type RefusalCode } from '../refusal.ts'

/** Nothing that is asked for is deeper than images → entry → value. */
const DEEPEST = 20
/**
 * Texts longer than this are no url and no alternative text of ours; what is cut is refused by its length
 * later.
 */
const TEXT_MAX = 2000

interface ImagesReaderOptions {
  pathOf: (place: number) => string
  most: number
}

/** Follows the tokens of a body of images/edit. Keys that it does not know are passed over. */
export class ImagesReader {
  private readonly options: ImagesReaderOptions
  private readonly found: UnpackedImage[] = []
  private depth = 0
  private hasBegun = false
  private keys: (string | null)[] = []
  private hasList = false
  private hasMore = false
  private entry: UnpackedImage | null = null
  private file: Base64File | null = null
  private text: string | null = null

  constructor(options: ImagesReaderOptions) {
    this.options = options
  }

  images(): UnpackedImages {
    return { images: this.hasList ? this.found : null, hasMore: this.hasMore }
  }

  /** Whether what comes next are the letters of a photo. */
  get isInPhoto(): boolean {
    return this.file !== null
  }

  /** Whether something was read, and nothing of it is open. */
  get isWhole(): boolean {
    return this.hasBegun && this.depth === 0 && this.text === null
  }

  addToPhoto(letters: string): void {
    this.file?.add(letters)
  }

  read(token: Token): void {
    const { name } = token
    this.hasBegun = true
    const value = 'value' in token ? token.value : null
    if (name === 'startObject' || name === 'startArray') this.open(name)
    else if (name === 'endObject' || name === 'endArray') this.close()
    else if (name === 'keyValue') this.keys[this.depth] = String(value)
    else if (name === 'startString') this.startString()
    else if (name === 'stringChunk') this.addToString(String(value))
    else if (name === 'endString') this.endString()
    else if (name !== 'nullValue' && !name.endsWith('Chunk')) this.refuseOther()
  }

  private open(name: 'startObject' | 'startArray'): void {
    if (this.depth === 1 && this.keys[1] === 'images' && name === 'startArray' && !this.hasList)
      this.hasList = true
    else if (this.isInList() && name === 'startObject') this.begin()
    else this.refuseOther()
    this.depth += 1
    this.keys[this.depth] = null
    if (this.depth > DEEPEST) throw new FileRefused('invalid', 'too deep')
  }

  private close(): void {
    this.depth -= 1
    if (this.depth === 2) this.entry = null
  }

  private begin(): void {
    this.hasMore = this.found.length >= this.options.most
    this.entry = { url: null, altText: null, path: null, refusal: null, isEmpty: false }
    if (!this.hasMore) this.found.push(this.entry)
  }

  /** Something else than an entry in the list, or than a text in an entry. */
  private refuseOther(): void {
    if (this.isInList()) {
      this.begin()
      if (this.entry) this.entry.refusal = 'invalid'
      this.entry = null
    } else if (
      this.entry &&
      this.depth === 3 &&
      ['url', 'base64ImageData', 'altText'].includes(this.keys[3] ?? '')
    )
      this.entry.refusal = 'invalid'
  }

  private isInList(): boolean {
    return this.depth === 2 && this.hasList && this.keys[1] === 'images'
  }

  private startString(): void {
    if (this.isInList()) this.refuseOther()
    this.text = ''
    if (this.entry && !this.hasMore && this.depth === 3 && this.keys[3] === 'base64ImageData') {
      this.entry.path = this.options.pathOf(this.found.length - 1)
      this.file = new Base64File(this.entry.path)
    }
  }

  private addToString(piece: string): void {
    if (this.file) this.file.add(piece)
    else if (this.text !== null && this.text.length < TEXT_MAX) this.text += piece
  }

  private endString(): void {
    if (this.entry && this.file) this.endFile(this.entry, this.file)
    else if (this.entry && this.depth === 3 && this.keys[3] === 'url')
      this.entry.url = this.text === '' ? null : this.text
    else if (this.entry && this.depth === 3 && this.keys[3] === 'altText') this.entry.altText = this.text
    this.text = null
    this.file = null
  }

  private endFile(entry: UnpackedImage, file: Base64File): void {
    file.end()
    entry.isEmpty = file.bytes === 0
    entry.refusal = file.refusal
  }
}

/** Letters that are decoded at once: a multiple of four, so that each piece ends with a whole byte. */
const PIECE = 64 * 1024

/** `data:image/png;base64,` may stand before the letters, and is no longer than this. */
const PREFIX_MAX = 200
const PREFIX = /^data:[^,]*;base64,/i

/** Writes base64 that comes in pieces to a file, and no more of it than a photo may have. */
class Base64File {
  private readonly file: number
  private letters = ''
  private begun = false
  private ended = false
  bytes = 0
  refusal: RefusalCode | null = null

  constructor(path: string) {
    this.file = openSync(path, 'w')
  }

  add(piece: string): void {
    if (this.refusal) return
    this.letters += piece
    if (!this.begun && this.letters.length < PREFIX_MAX) return
    this.begin()
    if (this.letters.length >= PIECE) this.decode(this.letters.length - (this.letters.length % PIECE))
  }

  end(): void {
    this.begin()
    if (!this.refusal) this.decode(this.letters.length)
    this.letters = ''
    closeSync(this.file)
    if (this.bytes < limits.imageBytesMin) this.refusal ??= 'Size'
  }

  private begin(): void {
    if (this.begun) return
    this.begun = true
    this.letters = this.letters.replace(PREFIX, '')
  }

  private decode(length: number): void {
    const letters = this.letters.slice(0, length)
    this.letters = this.letters.slice(length)
    if (letters === '') return
    const decoded = Buffer.from(letters, 'base64')
    // Nothing may follow what fills up the last byte.
    if (this.ended || !(isWhole(letters, decoded) || /^[A-Za-z0-9+/]*={0,2}$/.test(letters))) {
      this.refusal = 'invalid'
      return
    }
    this.ended = letters.endsWith('=')
    this.bytes += decoded.length
    if (this.bytes > limits.imageBytesMax) this.refusal = 'Size'
    else writeSync(this.file, decoded)
  }
}

/**
 * Whether every letter became six bits: the decoder passes over what is no letter of base64, and takes `-`
 * and `_` for two that are. Quicker than looking at each.
 */
function isWhole(letters: string, decoded: Buffer): boolean {
  return (
    decoded.length * 4 === letters.length * 3 &&
    Buffer.byteLength(letters) === letters.length &&
    !letters.includes('-') &&
    !letters.includes('_')
  )
}
