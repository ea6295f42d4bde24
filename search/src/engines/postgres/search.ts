import { z } from 'zod'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { AnyIndex, IndexDefinition, IndexedDocument, SearchRequest, SearchResult } from '../../index-definition.ts'
import { planQuery, strictReading, widerReadings, type Reading } from '../../relevance/query-plan.ts'
import { readCard } from '../card.ts'
import { facetsSql, filterColumns } from './facets.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { liveTables, sortColumn } from './tables.ts'
import { termMatch, type Expansions } from './term-match.ts'
import { textSql, type Bind, type TextSql } from './text-query.ts'
import { findForms, findTypos } from './vocabulary.ts'

export async function search<Document extends IndexedDocument, Card extends IndexedDocument>(
  sql: SqlConnection,
  definition: IndexDefinition<Document, Card>,
  request: SearchRequest,
): Promise<SearchResult<Card>> {
  const { total, hits, facets } = await firstReading(sql, definition, request)
  return { total, facets, hits: hits.map(({ card, score }) => ({ document: readCard(definition, card), score })) }
}

/** Filters do not decide how a text is read: a filter without a match is an empty page, not a reason to guess. */
async function firstReading(sql: SqlConnection, definition: AnyIndex, request: SearchRequest): Promise<Answer> {
  const plan = planQuery(request.text)
  if (!plan) return ask(sql, definition, request, () => ({ condition: 'card IS NOT NULL', score: () => '0' }))
  const tables = liveTables(definition)
  const forms = await findForms(sql, tables, plan.terms)
  const read = (reading: Reading, typos: Expansions['typos']) => {
    const matches = reading.terms.map((term) => termMatch(term, { forms, typos }))
    return ask(sql, definition, request, (bind) => textSql(definition, plan.whole, matches, reading.atLeast, bind))
  }
  let answer = await read(strictReading(plan), new Map())
  if (answer.matched > 0) return answer
  const typos = await findTypos(sql, tables, plan.terms)
  for (const reading of widerReadings(plan, new Set(forms.keys()))) {
    answer = await read(reading, typos)
    if (answer.matched > 0) break
  }
  return answer
}

const answerSchema = z.object({
  /** Before filters. */
  matched: z.int(),
  total: z.int(),
  hits: z.array(z.object({ card: z.unknown(), score: z.number().nullable() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
})
type Answer = z.infer<typeof answerSchema>

/** Total, facets and one page, from one pass over the matches. */
async function ask(sql: SqlConnection, definition: AnyIndex, request: SearchRequest, text: (bind: Bind) => TextSql): Promise<Answer> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const { condition, score } = text(bind)
  const filters = filterColumns(request, bind)
  const isScored = request.sort === 'relevance'
  const isBeyondWindow = request.offset + request.limit > dictionaryLimits.searchWindow
  const rows = await sql.query(
    `WITH matched AS MATERIALIZED (
       SELECT id, ${isScored ? `(${score()})::float8` : 'NULL::float8'} AS score, ${[...sortColumns(definition), ...filters.columns].join(', ')}
       FROM ${documents} WHERE ${condition}
     ), page AS (
       SELECT row_number() OVER (ORDER BY ${orderOf(definition, request)}) AS place, id, score FROM matched WHERE ${filters.all}
       ORDER BY place LIMIT ${isBeyondWindow ? 0 : bind(request.limit)} OFFSET ${isBeyondWindow ? 0 : bind(request.offset)}
     )
     SELECT
       (SELECT count(*) FROM matched)::int AS matched,
       (SELECT count(*) FROM matched WHERE ${filters.all})::int AS total,
       (SELECT coalesce(json_agg(json_build_object('card', card, 'score', score) ORDER BY place), '[]') FROM page JOIN ${documents} USING (id)) AS hits,
       ${facetsSql(request, filters)} AS facets`,
    params,
  )
  return answerSchema.parse(rows[0])
}

/** Ties are settled by the definition's first sort key and the id, so that pages never overlap. */
function orderOf({ sortFields: [first] }: AnyIndex, { sort }: SearchRequest): string {
  const wanted = sort === 'relevance' ? 'score DESC' : `${sortColumn(sort.field)} ${sort.direction === 'asc' ? 'ASC' : 'DESC'}`
  return `${wanted}, ${sortColumn(first.field)}, id`
}

function sortColumns({ sortFields }: AnyIndex): string[] {
  return sortFields.map(({ field }) => sortColumn(field))
}
