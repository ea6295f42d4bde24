import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import type { PlainRequest } from '../plain-request.ts'
import { filtersFor, matchingRows, type Bind } from './matching.ts'
import { liveTables, sortColumn } from './tables.ts'
import type { TextSql } from './text-query.ts'

/** Up to so many matches all of them are scored. */
export const SCORED_MAX = 400
/**
 * So many rows of each kind are scored where more match. Scoring costs far more than finding, and what is not
 * among the first hundreds by kind of match is not among the first by score.
 */
const SCORED_OF_A_KIND = 200

/**
 * The page where few rows match, as parts of the statement that has found them (`alike`, `counted`); none
 * where they are many. Most texts match few rows, and to plan a statement for many would take Postgres longer
 * than to find these.
 */
export function pageOfFew(definition: AnyIndex, request: PlainRequest, text: TextSql, bind: Bind): string {
  const order = `score DESC, ${sortColumn(definition.sortFields[0].field)}, id`
  return `scored AS MATERIALIZED (${scoredRows(definition, text, `SELECT unnest(ids) FROM alike WHERE (SELECT total FROM counted) <= ${SCORED_MAX}`, ['card'], bind)}),
    page AS (SELECT card, score, row_number() OVER (ORDER BY ${order}) AS place FROM scored ORDER BY ${order} ${cut(request, bind)})`
}

/** The page where many rows match: the best of those of the strongest kinds, and any others after them. */
export async function bestOfMany(
  sql: SqlConnection,
  definition: AnyIndex,
  request: PlainRequest,
  text: TextSql,
): Promise<Record<string, unknown>[]> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const first = sortColumn(definition.sortFields[0].field)
  const filters = filtersFor(request)
  const kinds = text.bestFirst.map((query, at) =>
    firstOfKind(at, matchingRows(documents, ['id'], { ...text.matching, query }, filters, bind)),
  )
  const strongest = text.bestFirst.map((_, at) => `SELECT id FROM first_${at}`).join(' UNION ')
  // Rows that were not scored come after all that were, in the definition's first order: pages never overlap.
  const order = `is_scored DESC, score DESC, ${first}, id`
  // `matched` is read only where the kinds are few, or where the page lies deep.
  return await sql.query(
    `WITH matched AS MATERIALIZED (
       SELECT * FROM ${matchingRows(documents, ['id', first], text.matching, filters, bind)} AS rows
     ), ${kinds.join(', ')},
     strongest AS MATERIALIZED (${strongest}),
     scored AS MATERIALIZED (${scoredRows(definition, text, `SELECT id FROM strongest UNION (SELECT id FROM matched WHERE (SELECT count(*) FROM strongest) < ${SCORED_OF_A_KIND} LIMIT ${SCORED_OF_A_KIND})`, [], bind)}),
     ordered AS (
       SELECT id, ${first}, score, true AS is_scored FROM scored
       UNION ALL
       SELECT id, ${first}, NULL, false FROM matched
       WHERE (SELECT count(*) FROM scored) < ${bind(request.offset + request.limit)} AND id NOT IN (SELECT id FROM scored)
     ),
     page AS (SELECT id, score, row_number() OVER (ORDER BY ${order}) AS place FROM ordered ORDER BY ${order} ${cut(request, bind)})
     SELECT card, score FROM page JOIN ${documents} USING (id) ORDER BY place`,
    params,
  )
}

/**
 * The first rows of a kind in the table's own order, where the stronger kinds have too few. Postgres reads a
 * table expression no further than it is asked for, and plans it as if it were read to its end: so it stops
 * after these, and yet does not walk along another index and read the words of every row on its way.
 */
function firstOfKind(at: number, rows: string): string {
  const needed = at > 0 ? `WHERE (SELECT count(*) FROM first_${at - 1}) < ${SCORED_OF_A_KIND}` : ''
  return `kind_${at} AS MATERIALIZED (SELECT id FROM ${rows} AS rows), first_${at} AS MATERIALIZED (SELECT id FROM kind_${at} ${needed} LIMIT ${SCORED_OF_A_KIND})`
}

/**
 * Ids as an array, so that Postgres looks each of them up: as a table of unknown length it would walk through
 * all documents beside it. Words lie beside the table and are read anew for each part of the score, unless
 * they are made a value of the row first.
 */
function scoredRows(
  definition: AnyIndex,
  text: TextSql,
  ids: string,
  columns: readonly string[],
  bind: Bind,
): string {
  const first = sortColumn(definition.sortFields[0].field)
  const kept = ['id', first, ...columns].join(', ')
  return `SELECT ${kept}, (${text.score(bind)})::float8 AS score FROM (
    SELECT ${kept}, name, name_length, heads || ''::tsvector AS heads${text.readsWords ? ", lexemes || ''::tsvector AS lexemes" : ''} FROM ${liveTables(definition).documents} WHERE id = ANY (ARRAY(${ids})) OFFSET 0
  ) AS candidates`
}

function cut({ limit, offset }: PlainRequest, bind: Bind): string {
  return `LIMIT ${bind(limit)} OFFSET ${bind(offset)}`
}
