import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { IncomingFile } from '@vitrine/contracts/files'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { textMessages as messages, textLimits as limits } from '@vitrine/contracts/texts/messages'
import type { DecoderPool, Decoders } from '@vitrine/decoding/decoders'
import { FileRefused } from '@vitrine/decoding/refusal'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { isDiskFull } from '@vitrine/platform/disk-full'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandFrame } from '../commands/command-frame.ts'
import { OBJECT_STORAGE } from '../infrastructure/tokens.ts'
import { DECODERS } from '../pictures/decoders.provider.ts'
import { UploadFolder, writeUpload } from '../pictures/upload-folder.ts'

/** Takes a picture into the public media. Returns where pages fetch it; the same picture is kept once. */
export class UploadTextPicture extends Command<{ src: string }> {
  constructor(
    readonly actor: Actor,
    readonly files: AsyncIterable<IncomingFile>,
  ) {
    super()
  }
}

const FIELD = 'picture'
/** As wide as pages show pictures of ours; smaller ones are made of it when they are asked for. */
const KEPT_WIDTH = 800
const KEPT_HEIGHT = 1600

const away = (cause: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', { cause, message: messages.pictureStorageAway })

@CommandHandler(UploadTextPicture)
export class UploadTextPictureHandler implements ICommandHandler<UploadTextPicture> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly uploads: UploadFolder,
    @Inject(DECODERS) private readonly decoders: DecoderPool,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async execute({ actor, files }: UploadTextPicture): Promise<{ src: string }> {
    const picture = await this.uploads
      .within((folder) => this.open(this.decoders.forAccount(actor.userId), files, folder))
      .catch((cause: unknown) => {
        throw isDiskFull(cause) ? away(cause) : cause
      })
    // Its name is of its content: it never changes under a page that shows it.
    const key = `texts/${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`
    try {
      if (!(await this.storage.exists(key))) await this.storage.put(key, picture, 'image/webp')
    } catch (cause) {
      throw away(cause)
    }
    const src = `${MEDIA_PATH}${key}`
    return await this.frame.run({ actor, capability: 'texts.edit' }, () =>
      Promise.resolve({
        result: { src },
        audit: { action: 'text-picture.uploaded', subject: { type: 'text-picture', id: src } },
      }),
    )
  }

  /** @throws AppError VALIDATION_FAILED */
  private async open(
    decoders: Decoders,
    files: AsyncIterable<IncomingFile>,
    folder: string,
  ): Promise<Buffer> {
    const path = join(folder, 'picture')
    let isThere = false
    for await (const { content } of files) {
      isThere = true
      await writeUpload(content, path)
    }
    if (!isThere) throw fieldRefused('VALIDATION_FAILED', FIELD, 'null', messages.pictureMissing)
    const kept = await decoders.convertPicture(path, `${path}-kept`).catch((error: unknown) => {
      if (!(error instanceof FileRefused)) throw error
      throw fieldRefused(
        'VALIDATION_FAILED',
        FIELD,
        error.code,
        error.code === 'Size' ? messages.pictureTooLarge : messages.pictureUnsupported,
      )
    })
    if (Math.max(kept.width, kept.height) > limits.pictureSideMax)
      throw fieldRefused('VALIDATION_FAILED', FIELD, 'Size', messages.pictureTooLarge)
    await decoders.resizePicture(`${path}-kept`, `${path}-small`, {
      width: KEPT_WIDTH,
      height: KEPT_HEIGHT,
      asWebp: true,
    })
    return await readFile(`${path}-small`)
  }
}
