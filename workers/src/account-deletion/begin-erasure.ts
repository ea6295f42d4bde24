import type { Database } from '@vitrine/database/database'
import { endBilling } from '@vitrine/domain/billing/leaving-account'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { erasedAccount, isAddress, type ErasedAccount } from './erased-account.ts'

/**
 * From here on the account cannot be kept, and nobody is signed in. Null where the request is not due any
 * more, or has to wait: for payments that are not settled, or for a mail that is in a worker's hands.
 */
export async function beginErasure(
  database: Database,
  requestId: number,
  now: Date,
): Promise<ErasedAccount | null> {
  return await database.transaction().execute(async (transaction) => {
    const asked = await transaction
      .selectFrom('account_deletion_requests')
      .select('user_id')
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (!asked) return null
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'email_normalized'])
      .where('id', '=', asked.user_id)
      .forUpdate()
      .executeTakeFirst()
    const request = await transaction
      .selectFrom('account_deletion_requests')
      .select('id')
      .where('id', '=', requestId)
      .where('state', '=', 'waiting')
      .where('not_before', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (!user || !request) return null
    const change = transaction.updateTable('account_deletion_requests').where('id', '=', requestId)
    const { isSettled } = await endBilling(transaction, user.id, now)
    if (!isSettled) {
      await change
        .set({
          not_before: timeAfter(now, { minutes: 1 }),
          problem: 'It waits until all payments are settled.',
        })
        .execute()
      return null
    }
    const account = erasedAccount(user)
    const inHand = await transaction
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'claimed')
      .where(isAddress(sql`recipient`, account))
      .executeTakeFirst()
    if (inHand) {
      await change
        .set({
          not_before: timeAfter(now, { minutes: 1 }),
          problem: 'It waits until an email to the account has left.',
        })
        .execute()
      return null
    }
    await change.set({ begun_at: sql<Date>`coalesce(begun_at, ${now}::timestamptz)` }).execute()
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    return account
  })
}
