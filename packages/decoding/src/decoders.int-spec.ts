import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDecoders, type DecoderPool } from './decoders.ts'
import { FileRefused } from './refusal.ts'
import { bmp, claimingPng, heic, oddPictures } from './testing/odd-pictures.ts'

const MEGABYTE = 1024 * 1024

let folder: string
let decoders: DecoderPool
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-decoding-'))
  decoders = openDecoders({ processes: 2, memory: 1600 * MEGABYTE })
})
afterAll(async () => {
  await decoders.close()
  await rm(folder, { recursive: true })
})

async function kept(picture: Buffer, using = decoders) {
  const [input, output] = [join(folder, `in-${(files += 1)}`), join(folder, `out-${files}`)]
  await writeFile(input, picture)
  const result = await using.forAccount(1).convertPicture(input, output)
  return { result, file: await readFile(output) }
}

/** What the middle of a quarter shows, as letters: r, g, b or w. */
async function colorsOf(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ].map(([x = 0, y = 0]) => {
    const at =
      (Math.floor((info.height * y) / 4) * info.width + Math.floor((info.width * x) / 4)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    return red > 150 && green > 150 && blue > 150
      ? 'w'
      : red > Math.max(green, blue)
        ? 'r'
        : green > blue
          ? 'g'
          : 'b'
  })
}

/** Four quarters of four colors, so that it can be seen how it lies. */
async function quarters(): Promise<Buffer> {
  const part = async (color: string) =>
    await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer()
  const places = [
    ['#ff0000', 0, 0],
    ['#00ff00', 40, 0],
    ['#0000ff', 0, 30],
    ['#ffffff', 40, 30],
  ] as const
  return await sharp({ create: { width: 80, height: 60, channels: 3, background: '#000' } })
    .composite(
      await Promise.all(places.map(async ([color, left, top]) => ({ input: await part(color), left, top }))),
    )
    .png()
    .toBuffer()
}

describe('how a picture is kept', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    'D2-116: %s stays what it is, without metadata',
    async (format) => {
      const { result, file } = await kept(
        await sharp(await quarters())
          .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
          .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">here</x:xmpmeta>')
          .toFormat(format)
          .toBuffer(),
      )
      expect(result).toEqual({
        contentType: `image/${format}`,
        width: 80,
        height: 60,
        bytes: file.length,
        likeness: expect.stringMatching(/^[01]{64}$/),
      })
      const { exif, xmp, icc, orientation } = await sharp(file).metadata()
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(await colorsOf(file)).toEqual(['r', 'g', 'b', 'w'])
    },
  )

  test.each([
    [1, ['r', 'g', 'b', 'w']],
    [2, ['g', 'r', 'w', 'b']],
    [3, ['w', 'b', 'g', 'r']],
    [4, ['b', 'w', 'r', 'g']],
    [5, ['r', 'b', 'g', 'w']],
    [6, ['b', 'r', 'w', 'g']],
    [7, ['w', 'g', 'b', 'r']],
    [8, ['g', 'w', 'r', 'b']],
  ] as const)('orientation %i is turned upright', async (orientation, colors) => {
    const { result, file } = await kept(
      await sharp(await quarters())
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    )
    expect([result.width, result.height]).toEqual(orientation > 4 ? [60, 80] : [80, 60])
    expect(await colorsOf(file)).toEqual(colors)
  })

  test('D2-116: bmp becomes png, heic becomes jpeg', async () => {
    const fromBmp = await kept(bmp(7, 5, [10, 200, 30]))
    expect(fromBmp.result).toMatchObject({ contentType: 'image/png', width: 7, height: 5 })
    expect(await colorsOf(fromBmp.file)).toEqual(['g', 'g', 'g', 'g'])
    const fromHeic = await kept(heic)
    expect(fromHeic.result).toMatchObject({ contentType: 'image/jpeg', width: 64, height: 48 })
    expect(await colorsOf(fromHeic.file)).toEqual(['b', 'r', 'r', 'r'])
  })

  test('four inks and 16 bits become 8 bits of red, green and blue', async () => {
    const cmyk = await kept(
      await sharp(await quarters())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    )
    const deep = await kept(
      await sharp(await quarters())
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    )
    for (const { file } of [cmyk, deep]) {
      expect(await sharp(file).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
      expect(await colorsOf(file)).toEqual(['r', 'g', 'b', 'w'])
    }
  })

  test('what moves goes on moving', async () => {
    const frames = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } },
          left: 0,
          top: 20,
        },
      ])
      .raw()
      .toBuffer()
    const animated = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { result, file } = await kept(animated)
    expect([result.width, result.height, (await sharp(file).metadata()).pages]).toEqual([20, 20, 2])
  })
})

