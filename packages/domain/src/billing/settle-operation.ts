import type { Database, Transaction } from '@vitrine/database/database'
import type { OperationOutcome } from '@vitrine/platform/billing/billing-provider'
import type { SubscriptionAfter } from '@vitrine/platform/billing/records'
import { timeAfter, type Duration } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { applyOutcome } from './apply-outcome.ts'
import { settleCheckoutOf } from './checkouts.ts'
import { countRedemption, freeRedemption } from './discount-codes.ts'
import { mailNotMade, noteDecline } from './note-decline.ts'
import { findOperation, type Operation } from './operations.ts'
import { isPaymentOfAnother } from './payments.ts'
import { isWrongCharge, refuseCharge, WRONG_AMOUNT } from './refuse-charge.ts'
import { lockAccount } from './subscriptions.ts'

/** What the provider knows nothing of an hour after the claim was never made. */
const ABSENT_FOR = { minutes: 60 }

const AGAIN_AFTER = { minutes: 5 }

/** Why a checkout came to nothing whose payment was never asked for: the member's card is not at fault. */
const NOTHING_CHARGED = 'BILLING_UNAVAILABLE'

/** How long until an operation of unknown outcome is read back the next time, by how often it was. */
const looks: readonly Duration[] = [
  { seconds: 5 },
  { seconds: 10 },
  { seconds: 20 },
  { seconds: 40 },
  { minutes: 2 },
  { minutes: 5 },
  { minutes: 10 },
  { minutes: 20 },
  { hours: 1 },
]

/**
 * Notes what an act came to, with everything that follows from it, in one transaction. What is settled stays
 * as it is: the second of two who heard of it finds nothing to do. Returns the operation as it is then.
 *
 * @param isAwaited whether a page still waits for it, and tells its member; otherwise an email does
 */
export async function settleOperation(
  database: Database,
  id: number,
  outcome: OperationOutcome,
  now: Date,
  isAwaited = false,
): Promise<Operation> {
  return await database
    .transaction()
    .execute((transaction) => settleWithin(transaction, id, outcome, now, isAwaited))
}

/** The same in the caller's transaction, which notes beside it who decided. */
export async function settleWithin(
  transaction: Transaction,
  id: number,
  outcome: OperationOutcome,
  now: Date,
  isAwaited = false,
): Promise<Operation> {
  const unlocked = await findOperation(transaction, id)
  if (!unlocked) throw new Error(`there is no operation ${id}`)
  if (unlocked.userId !== null) await lockAccount(transaction, unlocked.userId)
  const operation = (await findOperation(transaction, id, true)) ?? unlocked
  if (operation.state === 'claimed' || operation.state === 'unknown')
    await settle(transaction, operation, outcome, now, isAwaited)
  return (await findOperation(transaction, id)) ?? operation
}

async function settle(
  transaction: Transaction,
  operation: Operation,
  outcome: OperationOutcome,
  now: Date,
  isAwaited: boolean,
): Promise<void> {
  switch (outcome.outcome) {
    case 'done':
      // The trial was converted by its end, and not by this act, which never arrived: what the provider took
      // then is its own price.
      if (await hasRunToItsEnd(transaction, operation, outcome.value))
        return await close(
          transaction,
          operation,
          { state: 'failed', declineReason: null, note: 'absent' },
          now,
        )
      return await settleDone(transaction, operation, outcome.value, now)
    case 'declined':
      await close(transaction, operation, { state: 'declined', declineReason: outcome.reason, note: '' }, now)
      return await noteDecline(transaction, operation, now, isAwaited)
    case 'refused':
      await close(
        transaction,
        operation,
        { state: 'failed', declineReason: outcome.reason, note: outcome.code },
        now,
      )
      await mailNotMade(transaction, operation)
      return await settleCheckoutOf(transaction, operation, 'declined', now, NOTHING_CHARGED)
    case 'absent':
      if (operation.claimedAt === null || timeAfter(operation.claimedAt, ABSENT_FOR) > now)
        return await lookLater(transaction, operation, 'absent', now)
      await close(transaction, operation, { state: 'failed', declineReason: null, note: 'absent' }, now)
      await mailNotMade(transaction, operation)
      return await settleCheckoutOf(transaction, operation, 'declined', now, NOTHING_CHARGED)
    case 'waiting':
      return await lookLater(transaction, operation, 'waiting', now)
    case 'unknown':
      return await lookLater(transaction, operation, outcome.code, now)
  }
}

