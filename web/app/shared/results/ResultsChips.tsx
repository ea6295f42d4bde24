import { Link } from 'react-router'
import { Cross } from '../ui/Cross.tsx'
import { appliedFilters, type ResultsFilter } from './results-filter.ts'
import { resultsUrl, withoutFilters, type ResultsParameters, type ResultsSection } from './results-section.ts'

/** A chip for each applied filter: following it takes that filter away. */
export function ResultsChips({
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
