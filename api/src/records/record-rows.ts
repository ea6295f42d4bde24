import type { Executor, Transaction } from '@vitrine/database/database'
import type { DB } from '@vitrine/database/generated/schema'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { sql, type Selectable } from 'kysely'
import type { LockedRow, StaffRecord, Written } from './define-record.ts'

type AnyRow = Selectable<DB[keyof DB]> & LockedRow

export async function lockRow<Table extends keyof DB>(
  transaction: Transaction,
  table: Table,
  id: number,
): Promise<(Selectable<DB[Table]> & LockedRow) | undefined> {
  const { rows } = await sql<
    Selectable<DB[Table]> & LockedRow
  >`SELECT * FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`.execute(transaction)
  return rows[0]
}

/** The row as the record's own `lock` returns it. */
export async function lockRecord(
  transaction: Transaction,
  record: StaffRecord,
  id: number,
): Promise<LockedRow | undefined> {
  return record.lock ? await record.lock(transaction, id) : await lockRow(transaction, record.table, id)
}

/** The row without a lock. */
export async function findRow(
  executor: Executor,
  { table }: StaffRecord,
  id: number,
): Promise<AnyRow | undefined> {
  const { rows } = await sql<AnyRow>`SELECT * FROM ${sql.table(table)} WHERE id = ${id}`.execute(executor)
  return rows[0]
}

export async function insertRow(
  transaction: Transaction,
  record: StaffRecord,
  { input, now, columnsOfNew }: Written<object> & { columnsOfNew: object },
): Promise<LockedRow> {
  const values = valuesIn({ ...record.columns(input, now), ...columnsOfNew })
  const { rows } = await sql<LockedRow>`
    INSERT INTO ${sql.table(record.table)} (${sql.join(values.map(([column]) => sql.ref(column)))})
    VALUES (${sql.join(values.map(([, value]) => value))}) RETURNING id, revision
  `.execute(transaction)
  return theOnly(rows)
}

/** @returns the new revision */
export async function updateRow(
  transaction: Transaction,
  record: StaffRecord,
  id: number,
  { input, now }: Written<object>,
): Promise<number> {
  const values = valuesIn({ updated_at: sql`now()`, ...record.columns(input, now) })
  const { rows } = await sql<LockedRow>`
    UPDATE ${sql.table(record.table)}
    SET ${sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}, revision = revision + 1
    WHERE id = ${id} RETURNING id, revision
  `.execute(transaction)
  return theOnly(rows).revision
}

/** @returns the revision after the last one, which the tombstone and the event carry */
export async function deleteRow(
  transaction: Transaction,
  { table, tombstone }: StaffRecord,
  { id, revision }: LockedRow,
): Promise<number> {
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(transaction)
  if (tombstone) await leaveTombstone(transaction, tombstone, { id, revision: revision + 1 })
  return revision + 1
}

function valuesIn(columns: object): [string, unknown][] {
  return Object.entries(columns).filter(([, value]) => value !== undefined)
}

function theOnly<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('the statement has written no row')
  return row
}
