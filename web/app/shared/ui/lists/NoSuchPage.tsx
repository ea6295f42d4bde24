import { Link } from 'react-router'
import { EmptyList } from '../EmptyList.tsx'
import { pagesOfList, type ListPlace } from './pages-of-list.ts'

interface NoSuchPageProps {
  place: ListPlace
  pathOf: (offset: number) => string
  /** How many rows can be paged through; all of them unless told. */
  reach?: number
  text?: string
}

/** Shown instead of the list on a page past its last one, with the way to the last one. */
export function NoSuchPage({
  place,
  pathOf,
  reach,
  text = 'There is nothing on this page.',
}: NoSuchPageProps) {
  return (
    <EmptyList text={text}>
      <Link to={pathOf(pagesOfList(place, 0, reach).lastOffset)} className="text-link">
        Go to the last page
      </Link>
    </EmptyList>
  )
}
