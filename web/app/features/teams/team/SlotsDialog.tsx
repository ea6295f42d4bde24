import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { PAYMENT_IN_PROGRESS } from '@vitrine/contracts/memberships/failure-words'
import { displayPrice, periodWords } from '@vitrine/contracts/memberships/plans'
import type { PlanDetails, SlotPreview } from '@vitrine/contracts/teams/schemas'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { teamLimits as limits } from '@vitrine/contracts/teams/teams'
import { numberRead, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { useEffect, useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { WholeNumberInput } from '../../../shared/forms/NumberInput.tsx'
import { typedInput } from '../../../shared/forms/typed-input.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { DialogFailure, DialogForm } from '../../memberships/activation/DialogForm.tsx'
import { PriceLines } from '../../memberships/activation/PriceLines.tsx'
import { idempotencyKeys } from '../../memberships/shared/idempotency-key.ts'
import type { ShowOutcome } from '../../memberships/subscription/outcome-notice.tsx'
import { addSlots, slotPrice, teamKey } from '../queries/team.ts'

interface SlotsDialogProps {
  open: boolean
  plan: PlanDetails
  tell: ShowOutcome
  onClose: () => void
}

/** Under which name a typed number of slots outlives a session. */
export const SLOTS_FORM = 'teamSlots'

/** How many more slots, and what they cost now and later, before they are bought. */
export function SlotsDialog({ open, plan, tell, onClose }: SlotsDialogProps) {
  const { ratePlan, currency } = plan
  const close = () => {
    typedInput.take(SLOTS_FORM)
    onClose()
  }
  return (
    <Sheet title="Add slots" open={open && ratePlan !== null && currency !== null} onClose={close}>
      {ratePlan && currency && (
        <Purchase ratePlan={ratePlan} currency={currency} tell={tell} onClose={close} />
      )}
    </Sheet>
  )
}

/** Null for what is no number of slots. */
function quantityOf(text: string): number | null {
  const quantity = numberRead(readWholeNumber(text)) ?? 0
  return quantity >= limits.slotsMin && quantity <= limits.slotsMax ? quantity : null
}

interface PurchaseProps extends Pick<SlotsDialogProps, 'tell' | 'onClose'> {
  ratePlan: string
  currency: NonNullable<PlanDetails['currency']>
}

function Purchase({ ratePlan, currency, tell, onClose }: PurchaseProps) {
  const id = useId()
  const queryClient = useQueryClient()
  const [keyOf] = useState(() => idempotencyKeys())
  const [text, setText] = useState(() => typedInput.textOf(SLOTS_FORM, 'quantity') ?? '1')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const typed = quantityOf(text)
  const quantity = quantityOf(useSettledText(text))
  const price = useQuery({
    ...slotPrice(browserCall, { quantity: quantity ?? limits.slotsMin, currency, product: ratePlan }),
    enabled: quantity !== null,
  })
  useEffect(
    () => typedInput.keepIfSessionOver(SLOTS_FORM, price.error, { quantity: text }),
    [price.error, text],
  )
  const isShown = price.data !== undefined && !price.isFetching && price.data.quantity === typed
  const buy = async ({ amountDueNow }: SlotPreview, wanted: number) => {
    setSending(true)
    setFailure(null)
    const body = { quantity: wanted, ratePlan, currency, acceptedAmount: amountDueNow }
    try {
      const { response } = await addSlots(browserCall, body, keyOf(body))
      await queryClient.invalidateQueries({ queryKey: teamKey })
      tell({
        kind: 'done',
        text: response.pending
          ? PAYMENT_IN_PROGRESS
          : `Your plan has ${counted(response.slots, 'slot', 'slots')} now.`,
      })
      onClose()
    } catch (error) {
      typedInput.keepIfSessionOver(SLOTS_FORM, error, { quantity: text })
      setSending(false)
      setFailure(failureOf(error).text)
      if (error instanceof CallFailed && error.code === 'PRICE_CHANGED') void price.refetch()
    }
  }
  return (
    <DialogForm
      isSending={isSending}
      label={isSending ? 'One moment…' : 'Add slots'}
      isDisabled={!isShown}
      onSubmit={() => {
        if (isShown && price.data && typed !== null) void buy(price.data, typed)
      }}
      onCancel={onClose}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          How many more?
        </label>
        <WholeNumberInput
          id={id}
          className="field max-w-32"
          value={text}
          disabled={isSending}
          aria-invalid={typed === null ? true : undefined}
          aria-describedby={typed === null ? `${id}-problem` : undefined}
          onText={setText}
        />
        {typed === null && (
          <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
            {messages.quantityInvalid}
          </p>
        )}
      </div>
      {price.error && quantity !== null ? (
        <DialogFailure text={failureOf(price.error).text} onRetry={() => void price.refetch()} />
      ) : isShown && price.data ? (
        <Price price={price.data} />
      ) : (
        typed !== null && <div className="skeleton h-24" role="status" aria-label="Loading the price" />
      )}
      {failure && <DialogFailure text={failure} />}
      <p className="text-sm text-muted">
        The price is charged to your payment method. If you need fewer slots, please contact us. They are
        removed on the next billing date.
      </p>
    </DialogForm>
  )
}

function Price({ price }: { price: SlotPreview }) {
  const { quantity, unitAmount, currency, billingPeriod } = price
  const period = periodWords[billingPeriod]
  return (
    <>
      <p>
        {counted(quantity, 'slot', 'slots')} at {displayPrice(unitAmount, currency)} / {period}. For the rest
        of this {period} you pay by the day.
      </p>
      <PriceLines price={{ ...price, lines: [], changesOn: null }} displayPeriod={period} />
    </>
  )
}
