import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../format/numbers.ts'
import { useListPending } from '../page/use-arriving-list.ts'
import { CardGridSkeleton } from '../ui/cards/CardGridSkeleton.tsx'
import { EmptyList } from '../ui/EmptyList.tsx'
import { NoSuchPage } from '../ui/lists/NoSuchPage.tsx'
import { Pagination } from '../ui/lists/Pagination.tsx'
import type { ListPlace } from '../ui/lists/pages-of-list.ts'
import { wideningHint } from './nothing-found.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'

interface ResultsListProps {
  section: ResultsSection
  parameters: ResultsParameters
  place: ListPlace
  shown: number
  children: ReactNode
}

/** The list of a results page and its faces: on the way, past its end, empty, full. */
export function ResultsList({ section, parameters, place, shown, children }: ResultsListProps) {
  const pending = useListPending()
  if (pending) return <CardGridSkeleton />
  const pathOf = (offset: number) => resultsUrl(section, parameters, { offset })
  if (shown === 0 && place.total > 0) {
    const isCut = place.isTotalExact === false || place.total > SEARCH_WINDOW
    return (
      <NoSuchPage
        place={place}
        pathOf={pathOf}
        reach={SEARCH_WINDOW}
        {...(isCut && {
          text: `Only the first ${formatCount(SEARCH_WINDOW)} can be paged through: narrow the search.`,
        })}
      />
    )
  }
  if (shown === 0) {
    const hasFilters = Object.keys(parameters.filters).length > 0
    return (
      // The heading of the page says it.
      <EmptyList>
        {parameters.text && <span>{wideningHint(parameters.text)}</span>}
        {hasFilters && (
          <Link to={resultsUrl(section, parameters, { filters: {} })} className="text-link">
            Search without filters
          </Link>
        )}
        <Link to={section.front} className="text-link">
          Browse the {section.name}
        </Link>
      </EmptyList>
    )
  }
  return (
    <>
      {children}
      <Pagination place={place} shown={shown} pathOf={pathOf} reach={SEARCH_WINDOW} />
    </>
  )
}
