import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.ts'
import { normalizeEmail } from '../identity/normalized-email.ts'

/** Whether an account has paid with an address that staff have blocked. */
export async function hasBlockedPaymentEmail(executor: Executor, userId: number): Promise<boolean> {
  const found = await executor
    .selectFrom('payment_email_accounts as account')
    .innerJoin('payment_emails as email', 'email.id', 'account.payment_email_id')
    .select('email.id')
    .where('account.user_id', '=', userId)
    .where('email.is_blocked', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that an account has given this address to pay with. Returns whether it is blocked. */
export async function notePaymentEmail(
  transaction: Transaction,
  userId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const { id, is_blocked } = await transaction
    .insertInto('payment_emails')
    .values({
      email,
      email_normalized: normalizeEmail(email),
      last_seen_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_normalized').doUpdateSet({ last_seen_at: now }))
    .returning(['id', 'is_blocked'])
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('payment_email_accounts')
    .values({ payment_email_id: id, user_id: userId, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['payment_email_id', 'user_id']).doUpdateSet({ last_seen_at: now }),
    )
    .execute()
  return is_blocked
}

/**
 * After a chargeback: the address that the account has paid with last. Once for a payment: where staff have
 * taken that back, the next look at the same chargeback leaves it so.
 */
export async function blockPaymentEmail(
  transaction: Transaction,
  userId: number,
  payment: string,
  now: Date,
): Promise<void> {
  const { rows: before } =
    await sql`SELECT 1 FROM audit_entries WHERE action = 'payment-email.blocked' AND details ->> 'payment' = ${payment} LIMIT 1`.execute(
      transaction,
    )
  if (before.length > 0) return
  const { rows } = await sql<{ id: number; email: string }>`
    UPDATE payment_emails SET is_blocked = true, revision = revision + 1, updated_at = ${now}
    WHERE NOT is_blocked AND id = (SELECT payment_email_id FROM payment_email_accounts WHERE user_id = ${userId} ORDER BY last_seen_at DESC, payment_email_id DESC LIMIT 1)
    RETURNING id, email
  `.execute(transaction)
  for (const { id, email } of rows)
    await recordAudit(transaction, {
      actor: { name: 'billing' },
      action: 'payment-email.blocked',
      subject: { type: 'payment-email', id },
      details: { email, payment, reason: 'A payment was charged back.' },
      at: now,
    })
}
