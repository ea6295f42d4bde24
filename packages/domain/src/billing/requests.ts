import { teamLimits } from '@vitrine/contracts/teams/teams'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { ChangeRequest, ConvertTrialRequest, StartRequest } from '@vitrine/platform/billing/operations'
import type { DiscountAtProvider, PlanAtProvider } from '@vitrine/platform/billing/records'
import { discountAtProvider, type DiscountCode } from './discount-codes.ts'
import { planAtProvider, type RatePlan } from './rate-plans.ts'
import type { Subscription } from './subscriptions.ts'

export function firstQuantity({ product }: Pick<RatePlan, 'product'>): number {
  return product === 'Enterprise' ? teamLimits.firstSlots : 1
}

/** What a subscription has after a change to a plan: slots that are there stay. */
export function quantityAfterChange(
  { quantity }: Pick<Subscription, 'quantity'>,
  plan: Pick<RatePlan, 'product'>,
): number {
  return Math.max(plan.product === 'Enterprise' ? quantity : 1, firstQuantity(plan))
}

interface References {
  ourReference: string
  accountReference: string
}

interface Wanted {
  provider: BillingProviderName
  plan: RatePlan
  discount: DiscountCode | null
}

/** @throws where the provider has no such plan or code: such a one is not offered */
export function atProvider({ provider, plan, discount }: Wanted): {
  plan: PlanAtProvider
  discount: DiscountAtProvider | null
} {
  const known = planAtProvider(plan, provider)
  const code = discount && discountAtProvider(discount, provider, plan.currency)
  if (!known || (discount && !code)) throw new Error(`${provider} has no plan or code for ${plan.plan}`)
  return { plan: known, discount: code }
}

export function startRequest(wanted: Wanted) {
  return (references: References): StartRequest => ({
    kind: 'start',
    ...references,
    ...atProvider(wanted),
    quantity: firstQuantity(wanted.plan),
  })
}

export function convertRequest(subscription: Subscription, wanted: Wanted) {
  return (references: References): ConvertTrialRequest => ({
    kind: 'convert-trial',
    ...references,
    ...atProvider(wanted),
    subscriptionReference: subscription.providerReference,
    quantity: subscription.quantity,
  })
}

export interface WantedChange extends Wanted {
  from: RatePlan
  quantity: number
  effective: ChangeRequest['effective']
}

export function changeRequest(
  subscription: Subscription & { providerReference: string },
  { from, quantity, effective, ...wanted }: WantedChange,
) {
  return (references: References): ChangeRequest => ({
    kind: 'change',
    ...references,
    ...atProvider(wanted),
    subscriptionReference: subscription.providerReference,
    from: {
      providerPlanId: atProvider({ ...wanted, plan: from, discount: null }).plan.providerPlanId,
      quantity: subscription.quantity,
    },
    quantity,
    effective,
  })
}
