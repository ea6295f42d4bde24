import { useQueryClient } from '@tanstack/react-query'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import {
  membershipMessages as messages,
  paymentDeclinedOn,
  paymentNotMadeOn,
} from '@vitrine/contracts/memberships/messages'
import type { MembershipData } from '@vitrine/contracts/memberships/schemas'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { ActivateButton } from '../activation/ActivateButton.tsx'
import { membershipChanged, reactivateMembership, withdrawChange } from '../queries/own-membership.ts'
import { membershipState, type MembershipState } from './membership-state.ts'
import type { ShowOutcome } from './outcome-notice.tsx'

/** What the member has, what it costs and what its state means. */
export function MembershipFacts({ own, tell }: { own: MembershipData; tell: ShowOutcome }) {
  const state = membershipState(own)
  const mayActivate = own.status === 'In Trial' && !own.mobile && !own.endsDate && !own.isPaymentInProgress
  const { isSending, send } = useSmallChange(tell)
  return (
    <AccountSection title="Membership">
      <Facts own={own} />
      <StateWords state={state} />
      {own.isPaymentInProgress && (
        <p role="status" className="border-l-2 border-brass py-1 pl-4">
          {PAYMENT_IN_PROGRESS}
        </p>
      )}
      {own.paymentNotMadeDate && (
        <p role="status" className="border-l-2 border-oxblood py-1 pl-4">
          {paymentNotMadeOn(formatDay(own.paymentNotMadeDate))}
        </p>
      )}
      {own.paymentDeclinedDate && (
        <p role="status" className="border-l-2 border-oxblood py-1 pl-4">
          {paymentDeclinedOn(formatDay(own.paymentDeclinedDate))}
        </p>
      )}
      {own.pendingChange && (
        <p className="border-l-2 border-brass py-1 pl-4">
          Your plan changes to {own.pendingChange.product} on <Day iso={own.pendingChange.date} />.{' '}
          <button
            type="button"
            className="text-link min-h-11"
            disabled={isSending}
            onClick={() => void send(() => withdrawChange(browserCall))}
          >
            Keep {own.productTitle}
          </button>
        </p>
      )}
      {(mayActivate || own.mayReactivate) && (
        <div className="flex flex-wrap gap-3">
          {mayActivate && <ActivateButton src="accountSettings" />}
          {own.mayReactivate && (
            <button
              type="button"
              className="button"
              disabled={isSending}
              onClick={() => void send(() => reactivateMembership(browserCall))}
            >
              Reactivate
            </button>
          )}
        </div>
      )}
    </AccountSection>
  )
}

/** Without a question: it can be taken back, and takes no money now. */
function useSmallChange(tell: ShowOutcome) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const send = async (change: () => Promise<unknown>) => {
    setSending(true)
    tell(null)
    try {
      await change()
      await membershipChanged(queryClient, browserCall)
      tell({ kind: 'done', text: messages.updated })
    } catch (error) {
      tell({ kind: 'failed', text: `${messages.notUpdated} ${failureOf(error).text}` })
    }
    setSending(false)
  }
  return { isSending, send }
}

function Facts({
  own: {
    productTitle,
    description,
    status,
    ratePlan,
    mobile,
    billingData,
    user,
    remainingLookups,
    totalLookups,
    endsDate,
  },
}: {
  own: MembershipData
}) {
  const isSuspended = status === 'Suspended'
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 phone:grid-cols-[9rem_minmax(0,1fr)] phone:gap-x-8">
      <Fact name="Level">
        {productTitle}
        {description && <span className="block text-sm text-muted">{description}</span>}
      </Fact>
      <Fact name="Status">
        {status}
        {endsDate && (status === 'Active' || status === 'In Trial') && (
          <span className="block text-sm text-muted">
            until <Day iso={endsDate} />; it ends then and does not renew
          </span>
        )}
      </Fact>
      {ratePlan && (
        <Fact name={status === 'In Trial' ? 'After the trial' : 'Price'}>
          {ratePlan.displayPrice} / {ratePlan.displayPeriod}
          {ratePlan.product === 'Enterprise' && ', for each person'}
        </Fact>
      )}
      {mobile && (
        <Fact name="Bought on">
          {mobile.source}, by the {mobile.period.name}
        </Fact>
      )}
      {user.trialEndDate && (
        <Fact name="Trial ends">
          <Day iso={user.trialEndDate} />
        </Fact>
      )}
      {billingData.nextBillingDate && !endsDate && (
        <Fact name="Next billing">
          <Day iso={billingData.nextBillingDate} />
          {billingData.nextBillingTimeLeft && (
            <span className="text-muted"> (in {billingData.nextBillingTimeLeft})</span>
          )}
        </Fact>
      )}
      {totalLookups !== 0 && !isSuspended && (
        <Fact name="Price lookups">
          {totalLookups === null
            ? 'Unlimited'
            : `${remainingLookups ?? 0} out of ${totalLookups} lookups remaining`}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

const tones = {
  plain: 'border-hairline',
  good: 'border-green',
  grave: 'border-oxblood text-oxblood',
  contact: 'border-oxblood',
} as const

function StateWords({ state: { text, tone } }: { state: MembershipState }) {
  return (
    <p className={`max-w-prose border-l-2 py-1 pl-4 ${tones[tone]}`}>
      {text}{' '}
      {tone === 'contact' && (
        <Link to="/about-contact" className="text-link">
          Contact Us
        </Link>
      )}
    </p>
  )
}
