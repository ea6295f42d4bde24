import type { SubscriptionState, UserDetails } from '@vitrine/contracts/identity/schemas'
import { Link } from 'react-router'
import { membershipWords } from '../membership-words.ts'
import { AccountSection } from './AccountSection.tsx'

const tierNames: Record<UserDetails['tier'], string> = {
  free: 'Free account', trial: 'Trial', paid: 'Paid', unlimited: 'Unlimited', marks: 'Marks', library: 'Library', 'price guide lite': 'Price Guide Lite', enterprise: 'Enterprise',
}

/** The membership as it is. */
export function Membership({ user, subscription }: { user: UserDetails; subscription: SubscriptionState }) {
  const { totalLookups, remainingLookups } = user
  return (
    <AccountSection title="Membership">
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 phone:grid-cols-[9rem_minmax(0,1fr)] phone:gap-x-8">
        <dt className="text-muted">Level</dt>
        <dd>{tierNames[user.tier]}</dd>
        <dt className="text-muted">Status</dt>
        <dd>{subscription.status}</dd>
        {subscription.billingPeriod && (
          <>
            <dt className="text-muted">Billing</dt>
            <dd>
              {subscription.billingPeriod}
              {subscription.currency && `, ${subscription.currency}`}
            </dd>
          </>
        )}
        {user.tier !== 'free' && totalLookups !== 0 && (
          <>
            <dt className="text-muted">Price lookups</dt>
            <dd>{totalLookups === null ? 'Unlimited' : `${remainingLookups} out of ${totalLookups} lookups remaining`}</dd>
          </>
        )}
      </dl>
      <p className="max-w-prose">{membershipWords(subscription)}</p>
      {subscription.isFreeUser && subscription.status !== 'Suspended' && (
        <p>
          <Link to="/product/index" className="button">
            See the memberships
          </Link>
        </p>
      )}
    </AccountSection>
  )
}
