import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages, pictureTooLarge } from '@vitrine/contracts/collections/messages'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import { openPhoto } from '../photos/open-photo.ts'
import { previewOf } from '../photos/photo-preview.ts'
import { roomForChosen } from '../shared/room-for.ts'
import { acceptedPhotos, extensionOf } from '../photos/check-photo.ts'

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

/**
 * Why a file is no picture of a collection, judged before it is opened; null where nothing is wrong. The
 * server tells types by content.
 */
export function refusedPicture({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = extensionOf(name)
  const isTaken =
    type === '' ? extension === '' || acceptedPhotos.includes(`.${extension}`) : acceptedPhotos.includes(type)
  if (!isTaken) return messages.pictureUnsupported
  if (size < limits.pictureBytesMin) return messages.pictureEmpty
  return size > limits.pictureBytesMax ? pictureTooLarge(name) : null
}

/** Why a picture of this size in pixels is not taken. */
export function refusedSides(
  name: string,
  { width, height }: { width: number; height: number },
): string | null {
  return width > limits.pictureSideMax || height > limits.pictureSideMax ? pictureTooLarge(name) : null
}
