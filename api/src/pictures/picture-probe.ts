import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import type { DecoderPool } from '@vitrine/decoding/decoders'
import { FileRefused } from '@vitrine/decoding/refusal'
import { publicMediaKey } from '@vitrine/domain/media/public-media'
import type { Logger } from '@vitrine/platform/logging'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureProbe } from '../infrastructure/infrastructure.module.ts'
import { fetchPicture, PictureNotFetched, type FetchOptions } from './fetch-picture.ts'

/** Staff's pictures by URL take turns as one account would. */
const PROBE = 'pictures-by-url'

export interface PictureProbeParts {
  storage: ObjectStorage
  decoders: DecoderPool
  logger: Logger
  /** Hosts that lead to this site, whose media lies in the storage. */
  ownHosts: readonly string[]
  fetching?: FetchOptions
}

/** Our own media is looked up in the storage and never fetched; everything else is fetched and decoded. */
export function openPictureProbe({
  storage,
  decoders,
  logger,
  ownHosts,
  fetching,
}: PictureProbeParts): PictureProbe {
  const own = new Set(ownHosts)

  return {
    faultOf: async (url) => {
      const path = ownPathOf(url, own)
      if (path !== null) return (await isStored(storage, path)) ? null : 'not-stored'
      const file = join(tmpdir(), `vitrine-picture-${randomUUID()}`)
      try {
        await fetchPicture(url, file, fetching)
        await decoders.forAccount(PROBE).checkPicture(file)
        return null
      } catch (error) {
        if (!(error instanceof PictureNotFetched || error instanceof FileRefused)) throw error
        logger.info({ url, reason: error.message }, 'a picture was refused')
        return error instanceof PictureNotFetched
          ? error.code
          : error.code === 'Size'
            ? 'too-large'
            : 'no-picture'
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}

function ownPathOf(url: string, own: ReadonlySet<string>): string | null {
  if (url.startsWith('/')) return new URL(url, 'https://localhost').pathname
  const { hostname, pathname } = new URL(url)
  return own.has(hostname) ? pathname : null
}

async function isStored(storage: ObjectStorage, path: string): Promise<boolean> {
  const key = path.startsWith(MEDIA_PATH) ? publicMediaKey(path.slice(MEDIA_PATH.length)) : null
  return key !== null && (await storage.exists(key))
}
