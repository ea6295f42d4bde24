import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { open, readFile, stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import phash from 'sharp-phash'
import { KIND_BYTES, pictureKindOf, type PictureKind as AnyKind } from '@vitrine/contracts/media/picture-kind'
import type { ConvertedPicture } from '../messages.ts'
import { FileRefused, refusingBroken } from '../refusal.ts'
import { assertSides } from './sides.ts'

/** All that a photo of the largest sides has; an animation has no more in all of its frames. */
export const MOST_PIXELS = limits.imageSideMax ** 2

/** Beyond this a viewer sees no difference, and a file only grows. */
const JPEG_QUALITY = 90

/**
 * Codes made for the very photo save a few hundredths of its bytes, and writing it takes twice as long: its
 * owner waits for that.
 */
const JPEG = { quality: JPEG_QUALITY, optimiseCoding: false }

/**
 * Writes a picture as it is kept: upright, 8 bits of sRGB, with nothing beside its pixels, of the kind that
 * it came as (bmp as png, heic as jpeg).
 *
 * @throws FileRefused
 */
export async function convertPicture(input: string, output: string): Promise<ConvertedPicture> {
  const { size } = await stat(input)
  if (size < limits.imageBytesMin) throw new FileRefused('Size', 'no bytes')
  if (size > limits.imageBytesMax) throw new FileRefused('Size', 'too many bytes')
  const kind = takenKindOf(await startOf(input))
  if (!kind) throw new FileRefused('invalid', 'not a picture of the kinds that are taken')
  const pixels = await openPicture(kind, input)
  const { info, contentType } = await write(kind, pixels, output)
  const likeness = await refusingBroken(() => phash(output))
  return {
    contentType,
    width: info.width,
    height: info.pageHeight ?? info.height,
    bytes: info.size,
    likeness,
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function openPicture(kind: PictureKind, input: string): Promise<Sharp> {
  if (kind === 'heic')
    return await refusingBroken(async () =>
      fromPixels(await (await import('./heic-pixels.ts')).heicPixels(await readFile(input))),
    )
  if (kind === 'bmp')
    return await refusingBroken(async () =>
      fromPixels((await import('./bmp-pixels.ts')).bmpPixels(await readFile(input))),
    )
  const {
    width,
    height,
    pages = 1,
  } = await refusingBroken(() => sharp(input, { limitInputPixels: false, failOn: 'error' }).metadata())
  assertSides(width, height)
  const animated = kind === 'gif' && pages > 1 && width * height * pages <= MOST_PIXELS
  return sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated }).autoOrient()
}

function fromPixels({ data, width, height }: { data: Buffer; width: number; height: number }): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS })
}

async function write(kind: PictureKind, pixels: Sharp, output: string) {
  const rgb = pixels.toColourspace('srgb')
  return await refusingBroken(async () => {
    if (kind === 'gif')
      return { info: await rgb.gif({ effort: 4 }).toFile(output), contentType: 'image/gif' as const }
    if (kind === 'png' || kind === 'bmp')
      return { info: await rgb.png().toFile(output), contentType: 'image/png' as const }
    return {
      info: await rgb.flatten({ background: '#ffffff' }).jpeg(JPEG).toFile(output),
      contentType: 'image/jpeg' as const,
    }
  })
}

type PictureKind = Exclude<AnyKind, 'webp' | 'avif' | 'tiff'>

/** What a photo is by its first bytes, whatever it is called; null where it is none that is taken. */
function takenKindOf(start: Uint8Array): PictureKind | null {
  const kind = pictureKindOf(start)
  return kind === 'webp' || kind === 'avif' || kind === 'tiff' ? null : kind
}
