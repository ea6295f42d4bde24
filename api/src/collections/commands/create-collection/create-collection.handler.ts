import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { collectionMessages } from '@vitrine/contracts/collections/messages'
import type { CollectionInput } from '@vitrine/contracts/collections/schemas'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ForbiddenWordsReader } from '../../../forbidden-words/forbidden-words.reader.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { CollectionsRepository } from '../../collections.repository.ts'
import { CreateCollection } from './create-collection.command.ts'

@CommandHandler(CreateCollection)
export class CreateCollectionHandler implements ICommandHandler<CreateCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly collections: CollectionsRepository,
    private readonly forbidden: ForbiddenWordsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, collection, validationOnly }: CreateCollection): Promise<number> {
    await this.assertDecent(collection)
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (await this.collections.isTitleTaken(transaction, actor.userId, collection.title)) throw fieldRefused('ALREADY_EXISTS', 'title', 'exists', collectionMessages.titleExists)
      if (validationOnly) return { result: 0, audit: null }
      // It has no items yet that anybody could see: nothing follows it, and nobody audits it.
      return { result: await this.collections.insert(transaction, actor.userId, collection, this.clock.now()), audit: null }
    })
  }

  private async assertDecent({ title, description }: CollectionInput): Promise<void> {
    const words = await this.forbidden.words()
    const texts = [['title', title, collectionMessages.titleExplicit], ['description', description, collectionMessages.descriptionExplicit]] as const
    const refused = texts.flatMap(([field, text, errorMessage]) => (words.areIn(text) ? [{ field, errorCode: 'NoExplicitWords' as const, errorMessage }] : []))
    if (refused.length > 0) throw new AppError('VALIDATION_FAILED', { fieldErrors: refused })
  }
}
