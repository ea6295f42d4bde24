import {
  imageOverBytes,
  shortFileName,
  vaultMediaMessages as messages,
  vaultMediaLimits as limits,
} from '@vitrine/contracts/vault-media/messages'
import { extensionOf, refusedDimensions, refusedPhoto } from './check-photo.ts'
import { openPhoto } from './open-photo.ts'
import { NOT_SENT, type Photo, type PhotoPreview } from './photo.ts'
import { previewOf } from './photo-preview.ts'

export type ReadPhoto = { photo: Photo } | { problem: string }

/** A file as the wizard takes it: judged, converted where it has to be, and with a small picture to show. */
export async function readPhoto(file: File, id: string): Promise<ReadPhoto> {
  const refused = refusedPhoto(file)
  if (refused) return { problem: refused }
  /** Of several files that were chosen, it is told which one is meant. */
  const named = (problem: string): ReadPhoto => ({ problem: `${shortFileName(file.name)}: ${problem}` })
  const opened = await openPhoto(file)
  if (opened === 'damaged') return named(messages.imageDamaged)
  if (opened === 'unsupported') return named(messages.imageUnreadable)
  const { content, image } = opened
  if (!image)
    return { photo: aPhoto(file, content, id, { type: '', url: '/images/placeholder.svg', base64: null }) }
  try {
    // A conversion may have made it larger.
    if (content.size > limits.imageBytesMax) return { problem: imageOverBytes(file.name) }
    const problem = refusedDimensions({
      width: image.element.naturalWidth,
      height: image.element.naturalHeight,
    })
    return problem ? named(problem) : { photo: aPhoto(file, content, id, previewOf(image.element)) }
  } finally {
    image.release()
  }
}

function aPhoto({ name }: File, content: Blob, id: string, preview: PhotoPreview): Photo {
  return {
    id,
    name,
    url: null,
    type: content.type,
    extension: extensionOf(name),
    preview,
    isEdited: false,
    altText: '',
    content,
    upload: NOT_SENT,
  }
}
