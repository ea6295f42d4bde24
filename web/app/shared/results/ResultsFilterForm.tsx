import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { counted } from '../format/numbers.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { countOfWaiting, type ResultsFilter } from './results-filter.ts'
import type { SearchAgain } from './results-heading.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'
import { SpanFields } from './SpanFields.tsx'

/** Where the counts of the page do not say it. */
const FoundByFilters = lazy(() => import('./FoundByFilters.tsx'))
/** For members who see every price: nobody else loads it. */
const PriceFields = lazy(() => import('./PriceFields.tsx'))

type Filters = Readonly<Record<string, string>>

/** What somebody has chosen on a results page but perhaps not applied yet. */
interface ResultsFilters {
  chosen: Filters
  /** Something chosen differs from the URL. */
  canApply: boolean
  applying: boolean
  choose: (change: Filters) => void
  chooseSort: (sort: string) => void
  apply: () => void
}

/** A sort applies at once, and so does the default of a filter; any other choice waits for Apply. */
export function useResultsFilters(
  section: ResultsSection,
  parameters: ResultsParameters,
  isList: (name: string) => boolean,
): ResultsFilters {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const applied = JSON.stringify(parameters.filters)
  const [held, setHeld] = useState({ applied, chosen: parameters.filters })
  // The URL has changed under the choices: it wins.
  if (held.applied !== applied) setHeld({ applied, chosen: parameters.filters })

  const go = (change: Partial<ResultsParameters>) => void navigate(resultsUrl(section, parameters, change))
  return {
    chosen: held.chosen,
    canApply: written(held.chosen) !== written(parameters.filters),
    applying: navigation.state === 'loading',
    choose(change) {
      const chosen = { ...held.chosen, ...change }
      setHeld({ applied, chosen })
      const [name = '', ...more] = Object.keys(change)
      // 'All' of a list; the ends of a range are typed and drawn step by step.
      if (isList(name) && more.length === 0 && change[name] === '' && parameters.filters[name])
        go({ filters: chosen })
    },
    chooseSort: (s) => go({ s }),
    apply: () => go({ filters: held.chosen }),
  }
}

function written(filters: Filters): string {
  return JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

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
