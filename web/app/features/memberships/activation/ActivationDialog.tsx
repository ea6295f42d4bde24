import { useQuery } from '@tanstack/react-query'
import type { ActivationSource } from '@vitrine/contracts/memberships/plans'
import type { SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import { DEFAULT_RATE_PLAN } from '@vitrine/contracts/memberships/plans'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { pricePreview, subscription } from '../queries/own-membership.ts'
import { DialogButtons } from './DialogButtons.tsx'
import { DialogFailure } from './DialogFailure.tsx'
import { DiscountField } from './DiscountField.tsx'
import { PriceFailure } from './PriceFailure.tsx'
import { PriceLines } from './PriceLines.tsx'
import { useActivation } from './use-activation.ts'
import { discountButton, useDiscount } from './use-discount.ts'

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
    <form
      noValidate
      className="space-y-5"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        if (button.applies) void discount.apply()
        else void activate(discountCode)
      }}
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
      <DialogButtons
        label={isSending ? 'Activating…' : button.label}
        disabled={isSending || button.disabled || (!button.applies && !price.data)}
        onCancel={onClose}
      />
    </form>
  )
}
