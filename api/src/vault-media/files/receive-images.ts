import { Inject, Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import {
  vaultMediaMessages as messages,
  vaultMediaLimits as limits,
} from '@vitrine/contracts/vault-media/messages'
import type { DecoderPool, Decoders } from '@vitrine/decoding/decoders'
import type { UnpackedImage, ConvertedPicture } from '@vitrine/decoding/messages'
import { FileRefused } from '@vitrine/decoding/refusal'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { join } from 'node:path'
import { isStorable, unstorableText } from '../../http/storable-text.ts'
import { DECODERS } from '../../pictures/decoders.provider.ts'
import { writeUpload } from '../../pictures/upload-folder.ts'

/** Reads the body of images/edit and opens every photo in it, outside of this process. */
@Injectable()
export class ReceiveImages {
  constructor(@Inject(DECODERS) private readonly decoders: DecoderPool) {}

  /** @throws AppError VALIDATION_FAILED with an entry for each refused field, PAYLOAD_TOO_LARGE */
  async receive(
    account: number,
    content: AsyncIterable<Uint8Array>,
    folder: string,
  ): Promise<ReceivedImage[]> {
    const decoders = this.decoders.forAccount(account)
    const body = join(folder, 'body')
    await writeUpload(content, body)
    const { images, hasMore } = await decoders.unpackImages(body, folder).catch((error: unknown) => {
      throw error instanceof FileRefused
        ? fieldRefused('VALIDATION_FAILED', 'images', 'invalid', messages.bodyInvalid)
        : error
    })
    if (!images) throw fieldRefused('VALIDATION_FAILED', 'images', 'null', messages.imagesMissing)
    if (hasMore) throw fieldRefused('VALIDATION_FAILED', 'images', 'Size', messages.imagesFull)
    const refusals = images.flatMap((image, place) => refusalsOf(image, `images.${place}`))
    const opened = await Promise.allSettled(
      images.map(async (image) => ({
        url: image.url,
        altText: image.altText,
        picture: await open(decoders, image),
      })),
    )
    for (const [place, { reason }] of opened
      .map((each) => (each.status === 'rejected' ? each : { reason: null }))
      .entries()) {
      if (reason instanceof FileRefused) refusals.push(refusalOfPhoto(`images.${place}`, reason.code))
      else if (reason !== null) throw reason
    }
    if (refusals.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refusals })
    return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  }
}

async function open(decoders: Decoders, { path, refusal }: UnpackedImage): Promise<ReceivedImage['picture']> {
  if (path === null || refusal !== null) return null
  const output = `${path}-kept`
  return { ...(await decoders.convertPicture(path, output)), path: output }
}

function refusalsOf({ url, path, altText, refusal, isEmpty }: UnpackedImage, field: string): FieldError[] {
  const ofAltText = refusalsOfAltText(altText ?? '', `${field}.altText`)
  if (refusal !== null)
    return [
      isEmpty && refusal === 'Size'
        ? { field: `${field}.base64ImageData`, errorCode: 'Size', errorMessage: messages.imageTooSmall }
        : refusalOfPhoto(field, refusal),
      ...ofAltText,
    ]
  if (url === null && path === null)
    return [
      { field: `${field}.base64ImageData`, errorCode: 'null', errorMessage: messages.imageMissing },
      ...ofAltText,
    ]
  return ofAltText
}

function refusalsOfAltText(altText: string, field: string): FieldError[] {
  if (!isStorable(altText)) return [unstorableText(field)]
  return [...altText].length > limits.altTextMax
    ? [{ field, errorCode: 'Size', errorMessage: messages.altTextTooLong }]
    : []
}

function refusalOfPhoto(field: string, errorCode: 'Size' | 'invalid'): FieldError {
  return {
    field: `${field}.base64ImageData`,
    errorCode,
    errorMessage: errorCode === 'Size' ? messages.imageTooLarge : messages.imageUnreadable,
  }
}

/** An entry of images/edit whose photo, where it has one, was opened and can be stored. */
export interface ReceivedImage {
  url: string | null
  /** Null where nothing was said of it. */
  altText: string | null
  picture: (ConvertedPicture & { path: string }) | null
}
