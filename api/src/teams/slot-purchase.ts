import type { Currency } from '@vitrine/contracts/identity/billing'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { Executor } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import type { RatePlan } from '@vitrine/domain/billing/rate-plans'
import { atProvider } from '@vitrine/domain/billing/requests'
import type { Subscription } from '@vitrine/domain/billing/subscriptions'
import { isRemovingSlots } from '@vitrine/domain/billing/take-slots-away'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import type { PricePreview } from '@vitrine/platform/billing/records'
import { readMemberBilling } from '../memberships/member-billing.ts'
import { slotsRefusal } from './slots.rules.ts'

export interface SlotSource {
  executor: Executor
  providers: BillingProviders
  now: Date
}

export interface WantedSlots {
  /** How many more. */
  quantity: number
  /** The plan's id, or where it is only looked at the product's name. */
  ratePlan: string
  currency: Currency
}

/** What a purchase of slots comes to. */
export interface SlotPurchase {
  subscription: Subscription & { providerReference: string }
  plan: RatePlan
  provider: BillingProvider
  /** All slots afterwards. */
  quantity: number
  isEmailConfirmed: boolean
}

/** @throws AppError STATUS_CONFLICT, VALIDATION_FAILED at ratePlan or currency, BILLING_UNAVAILABLE */
export async function decideSlots(
  { executor, providers, now }: SlotSource,
  adminId: number,
  wanted: WantedSlots,
): Promise<SlotPurchase> {
  const billing = await readMemberBilling(executor, adminId, now)
  const { subscription, plan, account } = billing
  const refusal = slotsRefusal(billing)
  if (refusal !== null || !subscription || !plan)
    throw new AppError('STATUS_CONFLICT', { message: refusal ?? messages.notBilled })
  const { providerReference } = subscription
  if (providerReference === null) throw new AppError('STATUS_CONFLICT', { message: messages.notBilled })
  if (wanted.ratePlan !== plan.plan && wanted.ratePlan !== plan.product)
    throw fieldRefused('VALIDATION_FAILED', 'ratePlan', 'invalid', messages.ratePlanOther)
  if (wanted.currency !== plan.currency)
    throw fieldRefused('VALIDATION_FAILED', 'currency', 'invalid', messages.currencyOther)
  const provider = providers.named(subscription.provider)
  if (!provider) throw new AppError('BILLING_UNAVAILABLE')
  // What is bought is counted on top of what the provider has: not while it is told of slots that go.
  if (await isRemovingSlots(executor, adminId))
    throw new AppError('STATUS_CONFLICT', { message: messages.slotsGoing })
  return {
    subscription: { ...subscription, providerReference },
    plan,
    provider,
    quantity: subscription.quantity + wanted.quantity,
    isEmailConfirmed: account.isEmailConfirmed,
  }
}

/** What the provider itself says that it costs. @throws AppError BILLING_UNAVAILABLE */
export async function priceOfSlots({
  subscription,
  plan,
  provider,
  quantity,
}: SlotPurchase): Promise<PricePreview> {
  const outcome = await provider.previewChange({
    accountReference: accountReferenceOf(subscription.userId),
    subscriptionReference: subscription.providerReference,
    ...atProvider({ provider: provider.name, plan, discount: null }),
    quantity,
    effective: 'now',
  })
  if (outcome.outcome !== 'done') throw new AppError('BILLING_UNAVAILABLE')
  return outcome.value
}
