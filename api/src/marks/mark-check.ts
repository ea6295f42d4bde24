import { Inject, Injectable } from '@nestjs/common'
import type { MarkInput } from '@vitrine/contracts/marks/managed-schemas'
import { markMessages as messages } from '@vitrine/contracts/marks/messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { CONFIG } from '../infrastructure/tokens.ts'
import { assertPicturesAllowed } from '../media/pictures.rules.ts'
import { MarkRepository } from './mark.repository.ts'

/** What a mark must be true to beyond its own shape: a category that is there, and our picture hosts. */
@Injectable()
export class MarkCheck {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly marks: MarkRepository,
  ) {}

  /**
   * Holds the category until the transaction ends, so that nobody deletes it meanwhile.
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, input: MarkInput): Promise<void> {
    const larger = Object.fromEntries(input.pictures.map((url, at) => [`pictures.${at}`, url]))
    assertPicturesAllowed({ picture: input.picture, ...larger }, this.config.IMAGE_HOSTS, messages.pictureNotAllowed)
    if (await this.marks.holdCategory(transaction, input.categoryId)) return
    throw new AppError('VALIDATION_FAILED', { fieldErrors: [{ field: 'categoryId', errorCode: 'notFound', errorMessage: messages.categoryUnknown }] })
  }
}
