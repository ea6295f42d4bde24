import { membershipMessages } from '@vitrine/contracts/memberships/messages'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { RatePlan } from '@vitrine/domain/billing/rate-plans'
import type { Subscription } from '@vitrine/domain/billing/subscriptions'

/** Why slots cannot be added to what an admin has bought, in a sentence; null where they can. */
export function slotsRefusal({
  subscription,
  plan,
}: {
  subscription: Subscription | null
  plan: RatePlan | null
}): string | null {
  if (
    subscription?.state !== 'active' ||
    subscription.providerReference === null ||
    plan?.product !== 'Enterprise'
  )
    return messages.notBilled
  if (subscription.paymentDueSince !== null) return membershipMessages.paymentFailed
  if (!subscription.renews) return membershipMessages.reactivateFirst
  return subscription.pendingRatePlanId === null ? null : messages.changeIsWaiting
}
