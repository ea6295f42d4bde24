import type { IncomingFile } from '@vitrine/contracts/files'
import { ImportFileRefused } from '@vitrine/import-reading/messages'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { makeStorable } from '../http/storable-text.ts'
import { writeUpload } from '../pictures/upload-folder.ts'

const FILE_NAME_MAX = 200

/**
 * Writes the one file of a form. Returns its name.
 *
 * @throws AppError VALIDATION_FAILED with one of the sentences
 */
export async function receivedFile(
  files: AsyncIterable<IncomingFile>,
  path: string,
  sentences: { none: string; tooLarge: string },
): Promise<string> {
  let fileName: string | null = null
  try {
    for await (const { name, content } of files) {
      fileName = makeStorable(name).slice(0, FILE_NAME_MAX)
      await writeUpload(content, path)
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') throw refused(sentences.tooLarge)
    throw error
  }
  if (fileName === null) throw refused(sentences.none)
  return fileName === '' ? 'import.csv' : fileName
}

export function asRefusal(error: unknown): never {
  throw error instanceof ImportFileRefused ? refused(error.message) : error
}

export function refused(message: string): AppError {
  return fieldRefused('VALIDATION_FAILED', 'file', 'invalid', message)
}
