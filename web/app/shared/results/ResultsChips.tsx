import { FilterChips } from './FilterChips.tsx'
import { appliedFilters, type ResultsFilter } from './results-filter.ts'
import { resultsUrl, withoutFilters, type ResultsParameters, type ResultsSection } from './results-section.ts'

/** The chips of a section's results. */
export function ResultsChips({ section, parameters, filters }: { section: ResultsSection; parameters: ResultsParameters; filters: readonly ResultsFilter[] }) {
  const chips = appliedFilters(filters, parameters.filters).map(({ names, label }) => ({ label, to: resultsUrl(section, parameters, { filters: withoutFilters(parameters.filters, names) }) }))
  return <FilterChips chips={chips} clear={resultsUrl(section, parameters, { filters: {} })} />
}
