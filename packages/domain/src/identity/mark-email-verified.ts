import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

/** The address is known to be theirs, from the first time on. */
export async function markEmailVerified(transaction: Transaction, id: number, now: Date): Promise<void> {
  await transaction
    .updateTable('users')
    .set(({ fn, val }) => ({
      email_verified_at: fn.coalesce('email_verified_at', val(now)),
      updated_at: sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
    }))
    .where('id', '=', id)
    .execute()
}
