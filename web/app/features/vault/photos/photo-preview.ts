import type { PhotoPreview } from './photo.ts'

const PREVIEW_WIDTH = 400
const PREVIEW_TYPE = 'image/jpeg'
const PREVIEW_QUALITY = 0.8

export interface LoadedImage {
  element: HTMLImageElement
  /** When nobody draws it any more. */
  release: () => void
}

/** Opens a picture. @throws where this browser cannot read it */
export async function imageOf(content: Blob): Promise<LoadedImage> {
  const url = URL.createObjectURL(content)
  const element = new Image()
  element.src = url
  const release = () => URL.revokeObjectURL(url)
  try {
    await element.decode()
    return { element, release }
  } catch (error) {
    release()
    throw error
  }
}

const JPEG_QUALITY = 0.92

/** A picture as a JPEG of its own size, on white; null where it is too large for this browser to draw. */
export async function jpegOf(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0)
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}

/** A small picture of a large one, upright: rows of twelve large ones would make the page slow. */
export function previewOf(image: HTMLImageElement): PhotoPreview {
  const scale = Math.min(1, PREVIEW_WIDTH / image.naturalWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // A jpeg has no transparency: what is clear becomes white, as on paper.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  const url = canvas.toDataURL(PREVIEW_TYPE, PREVIEW_QUALITY)
  return { type: PREVIEW_TYPE, url, base64: url.slice(url.indexOf(',') + 1) }
}