/**
 * Whether a trial that the provider keeps was converted at its end, which may be known already. An activation
 * begins the first paid period before.
 */
async function hasRunToItsEnd(
  transaction: Transaction,
  { request, subscriptionId }: Operation,
  { subscription: { periodStart } }: SubscriptionAfter,
): Promise<boolean> {
  if (request.kind !== 'convert-trial' || request.subscriptionReference === null || subscriptionId === null)
    return false
  const trial = await transaction
    .selectFrom('billing_subscriptions')
    .select('trial_ends_at')
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  return trial?.trial_ends_at != null && periodStart >= trial.trial_ends_at
}

/** Staff have looked for themselves, or the provider has told: it was done. */
async function settleDone(
  transaction: Transaction,
  operation: Operation,
  told: SubscriptionAfter,
  now: Date,
): Promise<void> {
  const isAnothers =
    told.paymentReference !== null &&
    (await isPaymentOfAnother(transaction, {
      provider: operation.provider,
      reference: told.paymentReference,
      operationId: operation.id,
    }))
  // 2Checkout names its newest payment. An act that took nothing has none, and another's is not given back
  // for it.
  const after: SubscriptionAfter = isAnothers
    ? { ...told, charged: null, invoiceReference: null, paymentReference: null, orderReference: null }
    : told
  const { charged } = after
  if (isWrongCharge(operation, charged)) {
    await close(transaction, operation, { state: 'failed', declineReason: null, note: WRONG_AMOUNT }, now)
    await refuseCharge(transaction, operation, after, charged, now)
    return await settleCheckoutOf(transaction, operation, 'declined', now, WRONG_AMOUNT)
  }
  await transaction
    .updateTable('billing_operations')
    .set({
      state: 'done',
      settled_at: now,
      next_look_at: null,
      provider_reference: after.orderReference ?? after.subscription.reference,
      amount: after.charged?.amount ?? null,
      currency: after.charged?.currency ?? null,
      revision: sql`revision + 1`,
    })
    .where('id', '=', operation.id)
    .execute()
  // A trial keeps its code for the payment that follows it; one that was heard of late may have been paid for
  // already.
  if (operation.kind !== 'begin-trial' || after.subscription.state === 'active')
    await countRedemption(transaction, operation.id, now)
  await applyOutcome(transaction, operation, after, now)
  await settleCheckoutOf(transaction, operation, 'done', now)
}

interface Closed {
  state: 'declined' | 'failed'
  declineReason: string | null
  note: string
}

async function close(
  transaction: Transaction,
  { id, kind, subscriptionId }: Operation,
  { state, declineReason, note }: Closed,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('billing_operations')
    .set({
      state,
      settled_at: now,
      next_look_at: null,
      decline_reason: declineReason,
      note,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
  await freeRedemption(transaction, id, now)
  // Slots that are gone are not to be renewed: the next look asks for it again, and does not wait for the
  // night.
  if (kind === 'remove-slots' && subscriptionId !== null)
    await transaction
      .updateTable('billing_subscriptions')
      .set({ next_look_at: timeAfter(now, AGAIN_AFTER) })
      .where('id', '=', subscriptionId)
      .execute()
}

async function lookLater(
  transaction: Transaction,
  { id, attempts }: Operation,
  note: string,
  now: Date,
): Promise<void> {
  const wait = looks[Math.min(attempts, looks.length) - 1] ?? looks[0] ?? {}
  await transaction
    .updateTable('billing_operations')
    .set({
      state: 'unknown',
      note,
      attempts: attempts + 1,
      next_look_at: timeAfter(now, wait),
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}
