import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/messages'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { UnpackedImages } from '../messages.ts'
import { FileRefused } from '../refusal.ts'
import { ImagesBody } from './images-body.ts'
import { ImagesReader } from './images-reader.ts'

const PIECE = 256 * 1024

/**
 * Reads `{images: [{url, base64ImageData, altText}]}` from a file piece by piece, and writes the photos in it
 * to files of their own: whatever the size of the body, little of it is in memory.
 *
 * @throws FileRefused where the body is no JSON
 */
export async function unpackImages(input: string, folder: string): Promise<UnpackedImages> {
  const reader = new ImagesReader({
    pathOf: (place) => join(folder, `image-${place}`),
    most: limits.imagesMax,
  })
  const body = new ImagesBody(reader)
  try {
    const pieces: AsyncIterable<Buffer> = createReadStream(input, { highWaterMark: PIECE })
    for await (const piece of pieces) body.add(piece)
    body.end()
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new FileRefused('invalid', error instanceof Error ? error.message : String(error))
  }
  return reader.images()
}
