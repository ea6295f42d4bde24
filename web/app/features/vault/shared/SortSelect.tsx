import { furtherSorts, offeredVaultSorts, type VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { SortChoice } from '../../../shared/ui/lists/SortChoice.tsx'

interface SortSelectProps {
  sort: VaultItemSort
  onSort: (sort: VaultItemSort) => void
}

/** A list that a URL asked for in another order than those offered keeps it until one is chosen. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const isOffered = offeredVaultSorts.some(({ value }) => value === sort)
  const further = furtherSorts.find(({ value }) => value === sort)
  const asked = further ?? {
    value: sort,
    label: sort === 'title:desc' ? 'Alphabetic, from Z' : 'First Added',
  }
  return (
    <SortChoice
      sort={sort}
      options={isOffered ? offeredVaultSorts : [asked, ...offeredVaultSorts]}
      onSort={onSort}
    />
  )
}
