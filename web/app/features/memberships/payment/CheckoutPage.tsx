import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { useEffect, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { checkout, completeCheckout, type PaymentParameter } from '../queries/checkout.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import { CheckoutOutcome } from './CheckoutOutcome.tsx'
import { HostedForm } from './HostedForm.tsx'

/** Where a payment method is given, and what became of it. `returned` is what the provider's own page came back with. */
export default function CheckoutPage({ checkoutKey, returned }: { checkoutKey: string; returned: readonly PaymentParameter[] }) {
  const queryClient = useQueryClient()
  const { data, error } = useQuery({ ...checkout(browserCall, checkoutKey), meta: { essential: true } })
  const { isCompleting, failure, complete } = useCompletion(checkoutKey)
  const state = data?.state
  const hasReturned = returned.length > 0
  useEffect(() => {
    if (hasReturned) void complete(returned)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was opened with
  }, [hasReturned])
  useEffect(() => {
    if (state === 'done') void membershipChanged(queryClient, browserCall)
  }, [state, queryClient])

  if (error instanceof CallFailed && error.status === 404) return <CheckoutOutcome state="expired" />
  if (!data) return error ? <ListFailure text={failureOf(error).text} /> : <div className="skeleton h-64" role="status" aria-label="Loading the payment form" />
  if (data.state !== 'open') return <CheckoutOutcome state={data.state} checkout={data} />
  return <OpenCheckout checkoutKey={checkoutKey} checkout={data} isCompleting={isCompleting} failure={failure} complete={complete} />
}

interface OpenCheckoutProps {
  checkoutKey: string
  checkout: Checkout
  isCompleting: boolean
  failure: string | null
  complete: (parameters: readonly PaymentParameter[]) => Promise<void>
}

function OpenCheckout({ checkoutKey, checkout: { purpose, ratePlan, hostedPage, redirectUrl }, isCompleting, failure, complete }: OpenCheckoutProps) {
  return (
    <AccountSection title="Payment Method">
      {ratePlan && (
        <p className="text-lg">
          {ratePlan.name}: {ratePlan.displayPrice} / {ratePlan.displayPeriod}
          {purpose === 'trial' && <span className="block text-base text-muted">Nothing is charged during the first 7 days.</span>}
        </p>
      )}
      {failure && <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">{failure}</p>}
      {hostedPage && <HostedForm checkoutKey={checkoutKey} page={hostedPage} isCompleting={isCompleting} onReturned={(parameters) => void complete(parameters)} />}
      {redirectUrl && (
        <a href={redirectUrl} className="button">
          Continue to payment
        </a>
      )}
      <p className="text-sm text-muted">Your card details go to the payment company alone. This page is open for 60 minutes.</p>
    </AccountSection>
  )
}

function useCompletion(key: string) {
  const queryClient = useQueryClient()
  const [isCompleting, setCompleting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const complete = async (parameters: readonly PaymentParameter[]) => {
    setCompleting(true)
    setFailure(null)
    try {
      queryClient.setQueryData(checkout(browserCall, key).queryKey, await completeCheckout(browserCall, key, parameters))
    } catch (error) {
      setFailure(failureOf(error).text)
      // Whatever was lost on the way: the checkout itself knows what became of it.
      void queryClient.invalidateQueries({ queryKey: checkout(browserCall, key).queryKey })
    }
    setCompleting(false)
  }
  return { isCompleting, failure, complete }
}
