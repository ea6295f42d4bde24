import { textMessages, textLimits } from '@vitrine/contracts/texts/messages'
import { findPictures, uploadPicture } from '@vitrine/contracts/texts/endpoints'
import type { UsedPicture } from '@vitrine/contracts/texts/schemas'
import { ConsoleCallFailed, reasonOf } from '../providers/console-client.ts'
import { dataProvider } from '../providers/dataProvider.ts'

/** What file pickers offer. Some systems know no type of HEIC files. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/heic,image/heif,.heic'

/** Uploads a picture into the site's own media. @throws Error with a sentence for the reader */
export async function uploaded(file: File, signal?: AbortSignal): Promise<string> {
  if (isSvg(file)) throw new Error(textMessages.pictureIsSvg)
  if (file.size > textLimits.pictureBytesMax) throw new Error(textMessages.pictureTooLarge)
  try {
    return (await dataProvider.callEndpoint(uploadPicture, { files: { picture: [file] } }, { signal })).src
  } catch (error) {
    const refused = error instanceof ConsoleCallFailed ? Object.values(error.fieldErrors)[0] : undefined
    throw new Error(`${file.name || 'The picture'}: ${refused ?? reasonOf(error)}`, { cause: error })
  }
}

/** The api decides by the bytes, and accepts none. */
function isSvg({ name, type }: File): boolean {
  return type === 'image/svg+xml' || name.toLowerCase().endsWith('.svg')
}

export async function usedPictures(query: string): Promise<UsedPicture[]> {
  return (await dataProvider.callEndpoint(findPictures, { query: { query } })).items
}

export function picturesAmong(files: FileList | null | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
