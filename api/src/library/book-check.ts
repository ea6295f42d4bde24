import { Inject, Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import { latestToday } from '@vitrine/contracts/latest-today'
import type { BookInput } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages as messages } from '@vitrine/contracts/library/messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { holdCategory } from '../taxonomy/queries/hold-category/hold-category.query.ts'
import { BookRepository } from './book.repository.ts'

/**
 * What a book must be true to beyond its own shape: a year that is not to come, a category that is there, and
 * pictures that are there.
 */
@Injectable()
export class BookCheck {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly books: BookRepository,
    private readonly pictures: PictureCheck,
  ) {}

  /**
   * Holds the category until the transaction ends, so that nobody deletes it meanwhile.
   *
   * @throws AppError VALIDATION_FAILED with one entry for each refused field
   */
  async assertValid(transaction: Transaction, input: BookInput): Promise<void> {
    const refused: FieldError[] = []
    if (input.year > Number(latestToday(this.clock.now()).slice(0, 4)))
      refused.push({ field: 'year', errorCode: 'invalid', errorMessage: messages.yearToCome })
    refused.push(...(await holdCategory(transaction, input, messages.categoryUnknown)))
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /**
   * @param id of a book that is there: the cover that it shows is taken as it is
   * @throws AppError VALIDATION_FAILED
   */
  async assertPictures({ cover }: BookInput, id?: number): Promise<void> {
    await this.pictures.assertUsable(
      { cover },
      { notAllowed: messages.coverNotAllowed },
      id === undefined ? undefined : (database) => this.books.picturesOf(database, id),
    )
  }
}
