import {
  PAYMENT_DECLINED,
  PAYMENT_IN_PROGRESS,
  WRONG_AMOUNT_TAKEN,
} from '@vitrine/contracts/memberships/failure-words'
import { membershipMessages } from '@vitrine/contracts/memberships/messages'
import type { CheckoutState } from '@vitrine/contracts/memberships/plans'
import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Spinner } from '../../../shared/ui/states/Spinner.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { planPath, SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'

const done = {
  trial: 'Your free trial has begun. Enjoy the next seven days!',
  purchase: membershipMessages.updated,
  conversion: membershipMessages.updated,
  'payment-method': 'Your payment method has been saved.',
} as const

const TEAM_PAGE = '/app/accountSettings/workTeams'

const CLOSED = 'This payment page is closed. Nothing was charged on it. Please begin again.'
const PAID_WHEN_CLOSED =
  'This payment page had been closed when you paid on it, in another tab for example. You get back what was charged there. Please look at your membership before you pay again.'

interface CheckoutOutcomeProps {
  state: Exclude<CheckoutState, 'open'>
  checkout?: Checkout
  /** The member comes from the page of a company where the purchase itself is made. */
  isPaidThere?: boolean
}

/** What became of a checkout, and the way on. */
export function CheckoutOutcome({ state, checkout, isPaidThere = false }: CheckoutOutcomeProps) {
  const isNewTeam =
    state === 'done' && checkout?.purpose === 'purchase' && checkout.ratePlan?.product === 'Enterprise'
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The form that was sent is gone with what it did.
    if (document.activeElement?.matches('body, h1, iframe, :disabled'))
      text.current?.focus({ preventScroll: true })
  }, [state])
  const message = checkout?.message || PAYMENT_DECLINED
  const isOpen =
    state === 'done' && !isNewTeam && (checkout?.purpose === 'trial' || checkout?.purpose === 'purchase')
  return (
    <AccountSection
      title={state === 'declined' && message !== PAYMENT_DECLINED ? 'Not Completed' : titles[state]}
    >
      {state === 'waiting' && (
        <>
          <Spinner label="Waiting for your payment" />
          <p ref={text} tabIndex={-1} role="status">
            {PAYMENT_IN_PROGRESS} You can leave this page. Your membership page shows the payment once it
            arrives.
          </p>
        </>
      )}
      {state === 'done' && (
        <p ref={text} tabIndex={-1} role="status" className="border-l-2 border-green py-1 pl-4">
          {done[checkout?.purpose ?? 'purchase']}
        </p>
      )}
      {state === 'declined' && (
        <p ref={text} tabIndex={-1} role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
          {message}
        </p>
      )}
      {state === 'expired' && (
        <p ref={text} tabIndex={-1} role="alert" className="border-l-2 border-brass py-1 pl-4">
          {isPaidThere && checkout?.purpose !== 'trial' ? PAID_WHEN_CLOSED : CLOSED}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {state === 'declined' && message !== WRONG_AMOUNT_TAKEN && (
          <Link to={againPath(checkout)} className="button">
            Try again
          </Link>
        )}
        {isNewTeam && (
          <Link to={TEAM_PAGE} className="button">
            Set up my team
          </Link>
        )}
        <Link
          to={SUBSCRIPTION_PAGE}
          className={state === 'declined' || isNewTeam ? 'button-plain' : 'button'}
        >
          Go to my membership
        </Link>
        {isOpen && (
          <Link to="/app/vault" className="button-plain">
            Open my vault
          </Link>
        )}
      </p>
    </AccountSection>
  )
}

const titles = {
  waiting: 'Waiting for Your Payment',
  done: 'Thank You',
  declined: 'Payment Declined',
  expired: 'Payment Page Closed',
} as const

function againPath(checkout: Checkout | undefined): string {
  if (!checkout?.ratePlan || checkout.purpose === 'conversion') return SUBSCRIPTION_PAGE
  const { id, currency, product } = checkout.ratePlan
  return planPath({
    plan: id,
    currency,
    trial: checkout.purpose === 'trial',
    enablePGL: product === 'Price Guide Lite',
  })
}
