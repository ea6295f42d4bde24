import { itemSignificances } from '@vitrine/contracts/vault-items/significances'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'

/** What a spreadsheet takes for the beginning of a formula: the same as in `withFormulaGuard` of contracts. */
const FORMULA_BEGINNINGS = ['=', '+', '-', '@', '\t', '\r', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'].join('')

/** Items, and bytes of descriptions, that are read in one step. */
const PAGE = 200
const PAGE_BYTES = 256_000

interface CsvPage {
  /** Its lines, each with its end. */
  lines: string
  /** Its last item. */
  last: number
}

/** The lines of a CSV of every item of a member that is not deleted, newest first, page by page. */
export async function* eachCsvPage(database: Database, userId: number): AsyncGenerator<string> {
  let page = await pageAfter(database, userId, null)
  while (page) {
    yield page.lines
    page = await pageAfter(database, userId, page.last)
  }
}

const slashed = (date: RawBuilder<unknown>) => sql`to_char(${date}, 'MM/DD/YYYY')`

/** In the order of the columns: only what somebody typed needs guarding and quoting. */
const fields: readonly RawBuilder<unknown>[] = [
  sql`row.id`,
  ...['title', 'subtitle', 'description', 'category', 'collection', 'tags'].map((name) =>
    csvField(sql.ref(`row.${name}`)),
  ),
  slashed(sql`row.purchase_date`),
  sql`row.purchase_price`,
  sql`row.sold_price`,
  sql`row.years_in_family`,
  sql`row.significances`,
  ...['insurer', 'storage', 'specifics'].map((name) => csvField(sql.ref(`row.${name}`))),
  sql`row.images_count`,
  sql`row.videos_count`,
  sql`row.estimated_price_min`,
  sql`row.estimated_price_max`,
  sql`row.mean_price`,
  sql`row.estimate_currency`,
  slashed(sql`row.created_at AT TIME ZONE 'UTC'`),
]

/** What is null is an empty field. */
const line = sql`concat(${sql.join(fields, sql`, ',', `)}, E'\\r\\n')`

const significance = sql.join(
  itemSignificances.map(({ id, label }) => sql`WHEN ${sql.lit(id)} THEN ${sql.lit(label)}`),
  sql` `,
)

/** The database forms the text: an item costs this process no more than the bytes of its line. */
async function pageAfter(
  database: Database,
  userId: number,
  id: number | null,
): Promise<CsvPage | undefined> {
  // By the row itself: an instant of JavaScript is coarser than the column's.
  const after =
    id === null
      ? sql`true`
      : sql`(item.created_at, item.id) < (SELECT passed.created_at, passed.id FROM vault_items passed WHERE passed.id = ${id})`
  const {
    rows: [page],
  } = await sql<CsvPage | { lines: null }>`${PREPARED}
    WITH page AS MATERIALIZED (
      SELECT * FROM (
        SELECT next.*, sum(octet_length(next.description)) OVER (ORDER BY next.created_at DESC, next.id DESC) - octet_length(next.description) AS bytes_before
        FROM (SELECT * FROM vault_items item WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${after} ORDER BY item.created_at DESC, item.id DESC LIMIT ${PAGE}) next
      ) sized WHERE bytes_before < ${PAGE_BYTES}
    ), row AS MATERIALIZED (
      SELECT item.id, item.title, item.subtitle, item.description, item.purchase_date, item.purchase_price, item.sold_price, item.years_in_family, item.estimated_price_min, item.estimated_price_max, item.mean_price,
        item.estimate_currency, item.created_at, CASE WHEN item.significances <> '{}' THEN (SELECT string_agg(CASE known ${significance} END, '; ' ORDER BY known) FROM unnest(item.significances) AS known) END AS significances,
        category.title AS category, collection.title AS collection, insurer.display_name AS insurer, place.display_name AS storage,
        (SELECT string_agg(tag.title, '; ' ORDER BY carried.place, tag.id) FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id) AS tags,
        (SELECT string_agg(specific.display_name || ': ' || specific.value, '; ' ORDER BY specific.place, specific.id) FROM vault_item_specifics specific WHERE specific.item_id = item.id) AS specifics,
        item.images_count, item.videos_count
      FROM page item
        LEFT JOIN taxonomy_nodes category ON category.id = item.category_id AND category.parent_id IS NULL
        LEFT JOIN collections collection ON collection.id = item.collection_id
        LEFT JOIN custom_attributes insurer ON insurer.id = item.insurance_id
        LEFT JOIN custom_attributes place ON place.id = item.storage_location_id
    )
    SELECT string_agg(${line}, '' ORDER BY row.created_at DESC, row.id DESC) AS lines, (SELECT id FROM page ORDER BY created_at, id LIMIT 1) AS last
    FROM row
  `.execute(database)
  return page && page.lines !== null ? page : undefined
}

/**
 * A text as a field of a CSV: an apostrophe before what a spreadsheet would run as a formula, quotes around
 * what holds a comma, a quote or a line break.
 *
 * @param text a column of type text; null becomes an empty field. It is named several times: no expression
 *   that costs something
 */
function csvField(text: RawBuilder<unknown>): RawBuilder<string> {
  const isRun = (start: RawBuilder<unknown>) =>
    sql`strpos(${sql.lit(FORMULA_BEGINNINGS)}, left(${start}, 1)) > 0`
  const bare = sql`ltrim(${text}, '''')`
  // A text that already looks guarded is guarded once more, so that every text comes back as it was.
  const isGuarded = sql`CASE WHEN left(${text}, 1) = '''' THEN ${bare} <> '' AND ${isRun(bare)} ELSE ${isRun(text)} END`
  const guarded = sql`CASE WHEN ${isGuarded} THEN '''' ELSE '' END || ${text}`
  // Four searches for a letter each take a tenth of what one by a pattern does.
  const isQuoted = sql.join(
    [',', '"', '\n', '\r'].map((sign) => sql`strpos(${text}, ${sql.lit(sign)}) > 0`),
    sql` OR `,
  )
  return sql<string>`CASE WHEN ${text} IS NULL OR ${text} = '' THEN '' WHEN ${isQuoted} THEN '"' || replace(${guarded}, '"', '""') || '"' ELSE ${guarded} END`
}
