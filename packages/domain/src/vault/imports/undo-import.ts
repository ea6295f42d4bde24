import { collectionDeleted } from '@vitrine/contracts/collections/events'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemDeleted } from '@vitrine/contracts/vault-items/events'
import type { Executor, Transaction } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql, type RawBuilder } from 'kysely'
import { recordingItemChanges, recordItemEvent } from '../item-changes.ts'
import { trashCollection, trashTag } from '../vault-trash.ts'
import { byImport } from './create-items.ts'
import { undoUpdates } from './update-items.ts'
import { setState, type LockedImport } from './import-state.ts'

const ITEMS_AT_ONCE = 200

/** Of `vault_items item` and its `imported`: whether its owner did something with it since. */
const isChanged = sql<boolean>`(item.revision <> imported.revision OR EXISTS (
  SELECT FROM collections collection WHERE collection.id = item.collection_id AND collection.status = 'public'
))`

export function importedItems(importId: number): RawBuilder<unknown> {
  return sql`vault_import_items imported JOIN vault_items item ON item.id = imported.item_id AND item.deleted_at IS NULL WHERE imported.import_id = ${importId}`
}

export function updatedItems(importId: number): RawBuilder<unknown> {
  return sql`vault_import_updates updated JOIN vault_items item ON item.id = updated.item_id AND item.deleted_at IS NULL WHERE updated.import_id = ${importId}`
}

/** Of `vault_drafts draft`: those of an import that nobody has changed. */
function unchangedDrafts(importId: number): RawBuilder<unknown> {
  return sql`draft.import_id = ${importId} AND draft.revision = 1 AND NOT EXISTS (SELECT FROM vault_media photo WHERE photo.draft_id = draft.id)`
}

/** Items of an import that an undo leaves, and how many it moves to the trash. */
export async function readUndoneItems(executor: Executor, importId: number, limit: number) {
  const { rows: counted } = await sql<{ isKept: boolean; items: number }>`
    SELECT item.revision <> updated.revision AS "isKept", count(*)::int AS items FROM ${updatedItems(importId)} GROUP BY 1
  `.execute(executor)
  const updates = (isKept: boolean) => counted.find((each) => each.isKept === isKept)?.items ?? 0
  const { rows: drafts } = await sql<{ drafts: number }>`
    SELECT count(*)::int AS drafts FROM vault_drafts draft WHERE ${unchangedDrafts(importId)}
  `.execute(executor)
  const { rows } = await sql<{ itemsCount: number; keptCount: number }>`
    SELECT (count(*) FILTER (WHERE NOT ${isChanged}))::int AS "itemsCount", (count(*) FILTER (WHERE ${isChanged}))::int AS "keptCount" FROM ${importedItems(importId)}
  `.execute(executor)
  const { rows: kept } = await sql<{
    id: number
    title: string
    why: 'changed' | 'public'
    isUpdate: boolean
  }>`
    (SELECT item.id, item.title, CASE WHEN item.revision <> imported.revision THEN 'changed' ELSE 'public' END AS why, false AS "isUpdate"
      FROM ${importedItems(importId)} AND ${isChanged} ORDER BY item.id LIMIT ${limit})
    UNION ALL
    (SELECT item.id, item.title, 'changed', true FROM ${updatedItems(importId)} AND item.revision <> updated.revision ORDER BY item.id LIMIT ${limit})
    ORDER BY 4, 1 LIMIT ${limit}
  `.execute(executor)
  return {
    itemsCount: rows[0]?.itemsCount ?? 0,
    updatesCount: updates(false),
    draftsCount: drafts[0]?.drafts ?? 0,
    keptCount: (rows[0]?.keptCount ?? 0) + updates(true),
    kept,
  }
}

