import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { planQuery, strictReading, widerReadings, type QueryTerm, type Reading } from '../../relevance/query-plan.ts'
import { understoodAs } from '../../relevance/understood.ts'
import type { SearchResult, Understood } from '../../search-request.ts'
import { readCard } from '../card.ts'
import { highlightsOfCard, tokensOfCard } from '../card-texts.ts'
import type { PlainRequest } from '../plain-request.ts'
import { facetsSql, filterColumns, filterConditions } from './facets.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { liveTables, sortColumn } from './tables.ts'
import { termMatch, type Expansions } from './term-match.ts'
import { textSql, type Bind, type TextSql } from './text-query.ts'
import { findForms, findTypos } from './vocabulary.ts'

export async function search<Card extends IndexedDocument>(
  sql: SqlConnection,
  definition: IndexOf<Card>,
  request: PlainRequest,
): Promise<SearchResult<Card>> {
  const { answer, terms, understoodBy } = await firstReading(sql, definition, request)
  const hits = answer.hits.map(({ card, score }) => ({
    document: readCard(definition, card),
    score,
    ...(request.highlight && { highlights: highlightsOfCard(definition, card, terms) }),
  }))
  return { total: answer.total, facets: answer.facets, histograms: {}, hits, understood: understoodBy(tokensOfCard(answer.hits[0]?.card)) }
}

interface Read {
  answer: Answer
  /** Those that were looked for. */
  terms: readonly QueryTerm[]
  understoodBy(best: readonly string[]): Understood
}

/** Facet filters do not decide how a text is read: one without a match is an empty page, not a reason to guess. */
async function firstReading(sql: SqlConnection, definition: AnyIndex, request: PlainRequest): Promise<Read> {
  const plan = planQuery(request.text, request.limits.tokensMax)
  if (!plan) {
    const answer = await ask(sql, definition, request, () => ({ condition: 'card IS NOT NULL', score: () => '0' }))
    return { answer, terms: [], understoodBy: () => ({ kind: 'exact' }) }
  }
  const tables = liveTables(definition)
  const forms = await findForms(sql, tables, plan.terms)
  const read = async (reading: Reading, typos: Expansions['typos']): Promise<Read> => {
    const matches = reading.terms.map((term) => termMatch(term, { forms, typos }))
    const near = ({ token }: QueryTerm) => [...(forms.has(token) ? [token] : []), ...(typos.get(token) ?? []).map(({ word }) => word)]
    const answer = await ask(sql, definition, request, (bind) => textSql(definition, plan.whole, matches, reading.atLeast, bind))
    return { answer, terms: reading.terms, understoodBy: (best) => understoodAs(plan, reading, best, near) }
  }
  const strict = await read(strictReading(plan), new Map())
  if (strict.answer.matched > 0) return strict
  const typos = await findTypos(sql, tables, plan.terms)
  for (const reading of widerReadings(plan, new Set(forms.keys()))) {
    const wider = await read(reading, typos)
    if (wider.answer.matched > 0) return wider
  }
  return strict
}

const answerSchema = z.object({
  /** Before filters. */
  matched: z.int(),
  total: z.int(),
  hits: z.array(z.object({ card: z.looseObject({}), score: z.number().nullable() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
})
type Answer = z.infer<typeof answerSchema>

/** Total, facets and one page, from one pass over the matches. */
async function ask(sql: SqlConnection, definition: AnyIndex, request: PlainRequest, text: (bind: Bind) => TextSql): Promise<Answer> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const { condition, score } = text(bind)
  const filters = filterColumns(request, bind)
  const isScored = request.sort === 'relevance'
  const rows = await sql.query(
    `WITH matched AS MATERIALIZED (
       SELECT id, ${isScored ? `(${score()})::float8` : 'NULL::float8'} AS score, ${[...sortColumns(definition), ...filters.columns].join(', ')}
       FROM ${documents} WHERE ${[condition, ...filterConditions(request.scope, bind)].join(' AND ')}
     ), page AS (
       SELECT row_number() OVER (ORDER BY ${orderOf(definition, request)}) AS place, id, score FROM matched WHERE ${filters.all}
       ORDER BY place LIMIT ${request.isBeyondWindow ? 0 : bind(request.limit)} OFFSET ${request.isBeyondWindow ? 0 : bind(request.offset)}
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
function orderOf({ sortFields: [first] }: AnyIndex, { sort }: PlainRequest): string {
  const wanted = sort === 'relevance' ? ['score DESC'] : sort.map(({ field, direction }) => `${sortColumn(field)} ${direction === 'asc' ? 'ASC' : 'DESC'} NULLS LAST`)
  return [...wanted, sortColumn(first.field), 'id'].join(', ')
}

function sortColumns({ sortFields }: AnyIndex): string[] {
  return sortFields.map(({ field }) => sortColumn(field))
}
