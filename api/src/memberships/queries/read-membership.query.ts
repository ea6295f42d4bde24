import type { SoldProduct } from '@vitrine/contracts/billing/products'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import { usedLookups } from '@vitrine/contracts/lookups'
import type { readMembership as readMembershipEndpoint } from '@vitrine/contracts/memberships/endpoints'
import { periodWords } from '@vitrine/contracts/memberships/plans'
import type { MembershipData } from '@vitrine/contracts/memberships/schemas'
import { membershipOf, platformOf } from '@vitrine/contracts/roles'
import {
  isSuspended,
  lookupAllowanceOf,
  remainingLookups,
  hasMobileSubscription,
} from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { billingDays, endOf } from '@vitrine/domain/billing/membership-status'
import { declinedPayment, hasOpenPayment, paymentNotMade } from '@vitrine/domain/billing/operations'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import type { Subscription } from '@vitrine/domain/billing/subscriptions'
import { remainingTrialDays, remainingTrialDaysText, timeLeftText } from '@vitrine/domain/billing/trial-days'
import { readStoredLookups } from '@vitrine/domain/identity/lookups'
import { timeAfter } from '@vitrine/platform/clock'
import { readMemberBilling, type MemberBilling } from '../member-billing.ts'
import { offeredPlans, shownPlan } from '../offered-plans.ts'
import type { BillingSource } from './read-subscription.query.ts'

/** What each product opens, in a sentence. */
const productWords: Record<SoldProduct, string> = {
  Unlimited: 'Every section with all details, unlimited price lookups, WorthScore and your vault.',
  Marks: 'All details of makers’ marks, and your vault.',
  Library: 'All details of the library, and your vault.',
  'Price Guide Lite': '10 price lookups a month, WorthScore and your vault.',
  Enterprise: 'Everything in Unlimited for each member of your team.',
}

/** What whatever an account has bought is called. */
const membershipNames: Record<ReturnType<typeof membershipOf>, string> = {
  free: 'Free',
  paid: 'Paid',
  unlimited: 'Unlimited',
  marks: 'Marks',
  library: 'Library',
  'price guide lite': 'Price Guide Lite',
  enterprise: 'Enterprise',
  'enterprise admin': 'Enterprise',
}

type Asked = EndpointInput<typeof readMembershipEndpoint>['query']

/** The documented membership data. */
export async function readMembership(
  { executor, providers, now }: BillingSource,
  userId: number,
  { currency, shouldFilter, enablePGL }: Asked,
): Promise<MembershipData> {
  const billing = await readMemberBilling(executor, userId, now)
  const { standing, subscription, plan } = billing
  const offered = await offeredPlans(executor, providers, {
    currency: (billing.mayChooseCurrency && currency) || billing.currency,
    enablePGL,
  })
  const nextBilling = nextBillingOf(subscription)
  const trialEnd = standing.subscriptionStatus === 'In Trial' ? await trialEndOf(executor, billing) : null
  return {
    mobile: mobileMembershipOf(billing),
    description: plan ? productWords[plan.product] : '',
    productTitle: productTitleOf(billing),
    billingData: {
      nextBillingDate: nextBilling?.toISOString() ?? null,
      nextBillingTimeLeft: nextBilling && timeLeftText(nextBilling, now),
    },
    remainingTrialDays: trialEnd && remainingTrialDays(trialEnd, now),
    remainingTrialDaysText: trialEnd ? remainingTrialDaysText(trialEnd, now) : '',
    ...(await lookupsOf(executor, billing, now, trialEnd)),
    status: standing.subscriptionStatus,
    ratePlan: plan && shownPlan(plan),
    ratePlans: offered.filter(({ id }) => !shouldFilter || id !== plan?.id).map(shownPlan),
    endsDate: endsDateOf(subscription),
    pendingChange: subscription && (await pendingChangeOf(executor, subscription)),
    paymentDueDate: paymentDueDateOf(subscription),
    isPaymentInProgress: await hasOpenPayment(executor, userId),
    paymentDeclinedDate: (await declinedPayment(executor, userId, now))?.toISOString() ?? null,
    paymentNotMadeDate: (await paymentNotMade(executor, userId, now))?.toISOString() ?? null,
    isTeamUser: isTeamUser(billing),
    ...mayOf(billing, now),
  }
}

