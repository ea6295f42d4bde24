/**
 * Photos are taken as jpeg, png, gif, bmp and heic; a browser turns webp and avif into jpeg before it sends
 * them.
 */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'bmp' | 'heic' | 'webp' | 'avif' | 'tiff'

/** How many of the first bytes tell the kind of a picture. */
export const KIND_BYTES = 12

/** Of files whose pictures are HEVC; `mif1` and `msf1` name the container alone, and the decoder finds out. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/** The kind of a picture by its first bytes, whatever its name says; null for anything else. */
export function pictureKindOf(start: Uint8Array): PictureKind | null {
  const letters = String.fromCharCode(...start.subarray(0, KIND_BYTES))
  if (letters.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (letters.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(letters)) return 'gif'
  if (letters.startsWith('BM')) return 'bmp'
  if (letters.startsWith('RIFF') && letters.slice(8) === 'WEBP') return 'webp'
  if (letters.startsWith('II*\0') || letters.startsWith('MM\0*')) return 'tiff'
  if (letters.slice(4, 8) !== 'ftyp') return null
  if (AVIF_BRANDS.includes(letters.slice(8))) return 'avif'
  return HEIC_BRANDS.includes(letters.slice(8)) ? 'heic' : null
}
