export type PictureKind = 'jpeg' | 'png' | 'gif' | 'bmp' | 'heic'

/** How many of the first bytes say what a picture is. */
export const KIND_BYTES = 12

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Of files whose pictures are HEVC; `mif1` and `msf1` name the container alone, and the decoder finds out. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** What a picture is by its first bytes, whatever it is called; null where it is none of ours. */
export function pictureKindOf(start: Buffer): PictureKind | null {
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (start.subarray(0, 8).equals(PNG)) return 'png'
  const letters = start.toString('latin1', 0, KIND_BYTES)
  if (/^GIF8[79]a/.test(letters)) return 'gif'
  if (letters.startsWith('BM')) return 'bmp'
  if (letters.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(letters.slice(8, 12))) return 'heic'
  return null
}
