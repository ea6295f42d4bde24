import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Currency } from '@vitrine/contracts/identity/billing'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { cancelQuestion, membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import type { MembershipData, SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { TeamMembership } from '../../teams/membership/TeamMembership.tsx'
import {
  cancelMembership,
  changePaymentMethod,
  membership,
  membershipChanged,
  subscription,
} from '../queries/own-membership.ts'
import { hasPglFlag } from '../shared/pgl-flag.ts'
import { type ChosenPlan, planPath, planIn, SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'
import { Invoices } from './Invoices.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import { offersPlans } from './offered-plans.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanOptions } from './PlanOptions.tsx'
import { OutcomeNotice, useOutcomeNotice, type ShowOutcome } from './outcome-notice.tsx'

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
  const { told, tell } = useOutcomeNotice()
  const { plan: named } = chosen
  const choose = (next: ChosenPlan) => {
    tell(null)
    chosen.choose(next)
  }
  const plan = own.ratePlans.find(({ id }) => id === named?.plan) ?? null
  return (
    <>
      <OutcomeNotice told={told} />
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

/**
 * The plan that is looked at before it is confirmed: it stands in the URL, so that a log-in in between loses
 * nothing.
 */
function useChosenPlan() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const plan = planIn(new URLSearchParams(search))
  // As it was when the page was opened: buying clears it.
  const [isFlagged] = useState(() => hasPglFlag(localStorage))
  return {
    plan,
    enablePGL: isFlagged || (plan?.enablePGL ?? false),
    choose: (chosen: ChosenPlan) =>
      void navigate(planPath(chosen), { replace: true, preventScrollReset: true }),
    close: () => void navigate(SUBSCRIPTION_PAGE, { replace: true, preventScrollReset: true }),
  }
}

/** Leads to the payment company's own form: card details never reach us. */
function PaymentMethod() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const change = async () => {
    setSending(true)
    setFailure(null)
    try {
      const { redirectWithWindowHref } = await changePaymentMethod(browserCall)
      location.assign(redirectWithWindowHref)
    } catch (error) {
      setFailure(failureOf(error).text)
      setSending(false)
    }
  }
  return (
    <AccountSection title="Payment Method">
      <p className="max-w-prose text-muted">
        The payment company keeps it; we never see your card. When you change it, we charge an unpaid invoice
        again at once.
      </p>
      <FormFailure text={failure} />
      <button type="button" className="button-plain" disabled={isSending} onClick={() => void change()}>
        {isSending ? 'One moment…' : 'Update payment method'}
      </button>
    </AccountSection>
  )
}

const QUESTION = 'Are you sure you want to cancel your subscription?'

function whatFollows(status: MembershipData['status'], isUnpaid: boolean): string {
  if (isUnpaid) return 'Your last payment failed, so your membership ends at once.'
  return status === 'In Trial'
    ? 'Your trial runs to its end, and nothing is charged.'
    : 'You keep what you have paid for.'
}

/** Ends renewal, after a question; what is paid for stays open. */
function CancelMembership({
  own: { billingData, user, status, paymentDueDate },
  tell,
}: {
  own: MembershipData
  tell: ShowOutcome
}) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const endsDate = billingData.nextBillingDate ?? user.trialEndDate
  const isUnpaid = status === 'Error' || paymentDueDate !== null
  const ask = () => {
    tell(null)
    setAsking(true)
  }
  const cancel = async () => {
    setAsking(false)
    setSending(true)
    try {
      await cancelMembership(browserCall)
      await membershipChanged(queryClient, browserCall)
      tell({ kind: 'done', text: messages.cancelDone })
    } catch (error) {
      tell({ kind: 'failed', text: `${messages.cancelFailed} ${failureOf(error).text}`, withContact: true })
    }
    setSending(false)
  }
  return (
    <AccountSection title="Cancel">
      <p className="max-w-prose text-muted">
        {whatFollows(status, isUnpaid)} Everything in your vault stays yours.
      </p>
      <button type="button" className="button-plain" disabled={isSending} onClick={ask}>
        Cancel subscription
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel subscription"
        text={
          isUnpaid
            ? `${QUESTION} It ends at once.`
            : endsDate
              ? cancelQuestion(formatDay(endsDate))
              : QUESTION
        }
        cancel="Keep subscription"
        confirm="Cancel subscription"
        onCancel={() => setAsking(false)}
        onConfirm={() => void cancel()}
      />
    </AccountSection>
  )
}
