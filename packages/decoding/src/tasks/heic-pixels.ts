import decode from 'heic-decode'
import { FileRefused } from '../refusal.ts'
import { assertSides } from './sides.ts'

/**
 * The first picture of a HEIC or HEIF file, upright. @throws FileRefused, and whatever the decoder says of a
 * broken file
 */
export async function heicPixels(file: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const pictures = await decode.all({ buffer: file })
  try {
    const [first] = pictures
    if (
      !first ||
      !(
        'width' in first &&
        typeof first.width === 'number' &&
        'height' in first &&
        typeof first.height === 'number'
      )
    )
      throw new FileRefused('invalid', 'no picture')
    assertSides(first.width, first.height)
    const { data, width, height } = await first.decode()
    return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
  } finally {
    // The decoder's memory is its own: nothing else gives it back.
    if ('dispose' in pictures && typeof pictures.dispose === 'function') pictures.dispose()
  }
}
