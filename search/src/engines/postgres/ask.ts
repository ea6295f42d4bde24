import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import type { PlainRequest } from '../plain-request.ts'
import { facetsOfHits, facetsSql } from './facets.ts'
import { filtersFor, matchingRows, type Bind } from './matching.ts'
import { keywordColumn, liveTables, sortColumn } from './tables.ts'
import type { TextSql } from './text-query.ts'

/**
 * So many rows of each kind are scored where more match. Scoring costs far more than finding, and what is not among the
 * first hundreds by kind of match is not among the first by score.
 */
const SCORED_OF_A_KIND = 200
/** Up to so many matches all of them are scored. */
const SCORED_MAX = 400

const answerSchema = z.object({
  /** Whether anything matches before facet filters. */
  matched: z.boolean(),
  total: z.int(),
  hits: z.array(z.object({ card: z.looseObject({}), score: z.number().nullable() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
})
export type Answer = z.infer<typeof answerSchema>

/** Total, facets and one page of one reading of a text. */
export async function ask(sql: SqlConnection, definition: AnyIndex, request: PlainRequest, text: TextSql): Promise<Answer> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const filters = filtersFor(request)
  const isFiltered = request.facetFilters.size > 0
  const page = request.limit === 0 || request.isBeyondWindow ? "'[]'::json" : `(SELECT coalesce(json_agg(json_build_object('card', card, 'score', score) ORDER BY place), '[]') FROM page JOIN ${documents} USING (id))`
  // Counted and not EXISTS: for one row Postgres would read words row by row, and where there is none, those of all.
  const rows = await sql.query(
    `WITH matched AS MATERIALIZED (
       SELECT * FROM ${matchingRows(documents, columnsRead(definition, request), text.matching, filters, bind)} AS rows
     ), counted AS MATERIALIZED (SELECT count(*)::int AS total FROM matched)
     ${page.includes('page') ? `, ${pageSql(definition, request, text, bind)}` : ''}
     SELECT
       ${isFiltered ? `total > 0 OR (SELECT count(*) FROM ${matchingRows(documents, ['id'], text.matching, request.scope, bind)} AS rows) > 0` : 'total > 0'} AS matched,
       total, ${page} AS hits, ${facetsSql(documents, text.matching, request, bind)} AS facets
     FROM counted`,
    params,
  )
  return answerSchema.parse(rows[0])
}

function columnsRead(definition: AnyIndex, request: PlainRequest): string[] {
  const sorts = request.sort === 'relevance' ? [] : request.sort.map(({ field }) => sortColumn(field))
  return [...new Set(['id', sortColumn(definition.sortFields[0].field), ...sorts, ...facetsOfHits(request).map(keywordColumn)])]
}

function pageSql(definition: AnyIndex, request: PlainRequest, text: TextSql, bind: Bind): string {
  const cut = (order: string) => `ORDER BY ${order} LIMIT ${bind(request.limit)} OFFSET ${bind(request.offset)}`
  if (request.sort !== 'relevance') {
    const order = orderOf(definition, request.sort)
    return `page AS (SELECT id, NULL::float8 AS score, row_number() OVER (ORDER BY ${order}) AS place FROM matched ${cut(order)})`
  }
  const first = sortColumn(definition.sortFields[0].field)
  // Rows that were not scored come after all that were, in the definition's first order: pages never overlap.
  const order = `is_scored DESC, score DESC, ${first}, id`
  return `${candidatesSql(definition, request, text, bind)},
    scored AS MATERIALIZED (
      SELECT id, ${first}, (${text.score(bind)})::float8 AS score FROM candidates JOIN ${liveTables(definition).documents} USING (id)
    ),
    ordered AS (
      SELECT id, ${first}, score, true AS is_scored FROM scored
      UNION ALL
      SELECT id, ${first}, NULL, false FROM matched
      WHERE (SELECT count(*) FROM scored) < ${bind(request.offset + request.limit)} AND id NOT IN (SELECT id FROM scored)
    ),
    page AS (SELECT id, score, row_number() OVER (ORDER BY ${order}) AS place FROM ordered ${cut(order)})`
}

/**
 * All matches where they are few; otherwise the first of each kind, strongest kind first, and any match only where the
 * kinds are few. The limits are there for Postgres' planner, too: it would plan for as many rows as match.
 */
function candidatesSql(definition: AnyIndex, request: PlainRequest, text: TextSql, bind: Bind): string {
  const { documents } = liveTables(definition)
  const first = sortColumn(definition.sortFields[0].field)
  const order = `ORDER BY ${first}, id LIMIT ${SCORED_OF_A_KIND}`
  const filters = filtersFor(request)
  // OFFSET 0 keeps Postgres from walking along the sort's index and reading the words of every row on its way.
  const kinds = text.bestFirst.map(
    (query) => `(SELECT id FROM (SELECT * FROM ${matchingRows(documents, ['id', first], { ...text.matching, query }, filters, bind)} AS rows OFFSET 0) AS found WHERE (SELECT total FROM counted) > ${SCORED_MAX} ${order})`,
  )
  return `strongest AS MATERIALIZED (SELECT id FROM (${kinds.join(' UNION ')}) AS found LIMIT ${kinds.length * SCORED_OF_A_KIND}),
    candidates AS MATERIALIZED (
      SELECT id FROM (
        SELECT id FROM matched WHERE (SELECT total FROM counted) <= ${SCORED_MAX}
        UNION SELECT id FROM strongest
        UNION (SELECT id FROM matched WHERE (SELECT total FROM counted) > ${SCORED_MAX} AND (SELECT count(*) FROM strongest) < ${SCORED_OF_A_KIND} ${order})
      ) AS found LIMIT ${SCORED_MAX + text.bestFirst.length * SCORED_OF_A_KIND}
    )`
}

/** Ties are settled by the definition's first sort key and the id, so that pages never overlap. What is absent comes last. */
export function orderOf({ sortFields: [first] }: AnyIndex, sort: PlainRequest['sort']): string {
  const keys = sort === 'relevance' ? [] : sort.map(({ field, direction }) => `${sortColumn(field)} ${direction === 'asc' ? 'ASC' : 'DESC'}${field === first.field ? '' : ' NULLS LAST'}`)
  return [...keys, ...(sort !== 'relevance' && sort.some(({ field }) => field === first.field) ? [] : [sortColumn(first.field)]), 'id'].join(', ')
}
