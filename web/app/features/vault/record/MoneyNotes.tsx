import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { formatDay } from '../../../shared/format/dates.ts'
import { amountTyped, costTotals, formatAmount, formatAmounts } from './amounts.ts'
import type { RecordDraft } from './record-draft.ts'

interface CostTotalsProps {
  draft: RecordDraft
  /** As it is typed among the documented fields. */
  purchasePrice: string
}

/** What was paid so far, by currency. */
export function CostTotals({ draft, purchasePrice }: CostTotalsProps) {
  const costs = draft.costs.flatMap(({ kind = '', amount, currency = 'USD' }) => {
    const typed = amountTyped(amount)
    return typed === null ? [] : [{ kind, amount: typed, currency }]
  })
  const price = amountTyped(purchasePrice)
  const pieces = draft.valuesAre === 'each' ? Number(draft.quantity) || 1 : 1
  const totals = costTotals(costs, { purchasePrice: price, pieces })
  const isPriceCounted = price !== null && price > 0 && !costs.some(({ kind }) => kind === 'price')
  return (
    <div className="text-sm" aria-live="polite">
      {totals.length > 0 && (
        <p className="font-medium tabular-nums">
          Total{pieces > 1 && ` for ${pieces} pieces`}:{' '}
          {totals.map(({ amount, currency }) => formatAmount(amount, currency)).join(' and ')}
        </p>
      )}
      {isPriceCounted && (
        <p className="text-muted">The purchase price above is part of it, unless you list a price here.</p>
      )}
      {totals.length > 1 && <p className="text-muted">Amounts of different currencies are not added up.</p>}
    </div>
  )
}

/** The newest score of the item, which is no valuation of its owner's. */
export function StoredScore({ score }: { score: VaultRecord['worthScore'] }) {
  if (!score) return null
  return (
    <p className="text-sm text-muted">
      WorthScore of {formatDay(score.valuedAt)}:{' '}
      <span className="tabular-nums">{formatAmounts(score.amountMin, score.amountMax, score.currency)}</span>.
      It stays beside your own valuations.
    </p>
  )
}
