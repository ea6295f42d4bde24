import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import type { PlainRequest } from '../plain-request.ts'
import type { CountCache, Counts } from './count-cache.ts'
import { changeMarkSql } from './changes.ts'
import { bestOfMany, pageOfFew, SCORED_MAX } from './best-hits.ts'
import { eachValue } from './keyword-values.ts'
import { type Bind, filtersFor, type Matching, matchingRows } from './matching.ts'
import { keywordColumn, liveTables, sortColumn } from './tables.ts'
import type { TextSql } from './text-query.ts'

const responseSchema = z.object({
  /** Whether anything matches before facet filters. */
  matched: z.boolean(),
  total: z.int(),
  hits: z.array(z.object({ card: z.looseObject({}), score: z.number().nullable() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
})
export type Response = z.infer<typeof responseSchema>

const countedSchema = responseSchema.extend({ mark: z.string() })

/** What is counted of a text: its total and facets, and whether anything matches before facet filters. */
export type MatchCounts = Counts & Pick<Response, 'matched'>

/**
 * Total, facets and one page of one reading of a text. To count many matches takes longer than all else: they
 * are counted once, for the pages that follow and for everybody, until the index changes.
 */
export async function ask(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  text: TextSql,
  { mark: currentMark, cache }: { mark: () => Promise<string>; cache: CountCache<MatchCounts> },
): Promise<Response> {
  const hasPage = request.limit > 0 && !request.isBeyondWindow
  const key = keyOf(request, text)
  const known =
    hasPage && request.sort !== 'relevance' ? undefined : await cache.find(definition, key, currentMark)
  const { mark, ...response } = known
    ? { ...known, mark: '', hits: [] }
    : await countAndFind(sql, definition, request, text)
  if (!known && response.total > SCORED_MAX)
    cache.keep(definition, key, mark, {
      matched: response.matched,
      total: response.total,
      facets: response.facets,
    })
  const isOpen = hasPage && request.sort === 'relevance' && response.total > SCORED_MAX
  return isOpen
    ? { ...response, hits: responseSchema.shape.hits.parse(await bestOfMany(sql, definition, request, text)) }
    : response
}

function keyOf({ scope, facetFilters, facets }: PlainRequest, { matching }: TextSql): string {
  return JSON.stringify([matching, [...scope], [...facetFilters], facets])
}

/** Without the page where it is the best of many. */
async function countAndFind(sql: SqlConnection, definition: AnyIndex, request: PlainRequest, text: TextSql) {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const filters = filtersFor(request)
  const isFiltered = request.facetFilters.size > 0
  const hasPage = request.limit > 0 && !request.isBeyondWindow
  // Counted and not EXISTS: for one row Postgres would read words row by row, and where there is none, those
  // of all.
  const rows = await sql.query(
    `WITH ${matchedSql(request, matchingRows(documents, columnsRead(definition, request), text.matching, filters, bind))},
     counted AS MATERIALIZED (SELECT ${TOTAL_ALIKE} AS total)
     ${hasPage ? `, ${pageSql(definition, request, text, bind)}` : ''}
     SELECT
       ${isFiltered ? `total > 0 OR (SELECT count(*) FROM ${matchingRows(documents, ['id'], text.matching, request.scope, bind)} AS rows) > 0` : 'total > 0'} AS matched,
       total, ${hasPage ? hitsSql : "'[]'::json"} AS hits, ${facetsSql(documents, text.matching, request, bind)} AS facets,
       ${changeMarkSql(bind(definition.id))} AS mark
     FROM counted`,
    params,
  )
  return countedSchema.parse(rows[0])
}

/** Another order than relevance needs the rows themselves. */
function matchedSql(request: PlainRequest, rows: string): string {
  if (request.sort === 'relevance') return alikeSql(request, `${rows} AS rows`, { withIds: true })
  return `matched AS MATERIALIZED (SELECT * FROM ${rows} AS rows), ${alikeSql(request, 'matched')}`
}

/** Facets that are counted among the hits; one that is filtered itself is counted without its own filter. */
function facetsOfHits({ facets, facetFilters }: PlainRequest): string[] {
  return facets.filter((field) => !facetFilters.has(field))
}

/**
 * The hits in groups of the same values, as a table expression `alike` with their number and, where they are
 * asked for, their ids. Hits are never kept one by one: of many that would take longer than finding them.
 */
export function alikeSql(request: PlainRequest, from: string, { withIds = false } = {}): string {
  const columns = facetsOfHits(request).map(keywordColumn)
  const read = [...columns, 'count(*) AS documents', ...(withIds ? ['array_agg(id) AS ids'] : [])]
  return `alike AS MATERIALIZED (SELECT ${read.join(', ')} FROM ${from} GROUP BY ${columns.join(', ') || '()'})`
}

export const TOTAL_ALIKE = '(SELECT coalesce(sum(documents), 0)::int FROM alike)'

/** One JSON object: each facet's values, most frequent first. `alike` holds the hits in groups. */
export function facetsSql(documents: string, matching: Matching, request: PlainRequest, bind: Bind): string {
  const counted = request.facets.map((field) => {
    const column = keywordColumn(field)
    const groups = request.facetFilters.has(field)
      ? `SELECT ${column}, count(*) AS documents FROM ${matchingRows(documents, [column], matching, filtersFor(request, field), bind)} AS rows GROUP BY ${column}`
      : `SELECT ${column}, documents FROM alike`
    // Documents with the same values are counted together, and only then are their values taken apart.
    return `'${field}', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value COLLATE "C"), '[]') FROM (
        SELECT value, sum(documents)::int AS count
        FROM (${groups}) AS groups, ${eachValue(column)} AS value
        GROUP BY value ORDER BY count DESC, value COLLATE "C" LIMIT ${request.limits.facetValuesMax}
      ) AS counted)`
  })
  return `json_build_object(${counted.join(', ')})`
}

const hitsSql =
  "(SELECT coalesce(json_agg(json_build_object('card', card, 'score', score) ORDER BY place), '[]') FROM page)"

function columnsRead(definition: AnyIndex, request: PlainRequest): string[] {
  const sorts =
    request.sort === 'relevance'
      ? []
      : [...request.sort.map(({ field }) => field), definition.sortFields[0].field].map(sortColumn)
  return [...new Set(['id', ...sorts, ...facetsOfHits(request).map(keywordColumn)])]
}

function pageSql(definition: AnyIndex, request: PlainRequest, text: TextSql, bind: Bind): string {
  if (request.sort === 'relevance') return pageOfFew(definition, request, text, bind)
  const order = orderOf(definition, request.sort)
  return `page AS (
    SELECT card, NULL::float8 AS score, place FROM (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM matched ORDER BY ${order} LIMIT ${bind(request.limit)} OFFSET ${bind(request.offset)}
    ) AS places JOIN ${liveTables(definition).documents} USING (id)
  )`
}

/**
 * Ties are settled by the definition's first sort key and the id, so that pages never overlap. What is absent
 * comes last.
 */
export function orderOf({ sortFields: [first] }: AnyIndex, sort: PlainRequest['sort']): string {
  const keys =
    sort === 'relevance'
      ? []
      : sort.map(
          ({ field, direction }) =>
            `${sortColumn(field)} ${direction === 'asc' ? 'ASC' : 'DESC'}${field === first.field ? '' : ' NULLS LAST'}`,
        )
  return [
    ...keys,
    ...(sort !== 'relevance' && sort.some(({ field }) => field === first.field)
      ? []
      : [sortColumn(first.field)]),
    'id',
  ].join(', ')
}
