import { useQuery } from '@tanstack/react-query'
import { useSettledText } from '../search-box/use-settled-text.ts'
import { foundText, type SearchAgain } from './results-heading.ts'
import { readResults, type ResultsSection } from './results-section.ts'

interface FoundByFiltersProps {
  section: ResultsSection
  /** The page that Apply leads to. */
  url: string
  searchAgain: SearchAgain
}

/**
 * How many results there will be once what waits is applied: its search is made, so that its list is there
 * when it is.
 */
export default function FoundByFilters({ section, url, searchAgain }: FoundByFiltersProps) {
  const wanted = useSettledText(url)
  const { data } = useQuery({
    queryKey: ['found by filters', wanted],
    queryFn: () => searchAgain(readResults(section, new URL(wanted, location.origin).searchParams)),
  })
  return data ? foundText(section, data) : null
}
