import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { missingCollection } from '../missing-collection.ts'
import { collectionJson, toCollection, type CollectionRow } from './collection-rows.ts'

/** @throws AppError NOT_FOUND, COLLECTION_GONE */
export async function readCollection(
  database: Database,
  userId: number,
  id: number,
): Promise<ReadCollection> {
  const {
    rows: [found],
  } = await sql<{ collection: CollectionRow; items: ReadCollection['items'] }>`
    SELECT ${collectionJson} AS collection, coalesce((
      SELECT json_agg(json_build_object('id', named.id, 'title', named.title) ORDER BY named.created_at DESC, named.id DESC)
      FROM (SELECT id, title, created_at FROM vault_items WHERE collection_id = collection.id AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${limits.namedItems}) named
    ), '[]') AS items
    FROM collections collection WHERE collection.id = ${id} AND collection.user_id = ${userId}
  `.execute(database)
  if (!found) throw await missingCollection(database, userId, id)
  return { ...toCollection(found.collection), items: found.items }
}
