import { vaultMediaLimits as limits } from '@vitrine/contracts/vault-media/limits'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import parser, { type Token } from 'stream-json/parser.js'
import type { UnpackedImages } from '../messages.ts'
import { FileRefused } from '../refusal.ts'
import { ImagesReader } from './images-reader.ts'

/**
 * Reads `{images: [{url, base64ImageData, altText}]}` from a file piece by piece, and writes the photos in it to files
 * of their own: whatever the size of the body, little of it is in memory.
 * @throws FileRefused where the body is no JSON
 */
export async function unpackImages(input: string, folder: string): Promise<UnpackedImages> {
  const reader = new ImagesReader({ pathOf: (place) => join(folder, `image-${place}`), most: limits.imagesMax })
  try {
    await pipeline(createReadStream(input), parser.asStream({ packValues: false, packKeys: true, streamKeys: false, streamStrings: true }), async (tokens: AsyncIterable<Token>) => {
      for await (const token of tokens) reader.read(token)
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new FileRefused('invalid', error instanceof Error ? error.message : String(error))
  }
  return reader.images()
}
