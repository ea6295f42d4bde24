import type { OperationState } from '@vitrine/contracts/billing/stored'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { createOperation, hasOpenOperation } from './operations.ts'
import { blockPaymentEmail } from './payment-emails.ts'
import { ratePlanById } from './rate-plans.ts'
import { changeRequest } from './requests.ts'
import type { TakenBack } from './payments.ts'
import type { Subscription } from './subscriptions.ts'

type Slots = TakenBack['slots']

/**
 * The slots that are left of those which the provider counts, once those are gone whose payment was given
 * back.
 */
export async function slotsLeft(
  executor: Transaction,
  { id }: Subscription,
  counted: number,
  slots: Slots,
): Promise<number> {
  let left = counted
  for (const { reversal, more } of slots) {
    const removal = await removalOf(executor, id, reversal.paymentReference)
    if (!removal) left -= more
    // Nobody knows yet whether the provider counts them still.
    else if (removal.state !== 'done') left = Math.min(left, removal.quantity)
  }
  return Math.max(1, left)
}

/**
 * Takes slots whose payment was given back out of the subscription at the provider, once for each payment.
 * While anything else of the account is under way that waits for the next look, because an act names the
 * slots that there shall be; so it does while nothing renews, because a provider changes no more what was
 * cancelled there.
 */
export async function takeSlotsAway(
  transaction: Transaction,
  subscription: Subscription,
  slots: Slots,
  now: Date,
): Promise<void> {
  const { id, userId, provider, providerReference, quantity } = subscription
  const untaken: Slots = []
  for (const each of slots)
    if (!(await removalOf(transaction, id, each.reversal.paymentReference))) untaken.push(each)
  if (untaken.length === 0 || providerReference === null) return
  for (const { reversal } of untaken)
    if (reversal.kind === 'chargeback')
      await blockPaymentEmail(transaction, userId, reversal.paymentReference, now)
  if (!subscription.renews || !subscription.renewsAtProvider || (await hasOpenOperation(transaction, userId)))
    return
  const plan = await ratePlanById(transaction, subscription.ratePlanId)
  const request = changeRequest(
    { ...subscription, providerReference },
    { provider, from: plan, plan, discount: null, quantity, effective: 'now' },
  )
  const takenBack = untaken.map(({ reversal }) => reversal.paymentReference)
  await createOperation(
    transaction,
    {
      kind: 'remove-slots',
      userId,
      subscriptionId: id,
      checkoutId: null,
      provider,
      takesMoney: false,
      money: null,
      at: now,
      request: (references) => ({ ...request(references), takenBack }),
    },
    now,
  )
}

async function removalOf(
  transaction: Transaction,
  subscriptionId: number,
  paymentReference: string,
): Promise<{ state: OperationState; quantity: number } | undefined> {
  const { rows } = await sql<{ state: OperationState; quantity: number }>`
    SELECT state, (request ->> 'quantity')::int AS quantity FROM billing_operations
    WHERE subscription_id = ${subscriptionId} AND kind = 'remove-slots' AND state NOT IN ('declined', 'failed') AND request -> 'takenBack' ? ${paymentReference} LIMIT 1
  `.execute(transaction)
  return rows[0]
}

/** Whether the provider is still to hear that slots of an account are gone. */
export async function isRemovingSlots(executor: Executor, userId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM billing_operations WHERE user_id = ${userId} AND kind = 'remove-slots' AND state IN ('waiting', 'claimed', 'unknown') LIMIT 1`.execute(
      executor,
    )
  return rows.length > 0
}
