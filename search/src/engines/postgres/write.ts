import { withoutOneLetter } from '../../relevance/edit-distance.ts'
import type { AnyIndex } from '../../index-definition.ts'
import type { DocumentRow } from './rows.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { countsWritten, returnedForCounts } from './index-counts.ts'
import { keywordColumn, numberColumn, sortColumn, type Tables } from './tables.ts'

/**
 * Postgres moves long values out of a row only where the row is longer than 2,032 bytes. So many blanks,
 * which it packs into 40 bytes, make every row that long; its words and card then lie beside the table, and
 * what is counted stays close.
 */
const FILLER = 2_100

/** Puts rows in, each unless the table holds a newer revision of it, and counts what has changed by that. */
export async function writeRows(
  sql: SqlConnection,
  definition: AnyIndex,
  { documents, counts }: Tables,
  rows: readonly DocumentRow[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = [
    ['revision', 'bigint'],
    ['card', 'jsonb'],
    ['lexemes', 'text[]'],
    ['heads', 'text'],
    ['name', 'text'],
    ['name_length', 'int'],
    ...definition.keywordFields.map((field) => [keywordColumn(field), 'text']),
    ...(definition.numberFields ?? []).map((field) => [numberColumn(field), 'double precision']),
    ...definition.sortFields.map(({ field, type }) => [
      sortColumn(field),
      type === 'text' ? 'text' : 'double precision',
    ]),
  ] as const
  const names = columns.map(([name]) => name)
  const values = names.map((name) =>
    name === 'lexemes' ? 'array_to_tsvector(lexemes)' : name === 'heads' ? 'heads::tsvector' : name,
  )
  await sql.query(
    `WITH written AS (
     INSERT INTO ${documents} AS present (id, filler, ${names.join(', ')})
     SELECT id, CASE WHEN card IS NOT NULL THEN repeat(' ', ${FILLER}) END, ${values.join(', ')} FROM json_to_recordset($1) AS row (id bigint, ${columns.map((column) => column.join(' ')).join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
     WHERE present.revision <= excluded.revision
     RETURNING ${returnedForCounts(definition)}
     ) ${countsWritten(definition, counts)}`,
    [JSON.stringify(rows)],
  )
}

/** Sorted, so that two writers wait for each other in the same order and never in a circle. */
export async function writeWords(
  sql: SqlConnection,
  { words: table }: Tables,
  words: Iterable<string>,
): Promise<void> {
  const rows = [...words].toSorted().map((word) => ({ word, near: withoutOneLetter(word) }))
  if (rows.length === 0) return
  await sql.query(
    `INSERT INTO ${table} (word, stem, near)
     SELECT word, coalesce((ts_lexize('search.stem', word))[1], word), near FROM json_to_recordset($1) AS row (word text, near text[])
     ON CONFLICT (word) DO NOTHING`,
    [JSON.stringify(rows)],
  )
}
