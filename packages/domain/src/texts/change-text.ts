import type { Transaction } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { textTables, type TextName } from './text-tables.ts'

/**
 * Changes columns of a text, whatever its kind, and bumps its revision, which is the result. Whoever calls
 * this holds the text's row.
 */
export async function changeText(
  transaction: Transaction,
  { kind, id }: TextName,
  values: RawBuilder<unknown>,
): Promise<number> {
  const { table, changedAt } = textTables[kind]
  const {
    rows: [row],
  } = await sql<{ revision: number }>`
    UPDATE ${sql.table(table)} SET ${values}, revision = revision + 1, ${sql.ref(changedAt)} = clock_timestamp() WHERE id = ${id} RETURNING revision`.execute(
    transaction,
  )
  if (!row) throw new Error(`${kind} ${id} is gone although it was locked`)
  return row.revision
}
