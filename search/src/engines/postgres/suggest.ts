import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import {
  initialsAndBeginning,
  planQuery,
  type QueryPlan,
  type QueryTerm,
} from '../../relevance/query-plan.ts'
import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'
import { readCard } from '../card.ts'
import { limitsOf, type PlainFilters, type PlainSuggest } from '../plain-request.ts'
import { nameLexeme, quotedLexeme } from './lexemes.ts'
import { rowsWhere, type Bind } from './matching.ts'
import { onOneConnection } from './query-settings.ts'
import { liveTables, sortColumn } from './tables.ts'
import { findMisspelledBeginnings, findTypos } from './vocabulary.ts'

/**
 * Names that hold the words somewhere are put in order among so many at most: nobody reads on to the end of
 * thousands.
 */
const LOOKED_AT_MAX = 1_000

const rowsSchema = z.array(z.object({ card: z.unknown(), name: z.string() }))
type Rows = z.infer<typeof rowsSchema>

/** Names in which every term begins a word; with one typo where there is no such name, or two in a long word. */
export async function suggest<Card extends IndexedDocument>(
  sql: SqlExecutor,
  definition: IndexOf<Card>,
  { text, limit, scope }: PlainSuggest,
): Promise<Card[]> {
  const plan = planQuery(text, { tokensMax: limitsOf(definition).tokensMax, isTyped: true })
  if (!plan) return []
  return await onOneConnection(sql, async (connection) => {
    const beginning =
      scope.size > 0 ? [] : await namesBeginningWith(connection, definition, plan.whole, limit)
    const rows =
      beginning.length >= limit
        ? beginning
        : await filledUp(connection, definition, plan, { limit, scope, beginning })
    return rows.map(({ card }) => readCard(definition, card))
  })
}

/**
 * The next name after each, along the names' index: as many steps as suggestions, however many records have a
 * name or how many names begin so.
 */
async function namesBeginningWith(
  sql: SqlConnection,
  definition: AnyIndex,
  beginning: string,
  limit: number,
): Promise<Rows> {
  const { documents } = liveTables(definition)
  const next = (after: string) =>
    `SELECT name, id FROM ${documents} WHERE card IS NOT NULL AND name ${after} AND name < $2 ORDER BY name, id LIMIT 1`
  const rows = await sql.query(
    `WITH RECURSIVE names AS (
       (${next('>= $1')})
       UNION ALL
       SELECT following.* FROM names, LATERAL (${next('> names.name')}) AS following
     )
     SELECT card, name FROM (SELECT * FROM names LIMIT $3) AS names JOIN ${documents} USING (name, id) ORDER BY ${sortColumn(definition.sortFields[0].field)}, id`,
    [beginning, afterAll(beginning), limit],
  )
  return rowsSchema.parse(rows)
}

/** Greater, byte by byte, than every text that begins so. */
function afterAll(beginning: string): string {
  return `${beginning}\u{10FFFF}`
}

interface Filling {
  limit: number
  scope: PlainFilters
  beginning: Rows
}

async function filledUp(
  sql: SqlConnection,
  definition: AnyIndex,
  plan: QueryPlan,
  filling: Filling,
): Promise<Rows> {
  const completing = (query: string) => namesHolding(sql, definition, query, plan.whole, filling)
  const rows = [...filling.beginning, ...(await completing(everyTerm(plan)))]
  if (rows.length > 0 || (await isHeldAsTyped(sql, definition, plan, filling.scope))) return rows
  for (const misspelled of [oneTypo, twoTypos]) {
    const query = await misspelled(sql, definition, plan)
    const found = query ? await completing(query) : []
    if (found.length > 0) return found
  }
  return []
}

/** Not by rarity: names that begin with the text, then in the alphabet's order, as in any list of names. */
async function namesHolding(
  sql: SqlConnection,
  definition: AnyIndex,
  query: string,
  whole: string,
  { limit, scope, beginning }: Filling,
): Promise<Rows> {
  const params: unknown[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const { documents } = liveTables(definition)
  const first = sortColumn(definition.sortFields[0].field)
  const rows = await sql.query(
    `SELECT card, name FROM (
       SELECT DISTINCT ON (name) name, ${first} AS key, id FROM (
         SELECT * FROM (SELECT name, ${first}, id FROM ${documents} WHERE ${rowsWhere({ query }, scope, bind)} OFFSET 0) AS holding
         ORDER BY ${first}, id LIMIT ${LOOKED_AT_MAX}
       ) AS looked_at
       WHERE name <> ALL(${bind(beginning.map(({ name }) => name))}::text[])
       ORDER BY name, ${first}, id
     ) AS names JOIN ${documents} AS whole USING (name, id)
     ORDER BY starts_with(name, ${bind(whole)}) DESC, names.key, id LIMIT ${bind(limit - beginning.length)}`,
    params,
  )
  return rowsSchema.parse(rows)
}

function everyTerm({ terms }: QueryPlan, but?: string): string {
  return terms
    .filter(({ token }) => token !== but)
    .map(begunTerm)
    .join(' & ')
}

function begunTerm(term: QueryTerm): string {
  const begun = (word: string) => `${quotedLexeme(nameLexeme(word))}:*`
  const parts = initialsAndBeginning(term)
  return parts ? `(${begun(term.token)} | (${parts.map(begun).join(' & ')}))` : begun(term.token)
}

/** What a record holds in its other texts is rightly spelled: nothing is guessed in its place. */
async function isHeldAsTyped(
  sql: SqlConnection,
  definition: AnyIndex,
  { terms }: QueryPlan,
  scope: PlainFilters,
): Promise<boolean> {
  const params: unknown[] = []
  const query = terms.map(({ token }) => quotedLexeme(token)).join(' & ')
  const rows = await sql.query(
    `SELECT 1 FROM ${liveTables(definition).documents} WHERE ${rowsWhere({ query }, scope, (value) => `$${params.push(value)}`)} LIMIT 1`,
    params,
  )
  return rows.length > 0
}

/** Each term in turn is the misspelled one. */
async function oneTypo(sql: SqlConnection, definition: AnyIndex, plan: QueryPlan): Promise<string> {
  const readings: string[] = []
  for (const { token, typos } of plan.terms) {
    if (typos === 0) continue
    const meant = await findMisspelledBeginnings(sql, liveTables(definition), token)
    if (meant.length === 0) continue
    readings.push(respelled(plan, token, meant))
  }
  return readings.join(' | ')
}

/** A long word that was typed to its end, by what search takes it for. */
async function twoTypos(sql: SqlConnection, definition: AnyIndex, plan: QueryPlan): Promise<string> {
  const meant = await findTypos(
    sql,
    liveTables(definition),
    plan.terms.filter(({ typos }) => typos === 2),
  )
  return [...meant]
    .flatMap(([token, near]) =>
      near.length > 0
        ? [
            respelled(
              plan,
              token,
              near.map(({ word }) => word),
            ),
          ]
        : [],
    )
    .join(' | ')
}

function respelled(plan: QueryPlan, token: string, meant: readonly string[]): string {
  const others = everyTerm(plan, token)
  return `((${meant.map((word) => quotedLexeme(nameLexeme(word))).join(' | ')})${others && ` & ${others}`})`
}
