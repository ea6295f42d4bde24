import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { BulkDetailsInput } from '@vitrine/contracts/vault-items/bulk'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { SpecificInput } from '@vitrine/domain/vault/write-item-parts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemCheck } from './item-check.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

/**
 * The date acquired, or the item specific of a name, of several items. Ids that are not the caller's are
 * passed over. Returns those of the items that are.
 */
export class SetDetails extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly input: BulkDetailsInput,
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(SetDetails)
export class SetDetailsHandler implements ICommandHandler<SetDetails> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    private readonly check: ItemCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input, changeSet }: SetDetails): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await this.check.assertValidDetails(input)
      const found = await this.items.lockSeveral(transaction, input.objects, actor.userId)
      if (found.length === 0) throw new AppError('NOT_FOUND')
      const ids = found.map(({ id }) => id)
      const now = this.clock.now()
      const changed = await recordingItemChanges(
        transaction,
        { items: ids, compared: ['texts'], by: byOwner, at: now, changeSet },
        async () => {
          if (input.specific) await this.setSpecific(transaction, ids, input.specific)
          return await this.items.setPurchaseDate(transaction, ids, input.purchaseDate, now)
        },
      )
      return {
        result: ids,
        events: changed.map(({ id, revision }) => newEvent(vaultItemUpdated, { itemId: id, revision })),
        // What members change in their own vault nobody audits.
        audit: null,
      }
    })
  }

  private async setSpecific(
    transaction: Transaction,
    ids: readonly number[],
    specific: SpecificInput,
  ): Promise<void> {
    const all = await this.parts.specificsOf(transaction, ids)
    for (const id of ids) {
      const before = all.filter(({ itemId }) => itemId === id)
      const after = withSpecific(before, specific)
      if (after.length > limits.specificsMax)
        throw fieldRefused('VALIDATION_FAILED', 'specific', 'Size', messages.specificsTooMany)
      await this.parts.setSpecifics(transaction, id, after)
    }
  }
}

/** The first of its name gets the value, further ones go; a new one is the last. */
function withSpecific(before: readonly SpecificInput[], { displayName, value }: SpecificInput) {
  const key = sameTextKey(displayName)
  const at = before.findIndex((each) => sameTextKey(each.displayName) === key)
  const others = before.filter((each, place) => place === at || sameTextKey(each.displayName) !== key)
  if (value === '') return others.filter((_, place) => place !== at)
  if (at < 0) return [...others, { displayName, value }]
  return others.map((each, place) => (place === at ? { ...each, value } : each))
}
