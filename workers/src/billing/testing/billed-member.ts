import { acceptCheckout } from '@vitrine/domain/billing/accept-checkout'
import { askForCheckout } from '@vitrine/domain/billing/ask-for-checkout'
import { beginConversion } from '@vitrine/domain/billing/begin-conversion'
import type { DiscountCode } from '@vitrine/domain/billing/discount-codes'
import { createOperation, type NewOperation } from '@vitrine/domain/billing/operations'
import { ratePlanById, type RatePlan } from '@vitrine/domain/billing/rate-plans'
import { changeRequest, firstQuantity } from '@vitrine/domain/billing/requests'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { currentSubscription, lockAccount, type Subscription } from '@vitrine/domain/billing/subscriptions'
import type { ChangeRequest } from '@vitrine/platform/billing/operations'
import type { CheckoutPurpose } from '@vitrine/contracts/billing/stored'
import { timeAfter } from '@vitrine/platform/clock'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { statusAt, type SubscriptionStatus } from '@vitrine/contracts/standing'
import { sql } from 'kysely'

let members = 0

/** A free account, as sign-up leaves it. */
export async function aFreeMember({ database }: Billing): Promise<number> {
  const email = `billed${(members += 1)}@vitrine.example`
  const { id } = await database.insertInto('users').values({ email, email_normalized: email, display_name: 'Billed', password_hash: '-', roles: ['ROLE_FREE'], email_verified_at: new Date() }).returning('id').executeTakeFirstOrThrow()
  return id
}

interface Through {
  purpose: CheckoutPurpose
  plan?: string
  provider?: 'zuora' | 'avangate'
  parameters?: Record<string, string>
}

/** A member opens a checkout and goes through it, as the calls do it. Returns its state. */
export async function goThroughCheckout(billing: Billing, userId: number, { purpose, plan, provider = 'zuora', parameters = { card: '4111111111111111' } }: Through): Promise<string> {
  const { database, clock } = billing
  const key = newLinkToken()
  const now = clock.now()
  const ratePlan = plan === undefined ? undefined : await database.selectFrom('rate_plans').select(['id', 'amount', 'product']).where('plan', '=', plan).where('currency', '=', 'USD').executeTakeFirstOrThrow()
  const page = { kind: 'hosted-form', libraryUrl: '', frameUrl: '', parameters: {}, state: { checkoutKey: key } }
  await database.updateTable('billing_checkouts').set({ state: 'closed' }).where('user_id', '=', userId).where('state', '=', 'open').execute()
  const { id: checkoutId } = await database
    .insertInto('billing_checkouts')
    .values({ key_hash: hashOfToken(key), user_id: userId, provider, purpose, rate_plan_id: ratePlan?.id ?? null, currency: 'USD', amount: ratePlan ? Number(ratePlan.amount) * firstQuantity(ratePlan) : null, state: 'open', provider_state: JSON.stringify(page), expires_at: timeAfter(now, { minutes: 60 }), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = await askForCheckout(billing, { checkoutId, key, parameters })
  if (asked.outcome === 'done' || asked.outcome === 'declined') {
    const completed = asked.outcome === 'done' ? asked.value : null
    const { operationId } = await database.transaction().execute((transaction) => acceptCheckout(transaction, { checkoutId, key, completed }, clock.now()))
    if (operationId !== null) await runOperation(billing, operationId)
  }
  return (await database.selectFrom('billing_checkouts').select('state').where('id', '=', checkoutId).executeTakeFirstOrThrow()).state
}

/** Activate Now. Returns what became of the operation. */
export async function activate(billing: Billing, userId: number): Promise<string> {
  const id = await billing.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const trial = await currentSubscription(transaction, userId)
    if (!trial || trial.state !== 'trial') throw new Error('no trial')
    return await beginConversion(transaction, trial, null, billing.clock.now())
  })
  return (await runOperation(billing, id)).state
}

/** Another plan, from now on or from the next billing date. Returns what became of the operation. */
export async function changeTo(billing: Billing, userId: number, plan: string, { effective = 'now', code = null }: { effective?: ChangeRequest['effective']; code?: DiscountCode | null } = {}): Promise<string> {
  return await act(billing, userId, async (subscription, from) => {
    const { id } = await billing.database.selectFrom('rate_plans').select('id').where('plan', '=', plan).where('currency', '=', from.currency).executeTakeFirstOrThrow()
    return { kind: 'change', request: changeRequest(subscription, { provider: subscription.provider, from, plan: await ratePlanById(billing.database, id), discount: code, quantity: 1, effective }) }
  })
}

/** More slots of the same plan. Returns what became of the operation. */
export async function addSlots(billing: Billing, userId: number, more: number): Promise<string> {
  return await act(billing, userId, async (subscription, plan) => ({ kind: 'add-slots', request: changeRequest(subscription, { provider: subscription.provider, from: plan, plan, discount: null, quantity: subscription.quantity + more, effective: 'now' }) }))
}

async function act(billing: Billing, userId: number, wanted: (subscription: Subscription & { providerReference: string }, plan: RatePlan) => Promise<Pick<NewOperation, 'kind' | 'request'>>): Promise<string> {
  const id = await billing.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const subscription = await currentSubscription(transaction, userId)
    if (!subscription || subscription.providerReference === null) throw new Error('nothing to change')
    const { providerReference, provider } = subscription
    const asked = await wanted({ ...subscription, providerReference }, await ratePlanById(transaction, subscription.ratePlanId))
    return await createOperation(transaction, { ...asked, userId, subscriptionId: subscription.id, checkoutId: null, provider, takesMoney: true, money: null }, billing.clock.now())
  })
  return (await runOperation(billing, id)).state
}

/** Cancels, or takes that back. */
export async function setRenewal(billing: Billing, userId: number, renews: boolean): Promise<void> {
  const now = billing.clock.now()
  await billing.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const subscription = await currentSubscription(transaction, userId)
    if (subscription) await storeSubscription(transaction, { ...subscription, renews, cancelledAt: renews ? null : now }, now)
  })
}

/** What permissions read at this moment. */
export async function statusOf({ database, clock }: Billing, userId: number): Promise<SubscriptionStatus> {
  const row = await database.selectFrom('memberships').select(['status', 'trial_ends_at', 'changes_at', 'then_status']).where('user_id', '=', userId).executeTakeFirst()
  return row ? statusAt({ status: row.status, trialEndsAt: row.trial_ends_at, changesAt: row.changes_at, thenStatus: row.then_status, isSuspended: false }, clock.now()) : 'Inactive'
}

export async function mailsTo({ database }: Billing, userId: number): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`SELECT template FROM mails WHERE (data ->> 'userId')::bigint = ${userId} ORDER BY id`.execute(database)
  return rows.map(({ template }) => template)
}
