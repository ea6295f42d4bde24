import type { VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import type { ReactNode } from 'react'
import { ListCount } from '../../../shared/ui/lists/ListCount.tsx'
import { ViewSwitch } from '../../../shared/ui/lists/ViewSwitch.tsx'
import { SortSelect } from '../shared/SortSelect.tsx'

export const itemViews = ['list', 'grid', 'table'] as const
export type ItemView = (typeof itemViews)[number]

interface ListToolbarProps {
  sort: VaultItemSort
  onSort: (sort: VaultItemSort) => void
  view: ItemView
  onView: (view: ItemView) => void
  selectAll: ReactNode
  /** How many items there are; null while they are coming. */
  count: string | null
}

/** Select all, how many there are, the order, and how the list is shown. */
export function ListToolbar({ sort, onSort, view, onView, selectAll, count }: ListToolbarProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline pb-3">
      <div className="flex flex-wrap items-center gap-x-5">
        {selectAll}
        <ListCount words={count} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SortSelect sort={sort} onSort={onSort} />
        <ViewSwitch value={view} views={itemViews} onChange={onView} />
      </div>
    </div>
  )
}
