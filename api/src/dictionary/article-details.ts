import { Injectable } from '@nestjs/common'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import type { ArticleDetailsInput } from '@vitrine/contracts/dictionary/schemas'
import type { FieldError } from '@vitrine/contracts/errors'
import type { Transaction } from '@vitrine/database/database'
import { picturesOfText } from '@vitrine/domain/texts/read-content'
import { AppError } from '@vitrine/platform/app-error'
import { PictureCheck } from '../pictures/picture-check.ts'
import { lockCategory } from '../taxonomy/queries/lock-category.query.ts'

const sentences = { notAllowed: messages.thumbnailNotAllowed, unreachable: messages.thumbnailNotReachable }

/** What an article's details must be true to beyond their own shape: thumbnail, category and authors. */
@Injectable()
export class ArticleDetails {
  constructor(private readonly pictures: PictureCheck) {}

  /**
   * Holds the category and the authors until the transaction ends, so that nobody deletes them meanwhile.
   *
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, details: ArticleDetailsInput): Promise<void> {
    const refused = [
      ...(await lockCategory(transaction, details, messages.categoryUnknown)),
      ...(await authorErrors(transaction, details)),
    ]
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /**
   * @param url of an article that is there: the thumbnail that it shows is taken as it is
   * @throws AppError VALIDATION_FAILED
   */
  async assertThumbnail(thumbnail: string, url?: string): Promise<void> {
    await this.pictures.assertUsable(
      { thumbnail },
      sentences,
      url === undefined
        ? undefined
        : (database) => picturesOfText(database, { kind: 'dictionary-article', url }),
    )
  }
}

async function authorErrors(
  transaction: Transaction,
  { authorIds }: ArticleDetailsInput,
): Promise<FieldError[]> {
  const wanted = [...new Set(authorIds)]
  const rows = await transaction
    .selectFrom('authors')
    .select('id')
    .where('id', 'in', wanted)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.length === wanted.length
    ? []
    : [{ field: 'authorIds', errorCode: 'notFound', errorMessage: messages.authorUnknown }]
}
