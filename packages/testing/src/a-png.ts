import { crc32, deflateSync } from 'node:zlib'

/** A picture of one color, of so many pixels. */
export function aPng(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number] = [122, 90, 31],
): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))])
  // 8 bits of each of three colors.
  const format = [8, 2, 0, 0, 0]
  return png({ width, height, format }, Buffer.concat(Array.from({ length: height }, () => row)))
}

/** A black picture that is small as a file and takes much to decode. */
export function aBlankPng(width: number, height: number): Buffer {
  // A bit of gray for each pixel, and a byte before each row.
  const format = [1, 0, 0, 0, 0]
  return png({ width, height, format }, Buffer.alloc(height * (1 + Math.ceil(width / 8))))
}

interface PngHeader {
  width: number
  height: number
  /** Bits, colors, and how it is packed. */
  format: readonly number[]
}

function png({ width, height, format }: PngHeader, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
