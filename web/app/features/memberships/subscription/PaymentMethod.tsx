import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { changePaymentMethod } from '../queries/changes.ts'

/** Leads to the payment company's own form: card details never reach us. */
export function PaymentMethod() {
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
