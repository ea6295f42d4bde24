import { newEvent } from '@vitrine/contracts/event'
import { createdKinds, type CreatedKind } from '@vitrine/contracts/vault-imports/imports'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { Transaction } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql } from 'kysely'
import { recordingItemChanges } from '../item-changes.ts'
import { trashPhotos } from '../vault-trash.ts'
import { byImport, findNames, idOf, idsOfNames } from './create-items.ts'
import {
  importedSets,
  loadItems,
  writeFields,
  type FieldValues,
  type IdOfNamed,
  type StoredEntry,
  type StoredItem,
} from './item-fields.ts'
import type { PlannedUpdate } from './row-update.ts'

const UNDONE_AT_ONCE = 100

/** Changes items that are locked, and stores what they were. */
export async function updateItems(
  transaction: Transaction,
  { importId, userId, now }: { importId: number; userId: number; now: Date },
  updates: readonly PlannedUpdate[],
): Promise<void> {
  const ids = await idsOfNames(transaction, { importId, userId, now }, updates)
  const written = await writeAll(
    transaction,
    updates.map(({ item, changes }) => ({
      item,
      values: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    })),
    (kind, { id, name }) => id ?? idOf(ids, kind, name),
    now,
  )
  const rows = updates.map(({ item, changes }) => ({
    item_id: item.id,
    revision: written.get(item.id),
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before ?? null])),
  }))
  await sql`
    INSERT INTO vault_import_updates (import_id, item_id, revision, before)
    SELECT ${importId}, item_id, revision, before FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (item_id bigint, revision bigint, before jsonb)
    ON CONFLICT (import_id, item_id) DO UPDATE SET revision = excluded.revision, before = excluded.before, is_chosen = false
  `.execute(transaction)
}

/** Sets updated items back to what they were. Returns whether there were any. */
export async function undoUpdates(
  transaction: Transaction,
  { id: importId, userId }: { id: number; userId: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number; before: FieldValues; photoIds: number[] }>`
    SELECT updated.item_id AS id, updated.before, updated.photo_ids AS "photoIds" FROM vault_import_updates updated JOIN vault_items item ON item.id = updated.item_id
    WHERE updated.import_id = ${importId} AND item.deleted_at IS NULL AND (updated.is_chosen OR item.revision = updated.revision)
    ORDER BY updated.item_id LIMIT ${UNDONE_AT_ONCE} FOR UPDATE OF item
  `.execute(transaction)
  if (rows.length === 0) return false
  const ids = rows.map(({ id }) => id)
  const items = await loadItems(transaction, userId, ids, { isLocking: false })
  const undone = rows.flatMap(({ id, before, photoIds }) => {
    const item = items.get(id)
    return item ? [{ item, values: before, photoIds }] : []
  })
  const allowed = await withoutTaken(transaction, userId, undone)
  await writeAll(
    transaction,
    allowed,
    await idsOfStored(
      transaction,
      userId,
      allowed.map(({ values }) => values),
    ),
    now,
  )
  await sql`
    DELETE FROM vault_import_updates WHERE import_id = ${importId} AND item_id = ANY(${ids}::bigint[])
  `.execute(transaction)
  return true
}

interface Written {
  item: StoredItem
  values: FieldValues
  /** Photos that go into the trash. */
  photoIds?: readonly number[]
}

/** Returns the new revisions by the items' ids. */
async function writeAll(
  transaction: Transaction,
  written: readonly Written[],
  idOfNamed: IdOfNamed,
  now: Date,
): Promise<Map<number, number>> {
  const revisions = new Map<number, number>()
  await recordingItemChanges(
    transaction,
    {
      items: written.map(({ item }) => item.id),
      compared: [...importedSets, 'images'],
      by: byImport,
      at: now,
    },
    async () => {
      for (const { item, photoIds = [] } of written)
        if (photoIds.length > 0) await takeOutPhotos(transaction, item, photoIds, now)
      for (const { item, values } of written)
        revisions.set(item.id, await writeFields(transaction, { item, values, idOf: idOfNamed, now }))
    },
  )
  await appendEvents(
    transaction,
    [...revisions].map(([itemId, revision]) => newEvent(vaultItemUpdated, { itemId, revision })),
  )
  return revisions
}

