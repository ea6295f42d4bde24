import type { OpenDatabase } from '@vitrine/database/database'

type Pool = OpenDatabase['pool']

type Query = (name: string, text: string, values: unknown[]) => Promise<unknown>

/** What a save leaves in the item, on both sides. */
export const DESCRIPTION = 'A thin rim.'

/** A row an item, as the product has one for each change: nobody follows them, so there are no deliveries. */
const EVENTS = `INSERT INTO outbox_events (type, payload) SELECT 'vault-item.updated.v1', jsonb_build_object('itemId', id, 'revision', 2) FROM unnest($1::bigint[]) AS id`

/**
 * The same results, and the same rows written, by the best plain SQL that we know, each as one prepared
 * statement where one does it.
 */
export interface PlainVault {
  list(userId: number, categoryId: number, text: string, offset: number): Promise<number>
  save(userId: number, itemId: number, title: string): Promise<void>
  bulk(userId: number, itemIds: readonly number[], tagId: number): Promise<void>
}

const LIST = `
  WITH page AS (
    SELECT id, sort_key FROM vault_items
    WHERE user_id = $1 AND deleted_at IS NULL AND category_id = $2 AND strpos(title_folded, $3) > 0
    ORDER BY sort_key, id DESC OFFSET $4 LIMIT 20
  )
  SELECT
    (SELECT count(*) FROM vault_items WHERE user_id = $1 AND deleted_at IS NULL AND category_id = $2 AND strpos(title_folded, $3) > 0) AS total,
    item.id, item.title, item.subtitle, item.description, item.category_id, item.purchase_date, item.purchase_price, item.sold_price, item.years_in_family, item.significances,
    item.created_at, item.estimated_price_min, item.estimated_price_max, item.mean_price, item.estimate_currency, item.estimated_at, item.revision,
    (SELECT json_agg(json_build_object('id', tag.id, 'title', tag.title, 'color', tag.color)) FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id) AS tags,
    (SELECT json_agg(specific) FROM vault_item_specifics specific WHERE specific.item_id = item.id) AS specifics,
    (SELECT json_agg(media) FROM vault_media media WHERE media.item_id = item.id) AS media
  FROM page JOIN vault_items item ON item.id = page.id ORDER BY page.sort_key, page.id DESC`

export function plainVault(pool: Pool): PlainVault {
  const inTransaction = async (run: (query: Query) => Promise<void>) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await run((name, text, values) => client.query({ name, text, values }))
      await client.query('COMMIT')
    } finally {
      client.release()
    }
  }
  return {
    async list(userId, categoryId, text, offset) {
      const { rows } = await pool.query({
        name: 'list',
        text: LIST,
        values: [userId, categoryId, text, offset],
      })
      return JSON.stringify(rows).length
    },
    async save(userId, itemId, title) {
      const read = async (query: Query, lock: string) => {
        await query(
          `item${lock}`,
          `SELECT revision FROM vault_items WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL ${lock}`,
          [itemId, userId],
        )
        await query(
          'taken',
          'SELECT 1 FROM vault_items WHERE user_id = $1 AND title_key = lower($2) AND deleted_at IS NULL AND id <> $3',
          [userId, title, itemId],
        )
      }
      // The dry run neither locks nor writes.
      await read((name, text, values) => pool.query({ name, text, values }), '')
      await inTransaction(async (query) => {
        await read(query, 'FOR UPDATE')
        await query(
          'save',
          'UPDATE vault_items SET title = $1, title_key = lower($1), sort_key = lower($1), title_folded = lower($1), description = $2, updated_at = now(), revision = revision + 1 WHERE id = $3',
          [title, DESCRIPTION, itemId],
        )
        await query('event', EVENTS, [[itemId]])
      })
    },
    async bulk(userId, itemIds, tagId) {
      await inTransaction(async (query) => {
        await query(
          'lock-several',
          'SELECT id FROM vault_items WHERE id = ANY($1) AND user_id = $2 AND deleted_at IS NULL ORDER BY id FOR UPDATE',
          [itemIds, userId],
        )
        await query(
          'add-tag',
          'INSERT INTO vault_item_tags (item_id, tag_id, place) SELECT id, $2, 0 FROM unnest($1::bigint[]) AS id ON CONFLICT DO NOTHING',
          [itemIds, tagId],
        )
        await query(
          'touch',
          'UPDATE vault_items SET updated_at = now(), revision = revision + 1 WHERE id = ANY($1)',
          [itemIds],
        )
        await query('event', EVENTS, [itemIds])
      })
    },
  }
}

/** Whether the list's count is read from an index without the rows. */
export async function isIndexOnly(pool: Pool, userId: number, categoryId: number): Promise<boolean> {
  const { rows } = await pool.query(
    `EXPLAIN (FORMAT JSON) ${LIST.replaceAll('$1', String(userId)).replaceAll('$2', String(categoryId)).replaceAll('$3', "'vase'").replaceAll('$4', '0')}`,
  )
  return JSON.stringify(rows).split('Index Only Scan').length > 2
}