describe('odd and hostile pictures', () => {
  test('D2-116: each is kept as what it shows, or refused for what it is', async () => {
    /** What the middle shows, where nothing shines through it. */
    const colorOf = async (file: Buffer) => {
      const { width, height } = await sharp(file).metadata()
      const [red = 0, green = 0, blue = 0, alpha = 255] = await sharp(file)
        .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
        .raw()
        .toBuffer()
      if (alpha < 255) return 'none'
      return red > 180 && green < 60 && blue < 80
        ? 'red'
        : Math.max(red, green, blue) - Math.min(red, green, blue) < 6
          ? 'grey'
          : `${red}, ${green}, ${blue}`
    }
    const pictures = await oddPictures()
    const found = []
    for (const { name, file } of pictures) {
      const becomes = await kept(file).then(
        async ({ result: { contentType, width, height }, file: picture }) => ({
          contentType,
          width,
          height,
          color: await colorOf(picture),
        }),
        (error: unknown) => (error instanceof FileRefused ? error.code : String(error)),
      )
      found.push({ name, becomes })
    }
    expect(found).toEqual(pictures.map(({ name, becomes }) => ({ name, becomes })))
  })
})

describe('what is refused', () => {
  const refused = async (picture: Buffer, code: string) =>
    await expect(kept(picture)).rejects.toMatchObject({ name: 'FileRefused', code })

  test('a claim of more pixels than are taken, however few its bytes', async () => {
    await refused(claimingPng(30_000, 30_000), 'Size')
    await refused(claimingPng(12_001, 1), 'Size')
    await refused(Buffer.concat([bmp(1, 1, [0, 0, 0])]).fill(0xff, 18, 21), 'Size')
    await refused(Buffer.alloc(0), 'Size')
  })

  test('D2-116: what is cut off, and what is no picture of the kinds that are taken', async () => {
    const whole = await sharp(await quarters())
      .resize(400)
      .jpeg()
      .toBuffer()
    for (const picture of [
      whole.subarray(0, whole.length / 2),
      (await quarters()).subarray(0, 90),
      bmp(50, 50, [1, 2, 3]).subarray(0, 200),
      heic.subarray(0, 400),
    ])
      await refused(picture, 'invalid')
    const others = [
      await sharp(await quarters())
        .webp()
        .toBuffer(),
      await sharp(await quarters())
        .tiff()
        .toBuffer(),
      await sharp(await quarters())
        .avif()
        .toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a/*'),
    ]
    for (const picture of others) await refused(picture, 'invalid')
  })

  test('a script behind a picture is not kept', async () => {
    const { file } = await kept(
      Buffer.concat([
        await sharp(await quarters())
          .gif()
          .toBuffer(),
        Buffer.from('*/=1;alert(document.domain)'),
      ]),
    )
    expect(file.includes('alert')).toBe(false)
  })
})

describe('a process that takes too much', () => {
  test('of memory or of time is killed, the file is refused, and the next one is opened by another process', async () => {
    const small = openDecoders({ processes: 1, memory: 20 * MEGABYTE })
    await expect(kept(await quarters(), small)).rejects.toMatchObject({ code: 'Size', message: 'memory' })
    await small.close()
    const hasty = openDecoders({ processes: 1, memory: 1600 * MEGABYTE, time: 1 })
    await expect(
      Promise.all([kept(await quarters(), hasty), kept(await quarters(), hasty)]),
    ).rejects.toMatchObject({ code: 'invalid', message: 'time' })
    await hasty.close()
  })

  test('what waits when the product stops is told so', async () => {
    const stopping = openDecoders({ processes: 1, memory: 1600 * MEGABYTE })
    const waiting = ['one', 'two'].map(
      async (name) =>
        await stopping
          .forAccount(name)
          .convertPicture(join(folder, name), join(folder, `${name}-out`))
          .catch((error: Error) => error.message),
    )
    await stopping.close()
    const late = await stopping
      .forAccount('three')
      .convertPicture(join(folder, 'three'), join(folder, 'three-out'))
      .catch((error: Error) => error.message)
    expect([...(await Promise.all(waiting)), late]).toEqual([
      'the process of the task died: crash',
      'the process is stopping',
      'the process is stopping',
    ])
  })
})

describe('the smaller sizes of a photo', () => {
  const renditions = async (picture: Buffer) => {
    const input = join(folder, `in-${(files += 1)}`)
    await writeFile(input, picture)
    const { contentType, files: made } = await decoders
      .forAccount(1)
      .makeRenditions(input, await mkdtemp(join(folder, 'renditions-')), [200, 400, 1600])
    return {
      contentType,
      sizes: await Promise.all(
        made.map(async ({ width, path, bytes }) => [
          width,
          (await sharp(await readFile(path)).metadata()).width,
          bytes === (await readFile(path)).length,
        ]),
      ),
    }
  }

  test('are jpeg, or png where something shines through; nothing is blown up', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#7a5a1f' } })
      .jpeg()
      .toBuffer()
    expect(await renditions(photo)).toEqual({
      contentType: 'image/jpeg',
      sizes: [
        [200, 200, true],
        [400, 400, true],
        [1600, 1600, true],
      ],
    })
    const glass = await sharp({
      create: { width: 300, height: 100, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    expect(await renditions(glass)).toEqual({
      contentType: 'image/png',
      sizes: [
        [200, 200, true],
        [400, 300, true],
        [1600, 300, true],
      ],
    })
  })
})
