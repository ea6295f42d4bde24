import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { CollectionsRepository } from '../../collections.repository.ts'
import { CreateCollection } from './create-collection.command.ts'

@CommandHandler(CreateCollection)
export class CreateCollectionHandler implements ICommandHandler<CreateCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly collections: CollectionsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, collection, validationOnly }: CreateCollection): Promise<number> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      if (await this.collections.isTitleTaken(transaction, actor.userId, collection.title)) throw fieldRefused('ALREADY_EXISTS', 'title', 'exists', collectionMessages.titleExists)
      if (validationOnly) return { result: 0, audit: null }
      // It has no items yet that anybody could see: nothing follows it, and nobody audits it.
      return { result: await this.collections.insert(transaction, actor.userId, collection, this.clock.now()), audit: null }
    })
  }
}
