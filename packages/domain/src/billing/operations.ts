import type { OperationKind, OperationState } from '@vitrine/contracts/billing/stored'
import type { Executor, Transaction } from '@vitrine/database/database'
import { timeAfter, timeBefore } from '@vitrine/platform/clock'
import type { BillingProviderName, Currency } from '@vitrine/contracts/identity/billing'
import type { Money } from '@vitrine/platform/billing/money'
import {
  accountReferenceOf,
  ourReferenceOf,
  type OperationRequest,
} from '@vitrine/platform/billing/operations'
import { sql, type RawBuilder } from 'kysely'

/**
 * Acts that have a name at the port of their own and are safe to make twice: what is unknown of them is made
 * anew.
 */
export interface WithdrawRequest {
  kind: 'withdraw-change'
  ourReference: string
  accountReference: string
  subscriptionReference: string
  changeReference: string
}

export type StoredRequest = OperationRequest | WithdrawRequest

/** One outward act, as it is stored. */
export interface Operation {
  id: number
  kind: OperationKind
  /** Null once the account is erased. */
  userId: number | null
  subscriptionId: number | null
  checkoutId: number | null
  provider: BillingProviderName
  takesMoney: boolean
  state: OperationState
  request: StoredRequest
  /**
   * What it is meant to charge, in whole minor units, and once it is done what it has charged; null where
   * nobody knows.
   */
  amount: number | null
  currency: Currency | null
  declineReason: string | null
  note: string
  attempts: number
  createdAt: Date
  claimedAt: Date | null
}

export const operationColumns: RawBuilder<unknown> = sql`
  id, kind, user_id AS "userId", subscription_id AS "subscriptionId", checkout_id AS "checkoutId", provider, takes_money AS "takesMoney", state, request, amount, currency,
  decline_reason AS "declineReason", note, attempts, created_at AS "createdAt", claimed_at AS "claimedAt"`

const OPEN = sql`state IN ('waiting', 'claimed', 'unknown')`

/** A worker takes an operation up that its own process has not claimed by then. */
const TAKEN_UP_AFTER = { seconds: 30 }

export interface NewOperation {
  kind: OperationKind
  userId: number
  subscriptionId: number | null
  checkoutId: number | null
  provider: BillingProviderName
  takesMoney: boolean
  /** What it is meant to charge; null where nobody knows before. */
  money: Money | null
  /** Made with the references of this operation. */
  request: (references: { ourReference: string; accountReference: string }) => StoredRequest
  /** When a worker takes it up; default: where nobody else has, half a minute later. */
  at?: Date
}

/**
 * Notes an act before it is made, in the transaction of whoever wants it. The account's row is locked. At
 * most one that takes money is open an account: a second violates `billing_operations_open`.
 */
