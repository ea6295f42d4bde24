import { acceptCheckout } from '@vitrine/domain/billing/accept-checkout'
import { askForCheckout } from '@vitrine/domain/billing/ask-for-checkout'
import { beginConversion } from '@vitrine/domain/billing/begin-conversion'
import { reserveRedemption, type DiscountCode } from '@vitrine/domain/billing/discount-codes'
import { createOperation } from '@vitrine/domain/billing/operations'
import { ratePlanById, type RatePlan } from '@vitrine/domain/billing/rate-plans'
import { atProvider, changeRequest, firstQuantity, type WantedChange } from '@vitrine/domain/billing/requests'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { storeSubscription } from '@vitrine/domain/billing/store-subscription'
import { currentSubscription, lockAccount, type Subscription } from '@vitrine/domain/billing/subscriptions'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import type { CheckoutPurpose } from '@vitrine/contracts/billing/stored'
import { newLinkToken } from '@vitrine/platform/link-token'
import { statusAt, type SubscriptionStatus } from '@vitrine/contracts/standing'
import { anAccount } from '@vitrine/testing/account-records'
import { sql } from 'kysely'
import { openCheckout } from './open-checkout.ts'

let members = 0

/** A free account, as sign-up leaves it. */
export async function aFreeMember({ database }: Billing): Promise<number> {
  const email = `billed${(members += 1)}@vitrine.example`
  return await anAccount(database, { email, display_name: 'Billed', roles: ['ROLE_FREE'] })
}

interface Through {
  purpose: CheckoutPurpose
  plan?: string
  provider?: 'zuora' | 'avangate'
  parameters?: Record<string, string>
}

/** A member opens a checkout and goes through it, as the calls do it. Returns its state. */
export async function goThroughCheckout(
  billing: Billing,
  userId: number,
  { purpose, plan, provider = 'zuora', parameters = { card: '4111111111111111' } }: Through,
): Promise<string> {
  const { database, clock } = billing
  const key = newLinkToken()
  const now = clock.now()
  const ratePlan =
    plan === undefined
      ? undefined
      : await database
          .selectFrom('rate_plans')
          .select(['id', 'amount', 'product'])
          .where('plan', '=', plan)
          .where('currency', '=', 'USD')
          .executeTakeFirstOrThrow()
  const page = {
    kind: 'hosted-form',
    libraryUrl: '',
    frameUrl: '',
    parameters: {},
    state: { checkoutKey: key },
  }
  const checkoutId = await openCheckout(
    database,
    {
      user_id: userId,
      provider,
      purpose,
      rate_plan_id: ratePlan?.id ?? null,
      currency: 'USD',
      amount: ratePlan ? Number(ratePlan.amount) * firstQuantity(ratePlan) : null,
    },
    { key, page, now },
  )
  const asked = await askForCheckout(billing, { checkoutId, key, parameters })
  if (asked.outcome === 'done' || asked.outcome === 'declined') {
    const completed = asked.outcome === 'done' ? asked.value : null
    const { operationId } = await database
      .transaction()
      .execute((transaction) => acceptCheckout(transaction, { checkoutId, key, completed }, clock.now()))
    if (operationId !== null) await runOperation(billing, operationId)
  }
  return (
    await database
      .selectFrom('billing_checkouts')
      .select('state')
      .where('id', '=', checkoutId)
      .executeTakeFirstOrThrow()
  ).state
}

/** Activate Now, with a code or without. Returns what became of the operation. */
export async function activate(
  billing: Billing,
  userId: number,
  code: DiscountCode | null = null,
): Promise<string> {
  const id = await billing.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const trial = await currentSubscription(transaction, userId)
    if (!trial || trial.state !== 'trial') throw new Error('no trial')
    return await beginConversion(transaction, trial, code, billing.clock.now())
  })
  return (await runOperation(billing, id)).state
}

type Wanted = Omit<WantedChange, 'provider' | 'from'>

