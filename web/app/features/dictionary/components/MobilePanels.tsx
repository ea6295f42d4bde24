import { dictionarySorts } from '@vitrine/contracts/dictionary/sorts'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { useState } from 'react'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'

type Panel = 'filters' | 'sort' | null

/**
 * Below the desktop width filters and sort live in panels over the page. Without scripts the sidebar is shown
 * instead.
 */
export function MobilePanels(props: Omit<FilterFieldsProps, 'id'>) {
  const { parameters, filters } = props
  const [panel, setPanel] = useState<Panel>(null)
  const close = () => setPanel(null)
  const appliedCount = [...readCategoryList(parameters.categories), parameters.authors].filter(Boolean).length

  return (
    <div className="flex gap-3 large:hidden nojs:hidden" data-print="no">
      <button
        type="button"
        className="button-plain flex-1"
        aria-haspopup="dialog"
        onClick={() => setPanel('filters')}
      >
        Show Filters
        {appliedCount > 0 && (
          <span data-badge="">
            {appliedCount}
            <span className="sr-only"> applied</span>
          </span>
        )}
      </button>
      <button
        type="button"
        className="button-plain flex-1"
        aria-haspopup="dialog"
        onClick={() => setPanel('sort')}
      >
        Sort By
      </button>
      <Sheet title="Filters" open={panel === 'filters'} onClose={close}>
        <FilterFields
          {...props}
          id="panel-filters"
          onApplied={close}
          onClear={() => {
            filters.clearAll()
            close()
          }}
        />
      </Sheet>
      <Sheet title="Sort By" open={panel === 'sort'} onClose={close}>
        <fieldset>
          <legend className="sr-only">Sort results</legend>
          {dictionarySorts.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="s"
                value={value}
                checked={filters.sort === value}
                className="h-4 w-4 accent-brass"
                onChange={() => {
                  // A sort applies at once, here as on the desktop.
                  filters.chooseSort(value)
                  close()
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </Sheet>
    </div>
  )
}
