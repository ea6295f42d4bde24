import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const HEADER = 12
const ENTRY = 16
const WOFF_HEADER = 44
const WOFF_ENTRY = 20

let font: Buffer | null = null

/**
 * Chinese, Japanese, Korean and most other letters there are, in one plain drawing. Packed, every letter
 * would unpack all of them again, so it is unpacked once, when the first document needs it.
 */
export function wideFont(): Buffer {
  font ??= unpacked(readFileSync(resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')))
  return font
}

/** A font of the format WOFF as the font that was packed: the same tables, each as it was. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(HEADER + count * ENTRY)
  woff.copy(header, 0, 4, 8)
  // What else the header says helps to look tables up in halves, and nobody here does.
  header.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [header]
  let offset = header.length
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF_HEADER + at * WOFF_ENTRY
    const [from, packed, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ]
    const stored = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const to = HEADER + at * ENTRY
    woff.copy(header, to, entry, entry + 4)
    woff.copy(header, to + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, to + 8)
    header.writeUInt32BE(length, to + 12)
    // Every table begins at a multiple of four.
    parts.push(table, Buffer.alloc(-length & 3))
    offset += length + (-length & 3)
  }
  return Buffer.concat(parts)
}
