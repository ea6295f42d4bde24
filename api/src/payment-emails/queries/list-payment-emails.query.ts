import type { PaymentEmail } from '@vitrine/contracts/payment-emails/schemas'
import type { Executor } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'

interface Row {
  paypalEmail: string
  blocked: boolean
  notes: string
  lastSeenAt: Date | null
  accounts: PaymentEmail['accounts']
}

interface ListInput {
  paypalEmail: string
  offset: number
  max: number
}

/** Payment emails that hold the given part, the last seen first; those that were never seen come last. */
export async function listPaymentEmails(
  executor: Executor,
  { paypalEmail, offset, max }: ListInput,
): Promise<{ results: PaymentEmail[]; total: number }> {
  const part = normalizeEmail(paypalEmail)
  const which =
    part === ''
      ? sql<boolean>`true`
      : sql<boolean>`payment_email.email_normalized LIKE ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
  const {
    rows: [counted],
  } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM payment_emails payment_email WHERE ${which}`.execute(executor)
  return {
    results: await load(
      executor,
      sql`WHERE ${which} ORDER BY payment_email.last_seen_at DESC NULLS LAST, payment_email.id DESC OFFSET ${offset} LIMIT ${max}`,
    ),
    total: counted?.total ?? 0,
  }
}

/** @throws AppError NOT_FOUND */
export async function findPaymentEmail(executor: Executor, id: number): Promise<PaymentEmail> {
  const [found] = await load(executor, sql`WHERE payment_email.id = ${id}`)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<PaymentEmail[]> {
  const { rows } = await sql<Row>`
    SELECT
      payment_email.email AS "paypalEmail", payment_email.is_blocked AS blocked, payment_email.notes, payment_email.last_seen_at AS "lastSeenAt",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', account.id, 'email', account.email) ORDER BY seen.last_seen_at DESC, account.id)
        FROM payment_email_accounts seen
        JOIN users account ON account.id = seen.user_id
        WHERE seen.payment_email_id = payment_email.id
      ), '[]') AS accounts
    FROM payment_emails payment_email ${which}
  `.execute(executor)
  return rows.map(({ lastSeenAt, ...row }) => ({ ...row, lastSeenDate: lastSeenAt?.toISOString() ?? null }))
}
