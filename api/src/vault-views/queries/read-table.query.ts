import { itemFields } from '@vitrine/contracts/vault-items/item-fields'
import type { ItemTable, TableQuery, TableRow } from '@vitrine/contracts/vault-views/table-schemas'
import { ownNameOf } from '@vitrine/contracts/vault-views/table-columns'
import type { Database } from '@vitrine/database/database'
import { itemColumn } from '@vitrine/domain/vault/item-columns'
import { ownershipValue, recordColumnFields, recordValue } from '@vitrine/domain/vault/record-columns'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { sql, type RawBuilder } from 'kysely'
import { amountsJoined, ownedBy } from '../../vault-items/queries/item-filters.ts'
import type { Page } from '../../vault-items/queries/item-rows.ts'
import { pageOf } from '../../vault-items/queries/list-items.query.ts'

const named = (id: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql`json_build_object('id', ${id}, 'name', ${name})`

/** What a column shows, of `item`, its `record` and its `amount`. */
const cells: ReadonlyMap<string, RawBuilder<unknown>> = new Map<string, RawBuilder<unknown>>([
  ['title', sql`item.title`],
  ['description', sql`item.description`],
  [
    'category',
    sql`(SELECT ${named(sql`category.id`, sql`category.title`)} FROM taxonomy_nodes category WHERE category.id = item.category_id)`,
  ],
  [
    'collection',
    sql`(SELECT ${named(sql`collection.id`, sql`collection.title`)} FROM collections collection WHERE collection.id = item.collection_id)`,
  ],
  [
    'tags',
    sql`coalesce((
      SELECT json_agg(${named(sql`tag.id`, sql`tag.title`)} ORDER BY carried.place, tag.id)
      FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id
    ), '[]')`,
  ],
  ['createdDate', sql`to_char(item.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`],
  ['value', sql`amount.value::float8`],
  ['cost', sql`amount.cost::float8`],
  ...itemFields.map((field): [string, RawBuilder<unknown>] => {
    const column = itemColumn(field)
    switch (field.kind) {
      case 'date':
        return [field.name, sql`to_char(${column}, 'YYYY-MM-DD')`]
      case 'price':
        return [field.name, sql`${column}::float8`]
      case 'entry':
        return [
          field.name,
          sql`(SELECT ${named(sql`entry.id`, sql`entry.display_name`)} FROM custom_attributes entry WHERE entry.id = ${column})`,
        ]
      case 'line':
      case 'years':
      case 'significances':
        return [field.name, column]
    }
  }),
  ...recordColumnFields.map((field): [string, RawBuilder<unknown>] => [field.name, recordValue(field)]),
  ['ownership', ownershipValue],
])

function cellOf(key: string): RawBuilder<unknown> {
  const name = ownNameOf(key)
  return name === null
    ? (cells.get(key) ?? sql`NULL`)
    : sql`(SELECT specific.value FROM vault_item_specifics specific
        WHERE specific.item_id = item.id AND lower(specific.display_name) = lower(${name}) ORDER BY specific.place, specific.id LIMIT 1)`
}

/** The chosen columns of a page of a member's items, or of those that are named, and nothing else of them. */
export async function readTable(
  database: Database,
  userId: number,
  query: TableQuery,
  synonyms: () => Promise<Synonyms>,
): Promise<ItemTable> {
  const { offset, limit, columns, ids } = query
  const keys = columns.map(({ key }) => key)
  const { matched, ...page } = ids
    ? namedItems(userId, ids)
    : (await pageOf(database, userId, { ...query, with: null }, synonyms)).page
  // Not prepared: it takes as many forms as there are choices of columns.
  const { rows } = await sql<{ total: number } & (TableRow | { id: null })>`
    WITH ${matched ? sql`matched AS MATERIALIZED (${matched}), ` : sql``}found AS MATERIALIZED (SELECT ${page.total} AS total, ${page.ids} AS ids)
    SELECT found.total, shown.* FROM found LEFT JOIN LATERAL (
      SELECT page.place, item.id, item.revision, json_build_array(${keys.length > 0 ? sql.join(keys.map(cellOf)) : sql``}) AS cells
      FROM unnest(found.ids) WITH ORDINALITY AS page (id, place) JOIN vault_items item ON item.id = page.id
      LEFT JOIN vault_item_records record ON record.item_id = item.id AND record.user_id = ${userId}
      ${amountsJoined(userId, query)}
      WHERE ${ownedBy(userId)}
    ) shown ON true
    ORDER BY shown.place
  `.execute(database)
  return {
    columns: keys,
    items: rows.flatMap((row) =>
      row.id === null ? [] : [{ id: row.id, revision: row.revision, cells: row.cells }],
    ),
    meta: { total: rows[0]?.total ?? 0, currentLimit: limit, currentOffset: offset },
  }
}

function namedItems(userId: number, ids: readonly number[]): Pick<Page, 'ids' | 'total' | 'matched'> {
  return {
    matched: sql`SELECT item.id FROM vault_items item WHERE item.id = ANY(${[...ids]}::bigint[]) AND ${ownedBy(userId)}`,
    total: sql`(SELECT count(*) FROM matched)`,
    ids: sql`ARRAY(SELECT id FROM matched ORDER BY id)`,
  }
}
