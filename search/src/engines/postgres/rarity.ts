import { z } from 'zod'
import type { SqlConnection } from '../../sql-executor.ts'
import type { Tables } from './tables.ts'
import { termQuery, type TermMatch } from './term-match.ts'

/** A word in more records than this is common; how common does not matter. */
const COUNTED_MAX = 5_000

const rowsSchema = z.array(z.object({ token: z.string(), count: z.int() }))

/** How many records hold each term, in any way that it may be read. */
export async function countMatches(
  sql: SqlConnection,
  { documents }: Tables,
  matches: readonly TermMatch[],
): Promise<Map<string, number>> {
  const rows = await sql.query(
    `SELECT token, (SELECT count(*)::int FROM (SELECT 1 FROM ${documents} WHERE lexemes @@ query::tsquery LIMIT ${COUNTED_MAX}) AS held) AS count
     FROM unnest($1::text[], $2::text[]) AS asked (token, query)`,
    [matches.map(({ token }) => token), matches.map((match) => termQuery(match))],
  )
  return new Map(rowsSchema.parse(rows).map(({ token, count }) => [token, count]))
}
