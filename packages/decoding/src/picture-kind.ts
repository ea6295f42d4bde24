import { KIND_BYTES, pictureKindOf, type PictureKind as AnyKind } from '@vitrine/contracts/media/picture-kind'

export { KIND_BYTES }

export type PictureKind = Exclude<AnyKind, 'webp' | 'avif' | 'tiff'>

/** What a photo is by its first bytes, whatever it is called; null where it is none that is taken. */
export function takenKindOf(start: Uint8Array): PictureKind | null {
  const kind = pictureKindOf(start)
  return kind === 'webp' || kind === 'avif' || kind === 'tiff' ? null : kind
}
