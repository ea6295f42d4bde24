import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CollectionInput } from '@vitrine/contracts/collections/collection-input'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionCheck } from './collection-check.ts'
import { CollectionsRepository } from './collections.repository.ts'

/** Returns the new collection's id, or 0 where it was only checked. */
export class CreateCollection extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly collection: CollectionInput,
    readonly validationOnly: boolean,
  ) {
    super()
  }
}

@CommandHandler(CreateCollection)
export class CreateCollectionHandler implements ICommandHandler<CreateCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly collections: CollectionsRepository,
    private readonly check: CollectionCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, collection, validationOnly }: CreateCollection): Promise<number> {
    await this.check.assertDecent(collection)
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await this.check.assertTitleFree(transaction, actor.userId, collection.title)
      if (validationOnly) return { result: 0, audit: null }
      // It has no items yet that anybody could see: nothing follows it, and nobody audits it.
      return {
        result: await this.collections.insert(transaction, actor.userId, collection, this.clock.now()),
        audit: null,
      }
    })
  }
}
