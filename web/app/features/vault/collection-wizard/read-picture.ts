import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { isHeicLike } from '../photos/check-photo.ts'
import { convertHeic } from '../photos/convert-heic.ts'
import { imageOf, previewOf } from '../photos/photo-preview.ts'
import { refusedPicture, refusedSides } from './check-picture.ts'

/** The picture of a collection in the wizard. */
export interface WizardPicture {
  /** What is shown. */
  preview: string
  /** What is to be sent; null for the one that is stored. */
  content: File | null
}

/** A file as the wizard takes it: judged, converted where it is HEIC, and with a small picture to show. */
export async function readPicture(file: File): Promise<{ picture: WizardPicture } | { problem: string }> {
  const refused = refusedPicture(file)
  if (refused) return { problem: refused }
  const content = isHeicLike(file) ? await convertHeic(file) : file
  // The server converts as well: a picture that this browser cannot show is sent as it is.
  if (content === null) return { picture: { preview: '/images/placeholder.svg', content: file } }
  const image = await imageOf(content).catch(() => null)
  if (!image) return { problem: messages.pictureUnsupported }
  try {
    const problem = refusedSides(file.name, {
      width: image.element.naturalWidth,
      height: image.element.naturalHeight,
    })
    return problem
      ? { problem }
      : {
          picture: {
            preview: previewOf(image.element).url,
            content:
              content instanceof File
                ? content
                : new File([content], file.name.replace(/\.\w+$/, '.jpg'), { type: content.type }),
          },
        }
  } finally {
    image.release()
  }
}
