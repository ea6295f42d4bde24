import { Link } from 'react-router'
import { counted, formatCount } from '../../format/numbers.ts'
import { EmptyList } from '../EmptyList.tsx'
import { pagesOfList, type ListPlace } from './pages-of-list.ts'

interface NoSuchPageProps {
  place: ListPlace
  pathOf: (offset: number) => string
  /** How many rows can be paged through; all of them unless told. */
  reach?: number
}

/** Shown instead of the list on a page past its last one: how long the list is, and the way to its last page. */
export function NoSuchPage({ place, pathOf, reach = Number.POSITIVE_INFINITY }: NoSuchPageProps) {
  const { count, lastOffset, isCut } = pagesOfList(place, 0, reach)
  return (
    <EmptyList
      text={
        isCut
          ? `Only the first ${formatCount(reach)} can be paged through: narrow the search.`
          : `There is nothing on this page. The list has ${counted(count, 'page')}.`
      }
    >
      <Link to={pathOf(lastOffset)} className="text-link">
        Go to the last page
      </Link>
    </EmptyList>
  )
}
