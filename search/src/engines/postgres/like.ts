import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import type { LikeHit, LikeId } from '../../search-request.ts'
import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'
import { readCard } from '../card.ts'
import { LIKE_WORDS_MAX, type PlainLike, wordsToLike } from '../plain-request.ts'
import { quotedLexeme } from './lexemes.ts'
import { rowsWhere, type Bind } from './matching.ts'
import { onOneConnection } from './query-settings.ts'
import { liveTables, sortColumn, unqualified } from './tables.ts'

/** Of one word so many records are looked at: a word that more have tells little. */
const ROWS_OF_A_WORD = 2_000
/** The share of records that a word stands in which no statistic names. */
const RARE = 0.0005
/**
 * Of so many words that no statistic names it is asked whether any record has them: a long text has hundreds,
 * and each is a look into the index.
 */
const RARE_WORDS_ASKED = 200

const cardsSchema = z.array(z.object({ card: z.looseObject({}) }))
const hitsSchema = z.array(z.object({ card: z.looseObject({}), likeness: z.number() }))
const wordsSchema = z.array(z.object({ word: z.string() }))
const sharesSchema = z.array(z.object({ word: z.string(), share: z.number() }))

/**
 * Records that share the significant words: those that stand often in the given texts and seldom in the
 * index.
 */
export async function moreLikeThis<Card extends IndexedDocument>(
  sql: SqlExecutor,
  definition: IndexOf<Card>,
  like: PlainLike,
): Promise<LikeHit<Card>[]> {
  return await onOneConnection(sql, async (connection) => {
    const given = await givenCards(connection, definition, like)
    const words = await significantWords(connection, definition, wordsToLike(definition, like.text, given))
    if (words.length === 0) return []
    const rows = hitsSchema.parse(await likest(connection, definition, like, words))
    return rows.map(({ card, likeness }) => ({ document: readCard(definition, card), score: likeness }))
  })
}

/** A card lies in the row that is read anyway. */
export async function idsLikeThis<Card extends IndexedDocument>(
  sql: SqlExecutor,
  definition: IndexOf<Card>,
  like: PlainLike,
): Promise<LikeId[]> {
  return (await moreLikeThis(sql, definition, like)).map(({ document: { id }, score }) => ({ id, score }))
}

/** Only those in the scope: another owner's record tells nothing. */
async function givenCards(sql: SqlConnection, definition: AnyIndex, { ids, scope }: PlainLike) {
  if (ids.length === 0) return []
  const params: unknown[] = [ids]
  const { documents } = liveTables(definition)
  const rows = await sql.query(
    `SELECT card FROM ${documents} WHERE id = ANY($1::bigint[]) AND ${rowsWhere(null, scope, binder(params))}`,
    params,
  )
  return cardsSchema.parse(rows).map(({ card }) => card)
}

/**
 * Postgres' own statistics say which words are common; all others are rare alike. Words that no record has
 * are no measure of likeness: a long text that is mostly of such words would be like nothing.
 */
async function significantWords(
  sql: SqlConnection,
  definition: AnyIndex,
  counts: ReadonlyMap<string, number>,
) {
  const rows = await sql.query(
    `SELECT word, share FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs[:cardinality(most_common_elems::text::text[])]) AS common (word, share)
     WHERE schemaname = 'search' AND tablename = $1 AND attname = 'lexemes' AND word = ANY($2::text[])`,
    [unqualified(liveTables(definition).documents), [...counts.keys()]],
  )
  const shares = new Map(sharesSchema.parse(rows).map(({ word, share }) => [word, share]))
  const rare = [...counts.keys()]
    .filter((word) => !shares.has(word))
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  const there = await wordsOfRecords(sql, definition, rare.slice(0, RARE_WORDS_ASKED))
  return [...counts]
    .filter(([word]) => shares.has(word) || there.has(word))
    .map(([word, count]) => ({
      word,
      weight: (1 + Math.log(count)) * Math.log(1 / (shares.get(word) ?? RARE)),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, LIKE_WORDS_MAX)
}

/** Those that at least one record has. */
async function wordsOfRecords(
  sql: SqlConnection,
  definition: AnyIndex,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const rows = await sql.query(
    `SELECT word FROM unnest($1::text[], $2::text[]) AS asked (word, query)
     WHERE EXISTS (SELECT FROM ${liveTables(definition).documents} WHERE card IS NOT NULL AND lexemes @@ asked.query::tsquery)`,
    [words, words.map(quotedLexeme)],
  )
  return new Set(wordsSchema.parse(rows).map(({ word }) => word))
}

async function likest(
  sql: SqlConnection,
  definition: AnyIndex,
  { ids, scope, leastShare, limit }: PlainLike,
  words: readonly { word: string; weight: number }[],
) {
  const params: unknown[] = []
  const bind = binder(params)
  const { documents } = liveTables(definition)
  const first = sortColumn(definition.sortFields[0].field)
  const each = words.map(
    ({ word, weight }) =>
      `(SELECT id, ${weight}::float8 AS weight FROM (SELECT id FROM ${documents} WHERE ${rowsWhere({ query: quotedLexeme(word) }, scope, bind)} OFFSET 0) AS with_word ORDER BY id LIMIT ${ROWS_OF_A_WORD})`,
  )
  return await sql.query(
    `SELECT card, likeness FROM (
       SELECT id, sum(weight) AS likeness FROM (${each.join(' UNION ALL ')}) AS found
       WHERE id <> ALL(${bind(ids)}::bigint[]) GROUP BY id HAVING count(*) >= ${Math.ceil(words.length * leastShare)}
     ) AS alike JOIN ${documents} USING (id)
     ORDER BY likeness DESC, ${first}, id LIMIT ${bind(limit)}`,
    params,
  )
}

function binder(params: unknown[]): Bind {
  return (value) => `$${params.push(value)}`
}
