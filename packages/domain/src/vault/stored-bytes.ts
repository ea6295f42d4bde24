import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

/**
 * Bytes of a member's files: originals of photos, videos with their pictures, pictures of collections.
 * Deleted ones count until they are erased. What else comes to store files of members is added here.
 */
export async function readUsedBytes(executor: Executor, userId: number): Promise<number> {
  const { used } = await executor
    .selectFrom('vault_media')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return used
}

/** Of those bytes, what belongs to deleted items, and to files that were removed. */
export async function readDeletedBytes(executor: Executor, userId: number): Promise<number> {
  const { deleted } = await executor
    .selectFrom('vault_media as media')
    .leftJoin('vault_items as item', 'item.id', 'media.item_id')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('deleted'))
    .where('media.user_id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('media.removed_at', 'is not', null), eb('item.deleted_at', 'is not', null)]),
    )
    .executeTakeFirstOrThrow()
  return deleted
}

/** Makes uploads of one member take turns until the transaction ends: two cannot both take the last bytes. */
export async function lockStorage(transaction: Transaction, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
