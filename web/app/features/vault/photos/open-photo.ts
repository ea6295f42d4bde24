import { KIND_BYTES, pictureKindOf, type PictureKind } from '@vitrine/contracts/media/picture-kind'
import { imageOf, jpegOf, type LoadedImage } from './photo-preview.ts'

const JPEG_QUALITY = 0.92

/** What is sent of a file, and the picture to show; null where this browser cannot show it. */
export interface OpenedPhoto {
  content: Blob
  image: LoadedImage | null
}

/** Why a file is no photo: broken or no picture at all, or a picture that cannot be taken here. */
export type NoPhoto = 'damaged' | 'unsupported'

/**
 * Opens a photo for what it is, whatever its name says. HEIC, WebP and AVIF become JPEG: the server takes no
 * WebP and no AVIF.
 */
export async function openPhoto(file: File): Promise<OpenedPhoto | NoPhoto> {
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()))
  if (kind === null) return 'damaged'
  if (kind === 'tiff') return 'unsupported'
  const content = kind === 'heic' ? await convertHeic(file) : file
  // The server converts as well: a photo that this browser cannot show is sent as it is.
  if (content === null) return { content: file, image: null }
  const image = await imageOf(content).catch(() => null)
  // Some browsers do not know AVIF.
  if (!image) return kind === 'avif' ? 'unsupported' : 'damaged'
  if (await isCutOff(content, kind)) {
    image.release()
    return 'damaged'
  }
  if (kind !== 'webp' && kind !== 'avif') return { content, image }
  const jpeg = await jpegOf(image.element)
  if (jpeg) return { content: jpeg, image }
  image.release()
  return 'unsupported'
}

/**
 * Whether the end of a photo is missing: an `<img>` shows what there is. Browsers without ImageDecoder leave
 * it to the server.
 */
async function isCutOff(content: Blob, kind: PictureKind): Promise<boolean> {
  const type = kind === 'heic' ? 'image/jpeg' : `image/${kind}`
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(type))) return false
  const decoder = new ImageDecoder({ type, data: await content.arrayBuffer() })
  try {
    const { image } = await decoder.decode()
    image.close()
    return false
  } catch (error) {
    return error instanceof DOMException && error.name === 'EncodingError'
  } finally {
    decoder.close()
  }
}

/**
 * A HEIC photo as JPEG; null where this browser cannot convert it, or cannot load the converter. That is
 * large and comes with the first such photo.
 */
async function convertHeic(file: Blob): Promise<Blob | null> {
  try {
    // The kind that evaluates no text as script, which the site's policy forbids. It makes no page load
    // again, which would lose what the form holds.
    const { heicTo } = await import('heic-to/csp')
    return await heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY })
  } catch {
    return null
  }
}
