import { offeredVaultSorts, vaultItemSorts, type VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { useId } from 'react'

interface SortSelectProps {
  sort: VaultItemSort
  onSort: (sort: VaultItemSort) => void
}

/** A list that a URL asked for in another order than those offered keeps it until one is chosen. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2" data-print="no">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id={id}
        className="field w-auto"
        value={sort}
        onChange={({ currentTarget }) => {
          const chosen = vaultItemSorts.find((known) => known === currentTarget.value)
          if (chosen) onSort(chosen)
        }}
      >
        {!offeredVaultSorts.some(({ value }) => value === sort) && <option value={sort}>{sort === 'title:desc' ? 'Alphabetic, from Z' : 'First Added'}</option>}
        {offeredVaultSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
