import { offeredCollectionSorts, type CollectionSort } from '@vitrine/contracts/collections/sorts'
import { useId } from 'react'

interface CollectionSortSelectProps {
  sort: CollectionSort
  onSort: (sort: CollectionSort) => void
}

/** The order of collections, and of the items in one. */
export function CollectionSortSelect({ sort, onSort }: CollectionSortSelectProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id={id}
        className="field w-auto"
        value={sort}
        onChange={({ currentTarget }) => {
          const chosen = offeredCollectionSorts.find(({ value }) => value === currentTarget.value)
          if (chosen) onSort(chosen.value)
        }}
      >
        {offeredCollectionSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
