import { textMessages, textLimits } from '@vitrine/contracts/texts/messages'
import { findPictures, uploadPicture } from '@vitrine/contracts/texts/endpoints'
import type { UsedPicture } from '@vitrine/contracts/texts/schemas'
import { ConsoleCallFailed, messageOf } from '../../providers/console-client.ts'
import { dataProvider } from '../../providers/dataProvider.ts'

/** Takes a picture into the site's own media. @throws Error with the sentence for whoever chose it */
export async function uploaded(file: File): Promise<string> {
  if (file.size > textLimits.pictureBytesMax) throw new Error(textMessages.pictureTooLarge)
  try {
    return (await dataProvider.callEndpoint(uploadPicture, { files: { picture: [file] } })).src
  } catch (error) {
    const refused = error instanceof ConsoleCallFailed ? Object.values(error.fieldErrors)[0] : undefined
    throw new Error(`${file.name || 'The picture'}: ${refused ?? messageOf(error)}`, { cause: error })
  }
}

export async function usedPictures(query: string): Promise<UsedPicture[]> {
  return (await dataProvider.callEndpoint(findPictures, { query: { query } })).items
}

export function picturesAmong(files: FileList | null | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
