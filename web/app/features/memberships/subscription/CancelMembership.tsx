import { useQueryClient } from '@tanstack/react-query'
import { cancelQuestion, membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import type { MembershipData } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { cancelMembership } from '../queries/changes.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import type { Tell } from './told.tsx'

const QUESTION = 'Are you sure you want to cancel your subscription?'

function whatFollows(status: MembershipData['status'], isUnpaid: boolean): string {
  if (isUnpaid) return 'Your last payment failed, so your membership ends at once.'
  return status === 'In Trial'
    ? 'Your trial runs to its end, and nothing is charged.'
    : 'You keep what you have paid for.'
}

/** Ends renewal, after a question; what is paid for stays open. */
export function CancelMembership({
  own: { billingData, user, status, paymentDueDate },
  tell,
}: {
  own: MembershipData
  tell: Tell
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
