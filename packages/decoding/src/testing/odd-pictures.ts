import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { RefusalCode } from '../refusal.ts'

/** 64 × 48 pixels of HEVC: a blue corner in a red picture. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAb5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAAB4gABAAAAAAAAAE8AAgAAAAACMQABAAAAAAAAABgAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABodmMxAAAAABVpbmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAAA/WlwcnAAAADdaXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAAEAAAAABAAAAMAAAAAEAAAAAAAAAAv////AAAAACAAAAEHBpeGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWBAgMFhAAAABppcmVmAAAAAAAAAA5jZHNjAAIAAQABAAAAb21kYXQAAABLKAGvE4DlMff/2dEQdaDD8fJmTqDEKLnQf+l+y6H0e8ShkwXUJ+bfH/yDK7+YaCkr+S+NesUJJQP/eSZkFKBjeDPVeT7VUe/zXLquAAAABkV4aWYAAE1NACoAAAAIAAAAAAAA',
  'base64',
)

/** A PNG that claims any size, with as few bytes as that takes. */
export function claimingPng(width: number, height: number): Buffer {
  return png({ width, height, bits: 1, kind: 0, rows: Buffer.alloc(100) })
}

interface Png {
  width: number
  height: number
  bits: number
  /** 0 grey, 2 color, 3 palette, 4 grey and alpha, 6 color and alpha */
  kind: number
  /** Each row begins with a 0. */
  rows: Buffer
  before?: readonly Buffer[]
  interlaced?: boolean
}

function png({ width, height, bits, kind, rows, before = [], interlaced = false }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, kind, 0, 0, interlaced ? 1 : 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

/** A BMP of 24 bits a pixel, all of one color. */
export function bmp(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) file.set([blue, green, red], 54 + y * row + x * 3)
  return file
}

interface BmpParts {
  width: number
  /** Below 0: the highest row comes first. */
  height: number
  bits: number
  compression?: number
  /** What stands between the header and the pixels: a palette, or masks. */
  between?: Buffer
  pixels: Buffer
}

/** A BMP of any kind of pixels. */
export function bmpOf({
  width,
  height,
  bits,
  compression = 0,
  between = Buffer.alloc(0),
  pixels,
}: BmpParts): Buffer {
  const header = bmp(0, 0, [0, 0, 0])
  header.writeUInt32LE(54 + between.length, 10)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(bits, 28)
  header.writeUInt32LE(compression, 30)
  return Buffer.concat([header, between, pixels])
}

/** A file with a name that says something else, and what becomes of it. */
export interface OddPicture {
  name: string
  file: Buffer
  /** How it is kept, or why it is refused; `color` is what its middle shows. */
  becomes: { contentType: string; width: number; height: number; color: 'red' | 'grey' } | RefusalCode
}

/** Red, then white, as a BMP's palette and as a PNG's. */
const BMP_PALETTE = Buffer.from([0x10, 0x20, 0xe0, 0, 0xff, 0xff, 0xff, 0])
const PNG_PALETTE = Buffer.from([0xe0, 0x20, 0x10, 0xff, 0xff, 0xff])

