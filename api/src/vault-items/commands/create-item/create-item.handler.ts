import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemCreated } from '@vitrine/contracts/vault-items/events'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ItemCheck } from '../../item-check.ts'
import { ItemWriter } from '../../item-writer.ts'
import type { SavedItem } from '../../saved-item.ts'
import { CreateItem } from './create-item.command.ts'

@CommandHandler(CreateItem)
export class CreateItemHandler implements ICommandHandler<CreateItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: ItemCheck,
    private readonly writer: ItemWriter,
  ) {}

  async execute({ actor, input, validationOnly }: CreateItem): Promise<SavedItem | null> {
    const item = { userId: actor.userId, before: null, byStaff: false }
    return await this.frame.run<SavedItem | null>(
      { actor, capability: 'vault.change' },
      async (transaction) => {
        await this.check.assertValid(transaction, item, input)
        if (validationOnly) return { result: null, audit: null }
        const saved = await this.writer.write(transaction, item, input)
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
