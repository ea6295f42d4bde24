import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FieldError } from '@vitrine/contracts/errors'
import { newEvent } from '@vitrine/contracts/event'
import { entryIdOf, type BulkEntriesInput } from '@vitrine/contracts/vault-items/bulk'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { refusalOf, unknownEntry } from './vault-item.rules.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

/**
 * The insurer or storage location of several items, or none of it. Ids that are not the caller's are passed
 * over. Returns those of the items that are.
 */
export class SetEntries extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly input: BulkEntriesInput,
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(SetEntries)
export class SetEntriesHandler implements ICommandHandler<SetEntries> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input, changeSet }: SetEntries): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const refusal = refusalOf(await this.refused(transaction, actor.userId, input))
      if (refusal) throw refusal
      const found = await this.items.lockSeveral(transaction, input.objects, actor.userId)
      if (found.length === 0) throw new AppError('NOT_FOUND')
      const ids = found.map(({ id }) => id)
      const now = this.clock.now()
      const changed = await recordingItemChanges(
        transaction,
        { items: ids, compared: ['entries'], by: byOwner, at: now, changeSet },
        () => this.items.setEntries(transaction, ids, input, now),
      )
      return {
        result: ids,
        events: changed.map(({ id, revision }) => newEvent(vaultItemUpdated, { itemId: id, revision })),
        // What members change in their own vault nobody audits.
        audit: null,
      }
    })
  }

  private async refused(
    transaction: Transaction,
    userId: number,
    input: BulkEntriesInput,
  ): Promise<FieldError[]> {
    const refused: FieldError[] = []
    for (const { name, type } of entryFields) {
      const id = input[entryIdOf(name)]
      if (typeof id !== 'number' || (await this.parts.holdAttribute(transaction, userId, type, id))) continue
      refused.push({ field: entryIdOf(name), errorCode: 'notFound', errorMessage: unknownEntry[type] })
    }
    return refused
  }
}
