import type { FormEvent } from 'react'
import { ChoiceFields } from './ChoiceFields.tsx'
import type { ResultsFilter } from './results-filter.ts'
import type { ResultsParameters, ResultsSection } from './results-section.ts'
import { SpanFields } from './SpanFields.tsx'
import type { ResultsFilters } from './use-results-filters.ts'

export interface ResultsFilterFormProps {
  id: string
  section: ResultsSection
  parameters: ResultsParameters
  filters: readonly ResultsFilter[]
  state: ResultsFilters
  onApplied?: () => void
  onClear?: () => void
}

/** The filters of a results page. A native GET form: without scripts its button always stands there, with scripts when something waits to be applied. */
export function ResultsFilterForm({ id, section, parameters, filters, state, onApplied, onClear }: ResultsFilterFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    state.apply()
    onApplied?.()
  }
  const valueOf = (name: string) => state.chosen[name] ?? ''
  const isClearable = onClear !== undefined && Object.keys(parameters.filters).length > 0
  return (
    <form id={id} action={section.results} method="get" onSubmit={submit} className="space-y-6">
      {parameters.text && <input type="hidden" name={section.text} value={parameters.text} />}
      {parameters.s && <input type="hidden" name="s" value={parameters.s} />}
      {filters.map((filter) =>
        filter.kind === 'span' ? (
          <SpanFields key={filter.from} filter={filter} from={valueOf(filter.from)} to={valueOf(filter.to)} onChange={(from, to) => state.choose({ [filter.from]: from, [filter.to]: to })} />
        ) : (
          <ChoiceFields key={filter.name} filter={filter} value={valueOf(filter.name)} onChange={(value) => state.choose({ [filter.name]: value })} />
        ),
      )}
      {/* In sight however long the lists are, in the sheet of a phone too. */}
      <div className={`sticky bottom-0 flex-wrap gap-3 py-3 ${onClear ? 'bg-raised' : 'bg-paper'} ${state.canApply || isClearable ? 'flex' : 'hidden nojs:flex'}`}>
        <button type="submit" className={`button ${state.canApply ? '' : 'hidden nojs:inline-flex'}`} disabled={state.applying}>
          {state.applying && state.canApply ? 'Applying…' : 'Apply Filters'}
        </button>
        {isClearable && (
          <button type="button" className="button-plain nojs:hidden" onClick={onClear}>
            Clear All Filters
          </button>
        )}
      </div>
    </form>
  )
}
