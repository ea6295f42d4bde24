import { decode } from 'bmp-ts'
import { FileRefused } from '../refusal.ts'
import { assertSides } from './sides.ts'

const UNCOMPRESSED = [0, 3, 6]

/** Sides of the header, which every kind of BMP but the oldest (with sides of two bytes) has alike. @throws FileRefused */
export function bmpPixels(file: Buffer): { data: Buffer; width: number; height: number } {
  if (file.length < 54 || file.readUInt32LE(14) < 40) throw new FileRefused('invalid', 'not a header that is known')
  const [width, height] = [Math.abs(file.readInt32LE(18)), Math.abs(file.readInt32LE(22))]
  assertSides(width, height)
  const row = Math.ceil((width * file.readUInt16LE(28)) / 32) * 4
  // The decoder would take what is missing for black.
  if (UNCOMPRESSED.includes(file.readUInt32LE(30)) && file.readUInt32LE(10) + row * height > file.length) throw new FileRefused('invalid', 'not whole')
  const { data } = decode(file, { toRGBA: true })
  return { data, width, height }
}
