import { billingPeriods } from '@vitrine/contracts/identity/billing'
import type { MembershipData, RatePlan, SubscriptionData } from '@vitrine/contracts/memberships/schemas'

/** Whoever has all is told so in place of upgrade options. */
export function hasAll({
  status,
  ratePlan,
  productTitle,
}: Pick<MembershipData, 'status' | 'ratePlan' | 'productTitle'>): boolean {
  return status === 'Active' && ['Unlimited', 'Enterprise'].includes(ratePlan?.product ?? productTitle)
}

/**
 * Whether a plan is an upgrade: a product that is promoted to whoever has the present one, or the present
 * product for a longer period. Anything else is a downgrade, which begins at the next billing date.
 */
export function isUpgradeTo(
  { product, billingPeriod }: Pick<RatePlan, 'product' | 'billingPeriod'>,
  present: Pick<RatePlan, 'product' | 'billingPeriod'> | null,
  { promotedProducts }: Pick<SubscriptionData, 'promotedProducts'>,
): boolean {
  if (present?.product !== product) return promotedProducts.includes(product)
  return billingPeriods.indexOf(billingPeriod) > billingPeriods.indexOf(present.billingPeriod)
}

/** To somebody with all there is for one person: what is still offered is for several. */
export function offersEnterprise({
  ratePlan,
  productTitle,
  ratePlans,
}: Pick<MembershipData, 'ratePlan' | 'productTitle' | 'ratePlans'>): boolean {
  return (
    (ratePlan?.product ?? productTitle) !== 'Enterprise' &&
    ratePlans.some(({ product }) => product === 'Enterprise')
  )
}

/** What ends, or is not paid for, changes to nothing else: it is taken up again, or paid, first. */
export function mayChangePlan({
  mayReactivate,
  paymentDueDate,
}: Pick<MembershipData, 'mayReactivate' | 'paymentDueDate'>): boolean {
  return !mayReactivate && paymentDueDate === null
}

/**
 * Nothing is bought beside a phone's subscription or a team's slot, nor while something else has to be
 * settled first.
 */
export function offersPlans({
  status,
  mobile,
  isTeamUser,
}: Pick<MembershipData, 'status' | 'mobile' | 'isTeamUser'>): boolean {
  return !mobile && !isTeamUser && !['Suspended', 'On Hold', 'Error'].includes(status)
}
