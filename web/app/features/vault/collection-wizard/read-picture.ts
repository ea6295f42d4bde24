import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages, pictureTooLarge } from '@vitrine/contracts/collections/messages'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import { openPhoto } from '../photos/open-photo.ts'
import { previewOf } from '../photos/photo-preview.ts'
import { roomForChosen } from '../shared/room-for.ts'
import { refusedPicture, refusedSides } from './check-picture.ts'

/** The picture of a collection in the wizard. */
export interface WizardPicture {
  /** What is shown. */
  preview: string
  /** What is to be sent; null for the one that is stored. */
  content: File | null
}

/** A file as the wizard takes it: judged, converted where it has to be, and with a small picture to show. */
export async function readPicture(file: File): Promise<{ picture: WizardPicture } | { problem: string }> {
  const refused = refusedPicture(file) ?? (await roomForChosen())(file.size)
  if (refused) return { problem: refused }
  const opened = await openPhoto(file)
  if (opened === 'damaged') return { problem: vaultMediaMessages.imageDamaged }
  if (opened === 'unsupported') return { problem: messages.pictureUnsupported }
  const { content, image } = opened
  if (!image) return { picture: { preview: '/images/placeholder.svg', content: file } }
  try {
    const problem =
      content.size > limits.pictureBytesMax
        ? pictureTooLarge(file.name)
        : refusedSides(file.name, {
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
