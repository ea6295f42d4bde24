import { Inject, Injectable } from '@nestjs/common'
import type { OutgoingFile } from '@vitrine/contracts/files'
import { extensionOf, originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { AppError } from '@vitrine/platform/app-error'
import type { ByteRange, ObjectStorage, StoredObject } from '@vitrine/platform/storage/object-storage'
import { OBJECT_STORAGE } from '../infrastructure/tokens.ts'
import type { FoundMedia } from './queries/find-media.query.ts'

/** Which of a file's sizes is sent: a smaller one where it was asked for and is there, else the file as it is. */
export interface ChosenSize {
  object: string
  contentType: string
  /** What is sent under this tag never changes. */
  etag: string
  name: string
}

export function chosenSize(
  {
    key,
    contentType,
    kind,
    renditionType,
  }: Pick<FoundMedia, 'key' | 'contentType' | 'kind' | 'renditionType'>,
  width: number | undefined,
): ChosenSize {
  const smaller = kind === 'image' && width !== undefined && renditionType !== null
  const type = smaller ? renditionType : contentType
  return {
    object: smaller ? renditionOf(key, width) : originalOf(key),
    contentType: type,
    etag: `"${key}${smaller ? `-${width}` : ''}"`,
    name: `${kind}.${extensionOf(type)}`,
  }
}

/** What the object storage holds of vaults. */
@Injectable()
export class StoredMedia {
  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  /** @throws AppError NOT_FOUND where the object is gone, SERVICE_UNAVAILABLE where the storage is away */
  async open({ object }: ChosenSize, range?: ByteRange): Promise<StoredObject> {
    const found = await this.storage.get(object, range).catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { cause })
    })
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }
}

/** A file that a browser shows where it stands, and that is nobody's but who asked. */
export function asOutgoing(
  { name, contentType }: ChosenSize,
  content: AsyncIterable<Uint8Array>,
  length: number,
): OutgoingFile {
  return { name, contentType, content, length }
}
