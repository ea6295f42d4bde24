import { Inject, Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import { latestToday } from '@vitrine/contracts/latest-today'
import type { SoldItemInput } from '@vitrine/contracts/price-guide/managed-schemas'
import { soldItemMessages as messages } from '@vitrine/contracts/price-guide/messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { holdCategory } from '../taxonomy/queries/hold-category/hold-category.query.ts'
import { SoldItemRepository } from './sold-item.repository.ts'

/**
 * What a sold item must be true to beyond its own shape: a day that is past, a category that is there, and
 * pictures that are there.
 */
@Injectable()
export class SoldItemCheck {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly soldItems: SoldItemRepository,
    private readonly pictures: PictureCheck,
  ) {}

  /**
   * Holds the category until the transaction ends, so that nobody deletes it meanwhile.
   *
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, input: SoldItemInput): Promise<void> {
    const refused: FieldError[] = []
    if (input.saleDate > latestToday(this.clock.now()))
      refused.push({ field: 'saleDate', errorCode: 'invalid', errorMessage: messages.saleDateToCome })
    refused.push(...(await holdCategory(transaction, input, messages.categoryUnknown)))
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /**
   * @param id of a sold item that is there: the pictures that it shows are taken as they are
   * @throws AppError VALIDATION_FAILED
   */
  async assertPictures({ pictures }: SoldItemInput, id?: number): Promise<void> {
    const byField = Object.fromEntries(pictures.map((url, at) => [`pictures.${at}`, url]))
    await this.pictures.assertUsable(
      byField,
      { notAllowed: messages.pictureNotAllowed },
      id === undefined ? undefined : (database) => this.soldItems.picturesOf(database, id),
    )
  }
}
