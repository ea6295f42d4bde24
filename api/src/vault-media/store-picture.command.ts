import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'
import type { DecoderPool, Decoders } from '@vitrine/decoding/decoders'
import { FileRefused } from '@vitrine/decoding/refusal'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DECODERS } from '../pictures/decoders.provider.ts'
import { UploadFolder, writeUpload } from '../pictures/upload-folder.ts'
import { StoredFiles, type FileToStore } from './files/stored-files.ts'
import { StorageQuota } from './storage-quota.ts'

/** What a picture may be, and in which words it is refused. */
export interface PictureRules {
  field: string
  /** Pixels of its longer side. */
  sideMax: number
  empty: string
  unsupported: string
  tooMany: string
  tooLarge: (fileName: string) => string
}

/**
 * Opens the one picture of a form and stores it for something that `use` makes name it. Where that fails, the
 * picture is deleted again.
 */
export class StorePicture<Result = unknown> extends Command<Result> {
  constructor(
    readonly actor: Actor,
    readonly files: AsyncIterable<IncomingFile>,
    readonly rules: PictureRules,
    readonly use: (picture: { id: number; key: string }) => Promise<Result>,
    /** Bytes of the whole form, as its sender states them. */
    readonly statedBytes: number | undefined,
  ) {
    super()
  }
}

interface WrittenFile {
  path: string
  name: string
}

@CommandHandler(StorePicture)
export class StorePictureHandler implements ICommandHandler<StorePicture> {
  constructor(
    private readonly uploads: UploadFolder,
    private readonly stored: StoredFiles,
    private readonly quota: StorageQuota,
    @Inject(DECODERS) private readonly decoders: DecoderPool,
  ) {}

  async execute({ actor, files, rules, use, statedBytes }: StorePicture): Promise<unknown> {
    await this.quota.assertRoom(actor.userId, statedBytes)
    return await this.uploads.within(async (folder) => {
      const decoders = this.decoders.forAccount(actor.userId)
      const picture = await open(decoders, await written(files, folder, rules), rules)
      return await this.stored.storing(actor.userId, [picture], async ([file]) => {
        if (!file) throw new Error('a stored picture has no row')
        return await use(file)
      })
    })
  }
}

async function open(
  decoders: Decoders,
  { path, name }: WrittenFile,
  rules: PictureRules,
): Promise<FileToStore> {
  if ((await stat(path)).size === 0) throw fieldRefused('VALIDATION_FAILED', rules.field, 'Size', rules.empty)
  const kept = await decoders.convertPicture(path, `${path}-kept`).catch((error: unknown) => {
    if (!(error instanceof FileRefused)) throw error
    throw fieldRefused(
      'VALIDATION_FAILED',
      rules.field,
      error.code,
      error.code === 'Size' ? rules.tooLarge(name) : rules.unsupported,
    )
  })
  if (Math.max(kept.width, kept.height) > rules.sideMax)
    throw fieldRefused('VALIDATION_FAILED', rules.field, 'Size', rules.tooLarge(name))
  return { ...kept, kind: 'image', path: `${path}-kept` }
}

/** Writes the one file; a second one is refused when it comes. */
async function written(
  files: AsyncIterable<IncomingFile>,
  folder: string,
  rules: PictureRules,
): Promise<WrittenFile> {
  const path = join(folder, 'picture')
  let first: WrittenFile | null = null
  try {
    for await (const { name, content } of files) {
      first = { path, name }
      await writeUpload(content, path)
    }
  } catch (error) {
    throw asRefusal(error, first, rules)
  }
  if (!first) throw fieldRefused('VALIDATION_FAILED', rules.field, 'null', rules.empty)
  return first
}

/** The documents have 400 with the field for a file that is too large, and their own words for one too many. */
function asRefusal(
  error: unknown,
  first: WrittenFile | null,
  { field, tooLarge, tooMany }: PictureRules,
): unknown {
  if (!(error instanceof AppError)) return error
  if (error.code === 'PAYLOAD_TOO_LARGE')
    return fieldRefused('VALIDATION_FAILED', field, 'Size', tooLarge(first?.name ?? ''))
  const isOneTooMany = error.fieldErrors.some(
    (refused) => refused.field === field && refused.errorCode === 'Size',
  )
  return isOneTooMany ? fieldRefused('VALIDATION_FAILED', field, 'Size', tooMany) : error
}
