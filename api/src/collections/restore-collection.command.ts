import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { collectionRestored } from '@vitrine/contracts/collections/events'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { collectionKeys } from '@vitrine/domain/vault/text-keys'
import { itemsOf, lockTrashed, type TrashedRow } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CollectionCheck } from './collection-check.ts'

/**
 * Takes a collection out of the trash: private, with its picture, and with its items that are in no other one
 * meanwhile. Where staff had taken it down, it stays so. Returns the revision that it has then.
 */
export class RestoreCollection extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    /** Where another collection has its title by now. */
    readonly title: string | undefined,
  ) {
    super()
  }
}

@CommandHandler(RestoreCollection)
export class RestoreCollectionHandler implements ICommandHandler<RestoreCollection> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly check: CollectionCheck,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, title }: RestoreCollection): Promise<number> {
    if (title !== undefined) await this.check.assertDecent({ title })
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const now = this.clock.now()
      const trashed = await lockTrashed(transaction, 'collection', { userId: actor.userId, id }, now)
      if (!trashed) throw new AppError('NOT_FOUND')
      const revision = await insertAgain(transaction, trashed, title ?? trashed.title ?? '', now)
      const items = await recordingItemChanges(
        transaction,
        { items: itemsOf(trashed), compared: ['collection'], by: byOwner, at: now },
        () => putBack(transaction, trashed, now),
      )
      await transaction.deleteFrom('vault_trash').where('id', '=', trashed.id).execute()
      return {
        result: revision,
        // That its items are in it again is told by this one: no event of each.
        events: [newEvent(collectionRestored, { collectionId: id, revision })],
        audit: { action: 'collection.restored', subject: { type: 'collection', id }, details: { items } },
      }
    })
  }
}

/** A title that is taken is refused by its constraint. Returns the revision, which follows that of the delete. */
async function insertAgain(
  transaction: Transaction,
  { user_id, record_id, description, was_public, taken_down_at, created_at }: TrashedRow,
  title: string,
  now: Date,
): Promise<number> {
  const { revision: former } = await transaction
    .deleteFrom('collection_tombstones')
    .where('collection_id', '=', record_id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  const revision = former + 1
  const keys = collectionKeys({ title, description: description ?? '' })
  await sql`
    INSERT INTO collections (id, user_id, title, title_key, sort_key, title_folded, description, description_folded, status, was_public, taken_down_at, revision, created_at, updated_at) OVERRIDING SYSTEM VALUE
    VALUES (${record_id}, ${user_id}, ${title}, ${keys.title_key}, ${keys.sort_key}, ${keys.title_folded}, ${description}, ${keys.description_folded}, 'private', ${was_public}, ${taken_down_at}, ${revision}, ${created_at}, ${now})
  `.execute(transaction)
  return revision
}

/** Picture and items; deleted items go into it when they are restored. Returns how many items are in it now. */
async function putBack(
  transaction: Transaction,
  { id, user_id, record_id }: TrashedRow,
  now: Date,
): Promise<number> {
  await transaction
    .updateTable('vault_media')
    .set({ collection_id: record_id, removed_at: null, trash_id: null })
    .where('trash_id', '=', id)
    .execute()
  const wereInIt = sql<boolean>`id IN (SELECT item_id FROM vault_trash_items WHERE trash_id = ${id})`
  await transaction
    .updateTable('vault_items')
    .set({ deleted_from_collection_id: record_id })
    .where('user_id', '=', user_id)
    .where(wereInIt)
    .where('deleted_at', 'is not', null)
    .where('deleted_from_collection_id', 'is', null)
    .execute()
  const { numUpdatedRows } = await transaction
    .updateTable('vault_items')
    .set({ collection_id: record_id, updated_at: now, revision: sql`revision + 1` })
    .where('user_id', '=', user_id)
    .where(wereInIt)
    .where('deleted_at', 'is', null)
    .where('collection_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
