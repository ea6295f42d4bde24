import { z } from 'zod'
import { itemImageSchema } from '@vitrine/contracts/vault-items/schemas'

/** A photo of an item in the form: one that is stored, or a file that is new and has no url yet. */
export const photoEntrySchema = itemImageSchema.extend({ file: z.instanceof(File).optional() })
export type PhotoEntry = z.output<typeof photoEntrySchema>

/** Whether photos were added, taken out or moved. */
export function arePhotosChanged(
  typed: readonly PhotoEntry[],
  stored: readonly Pick<PhotoEntry, 'url'>[],
): boolean {
  return (
    typed.length !== stored.length ||
    typed.some(({ file, url }, place) => file !== undefined || url !== stored[place]?.url)
  )
}

/** The body of images/edit: the complete set in its order. Stored photos are named, new ones sent. */
export async function photosBody(entries: readonly PhotoEntry[]): Promise<Blob> {
  const images = await Promise.all(
    entries.map(async ({ url, file }) => (file ? { base64ImageData: await readBase64(file) } : { url })),
  )
  return new Blob([JSON.stringify({ images })], { type: 'application/json' })
}

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result.slice(reader.result.indexOf(',') + 1))
        : reject(new Error('A data URL is a text.')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
