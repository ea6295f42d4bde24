import { shortFileName, vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { extensionOf, isHeicLike, refusedDimensions, refusedPhoto } from './check-photo.ts'
import { convertHeic } from './convert-heic.ts'
import { NOT_SENT, type Photo, type PhotoPreview } from './photo.ts'
import { imageOf, previewOf } from './photo-preview.ts'

export type ReadPhoto = { photo: Photo } | { problem: string }

/** A file as the wizard takes it: judged, converted where it is HEIC, and with a small picture to show. */
export async function readPhoto(file: File, id: string): Promise<ReadPhoto> {
  const refused = refusedPhoto(file)
  if (refused) return { problem: refused }
  /** Of several files that were chosen, it is told which one is meant. */
  const named = (problem: string): ReadPhoto => ({ problem: `${shortFileName(file.name)}: ${problem}` })
  const content = isHeicLike(file) ? await convertHeic(file) : file
  // The server converts as well: a photo that this browser cannot show is sent as it is.
  if (content === null)
    return { photo: aPhoto(file, file, id, { type: '', url: '/images/placeholder.svg', base64: null }) }
  const image = await imageOf(content).catch(() => null)
  if (!image) return named(messages.imageUnreadable)
  try {
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
