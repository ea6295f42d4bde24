import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { PatchVaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { distinct } from '@vitrine/domain/vault/item-values'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { ItemReferences } from './item-references.ts'
import { findItem } from './queries/item-rows.ts'
import { firstId, refusalOf } from './vault-item.rules.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

/** Puts an item into a collection or takes it out, and sets its tags. Returns it as it then is. */
export class PatchItem extends Command<VaultItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: PatchVaultItemInput,
    readonly expectedRevision: number | undefined,
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(PatchItem)
export class PatchItemHandler implements ICommandHandler<PatchItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    private readonly references: ItemReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    id,
    input: { id: bodyId, itemCollections, tags },
    expectedRevision,
    changeSet,
  }: PatchItem): Promise<VaultItem> {
    const load = (transaction: Transaction) => this.items.lock(transaction, id, actor.userId)
    return await this.frame.change(
      { actor, capability: 'vault.change', load, expectedRevision },
      async (transaction, before) => {
        if (bodyId !== id)
          throw fieldRefused('VALIDATION_FAILED', 'id', 'invalid', errorCatalogue.VALIDATION_FAILED.message)
        const item = { userId: actor.userId, before, byStaff: false }
        const refusal = refusalOf([
          ...(await this.references.collectionRefused(transaction, item, itemCollections)),
          ...(await this.references.tagsRefused(transaction, item, tags)),
        ])
        if (refusal) throw refusal
        const now = this.clock.now()
        const revision = await recordingItemChanges(
          transaction,
          { items: [id], compared: ['collection', 'tags'], by: byOwner, at: now, changeSet },
          async () => {
            if (tags !== undefined)
              await this.parts.setTags(transaction, [id], distinct((tags ?? []).map((tag) => tag.id)))
            return await this.items.update(
              transaction,
              before,
              { collection_id: firstId(itemCollections) },
              now,
            )
          },
        )
        const after = await findItem(transaction, actor.userId, id)
        if (!after) throw new AppError('NOT_FOUND')
        // What members change in their own vault nobody audits.
        return { result: after, events: [newEvent(vaultItemUpdated, { itemId: id, revision })], audit: null }
      },
    )
  }
}
