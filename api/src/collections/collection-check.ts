import { Injectable } from '@nestjs/common'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { Executor } from '@vitrine/database/database'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { ForbiddenWordsReader } from '../forbidden-words/forbidden-words.reader.ts'
import { CollectionsRepository, type CollectionTexts } from './collections.repository.ts'

/** What is asked of a collection's texts beyond its schema. */
@Injectable()
export class CollectionCheck {
  constructor(
    private readonly collections: CollectionsRepository,
    private readonly forbidden: ForbiddenWordsReader,
  ) {}

  /** @throws AppError VALIDATION_FAILED with each field that holds a forbidden word */
  async assertDecent({ title, description }: Partial<CollectionTexts>): Promise<void> {
    const words = await this.forbidden.words()
    const texts = [
      ['title', title, messages.titleExplicit],
      ['description', description, messages.descriptionExplicit],
    ] as const
    const refused = texts.flatMap(([field, text = '', errorMessage]) => {
      const word = words.firstIn(text)
      return word === null ? [] : [{ field, errorCode: 'NoExplicitWords' as const, errorMessage, word }]
    })
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /** @throws AppError ALREADY_EXISTS */
  async assertTitleFree(executor: Executor, userId: number, title: string, exceptId = 0): Promise<void> {
    if (await this.collections.isTitleTaken(executor, userId, title, exceptId))
      throw fieldRefused('ALREADY_EXISTS', 'title', 'exists', messages.titleExists)
  }
}
