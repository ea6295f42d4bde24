import { displayPrice } from '@vitrine/contracts/memberships/plans'
import type { PricePreview } from '@vitrine/contracts/memberships/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'

interface PriceLinesProps {
  price: PricePreview
  /** 'month' */
  displayPeriod: string | null
  /** False where a sentence below says what follows. */
  showsNext?: boolean
}

/** What is due now and later, before anything is confirmed. */
export function PriceLines({
  price: { amountDueNow, nextAmount, nextBillingDate, currency, lines, changesOn },
  displayPeriod,
  showsNext = true,
}: PriceLinesProps) {
  return (
    <dl className="space-y-2 border-y border-hairline py-4 first:border-t-0 first:pt-0">
      {lines.map(({ text, amount }) => (
        <div key={text} className="flex justify-between gap-6 text-muted">
          <dt>{text}</dt>
          <dd className="whitespace-nowrap tabular-nums">{displayPrice(amount, currency)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 text-lg font-semibold">
        <dt>Due now</dt>
        <dd className="whitespace-nowrap tabular-nums">{displayPrice(amountDueNow, currency)}</dd>
      </div>
      {showsNext && nextBillingDate && (
        <div className="flex justify-between gap-6">
          <dt>
            {changesOn ? 'From' : 'Then on'} <Day iso={nextBillingDate} />
          </dt>
          <dd className="whitespace-nowrap tabular-nums">
            {displayPrice(nextAmount, currency)}
            {displayPeriod && ` / ${displayPeriod}`}
          </dd>
        </div>
      )}
    </dl>
  )
}
