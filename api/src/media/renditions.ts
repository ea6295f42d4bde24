import type { RenditionWidth } from '@vitrine/contracts/media/renditions'
import type { Decoders } from '@vitrine/decoding/decoders'
import { FileRefused } from '@vitrine/decoding/refusal'
import type { Logger } from '@vitrine/platform/logging'
import { InvalidKey, type ObjectStorage, type StoredObject } from '@vitrine/platform/storage/object-storage'
import { LRUCache } from 'lru-cache'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadFolder } from '../pictures/upload-folder.ts'

const FOLDER = 'renditions/'

/**
 * Bytes of renditions that could not be kept: enough for the pictures of some pages, until there is room
 * again.
 */
const UNKEPT_BYTES = 16 * 1024 * 1024

/** Where the smaller size of a picture is stored. */
export const renditionKey = (key: string, width: RenditionWidth): string => `${FOLDER}${width}/${key}`

export interface RenditionParts {
  storage: ObjectStorage
  logger: Logger
  /** Its own: pictures of pages do not wait behind those of members. */
  decoders: Pick<Decoders, 'resizePicture'>
  folders: UploadFolder
}

interface Unkept {
  bytes: Buffer
  lastModified: Date
}

/**
 * Smaller sizes of kept pictures, each made when it is first asked for unless it is there already, and kept
 * beside them. Where nothing can be written (a full disk, a folder for reading only, a key without that
 * right) they are shown all the same.
 */
export class Renditions {
  /** Under way: whoever asks for the same waits for the same. */
  private readonly making = new Map<string, Promise<void>>()
  private readonly unkept = new LRUCache<string, Unkept>({
    maxSize: UNKEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  private readonly storage: ObjectStorage
  private readonly logger: Logger
  private readonly decoders: Pick<Decoders, 'resizePicture'>
  private readonly folders: UploadFolder

  constructor({ storage, logger, decoders, folders }: RenditionParts) {
    this.storage = storage
    this.logger = logger
    this.decoders = decoders
    this.folders = folders
  }

  /** Null where there is no such picture, or none that can be made smaller: then it is shown as it is. */
  async find(key: string, width: RenditionWidth): Promise<StoredObject | null> {
    // Of a rendition none is made: urls could be piled up without end.
    if (key.startsWith(FOLDER)) return null
    const place = renditionKey(key, width)
    try {
      const found = await this.findMade(place)
      if (found) return found
      await this.madeOnce(place, key, width)
      return await this.findMade(place)
    } catch (error) {
      if (error instanceof InvalidKey) return null
      throw error
    }
  }

  private async findMade(place: string): Promise<StoredObject | null> {
    const unkept = this.unkept.get(place)
    if (!unkept) return await this.storage.get(place)
    return {
      body: Readable.from([unkept.bytes]),
      size: unkept.bytes.length,
      lastModified: unkept.lastModified,
    }
  }

  private async madeOnce(place: string, key: string, width: RenditionWidth): Promise<void> {
    const making =
      this.making.get(place) ?? this.make(place, key, width).finally(() => this.making.delete(place))
    this.making.set(place, making)
    await making
  }

  private async make(place: string, key: string, width: RenditionWidth): Promise<void> {
    const original = await this.storage.get(key)
    if (!original) return
    const made = await this.folders.within(async (folder) => {
      const [input, output] = [join(folder, 'original'), join(folder, 'smaller')]
      await pipeline(original.body, createWriteStream(input))
      const resized = await this.decoders
        .resizePicture(input, output, { width, height: null, asWebp: false })
        .catch(refusedAsNull)
      return resized && { data: await readFile(output), contentType: resized.contentType }
    })
    // What cannot be read as a picture is not ours to judge here; browsers show it, or their own sign.
    if (!made) return
    try {
      await this.storage.put(place, made.data, made.contentType)
    } catch (error) {
      this.logger.warn(
        { err: error, place },
        'a smaller picture could not be kept; it is shown without being kept',
      )
      this.unkept.set(place, { bytes: made.data, lastModified: original.lastModified })
    }
  }
}

function refusedAsNull(error: unknown): null {
  if (error instanceof FileRefused) return null
  throw error
}
