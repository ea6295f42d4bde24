import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { eachValue } from './keyword-values.ts'
import { keywordColumn, liveTables, quoted, type Tables } from './tables.ts'

/**
 * What an empty text asks for is counted while writing: each writer adds what it has changed as rows, so that
 * none waits for another, and a reader adds up few rows instead of counting the whole index.
 */

/** The name of no field: of the documents themselves. */
const ALL = ''

const countsSchema = z.object({
  total: z.int(),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
})
export type IndexCounts = z.infer<typeof countsSchema>

/** An index that is searched in a scope alone is never counted as a whole. */
function countedFields({ keywordFields, scopeRequired = [] }: AnyIndex): readonly string[] {
  return scopeRequired.length > 0 ? [] : keywordFields
}

/** The columns of a written row that `countsWritten` reads, before and after. */
export function returnedForCounts(definition: AnyIndex): string {
  const fields = countedFields(definition)
  return ['old', 'new']
    .flatMap((side) => [
      `${side}.card IS NOT NULL AS is_${side}`,
      ...fields.map((field) => `${side}.${keywordColumn(field)} AS ${sided(side, field)}`),
    ])
    .join(', ')
}

/** Adds what the rows of `written` have changed. */
export function countsWritten(definition: AnyIndex, counts: string): string {
  const sides = [
    { side: 'old', change: -1 },
    { side: 'new', change: 1 },
  ]
  const changes = sides.flatMap(({ side, change }) => [
    `SELECT '${ALL}', '', ${change} WHERE is_${side}`,
    ...countedFields(definition).map(
      (field) =>
        `SELECT '${field}', value, ${change} FROM ${eachValue(sided(side, field))} AS value WHERE is_${side}`,
    ),
  ])
  return `INSERT INTO ${counts} (field, value, documents)
    SELECT field, value, sum(change) FROM written, LATERAL (${changes.join(' UNION ALL ')}) AS changed (field, value, change)
    GROUP BY field, value HAVING sum(change) <> 0`
}

function sided(side: string, field: string): string {
  return quoted(`${side} ${field}`)
}

/** Makes one row of all rows of a value. What another writer is adding up at the moment is left to it. */
export async function addUpCounts(sql: SqlConnection, { counts }: Tables): Promise<void> {
  await sql.query(
    `WITH gone AS (
       DELETE FROM ${counts} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${counts} FOR UPDATE SKIP LOCKED)) RETURNING field, value, documents
     )
     INSERT INTO ${counts} (field, value, documents) SELECT field, value, sum(documents) FROM gone GROUP BY field, value HAVING sum(documents) <> 0`,
  )
}

/** How many documents there are, and how many have each value of the facets, most frequent first. */
export async function readCounts(
  sql: SqlConnection,
  definition: AnyIndex,
  facets: readonly string[],
  valuesMax: number,
): Promise<IndexCounts> {
  const counted = facets.map(
    (field) => `'${field}', (
    SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value), '[]')
    FROM (SELECT value, count FROM added_up WHERE field = '${field}' AND count > 0 ORDER BY count DESC, value LIMIT ${valuesMax}) AS most)`,
  )
  const rows = await sql.query(
    `WITH added_up AS MATERIALIZED (
       SELECT field, value, sum(documents)::int AS count FROM ${liveTables(definition).counts} WHERE field = ANY ($1) GROUP BY field, value
     )
     SELECT coalesce((SELECT count FROM added_up WHERE field = '${ALL}'), 0) AS total, json_build_object(${counted.join(', ')}) AS facets`,
    [[ALL, ...facets]],
  )
  return countsSchema.parse(rows[0])
}

/** How many documents there are, as a part of a statement. */
export function totalKept(counts: string): string {
  return `(SELECT coalesce(sum(documents), 0)::int FROM ${counts} WHERE field = '${ALL}')`
}
