import type { TrashList, TrashQuery } from '@vitrine/contracts/vault-trash/schemas'
import { erasedAt, type TrashKind } from '@vitrine/contracts/vault-trash/trash'
import type { Database } from '@vitrine/database/database'
import { trashedSince } from '@vitrine/domain/vault/vault-trash'
import { sql, type RawBuilder } from 'kysely'

interface Row {
  kind: TrashKind
  id: number
  deletedAt: Date
  title: string
  color: string | null
  itemId: number | null
  photos: number
  tags: number
  items: number
  collection: string | null
  pictureId: number | null
  bytes: number
}

/** One page of what a member can restore, latest first. Details are read for the rows of the page alone. */
export async function listTrash(
  database: Database,
  userId: number,
  { 'f.kind': kind, offset, limit }: TrashQuery,
  now: Date,
): Promise<TrashList> {
  const listed = listedOf(userId, kind, trashedSince(now))
  const [
    {
      rows: [counted],
    },
    { rows },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM (${listed}) listed`.execute(database),
    sql<Row>`
      SELECT page.kind, page.id, page.deleted_at AS "deletedAt",
        coalesce(trash.title, item.title) AS title,
        trash.color,
        trash.item_id AS "itemId",
        CASE page.kind WHEN 'items' THEN item.images_count WHEN 'collections' THEN files.count ELSE 0 END::integer AS photos,
        (CASE page.kind WHEN 'items' THEN (SELECT count(*) FROM vault_item_tags carried WHERE carried.item_id = page.id) ELSE 0 END)::integer AS tags,
        (CASE page.kind WHEN 'tags' THEN ${itemsBack(sql`true`)} WHEN 'collections' THEN ${itemsBack(sql`back.collection_id IS NULL`)} ELSE 0 END)::integer AS items,
        CASE page.kind WHEN 'items' THEN coalesce(
          (SELECT title FROM collections former WHERE former.id = item.deleted_from_collection_id AND former.user_id = item.user_id),
          (SELECT title FROM vault_trash former WHERE former.kind = 'collection' AND former.record_id = item.deleted_from_collection_id AND former.user_id = item.user_id)
        ) END AS collection,
        files."pictureId", files.bytes
      FROM (SELECT * FROM (${listed}) listed ORDER BY deleted_at DESC, kind, id DESC OFFSET ${offset} LIMIT ${limit}) page
      LEFT JOIN vault_trash trash ON trash.id = page.trash_id
      -- A photo is called by its item.
      LEFT JOIN vault_items item ON item.id = CASE page.kind WHEN 'items' THEN page.id ELSE trash.item_id END
      CROSS JOIN LATERAL (
        SELECT count(*), coalesce(sum(media.bytes), 0)::bigint AS bytes,
          (array_agg(media.id ORDER BY media.place, media.id) FILTER (WHERE media.kind = 'image' AND (media.removed_at IS NULL OR page.kind <> 'items')))[1] AS "pictureId"
        FROM (
          SELECT id, kind, bytes, place, removed_at FROM vault_media WHERE page.kind = 'items' AND item_id = page.id
          UNION ALL
          SELECT id, kind, bytes, place, removed_at FROM vault_media WHERE page.kind = 'items' AND trash_id = ANY(ARRAY(SELECT id FROM vault_trash WHERE item_id = page.id))
          UNION ALL
          SELECT id, kind, bytes, place, removed_at FROM vault_media WHERE trash_id = page.trash_id
        ) media
      ) files
      ORDER BY page.deleted_at DESC, page.kind, page.id DESC
    `.execute(database),
  ])
  return {
    items: rows.map(({ deletedAt, photos, tags, items, collection, ...entry }) => ({
      ...entry,
      deletedAt: deletedAt.toISOString(),
      erasedAt: erasedAt(deletedAt).toISOString(),
      includes: { photos, tags, items, collection },
    })),
    meta: { total: counted?.total ?? 0, currentLimit: limit, currentOffset: offset },
  }
}

const itemsBack = (which: RawBuilder<unknown>) => sql`(
  SELECT count(*) FROM vault_trash_items named JOIN vault_items back ON back.id = named.item_id
  WHERE named.trash_id = page.trash_id AND back.deleted_at IS NULL AND ${which}
)`

/** Photos of a deleted item are restored and erased with it. */
function listedOf(userId: number, kind: TrashKind | null, since: Date): RawBuilder<unknown> {
  const isKind = (...kinds: readonly TrashKind[]) => kind === null || kinds.includes(kind)
  return sql`
    SELECT 'items' AS kind, item.id, item.deleted_at, NULL::bigint AS trash_id FROM vault_items item
    WHERE ${isKind('items')}::boolean AND item.user_id = ${userId} AND item.deleted_at >= ${since} AND NOT item.deleted_by_staff
    UNION ALL
    SELECT trash.kind || 's', trash.record_id, trash.deleted_at, trash.id FROM vault_trash trash
    WHERE trash.user_id = ${userId} AND trash.deleted_at >= ${since} AND (${kind}::text IS NULL OR trash.kind || 's' = ${kind}::text)
      AND (trash.kind <> 'photo' OR EXISTS (SELECT FROM vault_items item WHERE item.id = trash.item_id AND item.deleted_at IS NULL))
  `
}
