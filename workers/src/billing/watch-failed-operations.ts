import type { Executor } from '@vitrine/database/database'
import { listToRefund } from '@vitrine/domain/billing/refunds-due'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { stopStray } from '@vitrine/domain/billing/stop-stray'
import { hasOpenPayment, operationColumns, type Operation } from '@vitrine/domain/billing/operations'
import { lockAccount, subscriptionByReference } from '@vitrine/domain/billing/subscriptions'
import { timeAfter, timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'

/** What was absent for an hour and counts as failed is still looked for during this time. */
const WATCHED_FOR = { days: 7 }

const AGAIN_AFTER = { hours: 1 }

/**
 * What appears at the provider after it was given up is stopped, and its payment listed to refund. Returns
 * how many were looked for.
 */
export async function watchFailedOperations(billing: Billing, limit: number): Promise<number> {
  const now = billing.clock.now()
  const { rows } = await sql<Operation>`
    SELECT ${operationColumns} FROM billing_operations
    WHERE state = 'failed' AND note = 'absent' AND takes_money AND settled_at > ${timeBefore(now, WATCHED_FOR)} AND (next_look_at IS NULL OR next_look_at <= ${now}) ORDER BY id LIMIT ${limit}
  `.execute(billing.database)
  return await forEach(
    rows,
    (failed) => lookFor(billing, failed, now),
    ({ id }) => lookAgain(billing.database, id, timeAfter(now, AGAIN_AFTER)),
  )
}

async function lookFor(
  { database, providers }: Billing,
  { id, userId, provider, request }: Operation,
  now: Date,
): Promise<void> {
  const found =
    request.kind === 'withdraw-change' ? undefined : await providers.named(provider)?.readOperation(request)
  await database.transaction().execute(async (transaction) => {
    if (userId !== null) await lockAccount(transaction, userId)
    // What is under way may be what is found: looked at again in an hour.
    const isFound =
      found?.outcome === 'done' && !(userId !== null && (await hasOpenPayment(transaction, userId)))
    await lookAgain(transaction, id, timeAfter(now, isFound ? WATCHED_FOR : AGAIN_AFTER))
    if (!isFound || userId === null) return
    const { subscription, paymentReference, charged, orderReference } = found.value
    const isOurs =
      (await subscriptionByReference(transaction, provider, subscription.reference))?.state !== undefined
    if (!isOurs)
      return await stopStray(
        transaction,
        {
          userId,
          provider,
          record: subscription,
          reason: 'It appeared after it had been given up.',
          operationId: id,
        },
        now,
      )
    // 2Checkout knows no number of ours: what is there is what a later act, or the trial's own end, was
    // charged with.
    if (paymentReference !== null && orderReference === request.ourReference)
      await listToRefund(
        transaction,
        {
          userId,
          provider,
          paymentReference,
          money: charged,
          reason: 'It was charged after it had been given up.',
          operationId: id,
        },
        now,
      )
  })
}

async function lookAgain(executor: Executor, id: number, at: Date): Promise<void> {
  await executor.updateTable('billing_operations').set({ next_look_at: at }).where('id', '=', id).execute()
}
