import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { resizedPictureSchema, type ResizedPicture, type ResizeOptions } from '../messages.ts'
import { FileRefused } from '../refusal.ts'

const WEBP_QUALITY = 82

/**
 * A picture that fits into a width and a height, upright; one that is small already is not blown up.
 *
 * @throws FileRefused
 */
export async function resizePicture(
  input: string,
  output: string,
  { width, height, asWebp }: ResizeOptions,
): Promise<ResizedPicture> {
  const resized = sharp(input)
    .rotate()
    .resize({ width, height: height ?? undefined, fit: 'inside', withoutEnlargement: true })
  const { format, size: bytes } = await (asWebp ? resized.webp({ quality: WEBP_QUALITY }) : resized)
    .toBuffer({ resolveWithObject: true })
    .then(async ({ data, info }) => {
      await writeFile(output, data)
      return info
    })
    .catch((error: Error) => {
      throw new FileRefused('invalid', error.message)
    })
  return resizedPictureSchema.parse({ contentType: `image/${format}`, bytes })
}