/** Another plan, from now on or from the next billing date. Returns what became of the operation. */
export async function changeTo(
  billing: Billing,
  userId: number,
  plan: string,
  {
    effective = 'now',
    discount = null,
  }: { effective?: Wanted['effective']; discount?: DiscountCode | null } = {},
): Promise<string> {
  const { id } = await billing.database
    .selectFrom('rate_plans')
    .select('id')
    .where('plan', '=', plan)
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow()
  const wanted = await ratePlanById(billing.database, id)
  return await act(billing, userId, 'change', () => ({
    plan: wanted,
    quantity: firstQuantity(wanted),
    discount,
    effective,
  }))
}

/** More slots of the same plan. Returns what became of the operation. */
export async function addSlots(billing: Billing, userId: number, more: number): Promise<string> {
  return await act(billing, userId, 'add-slots', ({ quantity }, plan) => ({
    plan,
    quantity: quantity + more,
    discount: null,
    effective: 'now',
  }))
}

/** As the calls do it: priced by the provider, noted with that price, and made. */
async function act(
  billing: Billing,
  userId: number,
  kind: 'change' | 'add-slots',
  wantedOf: (subscription: Subscription, plan: RatePlan) => Wanted,
): Promise<string> {
  const { database, providers, clock } = billing
  const now = clock.now()
  const subscription = await currentSubscription(database, userId)
  const provider = subscription && providers.named(subscription.provider)
  if (!provider || subscription.providerReference === null) throw new Error('nothing to change')
  const { providerReference, id: subscriptionId } = subscription
  const from = await ratePlanById(database, subscription.ratePlanId)
  const wanted = wantedOf(subscription, from)
  const { plan, discount, quantity, effective } = wanted
  if (effective !== 'now' && !provider.traits.schedulesChanges) {
    await database
      .transaction()
      .execute((transaction) =>
        storeSubscription(transaction, { ...subscription, pendingRatePlanId: plan.id }, now),
      )
    return 'done'
  }
  const price = await provider.previewChange({
    accountReference: accountReferenceOf(userId),
    subscriptionReference: providerReference,
    ...atProvider({ provider: provider.name, plan, discount }),
    quantity,
    effective,
  })
  if (price.outcome !== 'done') throw new Error(`no price: ${price.outcome}`)
  const id = await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const request = changeRequest(
      { ...subscription, providerReference },
      { ...wanted, provider: provider.name, from },
    )
    const made = await createOperation(
      transaction,
      {
        kind,
        userId,
        subscriptionId,
        checkoutId: null,
        provider: provider.name,
        takesMoney: true,
        money: price.value.amountDueNow,
        request,
      },
      now,
    )
    if (discount)
      await reserveRedemption(transaction, { discountCodeId: discount.id, userId, operationId: made }, now)
    return made
  })
  return (await runOperation(billing, id)).state
}

/** Cancels, or takes that back. */
export async function setRenewal(billing: Billing, userId: number, renews: boolean): Promise<void> {
  const now = billing.clock.now()
  await billing.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const subscription = await currentSubscription(transaction, userId)
    if (subscription)
      await storeSubscription(transaction, { ...subscription, renews, cancelledAt: renews ? null : now }, now)
  })
}

/** What permissions read at this moment. */
export async function statusOf({ database, clock }: Billing, userId: number): Promise<SubscriptionStatus> {
  const row = await database
    .selectFrom('memberships')
    .select(['status', 'trial_ends_at', 'changes_at', 'then_status'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row
    ? statusAt(
        {
          status: row.status,
          trialEndsAt: row.trial_ends_at,
          changesAt: row.changes_at,
          thenStatus: row.then_status,
          isSuspended: false,
        },
        clock.now(),
      )
    : 'Inactive'
}

export async function mailsTo({ database }: Billing, userId: number): Promise<string[]> {
  const { rows } = await sql<{
    template: string
  }>`SELECT template FROM mails WHERE (data ->> 'userId')::bigint = ${userId} ORDER BY id`.execute(database)
  return rows.map(({ template }) => template)
}

/** The member's operation of which nobody knows yet what became of it. */
export async function unknownOperation({ database }: Billing, userId: number): Promise<number> {
  const { id } = await database
    .selectFrom('billing_operations')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'unknown')
    .executeTakeFirstOrThrow()
  return id
}
