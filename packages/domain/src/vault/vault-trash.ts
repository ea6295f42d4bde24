import { trashLimits } from '@vitrine/contracts/vault-trash/trash'
import type { Transaction } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'
import type { VaultTrash } from '@vitrine/database/generated/schema'
import { sql, type Selectable } from 'kysely'

export type TrashedRow = Selectable<VaultTrash>

interface Owned {
  userId: number
  id: number
}

/** What was deleted before that is erased, or is about to be. */
export function trashedSince(now: Date): Date {
  return timeBefore(now, { days: trashLimits.days })
}

/**
 * Moves a tag into the trash, with the items that carry it, deleted ones among them. Returns whether it was
 * there.
 */
export async function trashTag(transaction: Transaction, { userId, id }: Owned, now: Date): Promise<boolean> {
  const tag = await transaction
    .selectFrom('tags')
    .select(['title', 'color', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!tag) return false
  const trash = await transaction
    .insertInto('vault_trash')
    .values({ ...tag, kind: 'tag', record_id: id, user_id: userId, deleted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    INSERT INTO vault_trash_items (trash_id, item_id, place)
    SELECT ${trash.id}::bigint, item_id, place FROM vault_item_tags WHERE tag_id = ${id}
  `.execute(transaction)
  await transaction.deleteFrom('tags').where('id', '=', id).execute()
  return true
}

/**
 * Notes a locked collection in the trash, with its picture and the ids of its items. The caller takes its
 * items out and deletes its row.
 */
export async function trashCollection(
  transaction: Transaction,
  { userId, id }: Owned,
  now: Date,
): Promise<void> {
  const {
    rows: [trash],
  } = await sql<{ id: number }>`
    INSERT INTO vault_trash (kind, record_id, user_id, deleted_at, title, description, was_public, taken_down_at, created_at)
    SELECT 'collection', id, user_id, ${now}, title, description, was_public, taken_down_at, created_at
    FROM collections WHERE id = ${id} AND user_id = ${userId}
    RETURNING id
  `.execute(transaction)
  if (!trash) throw new Error('a collection that is moved into the trash is gone')
  await sql`
    INSERT INTO vault_trash_items (trash_id, item_id)
    SELECT ${trash.id}::bigint, id FROM vault_items WHERE collection_id = ${id}
  `.execute(transaction)
  await transaction
    .updateTable('vault_media')
    .set({ collection_id: null, removed_at: now, trash_id: trash.id })
    .where('collection_id', '=', id)
    .execute()
}

/** A restored item returns to its collection when that one is restored, where that is in the trash. */
export async function awaitCollection(
  transaction: Transaction,
  { userId, itemId, collectionId }: { userId: number; itemId: number; collectionId: number },
): Promise<void> {
  await sql`
    INSERT INTO vault_trash_items (trash_id, item_id)
    SELECT id, ${itemId}::bigint FROM vault_trash WHERE kind = 'collection' AND record_id = ${collectionId} AND user_id = ${userId}
    ON CONFLICT DO NOTHING
  `.execute(transaction)
}

/** A query of the items that an entry names, as far as they are there. */
export function itemsOf({ id, user_id }: Pick<TrashedRow, 'id' | 'user_id'>): RawBuilder<unknown> {
  return sql`SELECT item.id FROM vault_trash_items named JOIN vault_items item ON item.id = named.item_id AND item.user_id = ${user_id} WHERE named.trash_id = ${id}`
}

/**
 * Locks an entry, after the items that it names, as everybody locks who changes both. Undefined where it is
 * another member's, or is not there any more.
 */
export async function lockTrashed(
  transaction: Transaction,
  kind: 'tag' | 'collection' | 'photo',
  { userId, id }: Owned,
  now: Date,
): Promise<TrashedRow | undefined> {
  await sql`
    SELECT count(*) FROM (
      SELECT item.id FROM vault_items item
      WHERE item.user_id = ${userId} AND item.id IN (
        SELECT coalesce(trash.item_id, named.item_id) FROM vault_trash trash LEFT JOIN vault_trash_items named ON named.trash_id = trash.id
        WHERE trash.kind = ${kind} AND trash.record_id = ${id} AND trash.user_id = ${userId}
      )
      ORDER BY item.id FOR UPDATE
    ) locked
  `.execute(transaction)
  return await transaction
    .selectFrom('vault_trash')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>=', trashedSince(now))
    .forUpdate()
    .executeTakeFirst()
}

/** Moves photos of a locked item into the trash, which keeps their files. */
export async function trashPhotos(
  transaction: Transaction,
  { userId, itemId }: { userId: number; itemId: number },
  mediaIds: readonly number[],
  now: Date,
): Promise<void> {
  if (mediaIds.length === 0) return
  await sql`
    WITH moved AS (
      INSERT INTO vault_trash (kind, record_id, user_id, deleted_at, item_id)
      SELECT 'photo', id, ${userId}::bigint, ${now}, ${itemId}::bigint FROM unnest(${[...mediaIds]}::bigint[]) AS id
      RETURNING id, record_id
    )
    UPDATE vault_media SET item_id = NULL, removed_at = ${now}, trash_id = moved.id
    FROM moved WHERE vault_media.id = moved.record_id
  `.execute(transaction)
}

/**
 * Erases deleted items with their removed photos. Their files belong to no member from now on, and the sweep
 * deletes them.
 */
export async function eraseDeletedItems(
  transaction: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE vault_media SET item_id = NULL, user_id = NULL, trash_id = NULL, removed_at = coalesce(removed_at, ${now}), alt_text = ''
    WHERE item_id = ANY(${[...ids]}::bigint[])
      OR trash_id = ANY(ARRAY(SELECT id FROM vault_trash WHERE item_id = ANY(${[...ids]}::bigint[])))
  `.execute(transaction)
  await sql`DELETE FROM vault_items WHERE id = ANY(${[...ids]}::bigint[])`.execute(transaction)
}

/** Erases entries of the trash. Their files belong to no member from now on, and the sweep deletes them. */
export async function eraseTrashEntries(
  transaction: Transaction,
  trashIds: readonly number[],
): Promise<void> {
  if (trashIds.length === 0) return
  await sql`
    UPDATE vault_media SET user_id = NULL, trash_id = NULL, alt_text = '' WHERE trash_id = ANY(${[...trashIds]}::bigint[])
  `.execute(transaction)
  await sql`DELETE FROM vault_trash WHERE id = ANY(${[...trashIds]}::bigint[])`.execute(transaction)
}
