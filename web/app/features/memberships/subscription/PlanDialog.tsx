import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { EMAIL_NOT_CONFIRMED, PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { afterTrial, membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import { membershipLimits } from '@vitrine/contracts/memberships/plans'
import type { PricePreview, RatePlan } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { ACCOUNT_PAGE } from '../../identity/account-notice.ts'
import { DialogFailure, DialogForm, isOutdated, PriceFailure } from '../activation/DialogForm.tsx'
import { DiscountField } from '../activation/DiscountField.tsx'
import { PriceLines } from '../activation/PriceLines.tsx'
import { discountButton, keepCode, useDiscount } from '../activation/use-discount.ts'
import {
  membershipChanged,
  pricePreview,
  rereadMembership,
  type SubscriptionUpdate,
  updateSubscription,
} from '../queries/own-membership.ts'
import { idempotencyKeys } from '../shared/idempotency-key.ts'
import { clearPglFlag } from '../shared/pgl-flag.ts'
import type { ShowOutcome } from './outcome-notice.tsx'

interface PlanDialogProps {
  plan: RatePlan
  trial: boolean
  /** A subscription that is there would be changed. */
  isChange: boolean
  /** What there is now. */
  present: { product: string; isTrial: boolean } | null
  allowCode: boolean
  enablePGL: boolean
  emailVerified: boolean
  tell: ShowOutcome
  onClose: () => void
}

/** What a plan costs now and later, before it is confirmed. */
export function PlanDialog({ plan, ...rest }: Omit<PlanDialogProps, 'plan'> & { plan: RatePlan | null }) {
  return (
    <Sheet title={plan ? titleOf({ plan, ...rest }) : ''} open={plan !== null} onClose={rest.onClose}>
      {plan &&
        (rest.emailVerified ? (
          <Purchase key={plan.id} plan={plan} {...rest} />
        ) : (
          <Unconfirmed onClose={rest.onClose} />
        ))}
    </Sheet>
  )
}

function titleOf({
  plan: { product },
  trial,
  isChange,
}: Pick<PlanDialogProps, 'plan' | 'trial' | 'isChange'>): string {
  if (trial) return `Try ${product} for free`
  return isChange ? `Change to ${product}` : `Subscribe to ${product}`
}

function Purchase({ plan, trial, isChange, present, allowCode, enablePGL, tell, onClose }: PlanDialogProps) {
  const discount = useDiscount(plan.id)
  const discountCode = discount.check.state === 'correct' ? discount.code : ''
  const price = useQuery(
    pricePreview(browserCall, { product: plan.id, discountCode, currency: plan.currency, enablePGL, trial }),
  )
  const { isSending, failure, send } = usePurchase({
    tell,
    onClose,
    onPriceChanged: () => void price.refetch(),
  })
  const button = discountButton(discount, trial ? 'Start free trial' : isChange ? 'Change plan' : 'Subscribe')
  const confirm = () => {
    if (!price.data) return
    const { amountDueNow, nextAmount, currency } = price.data
    void send({
      product: plan.id,
      discountCode,
      enablePGL,
      currency,
      trial,
      acceptedAmount: trial ? nextAmount : amountDueNow,
    })
  }
  return (
    <DialogForm
      isSending={isSending}
      label={isSending ? 'One moment…' : button.label}
      isDisabled={button.disabled || (!button.applies && (!price.data || price.isFetching))}
      onSubmit={() => {
        if (button.applies) void discount.apply()
        else confirm()
      }}
      onCancel={onClose}
    >
      {trial && (
        <p>
          Seven days of everything. Nothing is charged today, and nothing at all if you cancel before they are
          over.
        </p>
      )}
      {price.data ? (
        <>
          {isChange && present && <ChangeWords present={present} price={price.data} />}
          <PriceLines price={price.data} displayPeriod={plan.displayPeriod} showsNext={!trial} />
          {trial && (
            <div>
              <p className="font-semibold">
                {afterTrial({
                  days: membershipLimits.trialDays,
                  amount: price.data.nextAmount,
                  currency: price.data.currency,
                  displayPeriod: plan.displayPeriod,
                })}
              </p>
              {price.data.nextBillingDate && (
                <p className="text-muted">
                  First payment on <Day iso={price.data.nextBillingDate} />, unless you cancel before.
                </p>
              )}
            </div>
          )}
        </>
      ) : price.error ? (
        <PriceFailure error={price.error} onRetry={() => void price.refetch()} onClose={onClose} />
      ) : (
        <div className="skeleton h-24" role="status" aria-label="Loading the price" />
      )}
      {allowCode && <DiscountField discount={discount} disabled={isSending} />}
      {failure && <DialogFailure text={failure} />}
      <p className="text-sm text-muted">
        Your card details stay with the payment company. Your membership renews by itself; you can cancel at
        any time.
      </p>
    </DialogForm>
  )
}

/** When a change begins, where that is not what everybody would expect. */
function ChangeWords({
  present: { product, isTrial },
  price: { changesOn, amountDueNow },
}: {
  present: NonNullable<PlanDialogProps['present']>
  price: PricePreview
}) {
  if (changesOn) {
    return (
      <p>
        You keep {product} until <Day iso={changesOn} />. Nothing is charged before.
      </p>
    )
  }
  return isTrial && Number(amountDueNow) > 0 ? (
    <p>Your trial ends with this change, and the plan begins today.</p>
  ) : null
}

function Unconfirmed({ onClose }: { onClose: () => void }) {
  return (
    <div className="space-y-5">
      <p role="alert" className="border-l-2 border-brass py-1 pl-4">
        {EMAIL_NOT_CONFIRMED} Open the link that we sent you, then come back to this page.
      </p>
      <div className="sheet-buttons">
        <button type="button" className="button-plain" onClick={onClose}>
          Cancel
        </button>
        <Link to={ACCOUNT_PAGE} className="button">
          Send the link again
        </Link>
      </div>
    </div>
  )
}

interface PurchaseOptions {
  tell: ShowOutcome
  onClose: () => void
  onPriceChanged: () => void
}

/** Begins, buys or changes a membership. A failure stays in the dialog, where it can be tried again. */
function usePurchase({ tell, onClose, onPriceChanged }: PurchaseOptions) {
  const queryClient = useQueryClient()
  const [keyOf] = useState(() => idempotencyKeys())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (body: SubscriptionUpdate) => {
    setSending(true)
    setFailure(null)
    try {
      const { response, redirectWithWindowHref } = await updateSubscription(browserCall, body, keyOf(body))
      clearPglFlag(localStorage)
      if (redirectWithWindowHref) {
        location.assign(redirectWithWindowHref)
        return
      }
      await membershipChanged(queryClient, browserCall)
      tell({ kind: 'done', text: response.pending ? PAYMENT_IN_PROGRESS : messages.updated })
      onClose()
    } catch (error) {
      keepCode(body.discountCode, error)
      setSending(false)
      if (isOutdated(error)) {
        await membershipChanged(queryClient, browserCall)
        tell({ kind: 'failed', text: updateFailure(error) })
        onClose()
        return
      }
      if (error instanceof CallFailed && error.code === 'PRICE_CHANGED') {
        // One's own change, made in another tab, gives another price too.
        const { isOther } = await rereadMembership(queryClient, browserCall)
        if (isOther) {
          tell({ kind: 'failed', text: `${messages.notUpdated} ${messages.changedElsewhere}` })
          onClose()
          return
        }
        onPriceChanged()
      }
      setFailure(updateFailure(error))
    }
  }
  return { isSending, failure, send }
}

/** The documented sentence, and the first error message where the response has errors. */
function updateFailure(error: unknown): string {
  const first = error instanceof CallFailed ? error.fieldErrors[0]?.errorMessage : undefined
  return `${messages.notUpdated} ${first ?? failureOf(error).text}`.trim()
}
