import type { RefundDue } from '@vitrine/contracts/billing/billed-schemas'
import { amountText } from '@vitrine/contracts/billing/money'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'

const MOST_SHOWN = 100

/** Payments that wait for their refund, the longest waiting first. */
export async function listRefundsDue(executor: Executor): Promise<RefundDue[]> {
  return await load(executor, sql`WHERE refund.settled_at IS NULL ORDER BY refund.id LIMIT ${MOST_SHOWN}`)
}

/** @throws AppError NOT_FOUND */
export async function findRefundDue(executor: Executor, id: number): Promise<RefundDue> {
  const [found] = await load(executor, sql`WHERE refund.id = ${id}`)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

interface Row extends Omit<RefundDue, 'amount' | 'notedDate' | 'settledDate'> {
  amount: number | null
  notedAt: Date
  settledAt: Date | null
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<RefundDue[]> {
  const { rows } = await sql<Row>`
    SELECT refund.id, account.id AS "accountId", account.email AS "accountEmail", refund.provider, refund.payment_reference AS "paymentReference", refund.amount, refund.currency, refund.reason,
      refund.noted_at AS "notedAt", refund.settled_at AS "settledAt", refund.revision
    FROM billing_refunds_due refund LEFT JOIN users account ON account.id = refund.user_id ${which}
  `.execute(executor)
  return rows.map(({ amount, notedAt, settledAt, ...row }) => ({
    ...row,
    amount: amount === null ? null : amountText(amount),
    notedDate: notedAt.toISOString(),
    settledDate: settledAt?.toISOString() ?? null,
  }))
}
