import type { SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import type { Product } from '@vitrine/contracts/memberships/plans'
import { userKindOf } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { promotedProducts } from '@vitrine/domain/billing/change-time'
import { isTrialUsed } from '@vitrine/domain/billing/used-trials'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import { readMemberBilling } from '../member-billing.ts'
import { offeredPlans, shownPlan } from '../offered-plans.ts'

export interface BillingSource {
  executor: Executor
  providers: BillingProviders
  /** Whether staff's codes may be used at all. */
  areCodesTaken: boolean
  now: Date
}

/** The documented subscription data, for whatever offers to begin, change or activate something. */
export async function readSubscription(
  { executor, providers, areCodesTaken, now }: BillingSource,
  userId: number,
): Promise<SubscriptionData> {
  const { account, standing, provider, subscription, plan, currency, mayChooseCurrency } =
    await readMemberBilling(executor, userId, now)
  const plans = (await offeredPlans(executor, providers, { currency, enablePGL: false })).filter(
    ({ id }) => id !== plan?.id,
  )
  const product = plan?.product ?? null
  const inTrial = userKindOf(standing) === 'trial'
  const isOnPhone = provider === 'ios' || provider === 'android'
  return {
    ratePlans: plans.map(shownPlan),
    product,
    ratePlan: plan?.plan ?? null,
    promotedProducts: promotedProducts(product, [...new Set(plans.map((each): Product => each.product))]),
    isUpgrade: subscription !== null,
    allowDiscountCodeInModal: areCodesTaken && inTrial && !isOnPhone,
    inTrial,
    isTrialOffered:
      plans.length > 0 &&
      subscription === null &&
      !['Active', 'In Trial', 'On Hold', 'Suspended'].includes(standing.subscriptionStatus) &&
      !(await isTrialUsed(executor, { account, fingerprint: null, networkHash: null }, now)),
    accountId: accountReferenceOf(userId),
    currency,
    mayChooseCurrency,
  }
}
