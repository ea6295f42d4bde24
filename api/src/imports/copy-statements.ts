import type { CopyValue } from '@vitrine/database/copy-database'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { CopyColumn, CopyKind } from './copy-kind.ts'

/** The rows' place before they are brought to their table: of this connection alone, and empty after each transaction. */
const COPIED = 'copied_rows'

type Copy = (table: string, columns: readonly string[], rows: Iterable<readonly CopyValue[]>) => Promise<void>

const namesOf = <Row>(columns: readonly CopyColumn<Row>[]) => columns.map(({ name }) => name)
const valuesOf = <Row>(columns: readonly CopyColumn<Row>[], row: Row) => columns.map(({ value }) => value(row))

/** The rows whose records are there, and those that are new, in the order of their keys: two imports that share some wait for each other in one direction only. */
export async function sortByKnown<Row>(transaction: Transaction, { table, key, keyOf }: CopyKind<Row>, rows: readonly Row[]): Promise<{ known: Row[]; fresh: Row[] }> {
  const given = sql.join(key.map(({ type, value }) => sql`${rows.map(value)}::${sql.raw(bareType(type))}[]`))
  const same = sql.raw(key.map(({ name }) => `record.${name} = given.${name}`).join(' AND '))
  const { rows: found } = await sql<{ place: number }>`
    SELECT given.place FROM unnest(${given}) WITH ORDINALITY AS given(${sql.raw(namesOf(key).join(', '))}, place)
    WHERE EXISTS (SELECT FROM ${sql.table(table)} record WHERE ${same})`.execute(transaction)
  const places = new Set(found.map(({ place }) => place - 1))
  const sorted = rows.map((row, place) => ({ row, place, key: keyOf(row) })).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return {
    known: sorted.filter(({ place }) => places.has(place)).map(({ row }) => row),
    fresh: sorted.filter(({ place }) => !places.has(place)).map(({ row }) => row),
  }
}

/** COPY straight into the table: half the work of an upsert. Somebody who brings the same key at the same moment makes it fail as a duplicate. */
export async function copyFresh<Row>(transaction: Transaction, copy: Copy, { table, key, columns }: CopyKind<Row>, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) return []
  const { rows: reserved } = await sql<{ id: number; now: string }>`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id')) AS id, clock_timestamp()::text AS now FROM generate_series(1, ${rows.length})`.execute(transaction)
  const copied = [...key, ...columns]
  await copy(table, ['id', 'updated_at', ...namesOf(copied)], rowsWithIds(reserved, copied, rows))
  return reserved.map(({ id }) => id)
}

function* rowsWithIds<Row>(reserved: readonly { id: number; now: string }[], columns: readonly CopyColumn<Row>[], rows: readonly Row[]) {
  for (const [place, { id, now }] of reserved.entries()) {
    const row = rows[place]
    if (row !== undefined) yield [id, now, ...valuesOf(columns, row)]
  }
}

/** Brings records that are there to the rows' values. Returns the ids of those that had others, or were gone by now and are made anew. */
export async function upsertKnown<Row>(transaction: Transaction, copy: Copy, { table, key, columns }: CopyKind<Row>, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) return []
  const all = [...key, ...columns]
  await sql.raw(`CREATE TEMPORARY TABLE IF NOT EXISTS ${COPIED} (${all.map(({ name, type }) => `${name} ${type}`).join(', ')}) ON COMMIT DELETE ROWS`).execute(transaction)
  await copy(COPIED, namesOf(all), rows.map((row) => valuesOf(all, row)))
  const list = (columnsOf: readonly CopyColumn<Row>[], prefix = '') => sql.raw(namesOf(columnsOf).map((name) => `${prefix}${name}`).join(', '))
  const { rows: written } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (${list(all)}, updated_at)
    SELECT ${list(all)}, clock_timestamp() FROM ${sql.table(COPIED)} ORDER BY ${list(key)}
    ON CONFLICT (${list(key)}) DO UPDATE SET ${sql.raw(namesOf(columns).map((name) => `${name} = excluded.${name}`).join(', '))}, revision = ${sql.table(table)}.revision + 1, updated_at = clock_timestamp()
    WHERE (${list(columns, `${table}.`)}) IS DISTINCT FROM (${list(columns, 'excluded.')})
    RETURNING id`.execute(transaction)
  return written.map(({ id }) => id)
}

/** A collation belongs to the column, not to an array's elements. */
function bareType(type: string): string {
  return type.replace(/ COLLATE .*/, '')
}
