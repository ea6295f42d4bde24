import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../format/numbers.ts'
import { useListPending } from '../page/use-arriving-list.ts'
import { CardGridSkeleton } from '../ui/cards/CardGridSkeleton.tsx'
import { EmptyList } from '../ui/EmptyList.tsx'
import { NoSuchPage } from '../ui/lists/NoSuchPage.tsx'
import type { ListPlace } from '../ui/lists/pages-of-list.ts'
import { Pagination } from '../ui/lists/Pagination.tsx'
import { wideningHint } from './nothing-found.ts'
import type { FoundCount } from './results-heading.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'

interface FoundResultsProps<Item> {
  section: ResultsSection
  parameters: ResultsParameters
  response: FoundCount & {
    items: readonly Item[]
    closeSpellings: readonly Item[]
    meta: ListPlace
  }
  /** @param label what the list is called */
  list: (label: string, items: readonly Item[]) => ReactNode
}

/** What a search found; for a text that stands nowhere, what is spelled nearly so and the way to all of it. */
export function FoundResults<Item>({ section, parameters, response, list }: FoundResultsProps<Item>) {
  const { items, closeSpellings, meta, isTotalExact, understood } = response
  if (closeSpellings.length === 0) {
    return (
      <ResultsList
        section={section}
        parameters={parameters}
        place={{ ...meta, isTotalExact }}
        shown={items.length}
      >
        {list('Results', items)}
      </ResultsList>
    )
  }
  return (
    <>
      {list('Close spellings', closeSpellings)}
      {understood.kind === 'guessed' && (
        <p className="mt-6">
          <Link to={resultsUrl(section, parameters, { text: understood.used })} className="text-link">
            Search for “{understood.used}”
          </Link>
        </p>
      )}
    </>
  )
}

interface ResultsListProps {
  section: ResultsSection
  parameters: ResultsParameters
  place: ListPlace
  shown: number
  children: ReactNode
}

/** The list of a results page and its faces: on the way, past its end, empty, full. */
function ResultsList({ section, parameters, place, shown, children }: ResultsListProps) {
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
