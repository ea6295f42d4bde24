import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'

/** Shorter texts have too many places inside of words: there words must begin with them. */
const WITHIN_WORDS_FROM = 3

/**
 * The ways in which a text is looked for in `article_texts`: conditions of its row `t`, of which one must hold. Each has an
 * index of its own; asked together as one condition, they would be asked of every row again.
 */
export interface TextMatch {
  ways: readonly RawBuilder<boolean>[]
}

/**
 * A text is found where a title or url holds it as typed, where title, url, description and draft have a beginning of
 * each of its words, where it names an author, and where it is the id. Null where nothing of it is a letter or digit.
 */
export async function readManagerText(executor: Executor, query: string): Promise<TextMatch | null> {
  const { rows } = await sql<{ folded: string; authors: number[] }>`
    WITH asked AS (SELECT fold_words(${query}) AS folded)
    SELECT folded, CASE WHEN folded = '' THEN '{}' ELSE ARRAY(
      SELECT id FROM authors WHERE ' ' || fold_words(full_name) LIKE ALL (SELECT '% ' || word || '%' FROM unnest(string_to_array(folded, ' ')) AS word)
    ) END AS authors FROM asked`.execute(executor)
  const { folded = '', authors = [] } = rows[0] ?? {}
  if (folded === '') return null
  const words = folded.split(' ').map((word) => `'${word.replaceAll("'", '')}':*`).join(' & ')
  const ways = [sql<boolean>`t.words @@ ${words}::tsquery`]
  if (folded.length >= WITHIN_WORDS_FROM) ways.push(...withinNames(query, folded))
  if (authors.length > 0) ways.push(sql<boolean>`t.author_ids && ${authors}::bigint[]`)
  if (/^[1-9]\d{0,14}$/.test(query.trim())) ways.push(sql<boolean>`t.article_id = ${Number(query.trim())}`)
  return { ways }
}

/** A title is kept in folded words, a url as it is written: a piece of either may be typed. */
function withinNames(query: string, folded: string): RawBuilder<boolean>[] {
  const asWritten = query.trim().toLowerCase()
  const pieces = [...new Set([folded, ...(/^[a-z0-9_-]+$/.test(asWritten) ? [asWritten] : [])])]
  return pieces.map((piece) => sql<boolean>`t.names LIKE ${`%${piece.replace(/[\\%_]/g, String.raw`\$&`)}%`}`)
}
