import {
  entryFields,
  itemFields,
  type ItemField,
  itemSignificances,
} from '@vitrine/contracts/vault-items/item-fields'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { itemColumn } from '@vitrine/domain/vault/item-columns'
import { sql, type RawBuilder } from 'kysely'
import { recordCsvColumns } from '../../vault-records/queries/record-csv.ts'

const BYTE_ORDER_MARK = '\uFEFF'

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

/** A table for a spreadsheet: its header, then the lines page by page. */
export async function* itemsAsCsv(database: Database, userId: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${columns.map(([header]) => header).join(',')}\r\n`)
  for await (const lines of eachCsvPage(database, userId)) yield Buffer.from(lines)
}

/** The lines of a CSV of every item of a member that is not deleted, newest first, page by page. */
export async function* eachCsvPage(database: Database, userId: number): AsyncGenerator<string> {
  let page = await pageAfter(database, userId, null)
  while (page) {
    yield page.lines
    page = await pageAfter(database, userId, page.last)
  }
}

// The subtitle stands beside the title.
const facts = itemFields.filter((field) => field.kind !== 'line' || field.isFact)

const slashed = (date: RawBuilder<unknown>) => sql`to_char(${date}, 'MM/DD/YYYY')`

type Column = readonly [header: string, field: RawBuilder<unknown>]

const text = (name: string) => csvField(sql.ref(`row.${name}`))

/** Only what somebody typed needs guarding and quoting. */
const columns: readonly Column[] = [
  ['ID', sql`row.id`],
  ['Title', text('title')],
  ['Subtitle', text('subtitle')],
  ['Description', text('description')],
  ['Category', text('category')],
  ['Collection', text('collection')],
  ['Tags', text('tags')],
  ...facts.map((field): Column => [withCapitals(field.label), shown(field)]),
  ['Item Specifics', text('specifics')],
  ['Photos', sql`row.images_count`],
  ['Videos', sql`row.videos_count`],
  ['Estimated Price Min', sql`row.estimated_price_min`],
  ['Estimated Price Max', sql`row.estimated_price_max`],
  ['Mean Price', sql`row.mean_price`],
  ['Estimate Currency', sql`row.estimate_currency`],
  ['Date Added', slashed(sql`row.created_at AT TIME ZONE 'UTC'`)],
  // Behind the columns that programs have counted.
  ['Estimate Date', slashed(sql`row.estimated_at AT TIME ZONE 'UTC'`)],
  ...recordCsvColumns.map(({ label, name, kind }): Column => {
    const value = sql.ref(`row.${name}`)
    const field = kind === 'text' ? csvField(value) : kind === 'day' ? slashed(value) : value
    return [withCapitals(label), field]
  }),
]

function shown({ kind, name }: ItemField): RawBuilder<unknown> {
  const value = sql.ref(`row.${name}`)
  switch (kind) {
    case 'line':
    case 'entry':
      return csvField(value)
    case 'date':
      return slashed(value)
    case 'price':
    case 'years':
    case 'significances':
      return value
  }
}

/** `Years In Family` of 'Years in family'. */
function withCapitals(label: string): string {
  return label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).replaceAll(',', '')
}

/** A function of Postgres takes at most 100 arguments: a field and a comma are two. */
const FIELDS_A_CALL = 40

/** What is null is an empty field. */
const line = sql`concat(${sql.join(
  Array.from({ length: Math.ceil(columns.length / FIELDS_A_CALL) }, (_, at) => {
    const fields = columns.slice(at * FIELDS_A_CALL, (at + 1) * FIELDS_A_CALL).map(([, field]) => field)
    return sql`concat(${sql.join(fields, sql`, ',', `)})`
  }),
  sql`, ',', `,
)}, E'\\r\\n')`

const significance = sql.join(
  itemSignificances.map(({ id, label }) => sql`WHEN ${sql.lit(id)} THEN ${sql.lit(label)}`),
  sql` `,
)

function selected(field: ItemField): RawBuilder<unknown> {
  const [column, as] = [itemColumn(field), sql.ref(field.name)]
  if (field.kind === 'entry') return sql`${sql.ref(`${field.name}.display_name`)} AS ${as}`
  if (field.kind !== 'significances') return sql`${column} AS ${as}`
  return sql`CASE WHEN ${column} <> '{}' THEN (SELECT string_agg(CASE known ${significance} END, '; ' ORDER BY known) FROM unnest(${column}) AS known) END AS ${as}`
}

const entryJoin = (field: ItemField) =>
  sql`LEFT JOIN custom_attributes ${sql.ref(field.name)} ON ${sql.ref(`${field.name}.id`)} = ${itemColumn(field)}`

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
      SELECT item.id, item.title, item.subtitle, item.description, ${sql.join(facts.map(selected))}, item.estimated_price_min, item.estimated_price_max, item.mean_price,
        item.estimate_currency, item.estimated_at, item.created_at,
        category.title AS category, collection.title AS collection,
        (SELECT string_agg(tag.title, '; ' ORDER BY carried.place, tag.id) FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id) AS tags,
        (SELECT string_agg(specific.display_name || ': ' || specific.value, '; ' ORDER BY specific.place, specific.id) FROM vault_item_specifics specific WHERE specific.item_id = item.id) AS specifics,
        item.images_count, item.videos_count,
        ${sql.join(recordCsvColumns.map(({ name, value }) => sql`${value} AS ${sql.ref(name)}`))}
      FROM page item
        LEFT JOIN vault_item_records record ON record.item_id = item.id
        LEFT JOIN taxonomy_nodes category ON category.id = item.category_id AND category.parent_id IS NULL
        LEFT JOIN collections collection ON collection.id = item.collection_id
        ${sql.join(entryFields.map(entryJoin), sql` `)}
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
