import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { closeSync, openSync, writeSync } from 'node:fs'
import type { RefusalCode } from '../refusal.ts'

/** Letters that are decoded at once: a multiple of four, so that each piece ends with a whole byte. */
const PIECE = 64 * 1024

/** `data:image/png;base64,` may stand before the letters, and is no longer than this. */
const PREFIX_MAX = 200
const PREFIX = /^data:[^,]*;base64,/i

/** Writes base64 that comes in pieces to a file, and no more of it than a photo may have. */
export class Base64File {
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
