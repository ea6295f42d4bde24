import { useState } from 'react'
import { Sheet } from '../ui/Sheet.tsx'
import { appliedFilters } from './results-filter.ts'
import { ResultsFilterForm, type ResultsFilterFormProps } from './ResultsFilterForm.tsx'

type Panel = 'filters' | 'sort' | null

/** Below the desktop width filters and sort live in panels over the page. Without scripts the sidebar is shown instead. */
export function ResultsPanels({ sort, ...props }: Omit<ResultsFilterFormProps, 'id' | 'onApplied' | 'onClear'> & { sort: string }) {
  const [panel, setPanel] = useState<Panel>(null)
  const close = () => setPanel(null)
  const applied = appliedFilters(props.filters, props.parameters.filters).length
  return (
    <div className="flex gap-3 large:hidden nojs:hidden" data-print="no">
      <button type="button" className="button-plain flex-1" aria-haspopup="dialog" onClick={() => setPanel('filters')}>
        Show Filters
        {applied > 0 && (
          <span data-badge="" className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-brass px-1.5 text-xs text-paper">
            {applied}
            <span className="sr-only"> applied</span>
          </span>
        )}
      </button>
      <button type="button" className="button-plain flex-1" aria-haspopup="dialog" onClick={() => setPanel('sort')}>
        Sort By
      </button>
      <Sheet title="Filters" open={panel === 'filters'} onClose={close}>
        <ResultsFilterForm
          {...props}
          id="panel-filters"
          onApplied={close}
          onClear={() => {
            props.state.clearAll()
            close()
          }}
        />
      </Sheet>
      <Sheet title="Sort By" open={panel === 'sort'} onClose={close}>
        <fieldset>
          <legend className="sr-only">Sort results</legend>
          {props.section.sorts.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="s"
                value={value}
                checked={sort === value}
                className="h-4 w-4 accent-brass"
                onChange={() => {
                  props.state.chooseSort(value)
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
