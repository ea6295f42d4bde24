import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { formatMoneyRange } from '../../../shared/format/money.ts'

/**
 * What an earlier score has said, where the item keeps one: it is seen without a lookup, and while search is
 * away.
 */
export function StoredRange({
  item: { estimatedPriceMin: min, estimatedPriceMax: max, estimateCurrency, estimatedAt },
}: {
  item: Pick<VaultItem, 'estimatedPriceMin' | 'estimatedPriceMax' | 'estimateCurrency' | 'estimatedAt'>
}) {
  if (min === null || max === null) return null
  return (
    <div className="mb-6">
      <p className="font-serif text-3xl font-medium">
        {formatMoneyRange(min, max, estimateCurrency ?? 'USD')}
      </p>
      {estimatedAt && (
        <p className="mt-1 text-sm text-muted">
          as of <Day iso={estimatedAt} />
        </p>
      )}
    </div>
  )
}
