import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { sql, type RawBuilder } from 'kysely'

/** What every list of the manager leaves out of the rows `a`. */
export const ofDictionary: RawBuilder<boolean> = sql`a.section = ${SECTION} AND NOT ${isTemplate('a')} AND a.trashed_at IS NULL`

/**
 * Ids of articles that the manager's lists leave out, of which there are few: the condition of the index
 * `articles_not_listed`.
 */
const notListed: RawBuilder<unknown> = sql`SELECT id FROM articles WHERE section <> ${sql.lit(SECTION)} OR ${isTemplate()} OR trashed_at IS NOT NULL`

/** Shorter texts have too many places inside of words, and begin too many of them. */
const WITHIN_WORDS_FROM = 3

/** One way in which a text is looked for in `article_texts`. */
export interface TextWay {
  /** Whether the row `t` has it. */
  ofRow: RawBuilder<boolean>
  /** The ids of those that have it, found by an index of its own; at most so many, or all where that is null. */
  ids: (most: number | null) => RawBuilder<unknown>
}

/** One of the ways must hold. Asked together as one condition, they would be asked of every row again. */
export interface TextMatch {
  /** As it was typed. */
  query: string
  ways: readonly TextWay[]
}

/**
 * A text is found where a title or url holds it as typed, where title, url, description and draft have a
 * beginning of each of its words, where it names an author, and where it is the id. A word of one or two
 * letters begins too many others: beside other words it must stand as it is, and alone it begins urls, and
 * words of titles. Null where nothing of the text is a letter or digit.
 */
export async function readManagerText(executor: Executor, query: string): Promise<TextMatch | null> {
  const { rows } = await sql<{ folded: string; authors: number[] }>`
    WITH asked AS (SELECT fold_words(${query}) AS folded)
    SELECT folded, CASE WHEN folded = '' THEN '{}' ELSE ARRAY(
      SELECT id FROM authors WHERE ' ' || fold_words(full_name) LIKE ALL (SELECT '% ' || word || '%' FROM unnest(string_to_array(folded, ' ')) AS word)
    ) END AS authors FROM asked`.execute(executor)
  const { folded = '', authors = [] } = rows[0] ?? {}
  if (folded === '') return null
  const ways = [...patternsOf(query, folded).map(named), worded(folded)]
  if (authors.length > 0) ways.push(ofTexts(sql<boolean>`t.author_ids && ${authors}::bigint[]`))
  if (/^[1-9]\d{0,14}$/.test(query.trim()))
    ways.push(ofTexts(sql<boolean>`t.article_id = ${Number(query.trim())}`))
  return { query, ways }
}

function worded(folded: string): TextWay {
  const asked = folded
    .split(' ')
    .map((word) => `'${word.replaceAll("'", '')}'${word.length < WITHIN_WORDS_FROM ? '' : ':*'}`)
    .join(' & ')
  return {
    ofRow: sql`t.words @@ ${asked}::tsquery`,
    ids: (most) =>
      sql`SELECT article_id FROM articles_with_words(${asked}::tsquery, ${most}::bigint) AS found (article_id)`,
  }
}

/** A title is kept in folded words, a url as it is written: a piece of either may be typed. */
function patternsOf(query: string, folded: string): string[] {
  const literal = (piece: string) => piece.replace(/[\\%_]/g, String.raw`\$&`)
  if (folded.length < WITHIN_WORDS_FROM) return [`${literal(folded)}%`, `% ${literal(folded)}%`]
  const asWritten = query.trim().toLowerCase()
  return [...new Set([folded, ...(/^[a-z0-9_-]+$/.test(asWritten) ? [asWritten] : [])])].map(
    (piece) => `%${literal(piece)}%`,
  )
}

function named(pattern: string): TextWay {
  return {
    ofRow: sql`t.names LIKE ${pattern}`,
    ids: (most) =>
      sql`SELECT article_id FROM articles_with_name(${pattern}, ${most}::bigint) AS found (article_id)`,
  }
}

/** Few have it, or its index serves it without help. */
export function ofTexts(ofRow: RawBuilder<boolean>): TextWay {
  return {
    ofRow,
    ids: (most) =>
      sql`SELECT article_id FROM (SELECT t.article_id FROM article_texts t WHERE ${ofRow} AND t.article_id NOT IN (${notListed}) ${most === null ? sql`` : sql`LIMIT ${most}`}) AS found`,
  }
}
