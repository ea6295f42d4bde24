import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import type { Near } from '../../relevance/misspellings.ts'
import { initialsAndBeginning, planQuery } from '../../relevance/query-plan.ts'
import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'
import { readCard } from '../card.ts'
import { limitsOf, type PlainFilters, type PlainSuggest } from '../plain-request.ts'
import { completions, type Looked, type Looking, type SuggestionSource } from '../suggesting.ts'
import { nameLexeme, quotedLexeme, secondLexeme } from './lexemes.ts'
import { rowsWhere, type Bind } from './matching.ts'
import { onOneConnection } from './query-settings.ts'
import { liveTables, sortColumn } from './tables.ts'
import { findMisspelledBeginnings, findTypos } from './vocabulary.ts'

/**
 * Names that hold the words somewhere are put in order among so many at most: nobody reads on to the end of
 * thousands.
 */
const LOOKED_AT_MAX = 1_000

/** Of a word in the fourth to the first text field; it is in no name. */
const MENTION_WEIGHTS = '{0.2, 0.5, 1, 1}'

const heldSchema = z.tuple([z.object({ held: z.array(z.boolean()) })])
const rowsSchema = z.array(z.object({ card: z.unknown(), name: z.string() }))
type Row = z.infer<typeof rowsSchema>[number]

/** Names that complete the text, or are nearest to it (suggesting.ts). */
export async function suggest<Card extends IndexedDocument>(
  sql: SqlExecutor,
  definition: IndexOf<Card>,
  { text, limit, scope, isAsTyped }: PlainSuggest,
): Promise<Card[]> {
  const plan = planQuery(text, { tokensMax: limitsOf(definition).tokensMax, isTyped: true })
  if (!plan) return []
  return await onOneConnection(sql, async (connection) => {
    const begun = scope.size > 0 ? [] : await namesBeginningWith(connection, definition, plan.whole, limit)
    const source = suggestionSource(connection, definition, { whole: plan.whole, limit, scope })
    const rows = begun.length >= limit ? begun : await completions(source, plan.terms, { begun, isAsTyped })
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
): Promise<Row[]> {
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

interface Asked {
  /** All that was typed. */
  whole: string
  limit: number
  scope: PlainFilters
}

function suggestionSource(
  sql: SqlConnection,
  definition: AnyIndex,
  { whole, limit, scope }: Asked,
): SuggestionSource<Row> {
  const tables = liveTables(definition)
  return {
    async find({ fields, readings, given }) {
      const params: unknown[] = []
      const bind: Bind = (value) => `$${params.push(value)}`
      const first = sortColumn(definition.sortFields[0].field)
      const query = queryOf(readings, lexemesOf[fields])
      const isRanked = fields === 'all'
      const rank = isRanked
        ? `ts_rank('${MENTION_WEIGHTS}', heads, ${bind(query)}::tsquery)`
        : `starts_with(name, ${bind(whole)})::int`
      const rows = await sql.query(
        `SELECT card, name FROM (
           SELECT DISTINCT ON (name) name, key, id, rank FROM (
             SELECT name, ${first} AS key, id, ${rank} AS rank FROM (
               SELECT * FROM (SELECT name, ${first}, id ${isRanked ? ', heads' : ''} FROM ${tables.documents} WHERE ${rowsWhere({ query }, scope, bind)} OFFSET 0) AS holding
               ORDER BY ${first}, id LIMIT ${LOOKED_AT_MAX}
             ) AS looked_at
             WHERE name <> ALL(${bind(given.map(({ name }) => name))}::text[])
           ) AS ranked
           ORDER BY name, rank DESC, key, id
         ) AS names JOIN ${tables.documents} AS whole USING (name, id)
         ORDER BY rank DESC, names.key, id LIMIT ${bind(limit - given.length)}`,
        params,
      )
      return rowsSchema.parse(rows)
    },
    async areHeld(terms) {
      const params: unknown[] = []
      const bind: Bind = (value) => `$${params.push(value)}`
      const held = terms.map(
        (term) =>
          `EXISTS (SELECT 1 FROM ${tables.documents} WHERE ${rowsWhere({ query: wordQuery(term.token, term.isBeginning) }, scope, bind)})`,
      )
      const rows = await sql.query(`SELECT ARRAY[${held.join(', ')}] AS held`, params)
      return heldSchema.parse(rows)[0].held
    },
    async misspelledBeginnings(terms) {
      const meant = new Map<string, { near: Near[] }>()
      for (const { token } of terms)
        meant.set(token, { near: await findMisspelledBeginnings(sql, tables, token) })
      return meant
    },
    async misspelledWords(terms) {
      const found = await findTypos(sql, tables, terms)
      return new Map([...found].map(([token, near]) => [token, { near }]))
    },
  }
}

/** The lexemes of a word in some of the fields (lexemes.ts). */
const lexemesOf: Record<Looking<Row>['fields'], readonly ((word: string) => string)[]> = {
  name: [nameLexeme],
  heads: [nameLexeme, secondLexeme],
  all: [(word) => word],
}

type Lexemes = (typeof lexemesOf)['name']

function queryOf(readings: Looking<Row>['readings'], lexemes: Lexemes): string {
  return readings
    .map((reading) => inBrackets(reading.map((looked) => lookedQuery(looked, lexemes)).join(' & ')))
    .join(' | ')
}

function lookedQuery(looked: Looked, lexemes: Lexemes): string {
  const anyOf = (words: readonly string[], isBegun: boolean) =>
    inBrackets(words.flatMap((word) => lexemes.map((lexeme) => wordQuery(lexeme(word), isBegun))).join(' | '))
  if ('words' in looked) return anyOf(looked.words, looked.isBegun ?? false)
  const whole = anyOf([looked.begun.token], true)
  const parts = initialsAndBeginning(looked.begun)
  if (!parts) return whole
  return inBrackets(`${whole} | ${inBrackets(parts.map((part) => anyOf([part], true)).join(' & '))}`)
}

function wordQuery(lexeme: string, isBegun: boolean): string {
  return `${quotedLexeme(lexeme)}${isBegun ? ':*' : ''}`
}

function inBrackets(query: string): string {
  return `(${query})`
}
