import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { Link } from 'react-router'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { Spinner } from '../../../shared/ui/states/Spinner.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'

const NOT_CONFIRMED = 'Your payment method could not be confirmed yet. Nothing was charged. Please try again.'

interface ReturnedCheckoutProps {
  /** The purchase itself was made on the provider's page, so it may have been paid already. */
  isBoughtThere: boolean
  isCompleting: boolean
  failure: ListFailure | null
  onAgain: () => void
}

/**
 * The member has been through the provider's page, and what became of it is not known yet: nothing here leads
 * to paying once more.
 */
export function ReturnedCheckout({ isBoughtThere, isCompleting, failure, onAgain }: ReturnedCheckoutProps) {
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
