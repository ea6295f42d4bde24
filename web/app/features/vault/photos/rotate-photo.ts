import { drawCrop } from './draw-crop.ts'
import type { Photo } from './photo.ts'
import { imageOf, previewOf } from './photo-preview.ts'

/** The bytes of a photo: its file, or those that are stored. @throws where they cannot be loaded */
export async function bytesOf({ content, url }: Pick<Photo, 'content' | 'url'>): Promise<Blob> {
  if (content) return content
  const response = await fetch(url ?? '')
  if (!response.ok) throw new Error(`the photo responded with ${response.status}`)
  return await response.blob()
}

/**
 * A photo rotated clockwise by 90 degrees, at its full size.
 *
 * @throws where the photo cannot be loaded, or is too large for this browser to draw
 */
export async function rotatePhoto(
  photo: Photo,
): Promise<Pick<Photo, 'content' | 'type' | 'preview' | 'isEdited'>> {
  const bytes = await bytesOf(photo)
  const { element, release } = await imageOf(bytes)
  try {
    const output = { width: element.naturalHeight, height: element.naturalWidth }
    const type = bytes.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const content = await drawCrop({
      image: element,
      area: { x: 0, y: 0, ...output },
      rotation: 90,
      output,
      type,
    })
    if (!content) throw new Error('the photo is too large for a canvas')
    const drawn = await imageOf(content)
    const preview = previewOf(drawn.element)
    drawn.release()
    return { content, type, preview, isEdited: true }
  } finally {
    release()
  }
}
