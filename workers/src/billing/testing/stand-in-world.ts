import type { BillingProviderName, Currency } from '@vitrine/contracts/identity/billing'
import type { CheckoutPurpose } from '@vitrine/contracts/billing/stored'
import type { Database } from '@vitrine/database/database'
import { acceptCheckout } from '@vitrine/domain/billing/accept-checkout'
import { askForCheckout } from '@vitrine/domain/billing/ask-for-checkout'
import { onlyProvider } from '@vitrine/domain/billing/billing-providers'
import type { DiscountCode } from '@vitrine/domain/billing/discount-codes'
import { offerPrice } from '@vitrine/domain/billing/offer-price'
import { atProvider, firstQuantity } from '@vitrine/domain/billing/requests'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { AvangateProvider } from '@vitrine/platform/billing/avangate/avangate-provider'
import type { IncomingNotification } from '@vitrine/platform/billing/billing-notification'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import type { CheckoutPage } from '@vitrine/platform/billing/checkout'
import { ZuoraProvider } from '@vitrine/platform/billing/zuora/zuora-provider'
import { millisecondsOf, timeAfter, type Clock, type Duration } from '@vitrine/platform/clock'
import { loadConfig } from '@vitrine/platform/config'
import { newLinkToken } from '@vitrine/platform/link-token'
import { startBillingStandIn, type BillingStandIn } from '@vitrine/testing/billing-stand-in/stand-in'
import type { Ledger } from '@vitrine/testing/billing-stand-in/ledger/ledger'
import { openCheckout } from './open-checkout.ts'

const SITE = 'http://site.invalid'

/** A clock that stands still until it is moved: what happens at once happens at the same moment. */
class StandingClock implements Clock {
  private at: number
  constructor(start: Date) {
    this.at = start.getTime()
  }
  now(): Date {
    return new Date(this.at)
  }
  advance(duration: Duration): void {
    this.at += millisecondsOf(duration)
  }
  moveTo(moment: number): void {
    this.at = moment
  }
}

export interface StandInWorld {
  name: BillingProviderName
  billing: Billing
  clock: StandingClock
  provider: BillingProvider
  ledger: Ledger
  standIn: BillingStandIn
  /** What the provider has told and nobody has delivered yet. */
  told: IncomingNotification[]
}

/**
 * A provider's real adapter on its stand-in, both on one clock. Nothing is sent by itself: who delivers what
 * was told decides when.
 */
export async function openWorld(
  database: Database,
  name: BillingProviderName,
  start: Date,
): Promise<StandInWorld> {
  const clock = new StandingClock(start)
  const standIn = await startBillingStandIn({ siteUrl: SITE, machineNow: () => clock.now().getTime() })
  const told: IncomingNotification[] = []
  standIn.notifications.add = (kind, _url, headers, body) =>
    void told.push({ kind, headers, body: new TextEncoder().encode(body) })
  const { billing: settings } = loadConfig({ ...standIn.settings })
  if (!settings.zuora || !settings.avangate) throw new Error('the stand-in names no provider')
  const { send } = standIn
  const provider =
    name === 'zuora'
      ? new ZuoraProvider({ settings: settings.zuora, clock, send })
      : new AvangateProvider({ settings: settings.avangate, clock, send })
  return {
    name,
    billing: { database, providers: onlyProvider(provider), clock },
    clock,
    provider,
    ledger: standIn[name],
    standIn,
    told,
  }
}

interface Through {
  purpose: CheckoutPurpose
  plan: string
  pays: Pays
  hasAccount: boolean
  code?: DiscountCode | null
  /** While the member is on the provider's page. */
  meanwhile?: () => Promise<void>
}

/** What is typed on a provider's page. */
export type Pays = { card: string } | { paypal: string }

/**
 * A member opens a checkout, types a card on the provider's own page and comes back, as calls and pages do
 * it.
 */
export async function payThrough(
  { billing, provider, standIn }: StandInWorld,
  userId: number,
  { purpose, plan: name, pays, hasAccount, code = null, meanwhile = async () => undefined }: Through,
): Promise<void> {
  const { database, clock } = billing
  const key = newLinkToken()
  const now = clock.now()
  const { id } = await database
    .selectFrom('rate_plans')
    .select('id')
    .where('plan', '=', name)
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow()
  const plan = await ratePlanById(database, id)
  const currency: Currency = plan.currency
  const expiresAt = timeAfter(now, { minutes: 60 })
  const forPlan = purpose !== 'payment-method'
  const begun = await provider.beginCheckout({
    checkoutKey: key,
    accountReference: `V${userId}`,
    email: `billed${userId}@vitrine.example`,
    countryCode: 'US',
    purpose: purpose === 'conversion' ? 'purchase' : purpose,
    ...(forPlan
      ? atProvider({ provider: provider.name, plan, discount: code })
      : { plan: null, discount: null }),
    quantity: forPlan ? firstQuantity(plan) : 1,
    hasAccount,
    expiresDate: expiresAt,
    returnUrl: `${SITE}/callback?checkout=${key}`,
  })
  if (begun.outcome !== 'done') throw new Error(`no checkout: ${begun.outcome}`)
  const page = begun.value
  const checkoutId = await openCheckout(
    database,
    {
      user_id: userId,
      provider: provider.name,
      purpose,
      rate_plan_id: forPlan ? id : null,
      currency,
      discount_code_id: code?.id ?? null,
      amount: forPlan ? offerPrice(plan, code).first : null,
    },
    { key, page: page.kind === 'redirect' ? { ...page, key } : page, now },
  )
  await meanwhile()
  const parameters = await typeIn(standIn, page, pays)
  // Declined on the provider's own page: nobody comes back.
  if (!parameters) return
  const asked = await askForCheckout(billing, { checkoutId, key, parameters })
  if (asked.outcome !== 'done' && asked.outcome !== 'declined') return
  const { operationId } = await database
    .transaction()
    .execute((transaction) =>
      acceptCheckout(
        transaction,
        { checkoutId, key, completed: asked.outcome === 'done' ? asked.value : null },
        clock.now(),
      ),
    )
  if (operationId !== null) await runOperation(billing, operationId)
}

async function typeIn(
  { send, url }: BillingStandIn,
  page: CheckoutPage,
  pays: Pays,
): Promise<Record<string, string> | null> {
  const [address, fields] =
    page.kind === 'redirect'
      ? [page.url, { ...pays }]
      : [`${url}/zuora/hosted-page`, { ...page.parameters, ...pays }]
  const response = await send(address, { method: 'POST', body: new URLSearchParams(fields).toString() })
  const location = response.headers.get('location')
  return location === null ? null : Object.fromEntries(new URL(location).searchParams)
}
