import { Inject, Injectable } from '@nestjs/common'
import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import type { FieldError } from '@vitrine/contracts/errors'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import {
  pictureMessages,
  withImageHosts,
  type PictureFault,
  pictureLimits,
} from '@vitrine/contracts/pictures/messages'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import type { PictureProbe } from '../infrastructure/infrastructure.module.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'

export const PICTURE_PROBE = Symbol('picture probe')

export interface PictureSentences {
  /** Of a URL that no picture may have here. */
  notAllowed: string
  /** Default: the one of all pictures. */
  unreachable?: string
}

/** What the record shows already; asked outside of its lock. */
export type StoredPictures = (database: Database) => Promise<readonly (string | null | undefined)[]>

/**
 * Pictures that are given by their URLs. They come from this site or from a host of the settings (the policy
 * of our pages lets no others in), and what is new is looked at before it is stored. To be asked before a
 * command's transaction, which must not wait for other people's servers.
 */
@Injectable()
export class PictureCheck {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(PICTURE_PROBE) private readonly probe: PictureProbe,
  ) {}

  /**
   * @param pictures by field; null and '' are no picture
   * @param stored where the record is there already: those that it shows are taken as they are
   * @throws AppError VALIDATION_FAILED with one entry for each refused field
   */
  async assertUsable(
    pictures: Readonly<Record<string, string | null>>,
    sentences: PictureSentences,
    stored?: StoredPictures,
  ): Promise<void> {
    const given = Object.entries(pictures).flatMap(([field, url]) => (url ? [{ field, url }] : []))
    this.refuse(
      given.filter(({ url }) => !this.isAllowed(url)).map(({ field }) => ({ field, fault: 'not-allowed' })),
      sentences,
    )
    if (given.length === 0) return
    const known = new Set(stored ? await stored(this.database) : [])
    const added = given.filter(({ url }) => !known.has(url))
    const faults = await this.faultsOf([...new Set(added.map(({ url }) => url))])
    this.refuse(
      added.flatMap(({ field, url }) => {
        const fault = faults.get(url)
        return fault ? [{ field, fault }] : []
      }),
      sentences,
    )
  }

  /**
   * The rule of hosts alone, for what is kept while somebody types.
   *
   * @throws AppError VALIDATION_FAILED
   */
  assertAllowed(pictures: Readonly<Record<string, string>>, sentences: PictureSentences): void {
    this.refuse(
      Object.entries(pictures)
        .filter(([, url]) => !this.isAllowed(url))
        .map(([field]) => ({ field, fault: 'not-allowed' })),
      sentences,
    )
  }

  private isAllowed(url: string): boolean {
    return isAllowedThumbnail(url, { allowedHosts: this.config.IMAGE_HOSTS, mediaBase: MEDIA_PATH })
  }

  private async faultsOf(urls: readonly string[]): Promise<Map<string, PictureFault>> {
    const faults = new Map<string, PictureFault>()
    let outside = 0
    for (let from = 0; from < urls.length; from += pictureLimits.atOnce) {
      await Promise.all(
        urls.slice(from, from + pictureLimits.atOnce).map(async (url) => {
          if (!url.startsWith('/')) outside += 1
          const fault = outside > pictureLimits.addedMax ? 'too-many' : await this.probe.faultOf(url)
          if (fault) faults.set(url, fault)
        }),
      )
    }
    return faults
  }

  private refuse(
    refused: readonly { field: string; fault: PictureFault }[],
    { notAllowed, unreachable = pictureMessages.unreachable }: PictureSentences,
  ): void {
    if (refused.length === 0) return
    const sentences = { ...pictureMessages, 'not-allowed': notAllowed, unreachable }
    const fieldErrors = refused.map(({ field, fault }): FieldError => ({
      field,
      errorCode: 'invalid',
      errorMessage: withImageHosts(sentences[fault], this.config.IMAGE_HOSTS),
    }))
    throw new AppError('VALIDATION_FAILED', { fieldErrors })
  }
}
