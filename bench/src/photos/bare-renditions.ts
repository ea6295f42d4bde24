import { join } from 'node:path'
import { vaultRenditionWidths } from '@vitrine/contracts/vault-media/media-path'
import sharp from 'sharp'

/**
 * The least that such sizes take: the photo turned upright and kept without metadata, decoded once more, and
 * each size of the largest.
 *
 * @param optimiseCoding whether the kept photo has codes of its own, as sharp does it by default; ours has
 *   not
 */
export async function bareRenditions(
  photos: readonly Buffer[],
  folder: string,
  optimiseCoding: boolean,
): Promise<void> {
  for (const [at, photo] of photos.entries()) {
    const kept = await sharp(photo)
      .autoOrient()
      .toColorspace('srgb')
      .jpeg({ quality: 90, optimiseCoding })
      .toBuffer()
    const { data, info } = await sharp(kept)
      .resize({ width: Math.max(...vaultRenditionWidths) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const width of vaultRenditionWidths) {
      await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .resize({ width })
        .jpeg({ quality: 80 })
        .toFile(join(folder, `bare-${at}-${width}`))
    }
  }
}
