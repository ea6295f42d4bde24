import type { CopyValue } from '@vitrine/database/copy-database'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { CopyColumn, CopyKind } from './copy-kind.ts'

/**
 * The rows' place before they are brought to their table: of this connection alone, and empty after each
 * transaction.
 */
const COPIED = 'copied_rows'

export const UNIQUE_VIOLATION = '23505'

/** A transaction, and COPY on its connection. */
export interface CopyTarget {
  transaction: Transaction
  copy: (table: string, columns: readonly string[], rows: Iterable<readonly CopyValue[]>) => Promise<void>
}

const namesOf = <Row>(columns: readonly CopyColumn<Row>[]) => columns.map(({ name }) => name)
const valuesOf = <Row>(columns: readonly CopyColumn<Row>[], row: Row) =>
  columns.map(({ value }) => value(row))

/** In the order of their keys: two imports that share some wait for each other in one direction only. */
export function inOrderOfKeys<Row>({ keyOf }: CopyKind<Row>, rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row)
}

/** The rows whose records are there, and those that are new, each in the order given. */
export async function sortByKnown<Row>(
  transaction: Transaction,
  { table, key }: CopyKind<Row>,
  rows: readonly Row[],
): Promise<{ known: Row[]; fresh: Row[] }> {
  const given = sql.join(key.map(({ type, value }) => sql`${rows.map(value)}::${sql.raw(bareType(type))}[]`))
  const same = sql.raw(key.map(({ name }) => `record.${name} = given.${name}`).join(' AND '))
  const { rows: found } = await sql<{ place: number }>`
    SELECT given.place FROM unnest(${given}) WITH ORDINALITY AS given(${sql.raw(namesOf(key).join(', '))}, place)
    WHERE EXISTS (SELECT FROM ${sql.table(table)} record WHERE ${same})`.execute(transaction)
  const places = new Set(found.map(({ place }) => place - 1))
  return {
    known: rows.filter((_, place) => places.has(place)),
    fresh: rows.filter((_, place) => !places.has(place)),
  }
}

/**
 * Takes all rows for new ones, without a look at the table. Null where one of them is known, or somebody else
 * has just brought it in: then nothing is written.
 */
export async function copyAllFresh<Row>(
  target: CopyTarget,
  kind: CopyKind<Row>,
  rows: readonly Row[],
): Promise<number[] | null> {
  const { transaction } = target
  await sql`SAVEPOINT all_fresh`.execute(transaction)
  try {
    const ids = await copyFresh(target, kind, rows)
    await sql`RELEASE SAVEPOINT all_fresh`.execute(transaction)
    return ids
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await sql`ROLLBACK TO SAVEPOINT all_fresh`.execute(transaction)
    return null
  }
}

/**
 * COPY straight into the table: half the work of an upsert. Somebody who brings the same key at the same
 * moment makes it fail as a duplicate.
 */
export async function copyFresh<Row>(
  { transaction, copy }: CopyTarget,
  { table, key, columns }: CopyKind<Row>,
  rows: readonly Row[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const { rows: reserved } = await sql<{ ids: string; now: string }>`
    SELECT string_agg(nextval(pg_get_serial_sequence(${table}, 'id'))::text, ' ') AS ids, clock_timestamp()::text AS now FROM generate_series(1, ${rows.length})`.execute(
    transaction,
  )
  const { ids = '', now = '' } = reserved[0] ?? {}
  const own = ids.split(' ')
  const copied = [...key, ...columns]
  await copy(table, ['id', 'updated_at', ...namesOf(copied)], rowsWithIds(own, now, copied, rows))
  return own.map(Number)
}

function* rowsWithIds<Row>(
  ids: readonly string[],
  now: string,
  columns: readonly CopyColumn<Row>[],
  rows: readonly Row[],
) {
  for (const [place, row] of rows.entries()) yield [ids[place] ?? null, now, ...valuesOf(columns, row)]
}

/**
 * Brings records that are there to the rows' values. Returns the ids of those that had others, or were gone
 * by now and are made anew.
 */
export async function upsertKnown<Row>(
  { transaction, copy }: CopyTarget,
  { table, key, columns }: CopyKind<Row>,
  rows: readonly Row[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const all = [...key, ...columns]
  await sql
    .raw(
      `CREATE TEMPORARY TABLE IF NOT EXISTS ${COPIED} (${all.map(({ name, type }) => `${name} ${type}`).join(', ')}) ON COMMIT DELETE ROWS`,
    )
    .execute(transaction)
  await copy(
    COPIED,
    namesOf(all),
    rows.map((row) => valuesOf(all, row)),
  )
  const list = (columnsOf: readonly CopyColumn<Row>[], prefix = '') =>
    sql.raw(
      namesOf(columnsOf)
        .map((name) => `${prefix}${name}`)
        .join(', '),
    )
  const { rows: written } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (${list(all)}, updated_at)
    SELECT ${list(all)}, clock_timestamp() FROM ${sql.table(COPIED)} ORDER BY ${list(key)}
    ON CONFLICT (${list(key)}) DO UPDATE SET ${sql.raw(
      namesOf(columns)
        .map((name) => `${name} = excluded.${name}`)
        .join(', '),
    )}, revision = ${sql.table(table)}.revision + 1, updated_at = clock_timestamp()
    WHERE (${list(columns, `${table}.`)}) IS DISTINCT FROM (${list(columns, 'excluded.')})
    RETURNING id`.execute(transaction)
  return written.map(({ id }) => id)
}

/** A collation belongs to the column, not to an array's elements. */
function bareType(type: string): string {
  return type.replace(/ COLLATE .*/, '')
}
