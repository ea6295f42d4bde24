import { FileRefused } from '../refusal.ts'
import { assertSides } from './sides.ts'

/** Of a file: its own header, and the picture's. */
const FILE_HEADER = 14
const LEAST_HEADER = 40
/** Where the picture's header, or what follows a short one, says which bits of a pixel are which color. */
const MASKS = 54
const ALPHA_MASK = 66

const RLE8 = 1
const RLE4 = 2
const BIT_FIELDS = 3
const ALPHA_BIT_FIELDS = 6
/** Of each compression, how many bits a pixel may have. */
const BITS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 4, 8, 16, 24, 32],
  [RLE8]: [8],
  [RLE4]: [4],
  [BIT_FIELDS]: [16, 32],
  [ALPHA_BIT_FIELDS]: [16, 32],
}

interface Bmp {
  file: Buffer
  width: number
  height: number
  bits: number
  compression: number
  /** Where the pixels begin. */
  offset: number
  /** Where a row of the picture begins in `pixels`; most files tell the lowest row first. */
  rowAt: (row: number) => number
  /** Red, green, blue and alpha of each pixel, the red one in the lowest byte. */
  pixels: Uint32Array
}

/**
 * The pixels of a BMP of any kind but the oldest (with sides of two bytes). Written here because the
 * libraries that read BMP lose its alpha, its palette or its odd rows.
 *
 * @throws FileRefused
 */
export function bmpPixels(file: Buffer): { data: Buffer; width: number; height: number } {
  const header = file.length < MASKS ? 0 : file.readUInt32LE(FILE_HEADER)
  if (header < LEAST_HEADER) throw new FileRefused('invalid', 'not a header that is known')
  const [width, tall] = [file.readInt32LE(18), file.readInt32LE(22)]
  const height = Math.abs(tall)
  assertSides(width, height)
  const [offset, bits, compression] = [file.readUInt32LE(10), file.readUInt16LE(28), file.readUInt32LE(30)]
  if (!BITS[compression]?.includes(bits) || offset < FILE_HEADER + LEAST_HEADER)
    throw new FileRefused('invalid', 'not a kind of pixels that is known')
  const isPacked = compression === RLE8 || compression === RLE4
  if (offset + (isPacked ? 1 : rowBytes(width, bits) * height) > file.length)
    throw new FileRefused('invalid', 'not whole')
  const bmp: Bmp = {
    file,
    width,
    height,
    bits,
    compression,
    offset,
    rowAt: (row) => (tall > 0 ? height - 1 - row : row) * width,
    pixels: new Uint32Array(width * height),
  }
  if (isPacked) drawRuns(bmp, paletteOf(bmp, FILE_HEADER + header))
  else if (bits <= 8) drawIndices(bmp, paletteOf(bmp, FILE_HEADER + header))
  else if (bits === 24) drawColors(bmp)
  else drawFields(bmp, header)
  return { data: Buffer.from(bmp.pixels.buffer), width, height }
}

function rowBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4
}

