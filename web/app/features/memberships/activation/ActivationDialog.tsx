import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NoResponse } from '@vitrine/contracts/client'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { membershipMessages } from '@vitrine/contracts/memberships/messages'
import { type ActivationSource, DEFAULT_RATE_PLAN } from '@vitrine/contracts/memberships/plans'
import type { SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { convertTrial, membershipChanged, pricePreview, subscription } from '../queries/own-membership.ts'
import { idempotencyKeys } from '../shared/idempotency-key.ts'
import { activationOutcome } from './activation-outcome.ts'
import { DialogFailure, DialogForm, PriceFailure } from './DialogForm.tsx'
import { DiscountField } from './DiscountField.tsx'
import { PriceLines } from './PriceLines.tsx'
import { discountButton, keepCode, useDiscount } from './use-discount.ts'

interface ActivationDialogProps {
  src: ActivationSource
  onClose: () => void
}

/** The step between 'Activate Now' and a charge. Each time it is opened it begins anew. */
export default function ActivationDialog({ open, ...rest }: ActivationDialogProps & { open: boolean }) {
  return (
    <Sheet title="Activate your membership" open={open} onClose={rest.onClose}>
      <OfSubscription {...rest} />
    </Sheet>
  )
}

function OfSubscription({ src, onClose }: ActivationDialogProps) {
  const { data, error, refetch } = useQuery(subscription(browserCall))
  if (data) return <Activation src={src} subscription={data} onClose={onClose} />
  if (error) return <DialogFailure text={failureOf(error).text} onRetry={() => void refetch()} />
  return <div className="skeleton h-40" role="status" aria-label="Loading" />
}

function Activation({
  src,
  subscription: { ratePlan, allowDiscountCodeInModal },
  onClose,
}: ActivationDialogProps & { subscription: SubscriptionData }) {
  const product = ratePlan ?? DEFAULT_RATE_PLAN
  const discount = useDiscount(product)
  const { isSending, lost, activate } = useActivation(src, onClose)
  const discountCode = discount.check.state === 'correct' ? discount.code : ''
  const price = useQuery(pricePreview(browserCall, { product, discountCode, enablePGL: false, trial: false }))
  const button = discountButton(discount, 'Activate')
  return (
    <DialogForm
      isSending={isSending}
      label={isSending ? 'Activating…' : button.label}
      isDisabled={button.disabled || (!button.applies && !price.data)}
      onSubmit={() => void (button.applies ? discount.apply() : activate(discountCode))}
      onCancel={onClose}
    >
      <p>Your trial becomes a paid membership today. It renews by itself, and you can cancel at any time.</p>
      {price.data ? (
        <PriceLines price={price.data} displayPeriod={null} />
      ) : price.error ? (
        <PriceFailure error={price.error} onRetry={() => void price.refetch()} onClose={onClose} />
      ) : (
        <div className="skeleton h-24" role="status" aria-label="Loading the price" />
      )}
      {src === 'accountSettings' && allowDiscountCodeInModal && (
        <DiscountField discount={discount} disabled={isSending} />
      )}
      {lost && <DialogFailure text={lost} />}
    </DialogForm>
  )
}

interface Activation {
  isSending: boolean
  /** Nobody responded: it may be sent again, and is never done twice. */
  lost: string | null
  activate: (discountCode: string) => Promise<void>
}

/**
 * Makes a trial the membership that follows it. What became of it stands at the top of the page, and the
 * dialog closes.
 */
function useActivation(src: ActivationSource, onDone: () => void): Activation {
  const queryClient = useQueryClient()
  const [keyOf] = useState(() => idempotencyKeys())
  const [isSending, setSending] = useState(false)
  const [lost, setLost] = useState<string | null>(null)
  const activate = async (discountCode: string) => {
    const body = { src, discountCode }
    setSending(true)
    setLost(null)
    try {
      const { pending, redirectWithWindowHref } = await convertTrial(browserCall, body, keyOf(body))
      if (redirectWithWindowHref) {
        location.assign(redirectWithWindowHref)
        return
      }
      await membershipChanged(queryClient, browserCall)
      activationOutcome.tell(
        pending
          ? { kind: 'pending', text: PAYMENT_IN_PROGRESS }
          : { kind: 'done', text: membershipMessages.updated },
      )
      onDone()
    } catch (error) {
      keepCode(discountCode, error)
      setSending(false)
      if (error instanceof NoResponse) {
        setLost(error.message)
        return
      }
      activationOutcome.tell({ kind: 'failed', text: failureOf(error).text })
      onDone()
    }
  }
  return { isSending, lost, activate }
}
