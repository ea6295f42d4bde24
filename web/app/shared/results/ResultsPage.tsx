import { useId, type ReactNode } from 'react'
import type { ListFailure as Failure } from '../api/failure.ts'
import type { Suggest } from '../search-box/suggestion.ts'
import { ListFailure } from '../ui/ListFailure.tsx'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'
import type { ResultsFilter } from './results-filter.ts'
import type { ResultsParameters, ResultsSection } from './results-section.ts'
import { ResultsChips } from './ResultsChips.tsx'
import { ResultsFilterForm } from './ResultsFilterForm.tsx'
import { ResultsPanels } from './ResultsPanels.tsx'
import { ResultsSearchForm } from './ResultsSearchForm.tsx'
import { useResultsFilters } from './use-results-filters.ts'

export interface ResultsPageProps {
  section: ResultsSection
  parameters: ResultsParameters
  /** The sort that holds: the URL's, or the one that a URL without one has. */
  sort: string
  filters: readonly ResultsFilter[]
  suggest: Suggest | null
  heading: string
  /** What was left out or read in another way. */
  note?: string | null
  failure: Failure | null
  /** Beside the sort: how the list is shown, what can be done with the search. */
  tools?: ReactNode
  /** Where the section has filters of its own beside these: the reader's own, which no public page may hold. */
  moreFilters?: ReactNode
  /** The list, or what stands in its place. */
  children: ReactNode
}

const SIDEBAR_FORM = 'search-filters'

/** The results of a section: search box, filters, chips, sort and list, in the places that all sections have. */
export function ResultsPage({ section, parameters, sort, filters, suggest, heading, note = null, failure, tools, moreFilters, children }: ResultsPageProps) {
  const state = useResultsFilters(section, parameters)
  const sortId = useId()
  const form = { section, parameters, filters, state }
  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={[{ title: section.name, path: section.front }]} here="Search results" />
      <div className="mt-3 border-b border-hairline pb-8">
        <ResultsSearchForm section={section} suggest={suggest} parameters={parameters} />
      </div>
      <div className="grid gap-x-14 pt-8 large:grid-cols-[16rem_1fr]">
        <aside aria-label="Filters" className="hidden large:block nojs:block" data-print="no">
          {moreFilters}
          <ResultsFilterForm id={SIDEBAR_FORM} {...form} />
        </aside>
        <div className="min-w-0">
          <ResultsPanels sort={sort} {...form} />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3 large:mt-0">
            <h1 className="text-2xl font-medium tablet:text-3xl" aria-live="polite">
              {heading}
            </h1>
            <div className="flex flex-wrap items-center gap-4" data-print="no">
              {tools}
              <div className="hidden items-center gap-3 large:flex nojs:flex">
                <label htmlFor={sortId} className="shrink-0 text-sm text-muted">
                  Sort results
                </label>
                <select id={sortId} name="s" form={SIDEBAR_FORM} className="field w-auto" value={sort} onChange={(event) => state.chooseSort(event.target.value)}>
                  {section.sorts.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </div>
            </div>
          </div>
          <div className="mt-3">
            <ResultsChips section={section} parameters={parameters} filters={filters} />
          </div>
          {note && <p className="mt-3 text-muted">{note}</p>}
          <div className="mt-5">{failure ? <ListFailure text={failure.text} /> : children}</div>
        </div>
      </div>
    </div>
  )
}