function pixelOf(red: number, green: number, blue: number, alpha = 255): number {
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

/** Colors that the file leaves out are black. */
function paletteOf({ file, bits, offset }: Bmp, begin: number): Uint32Array {
  const palette = new Uint32Array(2 ** bits).fill(pixelOf(0, 0, 0))
  const said = file.readUInt32LE(46) || palette.length
  const count = Math.min(said, palette.length, Math.floor((Math.min(offset, file.length) - begin) / 4))
  for (let at = 0; at < count; at += 1)
    palette[at] = pixelOf(
      file[begin + at * 4 + 2] ?? 0,
      file[begin + at * 4 + 1] ?? 0,
      file[begin + at * 4] ?? 0,
    )
  return palette
}

function drawIndices({ file, width, height, bits, offset, rowAt, pixels }: Bmp, palette: Uint32Array): void {
  const most = 2 ** bits - 1
  for (let row = 0; row < height; row += 1) {
    const [from, to] = [offset + row * rowBytes(width, bits), rowAt(row)]
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits
      pixels[to + x] = palette[((file[from + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & most] ?? 0
    }
  }
}

function drawColors({ file, width, height, bits, offset, rowAt, pixels }: Bmp): void {
  for (let row = 0; row < height; row += 1) {
    const [from, to] = [offset + row * rowBytes(width, bits), rowAt(row)]
    for (let x = 0; x < width; x += 1)
      pixels[to + x] = pixelOf(
        file[from + x * 3 + 2] ?? 0,
        file[from + x * 3 + 1] ?? 0,
        file[from + x * 3] ?? 0,
      )
  }
}

/**
 * 16 and 32 bits: masks say what is what. Without one for alpha, and where all of it is 0, nothing shines
 * through.
 */
function drawFields(
  { file, width, height, bits, compression, offset, rowAt, pixels }: Bmp,
  header: number,
): void {
  const isSaid = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS
  const hasAlpha = compression === ALPHA_BIT_FIELDS || (isSaid && header >= 56)
  if (isSaid && file.length < ALPHA_MASK + 4) throw new FileRefused('invalid', 'not whole')
  const masks = isSaid
    ? [file.readUInt32LE(MASKS), file.readUInt32LE(MASKS + 4), file.readUInt32LE(MASKS + 8)]
    : bits === 16
      ? [0x7c00, 0x03e0, 0x001f]
      : [0xff0000, 0xff00, 0xff]
  const [red = none, green = none, blue = none] = masks.map(channelOf)
  const alpha = channelOf(hasAlpha ? file.readUInt32LE(ALPHA_MASK) : 0)
  let seen = 0
  for (let row = 0; row < height; row += 1) {
    const [from, to] = [offset + row * rowBytes(width, bits), rowAt(row)]
    for (let x = 0; x < width; x += 1) {
      const value = bits === 16 ? file.readUInt16LE(from + x * 2) : file.readUInt32LE(from + x * 4)
      const opacity = alpha(value)
      seen |= opacity
      pixels[to + x] = pixelOf(red(value), green(value), blue(value), opacity)
    }
  }
  if (seen === 0)
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = ((pixels[at] ?? 0) | 0xff000000) >>> 0
}

const none = () => 0

/** What the bits of a mask say, from 0 to 255. */
function channelOf(mask: number): (value: number) => number {
  if (mask === 0) return none
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (value) => Math.round((((value & mask) >>> shift) / most) * 255)
}

/** Runs of one color, pixels one by one, and jumps; what is jumped over has the first color. */
function drawRuns({ file, width, height, bits, offset, rowAt, pixels }: Bmp, palette: Uint32Array): void {
  pixels.fill(palette[0] ?? 0)
  let [at, x, row] = [offset, 0, 0]
  const next = () => {
    const byte = file[at++]
    if (byte === undefined) throw new FileRefused('invalid', 'not whole')
    return byte
  }
  const put = (index: number) => {
    if (x < width && row < height) pixels[rowAt(row) + x] = palette[index] ?? 0
    x += 1
  }
  /** A byte is one pixel, or two. */
  const putFrom = (byte: number, isSecond: boolean) =>
    put(bits === 8 ? byte : isSecond ? byte & 15 : byte >> 4)
  while (row < height) {
    const [count, value] = [next(), next()]
    if (count > 0) for (let step = 0; step < count; step += 1) putFrom(value, step % 2 === 1)
    else if (value === 0) [x, row] = [0, row + 1]
    else if (value === 1) return
    else if (value === 2) [x, row] = [x + next(), row + next()]
    else {
      let byte = 0
      const begin = at
      for (let step = 0; step < value; step += 1) {
        if (bits === 8 || step % 2 === 0) byte = next()
        putFrom(byte, step % 2 === 1)
      }
      if ((at - begin) % 2 === 1) at += 1
    }
  }
}
