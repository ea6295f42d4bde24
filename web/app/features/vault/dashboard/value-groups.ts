import type { ValuedGroup, VaultValue } from '@vitrine/contracts/vault-items/valuations'
import { counted, formatCount } from '../../../shared/format/numbers.ts'

/** The section at the end of the page, which the total leads to. */
export const VAULT_VALUE = 'vault-value'

/** '12 of 38 items valued' */
export function valuedOf({ itemsCount, values }: Pick<ValuedGroup, 'itemsCount' | 'values'>): string {
  const valued = values.reduce((sum, value) => sum + value.valued, 0)
  return `${formatCount(valued)} of ${counted(itemsCount, 'item')} valued`
}

/** What a group is worth in US dollars and what it cost: of the items of which both are known. */
export interface ComparedGroup {
  name: string
  items: number
  value: number
  cost: number
}

/** Those of the greatest value or cost first. */
export function comparedGroups(groups: VaultValue['categories'], unnamed: string): ComparedGroup[] {
  return groups
    .flatMap(({ title, values }) =>
      values.flatMap(({ compared }) => (compared ? [{ name: title || unnamed, ...compared }] : [])),
    )
    .toSorted((one, other) => Math.max(other.value, other.cost) - Math.max(one.value, one.cost))
}
