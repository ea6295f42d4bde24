import { lazy, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../api/failure.ts'
import type { Suggest } from '../search-box/suggestion.ts'
import { Cross } from '../ui/icons.tsx'
import { InBrowser } from '../ui/InBrowser.tsx'
import { ListFailure } from '../ui/ListFailure.tsx'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'
import { DeferredAnnouncement } from './DeferredAnnouncement.tsx'
import { DeferredViewChoice } from './DeferredViewChoice.tsx'
import { ResultsFilterForm, useResultsFilters } from './ResultsFilterForm.tsx'
import { ResultsSearchForm } from './ResultsSearchForm.tsx'
import { SortButton } from './SortButton.tsx'
import { appliedFilters, type ResultsFilter } from './results-filter.ts'
import type { SearchAgain } from './results-heading.ts'
import { type ResultsParameters, type ResultsSection, resultsUrl, withoutFilters } from './results-section.ts'
import type { ResultsView } from './results-view.ts'

export interface ResultsPageProps {
  section: ResultsSection
  parameters: ResultsParameters
  /** The sort that holds: the URL's, or the one that a URL without one has. */
  sort: string
  filters: readonly ResultsFilter[]
  suggest: Suggest | null
  searchAgain: SearchAgain
  heading: string
  /** What was left out or read in another way. */
  note?: string | null
  failure: Failure | null
  /** Nothing was found. */
  isEmpty: boolean
  /** How the list is shown until the reader chooses. */
  view?: ResultsView
  /** Beside the sort: what can be done with the search. */
  tools?: ReactNode
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** For filters that leave nothing. */
const WithoutFilters = lazy(() => import('./WithoutFilters.tsx'))
const SIDEBAR_FORM = 'search-filters'

/** The results of a section: search box, filters, chips, sort and list, in the places that all sections have. */
export function ResultsPage({
  section,
  parameters,
  sort,
  filters,
  suggest,
  searchAgain,
  heading,
  note = null,
  failure,
  isEmpty,
  view = 'grid',
  tools,
  children,
}: ResultsPageProps) {
  const state = useResultsFilters(section, parameters, (name) =>
    filters.some((filter) => filter.kind === 'choice' && filter.name === name),
  )
  const [isOpen, setOpen] = useState(false)
  const sortId = useId()
  const applied = appliedFilters(filters, parameters.filters).map(({ label }) => label)
  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={[{ title: section.name, path: section.front }]} here="Search results" />
      <div className="mt-3 border-b border-hairline pb-8">
        <ResultsSearchForm section={section} suggest={suggest} parameters={parameters} />
      </div>
      <div className="grid gap-x-14 pt-8 large:grid-cols-[16rem_1fr]">
        <div className="min-w-0" data-print="no">
          {/* Below the desktop width the filters unfold over the list; without scripts they stand there. */}
          <button
            type="button"
            className="button-plain w-full large:hidden nojs:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide Filters' : 'Show Filters'}
            {applied.length > 0 && (
              <span data-badge="">
                {applied.length}
                <span className="sr-only"> applied</span>
              </span>
            )}
          </button>
          <aside
            aria-label="Filters"
            className={`mt-4 large:mt-0 large:block nojs:block ${isOpen ? '' : 'hidden'}`}
          >
            {/* Without scripts all filters stand above the results, as long as there is no room beside them: the way past. */}
            <a href="#found" className="to-results">
              Go to the results
            </a>
            <ResultsFilterForm
              id={SIDEBAR_FORM}
              section={section}
              parameters={parameters}
              filters={filters}
              state={state}
              searchAgain={searchAgain}
              onApplied={() => setOpen(false)}
            />
          </aside>
        </div>
        <div className="min-w-0">
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3 large:mt-0">
            <h1 id="found" className="text-2xl font-medium tablet:text-3xl">
              {heading}
            </h1>
            <div className="flex max-w-full flex-wrap items-center gap-4" data-print="no">
              {tools}
              <DeferredViewChoice own={view} />
              <div className="flex min-w-0 items-center gap-3">
                <label htmlFor={sortId} className="shrink-0 text-sm text-muted">
                  Sort results
                </label>
                <select
                  id={sortId}
                  name="s"
                  form={SIDEBAR_FORM}
                  className="field"
                  value={sort}
                  onChange={(event) => state.chooseSort(event.target.value)}
                >
                  {section.sorts.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <SortButton form={SIDEBAR_FORM} />
              </div>
            </div>
          </div>
          <div className="mt-3">
            <ResultsChips section={section} parameters={parameters} filters={filters} />
          </div>
          {note && <p className="mt-3 text-muted">{note}</p>}
          {isEmpty && applied.length > 0 && (
            <InBrowser fallback={null}>
              <WithoutFilters
                section={section}
                parameters={parameters}
                names={applied}
                searchAgain={searchAgain}
              />
            </InBrowser>
          )}
          <h2 className="sr-only">Results</h2>
          <DeferredAnnouncement place="found" words={heading} />
          <div className="results mt-5">{failure ? <ListFailure text={failure.text} /> : children}</div>
        </div>
      </div>
    </div>
  )
}

/** A chip for each applied filter: following it takes that filter away. */
function ResultsChips({
  section,
  parameters,
  filters,
}: {
  section: ResultsSection
  parameters: ResultsParameters
  filters: readonly ResultsFilter[]
}) {
  const applied = appliedFilters(filters, parameters.filters)
  if (applied.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="no">
      <ul className="flex flex-wrap gap-2" aria-label="Applied filters">
        {applied.map(({ names, kind, label }) => (
          <li key={kind}>
            <Link
              to={resultsUrl(section, parameters, { filters: withoutFilters(parameters.filters, names) })}
              className="inline-flex min-h-11 items-center gap-2 border border-brass px-3 text-sm hover:bg-sunken large:min-h-9"
              aria-label={`Remove the filter ${label}`}
            >
              {label}
              <Cross size={10} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={resultsUrl(section, parameters, { filters: {} })}
        className="text-link inline-flex min-h-11 items-center px-2 text-sm"
      >
        Clear all filters
      </Link>
    </div>
  )
}
