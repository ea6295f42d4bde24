import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { AttributeList, AttributeQuery } from '@vitrine/contracts/custom-attributes/schemas'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import type { Database } from '@vitrine/database/database'
import { holdsText } from '@vitrine/database/folded-texts'
import { itemColumn } from '@vitrine/domain/vault/item-columns'
import { namesAround } from '@vitrine/domain/vault/location-tree'
import { sql, type RawBuilder } from 'kysely'

interface Row {
  id: number
  type: AttributeType
  displayName: string
  isDefault: boolean
  parentId: number | null
  path: string[]
  sort: number
}

const orders: Record<AttributeQuery['s'], RawBuilder<unknown>> = {
  'displayName:asc': sql`sort_key, id DESC`,
  'displayName:desc': sql`sort_key DESC, id DESC`,
  'sort:asc': sql`sort, sort_key, id DESC`,
  'sort:desc': sql`sort DESC, sort_key, id DESC`,
}

/** One page of the default entries and the member's own, with the number of the member's items that use each. */
export async function listAttributes(
  database: Database,
  userId: number,
  query: AttributeQuery,
): Promise<AttributeList> {
  const which = conditionsOf(userId, query)
  const [
    {
      rows: [counted],
    },
    { rows },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM custom_attributes WHERE ${which}`.execute(database),
    sql<Row>`
      SELECT id, type, display_name AS "displayName", user_id IS NULL AS "isDefault", sort, parent_id AS "parentId", ${namesAround(sql`attribute.parent_id`)} AS path
      FROM custom_attributes attribute WHERE ${which} ORDER BY ${orders[query.s]} OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  const used = await itemsThatUse(
    database,
    userId,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => ({ ...row, attributeType: row.type, itemsCount: used.get(row.id) ?? 0 }))
  return {
    items,
    meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}

function conditionsOf(userId: number, query: AttributeQuery): RawBuilder<boolean> {
  const types = [query['f.type'], query.attributeType].filter((type) => type !== null)
  const isDefault = query['f.isDefault']
  return sql<boolean>`(user_id IS NULL OR user_id = ${userId})
    AND ${sql.join([sql`true`, ...types.map((type) => sql`type = ${type}`)], sql` AND `)}
    AND ${isDefault === null ? sql`true` : sql`(user_id IS NULL) = ${isDefault}`}
    AND ${holdsText(sql`name_folded`, query['f.displayName'])}`
}

const entryIds = sql.join(entryFields.map((field) => sql`(${itemColumn(field)})`))

/** Asked of the member's items, not of the entries: everybody's items use the default ones. */
async function itemsThatUse(
  database: Database,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; items: number }>`
    SELECT used.id, count(*) AS items
    FROM vault_items item CROSS JOIN LATERAL (VALUES ${entryIds}) AS used (id)
    WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND used.id = ANY(${[...ids]}::bigint[])
    GROUP BY used.id
  `.execute(database)
  return new Map(rows.map(({ id, items }) => [id, items]))
}
