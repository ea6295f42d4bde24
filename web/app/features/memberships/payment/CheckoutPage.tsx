import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { checkout, type PaymentParameter } from '../queries/checkout.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import { SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'
import { CheckoutOutcome } from './CheckoutOutcome.tsx'
import { HostedForm } from './HostedForm.tsx'
import { ReturnedCheckout } from './ReturnedCheckout.tsx'
import { useCompletion, type Completion } from './use-completion.ts'

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
