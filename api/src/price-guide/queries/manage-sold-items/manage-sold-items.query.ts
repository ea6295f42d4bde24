import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import type { ManagedSoldItem } from '@vitrine/contracts/price-guide/managed-schemas'
import { sortKeyPattern } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { wantedIds, type ConsoleList } from '../../../console-lists/simple-rest.ts'

export const soldItemSorts = ['saleDate', 'title', 'price', 'id'] as const

const columns: Record<(typeof soldItemSorts)[number], string> = {
  saleDate: 'item.sale_date',
  title: 'item.sort_key',
  price: 'item.price',
  id: 'item.id',
}

/**
 * Sold items for the console. `q` is the beginning of a title, or the source's own id: with a million items
 * nothing else is found at once, and the price guide's own search looks into titles.
 */
export async function manageSoldItems(
  executor: Executor,
  list: ConsoleList<(typeof soldItemSorts)[number]>,
): Promise<{ items: ManagedSoldItem[]; total: number }> {
  const where = sql.join(conditionsOf(list), sql` AND `)
  const direction = list.sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM sold_items item WHERE ${where}`.execute(
    executor,
  )
  const items = await load(
    executor,
    sql`WHERE ${where} ORDER BY ${sql.ref(columns[list.sort.field])} ${direction}, item.id ${direction} OFFSET ${list.offset} LIMIT ${list.limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function findManagedSoldItem(executor: Executor, id: number): Promise<ManagedSoldItem> {
  const [item] = await load(executor, sql`WHERE item.id = ${id}`)
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

/** What no column of this kind can hold finds nothing. */
function conditionsOf(list: ConsoleList): RawBuilder<boolean>[] {
  const { q, source, currency, categoryId, isSample } = list.filter
  const ids = wantedIds(list)
  return [
    sql<boolean>`true`,
    ...(ids ? [sql<boolean>`item.id = ANY(${ids}::bigint[])`] : []),
    ...(typeof q === 'string' && q.trim()
      ? [
          sql<boolean>`(item.sort_key LIKE ${sortKeyPattern(q, 'beginning')} OR item.external_id = ${q.trim()})`,
        ]
      : []),
    ...(typeof source === 'string' && source.trim() ? [sql<boolean>`item.source = ${source.trim()}`] : []),
    ...(typeof currency === 'string' && currency.trim()
      ? [sql<boolean>`item.currency = ${currency.trim().toUpperCase()}`]
      : []),
    ...(categoryId !== undefined
      ? [
          sql<boolean>`item.category_id IN (SELECT node.id FROM taxonomy_nodes node WHERE node.ancestor_ids @> ARRAY[${Number.isSafeInteger(Number(categoryId)) ? Number(categoryId) : 0}]::bigint[])`,
        ]
      : []),
    ...(typeof isSample === 'boolean' ? [sql<boolean>`item.is_sample = ${isSample}`] : []),
  ]
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<ManagedSoldItem[]> {
  const { rows } = await sql<Omit<ManagedSoldItem, 'pageURI'>>`
    SELECT
      item.id, item.title, item.description, item.category_id AS "categoryId", node.title AS category, item.maker, to_char(item.sale_date, 'YYYY-MM-DD') AS "saleDate",
      item.price::float8 AS price, item.currency, item.source, item.external_id AS "externalId", item.pictures, item.pieces, item.is_sample AS "isSample", item.revision
    FROM sold_items item JOIN taxonomy_nodes node ON node.id = item.category_id ${which}
  `.execute(executor)
  return rows.map((row) => ({ ...row, pageURI: soldItemPageUri(row.id, row.title) }))
}
