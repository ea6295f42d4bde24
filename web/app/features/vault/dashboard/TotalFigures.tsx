import type { VaultValue } from '@vitrine/contracts/vault-items/valuations'
import { formatMoney } from '../../../shared/format/money.ts'
import { VAULT_VALUE, valuedOf } from './value-groups.ts'

interface TotalFiguresProps {
  value: Pick<VaultValue, 'itemsCount' | 'values'>
  /** What the section at the end of the page shows, which the link leads to. */
  more: string
}

/** The sum of middle estimates, and of how many items it is. */
export function TotalFigures({ value: { itemsCount, values }, more }: TotalFiguresProps) {
  return (
    <>
      <p className="truncate font-serif text-2xl font-medium tabular-nums">
        {values.length > 0
          ? values.map(({ currency, value }) => formatMoney(value, currency)).join(', ')
          : 'Not valued yet'}
      </p>
      <p className="flex gap-x-4 text-sm text-muted">
        <span>{valuedOf({ itemsCount, values })}</span>
        {values.length > 0 && (
          <a href={`#${VAULT_VALUE}`} className="text-link">
            {more}
          </a>
        )}
      </p>
    </>
  )
}
