import sharp from 'sharp'
import type { CheckedPicture } from '../messages.ts'
import { FileRefused, refusingBroken } from '../refusal.ts'
import { MOST_PIXELS } from './convert-picture.ts'
import { assertSides } from './sides.ts'

/** What browsers show, of what this process reads. */
const KINDS = ['jpeg', 'png', 'gif', 'webp']

/**
 * Whether a file is a picture, to its last pixel; of an animation the first frame.
 *
 * @throws FileRefused
 */
export async function checkPicture(input: string): Promise<CheckedPicture> {
  const { format, width, height } = await refusingBroken(() =>
    sharp(input, { limitInputPixels: false, failOn: 'error' }).metadata(),
  )
  if (!KINDS.includes(format)) throw new FileRefused('invalid', `a ${format}`)
  assertSides(width, height)
  await refusingBroken(() =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).toColourspace('b-w').raw().toBuffer(),
  )
  return { width, height }
}
