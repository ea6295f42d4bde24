import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { lockRow } from '../records/record-rows.ts'

/** Everybody's place, in order; nobody else adds, moves or removes a partner until the transaction ends. */
export async function lockPlaces(transaction: Transaction): Promise<{ id: number; place: number }[]> {
  await sql`LOCK TABLE data_partners IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
  return await transaction
    .selectFrom('data_partners')
    .select(['id', 'place'])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** The places before the row, for every command: two of them never wait for each other. */
export async function lockPartner(transaction: Transaction, id: number) {
  await lockPlaces(transaction)
  return await lockRow(transaction, 'data_partners', id)
}

/** The order is nobody's own: a form that is open meanwhile keeps its revision. */
export async function putInPlace(transaction: Transaction, id: number, place: number): Promise<void> {
  await transaction.updateTable('data_partners').set({ place }).where('id', '=', id).execute()
}

/** The partners after a place that has become free move up. */
export async function closePlace(transaction: Transaction, place: number): Promise<void> {
  await transaction
    .updateTable('data_partners')
    .set({ place: sql`place - 1` })
    .where('place', '>', place)
    .execute()
}
