import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { vaultValue } from '../queries/values.ts'
import { VAULT_VALUE, valuedOf } from './value-groups.ts'

/**
 * The sum of middle estimates, and of how many items it is. It keeps its place while it comes; of several
 * currencies each has its own sum.
 */
export default function VaultTotal() {
  const { data } = useQuery(vaultValue(browserCall))
  return (
    <div role="group" aria-label="Value of your Vault" className="mt-6 h-16">
      {data && data.itemsCount > 0 && (
        <>
          <p className="truncate font-serif text-2xl font-medium tabular-nums">
            {data.values.length > 0
              ? data.values.map(({ currency, value }) => formatMoney(value, currency)).join(', ')
              : 'Not valued yet'}
          </p>
          <p className="flex gap-x-4 text-sm text-muted">
            <span>{valuedOf(data)}</span>
            {data.values.length > 0 && (
              <a href={`#${VAULT_VALUE}`} className="text-link">
                Value over time
              </a>
            )}
          </p>
        </>
      )}
    </div>
  )
}
