import type { OpenDatabase } from '@vitrine/database/database'

const LIST = `
  WITH page AS (
    SELECT id, sort_key FROM collections WHERE user_id = $1 AND strpos(title_folded, $2) > 0 ORDER BY sort_key, id DESC OFFSET $3 LIMIT 9
  )
  SELECT
    (SELECT count(*) FROM collections WHERE user_id = $1 AND strpos(title_folded, $2) > 0) AS total,
    collection.id, collection.title, collection.description, collection.status, collection.created_at, collection.revision,
    (SELECT count(*) FROM vault_items item WHERE item.collection_id = collection.id AND item.deleted_at IS NULL) AS items,
    (SELECT media.key FROM vault_media media WHERE media.collection_id = collection.id AND media.removed_at IS NULL) AS picture
  FROM page JOIN collections collection ON collection.id = page.id ORDER BY page.sort_key, page.id DESC`

/** A page of a member's collections by the best plain SQL that we know, as one prepared statement. */
export async function plainList(
  pool: OpenDatabase['pool'],
  owner: number,
  text: string,
  offset: number,
): Promise<number> {
  const { rows } = await pool.query({ name: 'collections', text: LIST, values: [owner, text, offset] })
  return JSON.stringify(rows).length
}
