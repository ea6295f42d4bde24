import { acceptCheckout } from '@vitrine/domain/billing/accept-checkout'
import { askForCheckout } from '@vitrine/domain/billing/ask-for-checkout'
import { checkoutByKey } from '@vitrine/domain/billing/checkouts'
import { findOperation, hasOpenPayment } from '@vitrine/domain/billing/operations'
import { readBackOperation, runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { stopStray } from '@vitrine/domain/billing/stop-stray'
import {
  currentSubscription,
  lockAccount,
  subscriptionByReference,
} from '@vitrine/domain/billing/subscriptions'
import { timeAfter } from '@vitrine/platform/clock'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { Selectable } from 'kysely'
import type { DB } from '@vitrine/database/generated/schema'
import { forEach } from './for-each.ts'
import { readSubscription } from './read-subscription.ts'

type Notification = Selectable<DB['billing_notifications']>

/**
 * A provider may not know its own subscription for some minutes; what matches nothing after this time is none
 * of ours.
 */
const TRIED_FOR = { minutes: 30 }
const AGAIN_AFTER = { minutes: 1 }

/**
 * Nothing in a notification is trusted but what it refers to: the provider's own record of that is read.
 * Returns how many there were.
 */
export async function workOffNotifications(billing: Billing, limit: number): Promise<number> {
  const { database, clock } = billing
  const due = await database
    .selectFrom('billing_notifications')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_look_at', '<=', clock.now())
    .orderBy('next_look_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return await forEach(
    due,
    async (notification) => await note(billing, notification, await workOff(billing, notification)),
    (notification) => note(billing, notification, false),
  )
}

async function note(
  { database, clock }: Billing,
  { id, received_at, attempts }: Notification,
  isDone: boolean,
): Promise<void> {
  const now = clock.now()
  const isGivenUp = !isDone && timeAfter(received_at, TRIED_FOR) <= now
  await database
    .updateTable('billing_notifications')
    .set(
      isDone
        ? { state: 'done', done_at: now }
        : isGivenUp
          ? { state: 'unmatched', done_at: now }
          : { attempts: attempts + 1, next_look_at: timeAfter(now, AGAIN_AFTER) },
    )
    .where('id', '=', id)
    .execute()
}

/** Whether it led to something that we know. */
async function workOff(billing: Billing, notification: Notification): Promise<boolean> {
  const ways = [byOperation, byCheckout, bySubscription, byAccount]
  for (const way of ways) if (await way(billing, notification)) return true
  return false
}

async function byOperation(billing: Billing, { operation_reference }: Notification): Promise<boolean> {
  const id = /^VIT-(\d{1,15})$/.exec(operation_reference ?? '')?.[1]
  const operation = id === undefined ? null : await findOperation(billing.database, Number(id))
  if (!operation || (operation.state !== 'claimed' && operation.state !== 'unknown')) return false
  const { state } = await readBackOperation(billing, operation)
  return state === 'done' || state === 'declined'
}

async function byCheckout(billing: Billing, { checkout_reference }: Notification): Promise<boolean> {
  const checkout =
    checkout_reference === null ? null : await checkoutByKey(billing.database, checkout_reference)
  if (!checkout || checkout_reference === null) return false
  return (await finishCheckout(billing, { checkoutId: checkout.id, key: checkout_reference })) === 'finished'
}

/**
 * Asks the provider for a checkout whose member has not come back, and accepts it. `unknown`: the provider
 * did not respond.
 */
export async function finishCheckout(
  billing: Billing,
  { checkoutId, key }: { checkoutId: number; key: string },
): Promise<'finished' | 'unfinished' | 'unknown'> {
  const asked = await askForCheckout(billing, { checkoutId, key, parameters: {} })
  if (asked.outcome === 'unknown' || (asked.outcome === 'refused' && asked.reason === 'unavailable'))
    return 'unknown'
  if (asked.outcome !== 'done' && asked.outcome !== 'declined') return 'unfinished'
  const completed = asked.outcome === 'done' ? asked.value : null
  const accepted = await billing.database
    .transaction()
    .execute((transaction) =>
      acceptCheckout(transaction, { checkoutId, key, completed }, billing.clock.now()),
    )
  if (accepted.operationId !== null) await runOperation(billing, accepted.operationId)
  return 'finished'
}

async function bySubscription(
  billing: Billing,
  { provider, subscription_reference: reference, account_reference }: Notification,
): Promise<boolean> {
  if (reference === null) return false
  const known = await subscriptionByReference(billing.database, provider, reference)
  if (known)
    return await readSubscription(billing, { id: known.id, userId: known.userId, provider, reference })
  const userId = userIdOf(account_reference)
  return userId !== null && (await stopUnknownOne(billing, { userId, provider, reference }))
}

/**
 * A subscription of an account that no act of ours has begun, as far as anybody knows: ended, and its payment
 * given back.
 */
async function stopUnknownOne(
  { database, providers, clock }: Billing,
  { userId, provider, reference }: { userId: number; provider: BillingProviderName; reference: string },
): Promise<boolean> {
  const read = await providers.named(provider)?.readSubscription({ subscriptionReference: reference })
  if (read?.outcome !== 'done' || read.value.accountReference !== `V${userId}`) return false
  return await database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, userId))) return false
    // It may be what an act that is under way has begun.
    if (
      (await subscriptionByReference(transaction, provider, reference)) ||
      (await hasOpenPayment(transaction, userId))
    )
      return false
    const isCheckoutOpen = await transaction
      .selectFrom('billing_checkouts')
      .select('id')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .where('state', 'in', ['open', 'waiting'])
      .limit(1)
      .executeTakeFirst()
    if (isCheckoutOpen) return false
    await stopStray(
      transaction,
      {
        userId,
        provider,
        record: read.value,
        reason: 'It belongs to no purchase that was confirmed.',
        operationId: null,
      },
      clock.now(),
    )
    return true
  })
}

async function byAccount(
  billing: Billing,
  { provider, account_reference, subscription_reference }: Notification,
): Promise<boolean> {
  const userId = userIdOf(account_reference)
  if (userId === null || subscription_reference !== null) return false
  const current = await currentSubscription(billing.database, userId)
  if (!current || current.provider !== provider || current.providerReference === null) return false
  return await readSubscription(billing, {
    id: current.id,
    userId,
    provider,
    reference: current.providerReference,
  })
}

function userIdOf(accountReference: string | null): number | null {
  const id = /^V(\d{1,15})$/.exec(accountReference ?? '')?.[1]
  return id === undefined ? null : Number(id)
}