export async function createOperation(
  transaction: Transaction,
  operation: NewOperation,
  now: Date,
): Promise<number> {
  const {
    kind,
    userId,
    subscriptionId,
    checkoutId,
    provider,
    takesMoney,
    money,
    request,
    at = timeAfter(now, TAKEN_UP_AFTER),
  } = operation
  const { id } = await transaction
    .insertInto('billing_operations')
    .values({
      kind,
      user_id: userId,
      subscription_id: subscriptionId,
      checkout_id: checkoutId,
      provider,
      takes_money: takesMoney,
      request: '{}',
      amount: money?.amount ?? null,
      currency: money?.currency ?? null,
      created_at: now,
      next_look_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = request({
    ourReference: ourReferenceOf(String(id)),
    accountReference: accountReferenceOf(userId),
  })
  await transaction
    .updateTable('billing_operations')
    .set({ request: JSON.stringify(made) })
    .where('id', '=', id)
    .execute()
  return id
}

export async function findOperation(executor: Executor, id: number, lock = false): Promise<Operation | null> {
  const { rows } =
    await sql<Operation>`SELECT ${operationColumns} FROM billing_operations WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`.execute(
      executor,
    )
  return rows[0] ?? null
}

/** Whether a payment of the account is not decided yet. */
export async function hasOpenPayment(executor: Executor, userId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM billing_operations WHERE user_id = ${userId} AND takes_money AND ${OPEN} LIMIT 1`.execute(
      executor,
    )
  return rows.length > 0
}

/**
 * When the member's newest payment was confirmed, where it was declined; null where it was not, where it is
 * older than two weeks, where a trial has begun since, and where the membership counts as unpaid, which says
 * more.
 */
export async function declinedPayment(executor: Executor, userId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ confirmedAt: Date; isDeclined: boolean }>`
    SELECT operation.created_at AS "confirmedAt", operation.state = 'declined' AND subscription.payment_due_since IS NULL
      AND (operation.kind <> 'convert-trial' OR subscription.state = 'trial')
      AND NOT EXISTS (
        SELECT FROM billing_operations later
        WHERE later.user_id = operation.user_id AND later.kind = 'begin-trial' AND later.state = 'done' AND later.id > operation.id
      ) AS "isDeclined"
    FROM billing_operations AS operation LEFT JOIN billing_subscriptions AS subscription ON subscription.id = operation.subscription_id
    WHERE operation.user_id = ${userId} AND operation.takes_money AND operation.created_at > ${timeBefore(now, TOLD_FOR)}
    ORDER BY operation.id DESC LIMIT 1`.execute(executor)
  return rows[0]?.isDeclined === true ? rows[0].confirmedAt : null
}

/** How long a member is told of a payment that was not made. */
const TOLD_FOR = { days: 14 }

/**
 * When the member's newest payment was confirmed, where it counts as not made because the provider never
 * heard of it; null where it was made, where it is older than two weeks, where a trial that it was to convert
 * has been converted since, and where something was charged since that no other act of ours has asked for: it
 * may have been this, and appeared late.
 */
export async function paymentNotMade(executor: Executor, userId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ confirmedAt: Date; isAbsent: boolean }>`
    SELECT operation.created_at AS "confirmedAt",
      operation.state = 'failed' AND operation.note = 'absent' AND (operation.kind <> 'convert-trial' OR subscription.state = 'trial')
        AND NOT EXISTS (SELECT FROM billing_refunds_due due WHERE due.operation_id = operation.id)
        AND NOT EXISTS (
          SELECT FROM billing_payments payment
          WHERE payment.account_number = operation.user_id AND coalesce(payment.operation_id, operation.id) = operation.id AND payment.paid_at >= date_trunc('second', operation.created_at)
        ) AS "isAbsent"
    FROM billing_operations AS operation LEFT JOIN billing_subscriptions AS subscription ON subscription.id = operation.subscription_id
    WHERE operation.user_id = ${userId} AND operation.takes_money AND operation.created_at > ${timeBefore(now, TOLD_FOR)}
    ORDER BY operation.id DESC LIMIT 1`.execute(executor)
  return rows[0]?.isAbsent === true ? rows[0].confirmedAt : null
}

/** Whether anything of the account is still open at a provider: nothing of it may be erased before. */
export async function hasOpenOperation(executor: Executor, userId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM billing_operations WHERE user_id = ${userId} AND ${OPEN} LIMIT 1`.execute(
      executor,
    )
  return rows.length > 0
}

/** When a claimed operation of which nothing was heard is read back. Longer than a provider is waited for. */
const READ_BACK_AFTER = { seconds: 60 }

/**
 * Committed before the act: whoever claims it makes it, and nobody makes it again. Null where it was claimed
 * before.
 */
export async function claimOperation(executor: Executor, id: number, now: Date): Promise<Operation | null> {
  const { rows } = await sql<Operation>`
    UPDATE billing_operations SET state = 'claimed', claimed_at = ${now}, next_look_at = ${timeAfter(now, READ_BACK_AFTER)}, attempts = attempts + 1, revision = revision + 1
    WHERE id = ${id} AND state = 'waiting' RETURNING ${operationColumns}
  `.execute(executor)
  return rows[0] ?? null
}
