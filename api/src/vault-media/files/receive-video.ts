import { Inject, Injectable } from '@nestjs/common'
import type { IncomingFile } from '@vitrine/contracts/files'
import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import type { DecoderPool, Decoders } from '@vitrine/decoding/decoders'
import { FileRefused } from '@vitrine/decoding/refusal'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DECODERS } from '../../pictures/decoders.provider.ts'
import type { FileToStore } from './stored-files.ts'
import { writeUpload } from '../../pictures/upload-folder.ts'

/** A video that can be stored, and the picture of it where one came along. */
export interface ReceivedVideo {
  video: FileToStore | null
  thumbnail: FileToStore | null
}

/** Reads the form of videos/edit. What was in the files beside pictures and sound stays here. */
@Injectable()
export class ReceiveVideo {
  constructor(@Inject(DECODERS) private readonly decoders: DecoderPool) {}

  /** @throws AppError VALIDATION_FAILED with the field */
  async receive(account: number, files: AsyncIterable<IncomingFile>, folder: string): Promise<ReceivedVideo> {
    const decoders = this.decoders.forAccount(account)
    const paths = await written(files, folder)
    const video = paths.get('videos')
    const thumbnail = paths.get('thumbnail')
    return {
      video: video === undefined ? null : await openVideo(decoders, video),
      thumbnail:
        video === undefined || thumbnail === undefined ? null : await openThumbnail(decoders, thumbnail),
    }
  }
}

async function openVideo(decoders: Decoders, path: string): Promise<FileToStore> {
  const cleaned = await decoders
    .cleanVideo(path, `${path}-kept`)
    .catch(refusing('videos', messages.videoUnsupported))
  return { ...cleaned, kind: 'video', width: 0, height: 0, path: `${path}-kept` }
}

async function openThumbnail(decoders: Decoders, path: string): Promise<FileToStore> {
  const kept = await decoders
    .convertPicture(path, `${path}-kept`)
    .catch(refusing('thumbnail', messages.thumbnailInvalid))
  if (kept.contentType === 'image/gif')
    throw fieldRefused('VALIDATION_FAILED', 'thumbnail', 'invalid', messages.thumbnailInvalid)
  return { ...kept, kind: 'thumbnail', path: `${path}-kept` }
}

/** Where the files were written, by field. One of no bytes is as none. */
async function written(
  files: AsyncIterable<IncomingFile>,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  try {
    for await (const { field, content } of files) {
      const path = join(folder, field)
      await writeUpload(content, path)
      if ((await stat(path)).size > 0) paths.set(field, path)
    }
  } catch (error) {
    throw asRefusal(error)
  }
  return paths
}

/** The documents have 400 with the field for a file that is too large. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE')) return error
  const field = error.fieldErrors[0]?.field ?? 'videos'
  return fieldRefused(
    'VALIDATION_FAILED',
    field,
    'Size',
    field === 'thumbnail' ? messages.thumbnailInvalid : messages.videoTooLarge,
  )
}

function refusing(field: string, message: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof FileRefused ? fieldRefused('VALIDATION_FAILED', field, error.code, message) : error
  }
}
