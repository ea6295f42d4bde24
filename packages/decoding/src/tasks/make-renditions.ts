import { join } from 'node:path'
import sharp from 'sharp'
import type { MadeRenditions } from '../messages.ts'
import { FileRefused } from '../refusal.ts'

const JPEG_QUALITY = 80

/**
 * Smaller sizes of a kept picture, its first frame where it moves; one that is small already is not blown up.
 *
 * @throws FileRefused
 */
export async function makeRenditions(
  input: string,
  folder: string,
  widths: readonly number[],
): Promise<MadeRenditions> {
  const widest = Math.max(...widths)
  // Decoded once; every smaller size is made of the largest.
  const { data, info } = await sharp(input, { failOn: 'error' })
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new FileRefused('invalid', error.message)
    })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const isOpaque = info.channels % 2 === 1 || (await sharp(data, { raw }).stats()).isOpaque
  const files = []
  for (const width of widths) {
    const path = join(folder, `${width}`)
    const smaller = sharp(data, { raw }).resize({ width, withoutEnlargement: true })
    const { size: bytes } = await (
      isOpaque ? smaller.removeAlpha().jpeg({ quality: JPEG_QUALITY }) : smaller.png()
    ).toFile(path)
    files.push({ width, path, bytes })
  }
  return { contentType: isOpaque ? 'image/jpeg' : 'image/png', files }
}
