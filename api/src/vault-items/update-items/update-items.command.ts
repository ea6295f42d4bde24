import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FieldError } from '@vitrine/contracts/errors'
import { newEvent } from '@vitrine/contracts/event'
import type { BulkOperation } from '@vitrine/contracts/vault-items/bulk'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges, type ComparedSet } from '@vitrine/domain/vault/item-changes'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { distinct } from '@vitrine/domain/vault/item-values'
import { CommandFrame } from '../../commands/command-frame.ts'
import { CLOCK } from '../../infrastructure/tokens.ts'
import { ItemPartsRepository } from '../item-parts.repository.ts'
import { ItemReferences } from '../item-references.ts'
import { refusalOf } from '../vault-item.rules.ts'
import { VaultItemsRepository } from '../vault-items.repository.ts'
import { placedAfter } from './bulk.rules.ts'

const comparedSets = { categoryId: 'category', itemCollections: 'collection', tags: 'tags' } as const

function setsOf(operations: readonly BulkOperation[]): ComparedSet[] {
  return distinct(operations.map(({ path }) => comparedSets[path])).toSorted()
}

/**
 * All operations in their order, or none. Ids that are not the caller's are passed over. Returns those of the
 * items that they are about.
 */
export class UpdateItems extends Command<number[]> {
  constructor(
    readonly actor: Actor,
    readonly operations: readonly BulkOperation[],
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(UpdateItems)
export class UpdateItemsHandler implements ICommandHandler<UpdateItems> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    private readonly references: ItemReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, operations, changeSet }: UpdateItems): Promise<number[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const refusal = refusalOf(await this.valuesRefused(transaction, actor.userId, operations))
      if (refusal) throw refusal
      const found = await this.items.lockSeveral(
        transaction,
        operations.flatMap(({ objects }) => objects),
        actor.userId,
      )
      if (found.length === 0) throw new AppError('NOT_FOUND')
      const own = new Set(found.map(({ id }) => id))
      const now = this.clock.now()
      const changed = await recordingItemChanges(
        transaction,
        { items: [...own], compared: setsOf(operations), by: byOwner, at: now, changeSet },
        async () => {
          for (const [at, operation] of operations.entries())
            await this.applyToTags(
              transaction,
              operation,
              operation.objects.filter((id) => own.has(id)),
              at,
            )
          return await this.items.place(
            transaction,
            found.map((item) => placedAfter(item, operations)),
            now,
          )
        },
      )
      return {
        result: [...own],
        events: changed.map(({ id, revision }) => newEvent(vaultItemUpdated, { itemId: id, revision })),
        // What members change in their own vault nobody audits.
        audit: null,
      }
    })
  }

  private async valuesRefused(
    transaction: Transaction,
    userId: number,
    operations: readonly BulkOperation[],
  ): Promise<FieldError[]> {
    const refused: FieldError[] = []
    const item = { userId, before: null, byStaff: false }
    for (const [at, { path, value }] of operations.entries()) {
      const entry = [{ id: value }]
      const found =
        path === 'categoryId'
          ? await this.references.categoryRefused(value)
          : path === 'tags'
            ? await this.references.tagsRefused(transaction, item, entry)
            : await this.references.collectionRefused(transaction, item, entry)
      refused.push(...found.map((error) => ({ ...error, field: `${at}.value` })))
    }
    return refused
  }

  private async applyToTags(
    transaction: Transaction,
    { operation, path, value }: BulkOperation,
    ids: readonly number[],
    at: number,
  ): Promise<void> {
    if (path !== 'tags' || ids.length === 0) return
    if (operation === 'REMOVE') return await this.parts.removeTag(transaction, ids, value)
    if (operation === 'REPLACE') return await this.parts.setTags(transaction, ids, [value])
    // Refused after the fact: what was added goes with the transaction.
    if ((await this.parts.addTag(transaction, ids, value)) >= limits.tagsMax)
      throw fieldRefused('VALIDATION_FAILED', `${at}.value`, 'Size', messages.tagsTooMany)
  }
}
