import { z } from 'zod'
import { withoutOneLetter } from '../../relevance/edit-distance.ts'
import {
  misspelledBeginnings,
  misspellingsOf,
  type Misspelling,
  type Near,
} from '../../relevance/misspellings.ts'
import type { QueryTerm } from '../../relevance/query-plan.ts'
import { soundsOf } from '../../relevance/sound.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import type { Tables } from './tables.ts'

/** As many as Lucene expands a fuzzy term to. */
const TYPOS_MAX = 50
/** Candidates are many times cheaper to compare here than to miss. */
const CANDIDATES_MAX = 500

const wordsSchema = z.array(z.object({ term: z.string(), word: z.string() }))

/**
 * The forms that stand in the index of each term and of whatever else it may be written as; a word without
 * any is unknown. Parts of compounds are many and mostly no words, so that those must stand there as they
 * are; those of a synonym were written by staff, and may stand there in any form.
 */
export async function findForms(
  sql: SqlConnection,
  { words }: Tables,
  terms: readonly QueryTerm[],
): Promise<Map<string, string[]>> {
  const alternatives = terms.flatMap((term) => term.alternatives)
  const whole = new Set([
    ...terms.map(({ token }) => token),
    ...alternatives.flatMap(({ tokens, how }) => (tokens.length === 1 || how === 'synonym' ? tokens : [])),
  ])
  const parts = new Set(
    alternatives.flatMap(({ tokens }) =>
      tokens.length === 1 ? [] : tokens.filter((token) => !whole.has(token)),
    ),
  )
  const ofWhole = `SELECT term, word FROM unnest($1::text[]) AS term JOIN ${words} ON stem = coalesce((ts_lexize('search.stem', term))[1], term)`
  const ofParts = `SELECT part.word AS term, form.word FROM ${words} AS part JOIN ${words} AS form USING (stem) WHERE part.word = ANY ($2::text[])`
  const rows = await (parts.size > 0
    ? sql.query(`${ofWhole} UNION ALL ${ofParts}`, [[...whole], [...parts]])
    : sql.query(ofWhole, [[...whole]]))
  return groupByTerm(wordsSchema.parse(rows))
}

/** For each term that may be misspelled, the words in the index that it may stand for, nearest first. */
export async function findTypos(
  sql: SqlConnection,
  tables: Tables,
  terms: readonly QueryTerm[],
): Promise<Map<string, Misspelling[]>> {
  const misspelled = terms.filter(({ typos }) => typos > 0)
  const candidates = await findCandidates(sql, tables, misspelled)
  return new Map(
    misspelled.map((term) => [
      term.token,
      misspellingsOf(term, candidates.get(term.token) ?? []).slice(0, TYPOS_MAX),
    ]),
  )
}

/** Longer words whose beginnings are one typo away from the token, nearest first. */
export async function findMisspelledBeginnings(
  sql: SqlConnection,
  { words }: Tables,
  token: string,
): Promise<Near[]> {
  const half = token.slice(0, Math.max(2, Math.floor(token.length / 2)))
  const rows = await sql.query(
    `SELECT $1 AS term, word FROM ${words} WHERE near && $2::text[] OR word LIKE $3 || '%' OR $1 <% word LIMIT ${CANDIDATES_MAX * 10}`,
    [token, withoutOneLetter(token), half],
  )
  return misspelledBeginnings(
    token,
    wordsSchema.parse(rows).flatMap(({ word }) => (word.length > token.length ? [word] : [])),
  ).slice(0, TYPOS_MAX)
}

/**
 * What words have in common that are one typo apart or sound alike: forms with a letter less, in small
 * letters, and keys of the sound, in capitals.
 */
export function nearKeysOf(word: string): string[] {
  return [...withoutOneLetter(word), ...soundsOf(word)]
}

/**
 * One typo and equal sounds are found exactly, by keys in common. Two typos are allowed in long words only,
 * and there trigrams serve: most of them survive.
 */
async function findCandidates(
  sql: SqlConnection,
  { words }: Tables,
  terms: readonly QueryTerm[],
): Promise<Map<string, string[]>> {
  const rows = await sql.query(
    `SELECT asked.term, found.word
     FROM json_to_recordset($1) AS asked (term text, near text[], typos int), LATERAL (
       SELECT word FROM ${words} WHERE near && asked.near
       UNION
       (SELECT word FROM ${words} WHERE asked.typos > 1 AND word % asked.term ORDER BY similarity(word, asked.term) DESC LIMIT ${CANDIDATES_MAX})
     ) AS found`,
    [JSON.stringify(terms.map(({ token, typos }) => ({ term: token, near: nearKeysOf(token), typos })))],
  )
  return groupByTerm(wordsSchema.parse(rows))
}

function groupByTerm(rows: readonly { term: string; word: string }[]): Map<string, string[]> {
  return new Map(
    [...Map.groupBy(rows, ({ term }) => term)].map(([term, ofTerm]) => [
      term,
      ofTerm.map(({ word }) => word),
    ]),
  )
}
