import { rotatedBox, type Size } from './crop-geometry.ts'

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
