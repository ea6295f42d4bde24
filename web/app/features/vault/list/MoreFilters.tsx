import type { VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { countOfMore, type ListFilter, type ListParameters, type MoreFilters } from './list-parameters.ts'

const FilterChips = lazy(() => loadChunk(() => import('./FilterChips.tsx')))
const FilterPanel = lazy(() => loadChunk(() => import('./FilterPanel.tsx')))

interface MoreFiltersProps {
  filter: ListFilter
  sort: VaultItemSort
  pathOf: (change: Partial<ListParameters>) => string
}

/** Filters and sorts beside the documented ones: a button that opens them, and those that are set. */
export function MoreFilters({ filter, sort, pathOf }: MoreFiltersProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = countOfMore(filter.more)
  const remove = (more: MoreFilters) => {
    void navigate(pathOf({ filter: { ...filter, more }, offset: 0 }))
    // The chip that was pressed is gone.
    button.current?.focus()
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2" data-print="no">
      <button
        ref={button}
        type="button"
        className="button-plain"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        More filters{count > 0 && ` (${count})`}
      </button>
      <Suspense>
        {count > 0 && <FilterChips filter={filter} onRemove={remove} />}
        {isOpen !== null && (
          <FilterPanel
            isOpen={isOpen}
            filter={filter}
            sort={sort}
            pathOf={pathOf}
            onClose={() => setOpen(false)}
            onApply={(change) => {
              setOpen(false)
              void navigate(pathOf({ ...change, offset: 0 }))
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
