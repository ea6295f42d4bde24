import { Inject, Injectable } from '@nestjs/common'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import type { FieldError } from '@vitrine/contracts/errors'
import { latestToday } from '@vitrine/contracts/calendar-day'
import type { Transaction } from '@vitrine/database/database'
import { picturesOfText } from '@vitrine/domain/texts/read-content'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { lockCategory } from '../taxonomy/queries/lock-category.query.ts'

/**
 * What a post must be true to beyond its own shape: pictures that are there, a day that is not to come, a
 * topic and an author who are there.
 */
@Injectable()
export class PostCheck {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pictures: PictureCheck,
  ) {}

  now(): Date {
    return this.clock.now()
  }

  /**
   * Holds the topic and the author until the transaction ends, so that nobody deletes them meanwhile.
   *
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, { publishedOn, authorId, ...post }: PostInput): Promise<void> {
    const refused: FieldError[] = []
    if (publishedOn !== null && publishedOn > latestToday(this.now()))
      refused.push({ field: 'publishedOn', errorCode: 'invalid', errorMessage: messages.dayToCome })
    refused.push(...(await lockCategory(transaction, post, messages.categoryUnknown)))
    if (!(await holdsAuthor(transaction, authorId)))
      refused.push({ field: 'authorId', errorCode: 'notFound', errorMessage: messages.authorUnknown })
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /**
   * @param id of a post that is there: the pictures that it shows are taken as they are
   * @throws AppError VALIDATION_FAILED
   */
  async assertPictures({ picture }: Pick<PostInput, 'picture'>, id?: number): Promise<void> {
    await this.pictures.assertUsable(
      { picture },
      { notAllowed: messages.pictureNotAllowed },
      id === undefined ? undefined : (database) => picturesOfText(database, { kind: 'blog-article', id }),
    )
  }
}

async function holdsAuthor(transaction: Transaction, id: number): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('authors')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()) !== undefined
  )
}
