import { periodWords } from '@vitrine/contracts/memberships/plans'
import type { MembershipData } from '@vitrine/contracts/memberships/schemas'
import { hasMobileSubscription } from '@vitrine/contracts/standing'
import { membershipOf, platformOf } from '@vitrine/contracts/roles'
import type { MemberBilling } from './member-billing.ts'
import { membershipNames } from './product-words.ts'

/** What was bought on a phone, as staff or an import have entered it; no shop of a phone is asked. */
export function mobileMembershipOf({
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
