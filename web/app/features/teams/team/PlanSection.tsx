import { useQuery } from '@tanstack/react-query'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { paymentDeclinedOn, paymentNotMadeOn } from '@vitrine/contracts/memberships/messages'
import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import type { PlanDetails } from '@vitrine/contracts/teams/schemas'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { typedInput } from '../../../shared/forms/typed-input.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import type { ShowOutcome } from '../../memberships/subscription/outcome-notice.tsx'
import { planDetails } from '../queries/team.ts'
import { SLOTS_FORM, SlotsDialog } from './SlotsDialog.tsx'

/** The plan with its slots, and the way to more of them. */
export function PlanSection({ tell }: { tell: ShowOutcome }) {
  const { data: plan, error } = useQuery({ ...planDetails(browserCall), meta: { essential: true } })
  return (
    <AccountSection title="Work Team">
      {plan ? (
        <Plan plan={plan} tell={tell} />
      ) : error ? (
        <ListFailure text={failureOf(error).text} />
      ) : (
        <div role="status" aria-label="Loading your plan" className="skeleton h-40" />
      )}
    </AccountSection>
  )
}

function Plan({ plan, tell }: { plan: PlanDetails; tell: ShowOutcome }) {
  const [isOpen, setOpen] = useState(() => typedInput.isKept(SLOTS_FORM))
  const {
    product,
    billingPeriod,
    currency,
    amount,
    nextBillingDate,
    status,
    slotsRefused,
    isPaymentInProgress,
    paymentDeclinedDate,
    paymentNotMadeDate,
  } = plan
  return (
    <>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 phone:grid-cols-[9rem_minmax(0,1fr)] phone:gap-x-8">
        <dt className="text-muted">Plan</dt>
        <dd>
          {product}
          {billingPeriod && `, ${billingPeriod.toLowerCase()}`}
        </dd>
        <dt className="text-muted">Status</dt>
        <dd>{status}</dd>
        <dt className="text-muted">Slots</dt>
        <dd>
          <Slots plan={plan} />
        </dd>
        {amount && currency && billingPeriod && (
          <>
            <dt className="text-muted">Price</dt>
            <dd>
              {displayPrice(amount, currency)} / {periodWords[billingPeriod]}
            </dd>
          </>
        )}
        {nextBillingDate && (
          <>
            <dt className="text-muted">Next billing</dt>
            <dd>
              <Day iso={nextBillingDate} />
            </dd>
          </>
        )}
      </dl>
      {(paymentDeclinedDate || paymentNotMadeDate) && (
        <p role="status" className="border-l-2 border-oxblood py-1 pl-4">
          {paymentDeclinedDate
            ? paymentDeclinedOn(formatDay(paymentDeclinedDate))
            : paymentNotMadeDate && paymentNotMadeOn(formatDay(paymentNotMadeDate))}
        </p>
      )}
      {isPaymentInProgress ? (
        <p role="status" className="border-l-2 border-brass py-1 pl-4">
          {PAYMENT_IN_PROGRESS}
        </p>
      ) : slotsRefused ? (
        <NoSlots text={slotsRefused} />
      ) : (
        <button type="button" className="button-plain" onClick={() => setOpen(true)}>
          Add slots
        </button>
      )}
      <SlotsDialog open={isOpen} plan={plan} tell={tell} onClose={() => setOpen(false)} />
    </>
  )
}

/** Everybody in the team takes one, the admin and whoever has not answered yet among them. */
function Slots({ plan: { slots, usedSlots, freeSlots } }: { plan: PlanDetails }) {
  const share = Math.min(1, usedSlots / slots)
  return (
    <>
      <span className="tabular-nums">
        {usedSlots} of {slots} in use, {freeSlots} free
      </span>
      <span aria-hidden="true" className="mt-2 block h-1.5 max-w-60 bg-hairline">
        <span
          className={`block h-full ${freeSlots === 0 ? 'bg-brass' : 'bg-green'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="mt-2 block text-sm text-muted">
        You take one, and so does everyone in the list below.
      </span>
    </>
  )
}

function NoSlots({ text }: { text: string }) {
  return (
    <p className="border-l-2 border-hairline py-1 pl-4">
      {text}{' '}
      {text === messages.notBilled ? (
        <Link to="/about-contact" className="text-link">
          Contact Us
        </Link>
      ) : (
        <Link to="/app/accountSettings/subscription" className="text-link">
          See your membership
        </Link>
      )}
    </p>
  )
}
