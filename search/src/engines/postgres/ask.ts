import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import type { PlainRequest } from '../plain-request.ts'
import { bestOfMany, pageOfFew, SCORED_MAX } from './best-hits.ts'
import { facetsOfHits, facetsSql } from './facets.ts'
import { filtersFor, matchingRows, type Bind } from './matching.ts'
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

/** Total, facets and one page of one reading of a text. */
export async function ask(sql: SqlConnection, definition: AnyIndex, request: PlainRequest, text: TextSql): Promise<Response> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const filters = filtersFor(request)
  const isFiltered = request.facetFilters.size > 0
  const hasPage = request.limit > 0 && !request.isBeyondWindow
  // Counted and not EXISTS: for one row Postgres would read words row by row, and where there is none, those of all.
  const rows = await sql.query(
    `WITH matched AS MATERIALIZED (
       SELECT * FROM ${matchingRows(documents, columnsRead(definition, request), text.matching, filters, bind)} AS rows
     ), counted AS MATERIALIZED (SELECT count(*)::int AS total FROM matched)
     ${hasPage ? `, ${pageSql(definition, request, text, bind)}` : ''}
     SELECT
       ${isFiltered ? `total > 0 OR (SELECT count(*) FROM ${matchingRows(documents, ['id'], text.matching, request.scope, bind)} AS rows) > 0` : 'total > 0'} AS matched,
       total, ${hasPage ? hitsSql : "'[]'::json"} AS hits, ${facetsSql(documents, text.matching, request, bind)} AS facets
     FROM counted`,
    params,
  )
  const response = responseSchema.parse(rows[0])
  const isOpen = hasPage && request.sort === 'relevance' && response.total > SCORED_MAX
  return isOpen ? { ...response, hits: responseSchema.shape.hits.parse(await bestOfMany(sql, definition, request, text)) } : response
}

const hitsSql = "(SELECT coalesce(json_agg(json_build_object('card', card, 'score', score) ORDER BY place), '[]') FROM page)"

function columnsRead(definition: AnyIndex, request: PlainRequest): string[] {
  const sorts = request.sort === 'relevance' ? [] : [...request.sort.map(({ field }) => field), definition.sortFields[0].field].map(sortColumn)
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

/** Ties are settled by the definition's first sort key and the id, so that pages never overlap. What is absent comes last. */
export function orderOf({ sortFields: [first] }: AnyIndex, sort: PlainRequest['sort']): string {
  const keys = sort === 'relevance' ? [] : sort.map(({ field, direction }) => `${sortColumn(field)} ${direction === 'asc' ? 'ASC' : 'DESC'}${field === first.field ? '' : ' NULLS LAST'}`)
  return [...keys, ...(sort !== 'relevance' && sort.some(({ field }) => field === first.field) ? [] : [sortColumn(first.field)]), 'id'].join(', ')
}
