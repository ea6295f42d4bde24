import type { VaultItemSort } from '@vitrine/contracts/vault-items/sorts'
import { ViewSwitch } from '../../../shared/ui/lists/ViewSwitch.tsx'
import { SortSelect } from '../shared/SortSelect.tsx'

export type ItemView = 'list' | 'grid'

interface ListToolbarProps {
  sort: VaultItemSort
  onSort: (sort: VaultItemSort) => void
  view: ItemView
  onView: (view: ItemView) => void
  /** Without it nothing can be selected. */
  selection?: { count: number; isAll: boolean; selectAll: (isSelected: boolean) => void } | undefined
}

/** Select all, the order, and how the list is shown. */
export function ListToolbar({ sort, onSort, view, onView, selection }: ListToolbarProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline pb-3">
      {selection ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="ml-3 h-5 w-5 accent-brass"
            checked={selection.isAll}
            ref={(box) => void (box && (box.indeterminate = selection.count > 0 && !selection.isAll))}
            onChange={(event) => selection.selectAll(event.currentTarget.checked)}
          />
          Select all
        </label>
      ) : (
        <span />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SortSelect sort={sort} onSort={onSort} />
        <ViewSwitch value={view} views={['list', 'grid']} onChange={(chosen) => onView(chosen === 'grid' ? 'grid' : 'list')} />
      </div>
    </div>
  )
}
