import { lazy, Suspense, type FormEvent } from 'react'
import { counted } from '../format/numbers.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { countOfWaiting, type ResultsFilter } from './results-filter.ts'
import type { SearchAgain } from './results-heading.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'
import { SpanFields } from './SpanFields.tsx'
import type { ResultsFilters } from './use-results-filters.ts'

/** Where the counts of the page do not say it. */
const FoundByFilters = lazy(() => import('./FoundByFilters.tsx'))
/** For members who see every price: nobody else loads it. */
const PriceFields = lazy(() => import('./PriceFields.tsx'))

export interface ResultsFilterFormProps {
  id: string
  section: ResultsSection
  parameters: ResultsParameters
  filters: readonly ResultsFilter[]
  state: ResultsFilters
  searchAgain: SearchAgain
  onApplied: () => void
}

/**
 * The filters of a results page. A native GET form: without scripts its button always stands there, with
 * scripts when something waits to be applied.
 */
export function ResultsFilterForm({
  id,
  section,
  parameters,
  filters,
  state,
  searchAgain,
  onApplied,
}: ResultsFilterFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    state.apply()
    onApplied()
  }
  const waiting = state.canApply
    ? countOfWaiting(filters, { chosen: state.chosen, applied: parameters.filters })
    : null
  return (
    <form id={id} action={section.results} method="get" onSubmit={submit} className="space-y-6">
      {parameters.text && <input type="hidden" name={section.text} value={parameters.text} />}
      {filters.map((filter) => (
        <Fields
          key={'name' in filter ? filter.name : filter.from}
          filter={filter}
          applied={parameters.filters}
          state={state}
        />
      ))}
      {/* In sight however long the lists are. */}
      <div className={`apply-bar ${state.canApply ? '' : 'hidden nojs:block'}`}>
        <button type="submit" className="button w-full" disabled={state.applying}>
          {state.applying && state.canApply ? 'Applying…' : 'Apply Filters'}
        </button>
        <p role="status" className="mt-2 min-h-5 text-sm text-muted tabular-nums">
          {state.canApply &&
            (waiting === null ? (
              <Suspense>
                <FoundByFilters
                  section={section}
                  url={resultsUrl(section, parameters, { filters: state.chosen })}
                  searchAgain={searchAgain}
                />
              </Suspense>
            ) : (
              counted(waiting, section.noun, section.nouns)
            ))}
        </p>
      </div>
    </form>
  )
}

function Fields({
  filter,
  applied,
  state,
}: {
  filter: ResultsFilter
  applied: ResultsParameters['filters']
  state: ResultsFilters
}) {
  const valueOf = (name: string) => state.chosen[name] ?? ''
  if (filter.kind === 'span')
    return (
      <SpanFields
        filter={filter}
        from={valueOf(filter.from)}
        to={valueOf(filter.to)}
        onChange={(from, to) => state.choose({ [filter.from]: from, [filter.to]: to })}
      />
    )
  if (filter.kind === 'price') {
    return (
      <Suspense fallback={<div className="skeleton h-56" />}>
        <PriceFields filter={filter} valueOf={valueOf} onChange={state.choose} />
      </Suspense>
    )
  }
  return (
    <ChoiceFields
      filter={filter}
      value={valueOf(filter.name)}
      applied={applied[filter.name]}
      onChange={(value) => state.choose({ [filter.name]: value })}
    />
  )
}
