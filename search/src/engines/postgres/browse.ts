import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import type { PlainFilters, PlainRequest } from '../plain-request.ts'
import { alikeSql, facetsSql, orderOf, type Response, TOTAL_ALIKE } from './ask.ts'
import { changeMarkSql } from './changes.ts'
import type { CountCache, Counts } from './count-cache.ts'
import { readCounts, totalKept } from './index-counts.ts'
import { valuesArray } from './keyword-values.ts'
import { filtersFor, rowsWhere, type Bind } from './matching.ts'
import { keywordColumn, liveTables, numberColumn, sortColumn } from './tables.ts'

/** What is counted of filters alone. */
export interface BrowseCounts extends Counts {
  /** How many documents the index holds, whatever the filters. */
  all: number
}

interface KeptCounts {
  mark: () => Promise<string>
  cache: CountCache<BrowseCounts>
}

const countsSchema = z.object({
  mark: z.string(),
  all: z.int(),
  total: z.int(),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
})
const hitsSchema = z.array(z.object({ card: z.looseObject({}) }))

/**
 * A request without a text. Without filters its counts are those that writers keep; otherwise they hang on
 * the filters alone and are kept until the index changes. Its page comes from the sort's index where that is
 * shorter than sorting all that pass.
 */
export async function browse(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  kept: KeptCounts,
): Promise<Response> {
  const isWhole = request.scope.size === 0 && request.facetFilters.size === 0
  const { total, facets, all } = isWhole
    ? await countWhole(sql, definition, request)
    : await countFiltered(sql, definition, request, kept)
  if (total === 0 || request.limit === 0 || request.isBeyondWindow)
    return { matched: total > 0, total, hits: [], facets }
  const hits = await page(sql, definition, request, { total, all })
  return { matched: true, total, hits: hits.map(({ card }) => ({ card, score: null })), facets }
}

async function countWhole(
  sql: SqlConnection,
  definition: AnyIndex,
  { facets, limits }: PlainRequest,
): Promise<BrowseCounts> {
  const counts = await readCounts(sql, definition, facets, limits.facetValuesMax)
  return { ...counts, all: counts.total }
}

async function countFiltered(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  { mark: currentMark, cache }: KeptCounts,
): Promise<BrowseCounts> {
  const key = keyOf(request)
  const known = await cache.find(definition, key, currentMark)
  if (known) return known
  const { mark, ...counts } = await count(sql, definition, request)
  cache.keep(definition, key, mark, counts)
  return counts
}

async function count(sql: SqlConnection, definition: AnyIndex, request: PlainRequest) {
  const { params, bind } = values()
  const { documents, counts } = liveTables(definition)
  const rows = await sql.query(
    `WITH ${alikeSql(request, `${documents} WHERE ${rowsWhere(null, filtersFor(request), bind)}`)}
     SELECT ${TOTAL_ALIKE} AS total, ${facetsSql(documents, null, request, bind)} AS facets, ${totalKept(counts)} AS "all",
       ${changeMarkSql(bind(definition.id))} AS mark`,
    params,
  )
  return countsSchema.parse(rows[0])
}

/**
 * Walking along an index meets a row that passes every `all / total` rows; sorting reads all that pass. The
 * walk's conditions are columns, so that Postgres is not tempted to read words beside the table.
 */
async function page(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  { total, all }: { total: number; all: number },
) {
  const { params, bind } = values()
  const { documents } = liveTables(definition)
  const filters = filtersFor(request)
  const order = orderOf(definition, request.sort)
  const deep = request.offset + request.limit
  const cut = `LIMIT ${bind(request.limit)} OFFSET ${bind(request.offset)}`
  const isWalkShorter = (deep * all) / total < total
  const ids = isWalkShorter
    ? `SELECT id FROM ${documents} WHERE ${['card IS NOT NULL', ...columnConditions(filters, request.sort, bind)].join(' AND ')} ORDER BY ${order} ${cut}`
    : `SELECT id FROM (SELECT * FROM ${documents} WHERE ${rowsWhere(null, filters, bind)} OFFSET 0) AS passing ORDER BY ${order} ${cut}`
  return hitsSchema.parse(
    await sql.query(
      `SELECT card FROM (${ids}) AS page JOIN ${documents} USING (id) ORDER BY ${order}`,
      params,
    ),
  )
}

/** A range of what is sorted by stands on the sort's own column: the walk begins and ends there. */
function columnConditions(filters: PlainFilters, sort: PlainRequest['sort'], bind: Bind): string[] {
  const walked = sort === 'relevance' ? undefined : sort[0]?.field
  return [...filters].map(([field, filter]) =>
    Array.isArray(filter)
      ? `${valuesArray(keywordColumn(field))} && ${bind(filter)}::text[]`
      : `${field === walked ? sortColumn(field) : numberColumn(field)} BETWEEN ${bind(filter.from ?? -Infinity)}::float8 AND ${bind(filter.to ?? Infinity)}::float8`,
  )
}

function keyOf({ scope, facetFilters, facets }: PlainRequest): string {
  return JSON.stringify([[...scope], [...facetFilters], facets])
}

function values(): { params: unknown[]; bind: Bind } {
  const params: unknown[] = []
  return { params, bind: (value) => `$${params.push(value)}` }
}
