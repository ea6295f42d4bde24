import type { ValuedGroup } from '@vitrine/contracts/vault-items/valuations'
import { formatMoney } from '../../../shared/format/money.ts'
import { valuedOf } from './value-groups.ts'

export interface GroupTableProps {
  title: string
  /** What a group is. */
  named: string
  /** The group of items that are in none. */
  unnamed: string
  groups: readonly ValuedGroup[]
}

/** How many items of each group are valued, and their sum. */
export function GroupTable({ title, named, unnamed, groups }: GroupTableProps) {
  return (
    <table className="w-full text-sm tabular-nums" aria-label={title}>
      <thead>
        <tr className="border-b border-hairline text-left text-muted">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {named}
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-medium">
            Valued
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-medium">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id} className="border-b border-hairline align-top">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal break-words">
              {group.title || unnamed}
            </th>
            <td className="py-1.5 pl-4 text-right whitespace-nowrap">
              {valuedOf(group).replace(/ items? valued$/, '')}
            </td>
            <td className="py-1.5 pl-4 text-right">
              {group.values.map(({ currency, value }) => (
                <span key={currency} className="block whitespace-nowrap">
                  {formatMoney(value, currency)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
