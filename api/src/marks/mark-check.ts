import { Injectable } from '@nestjs/common'
import type { MarkInput } from '@vitrine/contracts/marks/managed-schemas'
import { markMessages as messages } from '@vitrine/contracts/marks/messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { PictureCheck } from '../pictures/picture-check.ts'
import { holdCategory } from '../taxonomy/queries/hold-category/hold-category.query.ts'
import { MarkRepository } from './mark.repository.ts'

/** What a mark must be true to beyond its own shape: a category that is there, and pictures that are there. */
@Injectable()
export class MarkCheck {
  constructor(
    private readonly marks: MarkRepository,
    private readonly pictures: PictureCheck,
  ) {}

  /**
   * Holds the category until the transaction ends, so that nobody deletes it meanwhile.
   *
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, input: MarkInput): Promise<void> {
    const refused = await holdCategory(transaction, input, messages.categoryUnknown)
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /**
   * @param id of a mark that is there: the pictures that it shows are taken as they are
   * @throws AppError VALIDATION_FAILED
   */
  async assertPictures({ picture, pictures }: MarkInput, id?: number): Promise<void> {
    const larger = Object.fromEntries(pictures.map((url, at) => [`pictures.${at}`, url]))
    await this.pictures.assertUsable(
      { picture, ...larger },
      { notAllowed: messages.pictureNotAllowed },
      id === undefined ? undefined : (database) => this.marks.picturesOf(database, id),
    )
  }
}