/** What members send that is no plain photo, and what attackers do. */
export async function oddPictures(): Promise<OddPicture[]> {
  const red = (width = 80, height = 60) =>
    sharp({ create: { width, height, channels: 3, background: '#e02010' } })
  const jpeg = await red().jpeg().toBuffer()
  const noise = await sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const gif = await red().gif().toBuffer()
  const moving = sharp(
    await sharp({ create: { width: 20, height: 40, channels: 3, background: '#e02010' } })
      .composite([
        { input: { create: { width: 9, height: 9, channels: 3, background: '#ffffff' } }, left: 0, top: 31 },
      ])
      .removeAlpha()
      .raw()
      .toBuffer(),
    { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } },
  )
  const bits16 = (words: readonly number[]) => Buffer.from(new Uint16Array(words).buffer)
  const bits32 = (words: readonly number[]) => Buffer.from(new Uint32Array(words).buffer)
  const greyRows = Buffer.from([0, 128, 128, 0, 128, 128])
  const kept = (contentType: string, width = 80, height = 60, color: 'red' | 'grey' = 'red') => ({
    contentType,
    width,
    height,
    color,
  })
  const orientations = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      name: `orientation ${orientation}.jpg`,
      file: await red().withMetadata({ orientation }).jpeg().toBuffer(),
      becomes: orientation > 4 ? kept('image/jpeg', 60, 80) : kept('image/jpeg'),
    })),
  )
  return [
    ...orientations,
    {
      name: 'progressive.jpg',
      file: await red().jpeg({ progressive: true }).toBuffer(),
      becomes: kept('image/jpeg'),
    },
    {
      name: 'four inks.jpg',
      file: await red().toColourspace('cmyk').jpeg().toBuffer(),
      becomes: kept('image/jpeg'),
    },
    {
      name: 'four inks and their profile.jpg',
      file: await red().withIccProfile('cmyk').jpeg().toBuffer(),
      becomes: kept('image/jpeg'),
    },
    {
      name: 'wide colors.jpg',
      file: await red().withIccProfile('p3').jpeg().toBuffer(),
      becomes: kept('image/jpeg'),
    },
    {
      name: 'grey.jpg',
      file: await sharp({ create: { width: 80, height: 60, channels: 3, background: '#808080' } })
        .toColourspace('b-w')
        .jpeg()
        .toBuffer(),
      becomes: kept('image/jpeg', 80, 60, 'grey'),
    },
    {
      name: 'more behind it.jpg',
      file: Buffer.concat([jpeg, Buffer.alloc(5000, 7)]),
      becomes: kept('image/jpeg'),
    },
    {
      name: 'broken facts.jpg',
      file: Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xe1, 0, 20]),
        Buffer.from('4578696600004d4d002affffffff00000000', 'hex'),
        jpeg.subarray(2),
      ]),
      becomes: kept('image/jpeg'),
    },
    { name: 'a png.jpg', file: await red().png().toBuffer(), becomes: kept('image/png') },
    {
      name: '16 bits.png',
      file: await red().toColourspace('rgb16').png().toBuffer(),
      becomes: kept('image/png'),
    },
    {
      name: 'grey and alpha.png',
      file: png({ width: 1, height: 2, bits: 8, kind: 4, rows: Buffer.from([0, 128, 255, 0, 128, 255]) }),
      becomes: kept('image/png', 1, 2, 'grey'),
    },
    {
      name: 'grey of 8 bits.png',
      file: png({ width: 2, height: 2, bits: 8, kind: 0, rows: greyRows }),
      becomes: kept('image/png', 2, 2, 'grey'),
    },
    {
      name: 'palette of 1 bit.png',
      file: png({
        width: 8,
        height: 2,
        bits: 1,
        kind: 3,
        rows: Buffer.alloc(4),
        before: [chunk('PLTE', PNG_PALETTE)],
      }),
      becomes: kept('image/png', 8, 2),
    },
    {
      name: 'bomb in its texts.png',
      file: png({
        width: 2,
        height: 2,
        bits: 8,
        kind: 0,
        rows: greyRows,
        before: ['zTXt', 'iCCP'].map((type) =>
          chunk(type, Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(20_000_000))])),
        ),
      }),
      becomes: kept('image/png', 2, 2, 'grey'),
    },
    { name: 'still.gif', file: gif, becomes: kept('image/gif') },
    {
      name: 'moving.gif',
      file: await moving
        .clone()
        .gif({ delay: [100, 100] })
        .toBuffer(),
      becomes: kept('image/gif', 20, 20),
    },
    { name: 'from a phone.heic', file: heic, becomes: kept('image/jpeg', 64, 48) },
    { name: '24 bits.bmp', file: bmp(7, 5, [224, 32, 16]), becomes: kept('image/png', 7, 5) },
    {
      name: '1 bit.bmp',
      file: bmpOf({ width: 9, height: 2, bits: 1, between: BMP_PALETTE, pixels: Buffer.alloc(8) }),
      becomes: kept('image/png', 9, 2),
    },
    {
      name: '4 bits, odd.bmp',
      file: bmpOf({ width: 7, height: 3, bits: 4, between: BMP_PALETTE, pixels: Buffer.alloc(12) }),
      becomes: kept('image/png', 7, 3),
    },
    {
      name: '8 bits from above.bmp',
      file: bmpOf({ width: 8, height: -2, bits: 8, between: BMP_PALETTE, pixels: Buffer.alloc(16) }),
      becomes: kept('image/png', 8, 2),
    },
    {
      name: '16 bits.bmp',
      file: bmpOf({ width: 2, height: 1, bits: 16, pixels: bits16([0x7c00, 0x7c00]) }),
      becomes: kept('image/png', 2, 1),
    },
    {
      name: '16 bits by masks.bmp',
      file: bmpOf({
        width: 2,
        height: 1,
        bits: 16,
        compression: 3,
        between: bits32([0xf800, 0x07e0, 0x001f]),
        pixels: bits16([0xf800, 0xf800]),
      }),
      becomes: kept('image/png', 2, 1),
    },
    {
      name: '32 bits.bmp',
      file: bmpOf({ width: 2, height: 1, bits: 32, pixels: bits32([0x00e02010, 0x00e02010]) }),
      becomes: kept('image/png', 2, 1),
    },
    {
      name: '32 bits by masks.bmp',
      file: bmpOf({
        width: 2,
        height: 1,
        bits: 32,
        compression: 6,
        between: bits32([0xff, 0xff00, 0xff0000, 0xff000000]),
        pixels: bits32([0xff1020e0, 0xff1020e0]),
      }),
      becomes: kept('image/png', 2, 1),
    },
    {
      name: 'runs of 8 bits.bmp',
      file: bmpOf({
        width: 6,
        height: 3,
        bits: 8,
        compression: 1,
        between: BMP_PALETTE,
        pixels: Buffer.from([6, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2, 1, 0, 5, 0, 0, 1]),
      }),
      becomes: kept('image/png', 6, 3),
    },
    {
      name: 'runs of 4 bits.bmp',
      file: bmpOf({
        width: 5,
        height: 1,
        bits: 4,
        compression: 2,
        between: BMP_PALETTE,
        pixels: Buffer.from([2, 0, 0, 3, 0, 0, 0, 1]),
      }),
      becomes: kept('image/png', 5, 1),
    },
    {
      name: 'runs cut off.bmp',
      file: bmpOf({
        width: 800,
        height: 200,
        bits: 8,
        compression: 1,
        between: BMP_PALETTE,
        pixels: Buffer.from([8, 0]),
      }),
      becomes: 'invalid',
    },
    {
      name: 'no known bits.bmp',
      file: bmpOf({ width: 4, height: 4, bits: 7, pixels: Buffer.alloc(100) }),
      becomes: 'invalid',
    },
    {
      name: 'a jpeg in it.bmp',
      file: bmpOf({ width: 4, height: 4, bits: 24, compression: 4, pixels: Buffer.alloc(100) }),
      becomes: 'invalid',
    },
    { name: 'two letters.bmp', file: Buffer.from('BM'), becomes: 'invalid' },
    { name: 'nothing.jpg', file: Buffer.alloc(0), becomes: 'Size' },
    { name: 'one byte.jpg', file: Buffer.from('x'), becomes: 'invalid' },
    { name: 'half.jpg', file: noise.subarray(0, noise.length / 2), becomes: 'invalid' },
    { name: 'half.gif', file: gif.subarray(0, gif.length / 2), becomes: 'invalid' },
    { name: 'half.heic', file: heic.subarray(0, 400), becomes: 'invalid' },
    { name: 'a pixel too wide.png', file: await red(12_001, 2).png().toBuffer(), becomes: 'Size' },
    { name: 'bomb.png', file: claimingPng(30_000, 30_000), becomes: 'Size' },
    {
      name: 'interlaced bomb.png',
      file: png({
        width: 12_000,
        height: 12_000,
        bits: 16,
        kind: 6,
        rows: Buffer.alloc(1000),
        interlaced: true,
      }),
      becomes: 'invalid',
    },
    {
      name: 'frame beyond it.gif',
      file: Buffer.from('47494638396104000400800000010203ffffff2cc800c800ffffffff0002024401003b', 'hex'),
      becomes: 'Size',
    },
    { name: 'no frame.gif', file: Buffer.from('474946383961040004000000003b', 'hex'), becomes: 'invalid' },
    {
      name: 'without its palette.png',
      file: png({ width: 8, height: 2, bits: 1, kind: 3, rows: Buffer.alloc(4) }),
      becomes: 'invalid',
    },
    {
      name: 'a script.jpg',
      file: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
      ),
      becomes: 'invalid',
    },
    {
      name: 'a script as well.gif',
      file: Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(200, 0x20), Buffer.from('*/=1;alert(1)')]),
      becomes: 'invalid',
    },
    {
      name: 'a document.png',
      file: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
      becomes: 'invalid',
    },
    { name: 'a scan.jpg', file: await red().tiff().toBuffer(), becomes: 'invalid' },
    { name: 'still.webp', file: await red().webp().toBuffer(), becomes: 'invalid' },
    { name: 'moving.webp', file: await moving.clone().webp().toBuffer(), becomes: 'invalid' },
  ]
}
