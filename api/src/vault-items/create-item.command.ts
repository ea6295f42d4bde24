import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemCreated } from '@vitrine/contracts/vault-items/events'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordItemEvent } from '@vitrine/domain/vault/item-changes'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemCheck } from './item-check.ts'
import { ItemWriter, type SavedItem } from './item-writer.ts'

/** Returns null where the item was only checked. */
export class CreateItem extends Command<SavedItem | null> {
  constructor(
    readonly actor: Actor,
    readonly input: VaultItemInput,
    readonly validationOnly: boolean,
    /** Whether everybody sees its specifics while it is in a public collection. */
    readonly areSpecificsReleased = false,
    /** What is written with the new item, in its transaction. Returns the item's revision after it. */
    readonly also?: (transaction: Transaction, item: SavedItem) => Promise<number>,
  ) {
    super()
  }
}

@CommandHandler(CreateItem)
export class CreateItemHandler implements ICommandHandler<CreateItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: ItemCheck,
    private readonly writer: ItemWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    input,
    validationOnly,
    areSpecificsReleased,
    also,
  }: CreateItem): Promise<SavedItem | null> {
    const item = { userId: actor.userId, before: null, byStaff: false }
    return await this.frame.run<SavedItem | null>(
      { actor, capability: 'vault.change' },
      async (transaction) => {
        await this.check.assertValid(transaction, item, input)
        if (validationOnly) return { result: null, audit: null }
        const written = await this.writer.write(transaction, item, input, areSpecificsReleased)
        const saved = also ? { ...written, revision: await also(transaction, written) } : written
        await recordItemEvent(transaction, 'created', {
          ids: [saved.id],
          by: byOwner,
          at: this.clock.now(),
        })
        // What members keep in their own vault nobody audits.
        return {
          result: saved,
          events: [newEvent(vaultItemCreated, { itemId: saved.id, revision: saved.revision })],
          audit: null,
        }
      },
    )
  }
}
