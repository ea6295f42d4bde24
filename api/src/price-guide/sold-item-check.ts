import { Inject, Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import type { SoldItemInput } from '@vitrine/contracts/price-guide/managed-schemas'
import { soldItemMessages as messages } from '@vitrine/contracts/price-guide/messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { CLOCK, CONFIG } from '../infrastructure/tokens.ts'
import { assertPicturesAllowed } from '../media/pictures.rules.ts'
import { SoldItemRepository } from './sold-item.repository.ts'

/** What a sold item must be true to beyond its own shape: a day that is past, a category that is there, and our picture hosts. */
@Injectable()
export class SoldItemCheck {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly soldItems: SoldItemRepository,
  ) {}

  /**
   * Holds the category until the transaction ends, so that nobody deletes it meanwhile.
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, input: SoldItemInput): Promise<void> {
    assertPicturesAllowed(Object.fromEntries(input.pictures.map((url, at) => [`pictures.${at}`, url])), this.config.IMAGE_HOSTS, messages.pictureNotAllowed)
    const refused: FieldError[] = []
    if (input.saleDate > this.clock.now().toISOString().slice(0, 10)) refused.push({ field: 'saleDate', errorCode: 'invalid', errorMessage: messages.saleDateToCome })
    if (!(await this.soldItems.holdCategory(transaction, input.categoryId))) refused.push({ field: 'categoryId', errorCode: 'notFound', errorMessage: messages.categoryUnknown })
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }
}
