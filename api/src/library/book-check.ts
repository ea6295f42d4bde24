import { Inject, Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import type { BookInput } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages as messages } from '@vitrine/contracts/library/messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { CLOCK, CONFIG } from '../infrastructure/tokens.ts'
import { assertPicturesAllowed } from '../media/pictures.rules.ts'
import { BookRepository } from './book.repository.ts'

/** What a book must be true to beyond its own shape: a year that is not to come, a category that is there, and our picture hosts. */
@Injectable()
export class BookCheck {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly books: BookRepository,
  ) {}

  /**
   * Holds the category until the transaction ends, so that nobody deletes it meanwhile.
   * @throws AppError VALIDATION_FAILED with one entry for each refused field
   */
  async assertValid(transaction: Transaction, input: BookInput): Promise<void> {
    assertPicturesAllowed({ cover: input.cover }, this.config.IMAGE_HOSTS, messages.coverNotAllowed)
    const refused: FieldError[] = []
    if (input.year > this.clock.now().getUTCFullYear()) refused.push({ field: 'year', errorCode: 'invalid', errorMessage: messages.yearToCome })
    if (!(await this.books.holdCategory(transaction, input.categoryId))) refused.push({ field: 'categoryId', errorCode: 'notFound', errorMessage: messages.categoryUnknown })
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }
}