/** Moves items into the trash; after the last ones, what the import made for them and nothing else uses. */
export async function undoBatch(
  transaction: Transaction,
  { id, userId }: LockedImport,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    SELECT item.id FROM ${importedItems(id)} AND (imported.is_chosen OR NOT ${isChanged})
    ORDER BY item.id LIMIT ${ITEMS_AT_ONCE} FOR UPDATE OF item
  `.execute(transaction)
  const items = rows.map((row) => row.id)
  if (items.length > 0) {
    const deleted = await recordingItemChanges(
      transaction,
      { items, compared: ['collection'], by: byImport, at: now },
      async () =>
        await transaction
          .updateTable('vault_items')
          .set({
            deleted_at: now,
            deleted_by_staff: false,
            deleted_from_collection_id: sql.ref('collection_id'),
            collection_id: null,
            updated_at: now,
            revision: sql`revision + 1`,
          })
          .where(sql<boolean>`id = ANY(${items}::bigint[])`)
          .returning(['id', 'revision'])
          .execute(),
    )
    // So that the same file can be imported again with its numbers.
    await sql`DELETE FROM vault_inventory_numbers WHERE user_id = ${userId} AND item_id = ANY(${items}::bigint[])`.execute(
      transaction,
    )
    await recordItemEvent(transaction, 'deleted', { ids: items, by: byImport, at: now })
    await appendEvents(
      transaction,
      deleted.map((item) => newEvent(vaultItemDeleted, { itemId: item.id, revision: item.revision })),
    )
    return true
  }
  if (await undoUpdates(transaction, { id, userId }, now)) return true
  await sql`DELETE FROM vault_drafts draft WHERE ${unchangedDrafts(id)}`.execute(transaction)
  await removeUnused(transaction, id, userId, now)
  await setState(transaction, id, 'undone')
  return false
}

/** Tags and collections go to the trash, from which they return with their items. */
async function removeUnused(
  transaction: Transaction,
  importId: number,
  userId: number,
  now: Date,
): Promise<void> {
  const made = await transaction
    .selectFrom('vault_import_records')
    .select(['kind', 'record_id as id'])
    .where('import_id', '=', importId)
    .orderBy('kind')
    .orderBy('record_id')
    .execute()
  for (const { kind, id } of made)
    switch (kind) {
      case 'tag':
        if (
          !(await isUsed(
            transaction,
            sql`EXISTS (SELECT FROM vault_item_tags carried WHERE carried.item_id = item.id AND carried.tag_id = ${id})`,
            userId,
          ))
        )
          await trashTag(transaction, { userId, id }, now)
        break
      case 'collection':
        if (!(await isUsed(transaction, sql`item.collection_id = ${id}`, userId)))
          await removeCollection(transaction, { userId, id }, now)
        break
      case 'insurance':
      case 'storageLocation': {
        const column = sql.ref(kind === 'insurance' ? 'item.insurance_id' : 'item.storage_location_id')
        if (
          !(await isUsed(transaction, sql`${column} = ${id}`, userId)) &&
          !(await hasInside(transaction, id))
        )
          await removeAttribute(transaction, { userId, id }, kind, now)
      }
    }
}

async function isUsed(transaction: Transaction, uses: RawBuilder<unknown>, userId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT item.id FROM vault_items item WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${uses} LIMIT 1
  `.execute(transaction)
  return rows.length > 0
}

/** Whether other locations are inside the location. */
async function hasInside(transaction: Transaction, locationId: number): Promise<boolean> {
  const inside = await transaction
    .selectFrom('custom_attributes')
    .select('id')
    .where('parent_id', '=', locationId)
    .limit(1)
    .execute()
  return inside.length > 0
}

async function removeCollection(
  transaction: Transaction,
  owned: { userId: number; id: number },
  now: Date,
): Promise<void> {
  const { userId, id } = owned
  const collection = await transaction
    .selectFrom('collections')
    .select('revision')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    // One that its owner has described, changed or shown is theirs.
    .where('revision', '=', 1)
    .forUpdate()
    .executeTakeFirst()
  if (!collection) return
  await trashCollection(transaction, owned, now)
  // Items that were in it when they were deleted return with it.
  await sql`
    INSERT INTO vault_trash_items (trash_id, item_id)
    SELECT trash.id, item.id FROM vault_trash trash JOIN vault_items item ON item.deleted_from_collection_id = ${id} AND item.user_id = ${userId}
    WHERE trash.kind = 'collection' AND trash.record_id = ${id} AND trash.user_id = ${userId}
    ON CONFLICT DO NOTHING
  `.execute(transaction)
  await transaction.deleteFrom('collections').where('id', '=', id).execute()
  const revision = collection.revision + 1
  await transaction
    .insertInto('collection_tombstones')
    .values({ collection_id: id, user_id: userId, revision, deleted_at: now })
    .execute()
  await appendEvents(transaction, [newEvent(collectionDeleted, { collectionId: id, revision })])
}

async function removeAttribute(
  transaction: Transaction,
  { userId, id }: { userId: number; id: number },
  kind: 'insurance' | 'storageLocation',
  now: Date,
): Promise<void> {
  const column = sql.ref(kind === 'insurance' ? 'insurance_id' : 'storage_location_id')
  await recordingItemChanges(
    transaction,
    {
      items: sql`SELECT id FROM vault_items WHERE user_id = ${userId} AND ${column} = ${id} ORDER BY id FOR UPDATE`,
      compared: ['entries'],
      by: byImport,
      at: now,
    },
    async () => {
      await transaction
        .deleteFrom('custom_attributes')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute()
    },
  )
}
