import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { Currency } from '@vitrine/contracts/memberships/plans'
import type { MembershipData, SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { membership, subscription } from '../queries/own-membership.ts'
import { TeamMembership } from '../../teams/membership/TeamMembership.tsx'
import type { ChosenPlan } from '../shared/plan-path.ts'
import { CancelMembership } from './CancelMembership.tsx'
import { Invoices } from './Invoices.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanOptions } from './PlanOptions.tsx'
import { offersPlans } from './offered-plans.ts'
import { Told, useTold } from './told.tsx'
import { useChosenPlan } from './use-chosen-plan.ts'

/** The membership as it is, and whatever may be done about it. */
export default function SubscriptionPage({ user }: { user: UserDetails }) {
  const chosen = useChosenPlan()
  const [currency, setCurrency] = useState<Currency | null>(chosen.plan?.currency ?? null)
  const { enablePGL } = chosen
  const own = useQuery({ ...membership(browserCall, { currency, enablePGL }), meta: { essential: true } })
  const offer = useQuery({ ...subscription(browserCall), meta: { essential: true } })
  const error = own.error ?? offer.error
  if (!own.data || !offer.data) return error ? <ListFailure text={failureOf(error).text} /> : <Waiting />
  return (
    <Shown
      user={user}
      own={own.data}
      offer={offer.data}
      currency={currency ?? offer.data.currency}
      onCurrency={setCurrency}
      chosen={chosen}
    />
  )
}

interface ShownProps {
  user: UserDetails
  own: MembershipData
  offer: SubscriptionData
  currency: Currency
  onCurrency: (currency: Currency) => void
  chosen: ReturnType<typeof useChosenPlan>
}

function Shown({ user, own, offer, currency, onCurrency, chosen }: ShownProps) {
  const { told, tell } = useTold()
  const { plan: named } = chosen
  const choose = (next: ChosenPlan) => {
    tell(null)
    chosen.choose(next)
  }
  const plan = own.ratePlans.find(({ id }) => id === named?.plan) ?? null
  return (
    <>
      <Told told={told} />
      <MembershipFacts own={own} tell={tell} />
      {user.roles.includes('ROLE_ENTERPRISE') && <TeamMembership tell={tell} />}
      {offersPlans(own) && (
        <PlanOptions own={own} offer={offer} currency={currency} onCurrency={onCurrency} onChoose={choose} />
      )}
      {own.mayChangePaymentMethod && <PaymentMethod />}
      <Invoices />
      {own.mayCancel && <CancelMembership own={own} tell={tell} />}
      <PlanDialog
        plan={plan}
        trial={named !== null && named.trial && offer.isTrialOffered}
        isChange={offer.isUpgrade}
        present={own.ratePlan && { product: own.productTitle, isTrial: offer.inTrial }}
        allowCode={offer.allowDiscountCodeInModal}
        enablePGL={chosen.enablePGL}
        emailVerified={user.emailVerified}
        tell={tell}
        onClose={chosen.close}
      />
    </>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your membership" className="space-y-4">
      <div className="skeleton h-8 w-40" />
      <div className="skeleton h-32 w-full" />
      <div className="skeleton h-48 w-full" />
    </div>
  )
}
