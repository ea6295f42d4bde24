import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf, type ListFailure as Failure } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { Spinner } from '../../../shared/ui/states/Spinner.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { checkout, type PaymentParameter, completeCheckout } from '../queries/checkout.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import { SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'
import { CheckoutOutcome } from './CheckoutOutcome.tsx'
import { HostedForm } from './HostedForm.tsx'

/**
 * Where a payment method is given, and what became of it. `returned` is what the provider's own page came
 * back with.
 */
export default function CheckoutPage({
  checkoutKey,
  returned,
}: {
  checkoutKey: string
  returned: readonly PaymentParameter[]
}) {
  const queryClient = useQueryClient()
  const completion = useCompletion(checkoutKey, returned)
  const { data, error } = useQuery({
    ...checkout(browserCall, checkoutKey, { isReturned: completion.given !== null }),
    meta: { essential: true },
  })
  const state = data?.state
  useEffect(() => {
    if (state === 'done') void membershipChanged(queryClient, browserCall)
  }, [state, queryClient])

  if (error instanceof CallFailed && error.status === 404) return <CheckoutOutcome state="expired" />
  if (!data)
    return error ? (
      <ListFailure text={failureOf(error).text} />
    ) : (
      <div className="skeleton h-64" role="status" aria-label="Loading the payment form" />
    )
  if (data.state !== 'open')
    return (
      <CheckoutOutcome
        state={data.state}
        checkout={data}
        isPaidThere={returned.some(({ name }) => name === 'refno')}
      />
    )
  return <OpenCheckout checkoutKey={checkoutKey} checkout={data} completion={completion} />
}

function OpenCheckout({
  checkoutKey,
  checkout: { purpose, ratePlan, hostedPage, redirectUrl },
  completion: { given, isCompleting, failure, complete },
}: {
  checkoutKey: string
  checkout: Checkout
  completion: Completion
}) {
  if (given)
    return (
      <ReturnedCheckout
        isBoughtThere={redirectUrl !== null}
        isCompleting={isCompleting}
        failure={failure}
        onAgain={() => void complete(given)}
      />
    )
  return (
    <AccountSection title="Payment Method">
      {ratePlan && (
        <p className="text-lg">
          {ratePlan.name}: {ratePlan.displayPrice} / {ratePlan.displayPeriod}
          {purpose === 'trial' && (
            <span className="block text-base text-muted">Nothing is charged during the first 7 days.</span>
          )}
        </p>
      )}
      {hostedPage && (
        <HostedForm
          checkoutKey={checkoutKey}
          page={hostedPage}
          onReturned={(parameters) => void complete(parameters)}
        />
      )}
      {redirectUrl && (
        <a href={redirectUrl} className="button">
          Continue to payment
        </a>
      )}
      <p className="text-sm text-muted">
        Your card details go to the payment company alone. This page is open for 60 minutes.{' '}
        <Link to={SUBSCRIPTION_PAGE} className="text-link">
          Back to my membership
        </Link>
      </p>
    </AccountSection>
  )
}

const NOT_CONFIRMED = 'Your payment method could not be confirmed yet. Nothing was charged. Please try again.'

interface ReturnedCheckoutProps {
  /** The purchase itself was made on the provider's page, so it may have been paid already. */
  isBoughtThere: boolean
  isCompleting: boolean
  failure: Failure | null
  onAgain: () => void
}

/**
 * The member has been through the provider's page, and what became of it is not known yet: nothing here leads
 * to paying once more.
 */
function ReturnedCheckout({ isBoughtThere, isCompleting, failure, onAgain }: ReturnedCheckoutProps) {
  const isRefused = failure !== null && failure.responded && failure.status < 500
  const isAwaited = isBoughtThere && !isRefused
  return (
    <AccountSection title={isAwaited ? 'Waiting for Your Payment' : 'Payment Method'}>
      {(isCompleting || isAwaited) && (
        <Spinner label={isAwaited ? 'Waiting for your payment' : 'One moment'} />
      )}
      {!isCompleting && isAwaited && (
        <p role="status">
          {PAYMENT_IN_PROGRESS} You can leave this page. Your membership page shows the payment once it
          arrives.
        </p>
      )}
      {!isCompleting && !isAwaited && (
        <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
          {failure?.text ?? NOT_CONFIRMED}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" disabled={isCompleting} onClick={onAgain}>
          {buttonText(isCompleting, isAwaited)}
        </button>
        <Link to={SUBSCRIPTION_PAGE} className="button-plain">
          Go to my membership
        </Link>
      </p>
    </AccountSection>
  )
}

function buttonText(isCompleting: boolean, isAwaited: boolean): string {
  if (isCompleting) return 'One moment…'
  return isAwaited ? 'Ask again' : 'Try again'
}

interface Completion {
  /** What the provider's page came back with; null while nobody has been through it. */
  given: readonly PaymentParameter[] | null
  isCompleting: boolean
  failure: Failure | null
  complete: (parameters: readonly PaymentParameter[]) => Promise<void>
}

/** Hands on what the provider's page came back with. It may be handed on again: a checkout is completed once. */
function useCompletion(key: string, returned: readonly PaymentParameter[]): Completion {
  const queryClient = useQueryClient()
  const hasReturned = returned.length > 0
  const [given, setGiven] = useState<readonly PaymentParameter[] | null>(hasReturned ? returned : null)
  const [isCompleting, setCompleting] = useState(hasReturned)
  const [failure, setFailure] = useState<Failure | null>(null)
  const complete = async (parameters: readonly PaymentParameter[]) => {
    setGiven(parameters)
    setCompleting(true)
    setFailure(null)
    const { queryKey } = checkout(browserCall, key)
    try {
      const completed = await completeCheckout(browserCall, key, parameters)
      // A response that was asked for before this one is older than it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, completed)
    } catch (error) {
      setFailure(failureOf(error))
      // Whatever was lost on the way: the checkout itself knows what became of it.
      void queryClient.invalidateQueries({ queryKey })
    }
    setCompleting(false)
  }
  useEffect(() => {
    if (hasReturned) void complete(returned)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was opened with
  }, [hasReturned])
  return { given, isCompleting, failure, complete }
}