function nextBillingOf(subscription: Subscription | null): Date | null {
  if (!subscription?.renews || subscription.paymentDueSince !== null) return null
  return subscription.state === 'trial' ? subscription.trialEndsAt : subscription.periodEnd
}

/** Of a trial of ours; of one that staff gave, what they have entered. */
async function trialEndOf(
  executor: Executor,
  { subscription, account }: MemberBilling,
): Promise<Date | null> {
  if (subscription) return subscription.trialEndsAt
  return (
    (
      await executor
        .selectFrom('memberships')
        .select('trial_ends_at')
        .where('user_id', '=', account.id)
        .executeTakeFirst()
    )?.trial_ends_at ?? null
  )
}

function productTitleOf({ plan, standing, subscription }: MemberBilling): string {
  if (plan && subscription) return plan.product
  if (standing.subscriptionStatus !== 'Active' && standing.subscriptionStatus !== 'In Trial') return 'Free'
  return membershipNames[membershipOf(standing.roles)]
}

async function lookupsOf(
  executor: Executor,
  { standing, account }: MemberBilling,
  now: Date,
  trialEnd: Date | null,
) {
  // While an account is suspended its count stands still and is hidden.
  const allowance = isSuspended(standing) ? { total: 0, per: null } : lookupAllowanceOf(standing)
  const left = remainingLookups(
    allowance,
    usedLookups(allowance, await readStoredLookups(executor, account.id), now),
  )
  return {
    user: { pricelookupBalance: left, trialEndDate: trialEnd?.toISOString() ?? null },
    remainingLookups: left,
    totalLookups: allowance.total,
  }
}

function endsDateOf(subscription: Subscription | null): string | null {
  const end = subscription && endOf(subscription)
  return end && end.reason === 'cancelled' ? end.at.toISOString() : null
}

async function pendingChangeOf(
  executor: Executor,
  { pendingRatePlanId, periodEnd, renews }: Subscription,
): Promise<MembershipData['pendingChange']> {
  // What was cancelled does not change; it does again for whoever comes back.
  if (pendingRatePlanId === null || periodEnd === null || !renews) return null
  const { product, plan } = await ratePlanById(executor, pendingRatePlanId)
  return { product, ratePlan: plan, date: periodEnd.toISOString() }
}

function paymentDueDateOf(subscription: Subscription | null): string | null {
  if (!subscription || subscription.state !== 'active' || subscription.paymentDueSince === null) return null
  return timeAfter(subscription.paymentDueSince, { days: billingDays.openWhileUnpaid }).toISOString()
}

function isTeamUser({ standing, subscription }: MemberBilling): boolean {
  return (
    subscription === null &&
    standing.roles.includes('ROLE_ENTERPRISE') &&
    standing.subscriptionStatus === 'Active'
  )
}

function mayOf({ subscription }: MemberBilling, now: Date) {
  const end =
    subscription && (subscription.state === 'trial' ? subscription.trialEndsAt : subscription.periodEnd)
  return {
    mayCancel: subscription !== null && subscription.renews,
    mayReactivate:
      subscription !== null &&
      !subscription.renews &&
      subscription.paymentDueSince === null &&
      end !== null &&
      end > now,
    mayChangePaymentMethod: subscription !== null,
  }
}

/** What was bought on a phone, as staff or an import have entered it; no shop of a phone is asked. */
function mobileMembershipOf({
  standing,
  mobile: { validUntil, value, billingPeriod },
}: Pick<MemberBilling, 'standing' | 'mobile'>): MembershipData['mobile'] {
  const platform = platformOf(standing.roles)
  if (platform === 'web' || !hasMobileSubscription(standing)) return null
  const membership = membershipOf(standing.roles)
  const period = billingPeriod ?? 'Monthly'
  return {
    name: membershipNames[membership],
    product_id: membership.replaceAll(' ', '-'),
    source: platform,
    status: standing.subscriptionStatus,
    valid_until: validUntil?.toISOString() ?? null,
    value,
    period: { name: periodWords[period], enumType: period.toUpperCase() },
  }
}
