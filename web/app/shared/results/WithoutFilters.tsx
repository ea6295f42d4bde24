import { useQuery } from '@tanstack/react-query'
import { joinNames } from '@vitrine/contracts/text'
import { foundText, type SearchAgain } from './results-heading.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'

interface WithoutFiltersProps {
  section: ResultsSection
  parameters: ResultsParameters
  /** The applied filters in words. */
  names: readonly string[]
  searchAgain: SearchAgain
}

/** Where filters leave nothing: how much there is without them. The chips above take them away. */
export default function WithoutFilters({ section, parameters, names, searchAgain }: WithoutFiltersProps) {
  const all = { ...parameters, filters: {}, offset: 0 }
  const { data } = useQuery({
    queryKey: ['without filters', resultsUrl(section, all)],
    queryFn: () => searchAgain(all),
  })
  if (!data || data.meta.total === 0) return null
  return (
    <p className="mt-3">
      There {data.meta.total === 1 ? 'is' : 'are'} {foundText(section, data)} without the{' '}
      {names.length === 1 ? 'filter' : 'filters'} {joinNames(names)}.
    </p>
  )
}
