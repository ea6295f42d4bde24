import { rotatedBox, type Size } from './crop-geometry.ts'
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

interface Crop {
  image: HTMLImageElement
  /** Of the rotated photo, in its own pixels; may reach beyond it. */
  area: Size & { x: number; y: number }
  rotation: number
  output: Size
  /** `image/png` keeps what is clear. */
  type: 'image/png' | 'image/jpeg'
}

const JPEG_QUALITY = 0.92

/** The part of a photo that stands in the frame, as a file. What is beyond the photo is white. */
export async function drawCrop({ image, area, rotation, output, type }: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = output.width
  canvas.height = output.height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, output.width, output.height)
  const box = rotatedBox({ width: image.naturalWidth, height: image.naturalHeight }, rotation)
  context.scale(output.width / area.width, output.height / area.height)
  context.translate(box.width / 2 - area.x, box.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  return await new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
}
