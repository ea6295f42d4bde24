import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

/**
 * For the erasure of an account: emails that no other account paid with go. A block must hold, so that a
 * blocked one stays, without the account and without notes.
 */
export async function forgetPaymentEmails(transaction: Transaction, userId: number): Promise<void> {
  const { rows } = await sql<{
    id: number
  }>`DELETE FROM payment_email_accounts WHERE user_id = ${userId} RETURNING payment_email_id AS id`.execute(
    transaction,
  )
  const ids = rows.map(({ id }) => id)
  const alone = sql`id = ANY(${ids}) AND NOT EXISTS (SELECT FROM payment_email_accounts account WHERE account.payment_email_id = payment_emails.id)`
  await sql`DELETE FROM payment_emails WHERE ${alone} AND NOT is_blocked`.execute(transaction)
  await sql`UPDATE payment_emails SET notes = '', revision = revision + 1 WHERE ${alone} AND notes <> ''`.execute(
    transaction,
  )
}