/** Photos that are still the item's go into the trash. */
async function takeOutPhotos(
  transaction: Transaction,
  { id, userId }: StoredItem,
  photoIds: readonly number[],
  now: Date,
): Promise<void> {
  const present = await transaction
    .selectFrom('vault_media')
    .select('id')
    .where('item_id', '=', id)
    .where('removed_at', 'is', null)
    .where('kind', '=', 'image')
    .execute()
  const ids = present.map((photo) => photo.id)
  const removed = ids.filter((photo) => photoIds.includes(photo))
  if (removed.length === 0) return
  await trashPhotos(transaction, { userId, itemId: id }, removed, now)
  await transaction
    .updateTable('vault_items')
    .set({ images_count: ids.length - removed.length })
    .where('id', '=', id)
    .execute()
}

/** A title that another item has meanwhile, and a category that is gone, stay as they are. */
async function withoutTaken(
  transaction: Transaction,
  userId: number,
  undone: readonly Written[],
): Promise<Written[]> {
  const titles = undone.flatMap(({ values: { title } }) => (typeof title === 'string' ? [title] : []))
  const taken = await transaction
    .selectFrom('vault_items')
    .select(['id', 'title_key as key'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`title_key = ANY(${titles.map(sameTextKey)}::text[])`)
    .execute()
  const categories = await transaction
    .selectFrom('taxonomy_nodes')
    .select('id')
    .where('parent_id', 'is', null)
    .execute()
  return undone.map(({ item, values, photoIds = [] }) => {
    const { title, categoryId } = values as { title?: string; categoryId?: { id: number } | null }
    const isTitleTaken =
      title !== undefined && taken.some(({ id, key }) => key === sameTextKey(title) && id !== item.id)
    const isCategoryGone = categoryId !== undefined && !categories.some(({ id }) => id === categoryId?.id)
    return {
      item,
      photoIds,
      values: Object.fromEntries(
        Object.entries(values).filter(
          ([name]) => !(name === 'title' && isTitleTaken) && !(name === 'categoryId' && isCategoryGone),
        ),
      ),
    }
  })
}

/** What stored values name, if it is still the member's: by its id, or by its name if it was made anew. */
async function idsOfStored(
  transaction: Transaction,
  userId: number,
  values: readonly FieldValues[],
): Promise<IdOfNamed> {
  const named = new Map<CreatedKind, { id: number | null; name: string }[]>(
    createdKinds.map((kind) => [kind, []]),
  )
  for (const { tags, itemCollections, ...others } of values) {
    const titled = (list: unknown) =>
      ((list ?? []) as readonly { id: number; title: string }[]).map(({ id, title }) => ({ id, name: title }))
    named.get('tag')?.push(...titled(tags))
    named.get('collection')?.push(...titled(itemCollections))
    for (const kind of ['insurance', 'storageLocation'] as const) {
      const { entry } = (others[kind] ?? { entry: null }) as StoredEntry
      if (entry) named.get(kind)?.push({ id: entry.id, name: entry.displayName })
    }
  }
  const found = new Map<string, number>()
  for (const [kind, wanted] of named) {
    if (wanted.length === 0) continue
    const ids = wanted.flatMap(({ id }) => (id === null ? [] : [id]))
    const table = {
      tag: 'tags',
      collection: 'collections',
      insurance: 'custom_attributes',
      storageLocation: 'custom_attributes',
    }[kind]
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM ${sql.table(table)} WHERE id = ANY(${ids}::bigint[]) AND (user_id = ${userId} OR user_id IS NULL) ORDER BY id FOR KEY SHARE
    `.execute(transaction)
    for (const { id } of rows) found.set(`${kind}:${id}`, id)
    const keys = wanted.map(({ name }) => sameTextKey(name))
    for (const { key, id } of await findNames(transaction, kind, userId, keys))
      found.set(`${kind}:name:${key}`, id)
  }
  return (kind, { id, name }) =>
    found.get(`${kind}:${id}`) ?? found.get(`${kind}:name:${sameTextKey(name)}`) ?? null
}
