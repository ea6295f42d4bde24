import { Inject, Injectable } from '@nestjs/common'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'
import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { FieldError } from '@vitrine/contracts/errors'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { CLOCK, CONFIG } from '../infrastructure/tokens.ts'
import { assertPicturesAllowed } from '../media/pictures.rules.ts'

/** What a post must be true to beyond its own shape: our picture hosts, a day that is not to come, a topic and an author who are there. */
@Injectable()
export class PostCheck {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now()
  }

  /** The day of today, 2026-01-31. */
  today(): string {
    return this.now().toISOString().slice(0, 10)
  }

  /**
   * Holds the topic and the author until the transaction ends, so that nobody deletes them meanwhile.
   * @throws AppError VALIDATION_FAILED with one entry a refused field
   */
  async assertValid(transaction: Transaction, { picture, publishedOn, categoryId, authorId }: PostInput): Promise<void> {
    assertPicturesAllowed({ picture }, this.config.IMAGE_HOSTS, messages.pictureNotAllowed)
    const refused: FieldError[] = []
    if (publishedOn !== null && publishedOn > this.today()) refused.push({ field: 'publishedOn', errorCode: 'invalid', errorMessage: messages.dayToCome })
    if (!(await holds(transaction, 'taxonomy_nodes', categoryId))) refused.push({ field: 'categoryId', errorCode: 'notFound', errorMessage: messages.categoryUnknown })
    if (!(await holds(transaction, 'authors', authorId))) refused.push({ field: 'authorId', errorCode: 'notFound', errorMessage: messages.authorUnknown })
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }

  /** @throws AppError VALIDATION_FAILED */
  assertContent(blocks: readonly ContentBlock[]): void {
    const pictures = blocks.flatMap((block, place) => (block.type === 'picture' ? [[`blocks.${place}.src`, block.src] as const] : []))
    assertPicturesAllowed(Object.fromEntries(pictures), this.config.IMAGE_HOSTS, messages.pictureNotAllowed)
  }
}

async function holds(transaction: Transaction, table: 'taxonomy_nodes' | 'authors', id: number): Promise<boolean> {
  return (await transaction.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined
}
