import { Inject, Injectable } from '@nestjs/common'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import type { ArticleDetailsInput } from '@vitrine/contracts/dictionary/schemas'
import { isAllowedThumbnail, type ThumbnailRules } from '@vitrine/contracts/dictionary/thumbnail'
import type { FieldError } from '@vitrine/contracts/errors'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CONFIG } from '../infrastructure/tokens.ts'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'

/** What an article's details must be true to beyond their own shape: thumbnail host, category and authors. */
@Injectable()
export class ArticleDetails {
  private readonly thumbnails: ThumbnailRules

  constructor(@Inject(CONFIG) config: Config) {
    this.thumbnails = { allowedHosts: config.IMAGE_HOSTS, mediaBase: MEDIA_PATH }
  }

  /**
   * Holds the category and the authors until the transaction ends, so that nobody deletes them meanwhile.
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, details: ArticleDetailsInput): Promise<void> {
    const refused = [...this.thumbnailErrors(details.thumbnail), ...(await categoryErrors(transaction, details)), ...(await authorErrors(transaction, details))]
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /** @throws AppError VALIDATION_FAILED */
  assertThumbnail(thumbnail: string): void {
    const refused = this.thumbnailErrors(thumbnail)
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /**
   * Blocks as they may be stored: sanitized, and with pictures of allowed hosts alone.
   * @throws AppError VALIDATION_FAILED
   */
  cleanContent(blocks: readonly ContentBlock[]): ContentBlock[] {
    const clean = cleanBlocks(blocks)
    for (const block of clean) if (block.type === 'picture') this.assertThumbnail(block.src)
    return clean
  }

  private thumbnailErrors(thumbnail: string): FieldError[] {
    return isAllowedThumbnail(thumbnail, this.thumbnails) ? [] : [{ field: 'thumbnail', errorCode: 'invalid', errorMessage: messages.thumbnailNotAllowed }]
  }
}

async function categoryErrors(transaction: Transaction, { categoryId }: ArticleDetailsInput): Promise<FieldError[]> {
  const row = await transaction.selectFrom('taxonomy_nodes').select('id').where('id', '=', categoryId).forKeyShare().executeTakeFirst()
  return row ? [] : [{ field: 'categoryId', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
}

async function authorErrors(transaction: Transaction, { authorIds }: ArticleDetailsInput): Promise<FieldError[]> {
  const wanted = [...new Set(authorIds)]
  const rows = await transaction.selectFrom('authors').select('id').where('id', 'in', wanted).orderBy('id').forKeyShare().execute()
  return rows.length === wanted.length ? [] : [{ field: 'authorIds', errorCode: 'notFound', errorMessage: messages.authorUnknown }]
}
