import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

const PAGE = 2_000

const HEADER =
  'Item ID,Date,Mean Price,Estimated Price Min,Estimated Price Max,Wide Price Min,Wide Price Max,Currency,Sales\r\n'

interface Page {
  lines: string
  item: number
  id: number
}

/**
 * What the stored scores of a member's items have said, item by item, oldest first: a table beside that of
 * the items, whose ids it names.
 */
export async function* valuationsAsCsv(database: Database, userId: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(HEADER)
  let page = await pageAfter(database, userId, { item: 0, id: 0 })
  while (page) {
    yield Buffer.from(page.lines)
    page = await pageAfter(database, userId, page)
  }
}

export async function hasValuations(database: Database, userId: number): Promise<boolean> {
  const found = await database
    .selectFrom('vault_item_valuations as valuation')
    .innerJoin('vault_items as item', 'item.id', 'valuation.item_id')
    .select('valuation.id')
    .where('item.user_id', '=', userId)
    .where('item.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Numbers, dates and codes alone: nothing that a spreadsheet could run, and nothing to quote. */
async function pageAfter(
  database: Database,
  userId: number,
  { item, id }: Omit<Page, 'lines'>,
): Promise<Page | undefined> {
  const { rows } = await sql<Page | { lines: null }>`
    SELECT string_agg(concat_ws(',', item_id, to_char(valued_at AT TIME ZONE 'UTC', 'MM/DD/YYYY'), mean_price, estimated_price_min, estimated_price_max, wide_price_min, wide_price_max, currency, total) || E'\\r\\n', '' ORDER BY item_id, id) AS lines,
      max(item_id) AS item, (array_agg(id ORDER BY item_id DESC, id DESC))[1] AS id
    FROM (
      SELECT valuation.* FROM vault_item_valuations valuation JOIN vault_items item ON item.id = valuation.item_id
      WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND (valuation.item_id, valuation.id) > (${item}::bigint, ${id}::bigint)
      ORDER BY valuation.item_id, valuation.id LIMIT ${PAGE}
    ) page
  `.execute(database)
  const [page] = rows
  return page && page.lines !== null ? page : undefined
}
