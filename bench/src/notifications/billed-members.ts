import type { Database } from '@vitrine/database/database'
import { hmacHex } from '@vitrine/platform/billing/signatures'
import { signedCallout } from '@vitrine/platform/billing/zuora/callouts'
import { openPayingAccount, start } from '@vitrine/testing/billing-stand-in/ledger/acts'
import type { BillingStandIn } from '@vitrine/testing/billing-stand-in/stand-in'

/** What a notification is stored as, and how it comes. */
export interface SignedNotification {
  body: string
  signature: string
  event: string
  account: string
  subscription: string
}

const EVENTS = [
  'Payment Processed',
  'Subscription Changed',
  'Invoice Posted',
  'Account Edited',
  'Order Completed',
]

/**
 * As many members as the notifications need. Each has paid at the provider for what our record knows nothing
 * of yet.
 */
export async function billedMembers(
  database: Database,
  { zuora, settings }: BillingStandIn,
  notifications: number,
): Promise<SignedNotification[]> {
  // Told by the bench, in its own order.
  zuora.onEvent = () => undefined
  const plan = zuora.plan('marks-monthly')
  const ratePlan = await database
    .selectFrom('rate_plans')
    .select('id')
    .where('plan', '=', 'marks-monthly')
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow()
  if (!plan) throw new Error('the stand-in sells no marks-monthly')
  const emails = Array.from(
    { length: Math.ceil(notifications / EVENTS.length) },
    (_, at) => `billed${at}@vitrine.example`,
  )
  const members = await database
    .insertInto('users')
    .values(
      emails.map((email) => ({
        email,
        email_normalized: email,
        display_name: 'Billed',
        password_hash: '-',
        email_verified_at: new Date(),
      })),
    )
    .returning('id')
    .execute()
  const bought = members.map(({ id }, at) => {
    const account = `V${id}`
    openPayingAccount(zuora, account, emails[at] ?? '')
    return {
      userId: id,
      account,
      ...start(zuora, { order: `O-${id}`, account, plan, currency: 'USD', quantity: 1, discount: null }),
    }
  })
  const now = new Date()
  await database
    .insertInto('billing_subscriptions')
    .values(
      bought.map(({ userId, subscription: { number, startedAt, periodStart, periodEnd } }) => ({
        user_id: userId,
        provider: 'zuora' as const,
        provider_reference: number,
        state: 'active' as const,
        rate_plan_id: ratePlan.id,
        started_at: new Date(startedAt),
        period_start: new Date(periodStart),
        period_end: new Date(periodEnd),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  return bought
    .flatMap(({ account, subscription: { number } }) =>
      EVENTS.map((eventCategory) => ({
        eventCategory,
        eventTimestamp: now.toISOString(),
        accountNumber: account,
        subscriptionNumber: number,
        orderNumber: '',
        invoiceNumber: '',
        paymentNumber: '',
      })),
    )
    .slice(0, notifications)
    .map((fields) => ({
      body: JSON.stringify(fields),
      signature: hmacHex('sha256', settings.ZUORA_CALLOUT_SECRET, signedCallout(fields)),
      event: fields.eventCategory,
      account: fields.accountNumber,
      subscription: fields.subscriptionNumber,
    }))
}
