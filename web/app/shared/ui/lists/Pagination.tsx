import { Link } from 'react-router'
import { formatCount } from '../../format/numbers.ts'
import { Chevron } from '../Chevron.tsx'
import { pageNumbers, pagesOfList, type ListPlace } from './pages-of-list.ts'

interface PaginationProps {
  place: ListPlace
  shown: number
  pathOf: (offset: number) => string
  /** How many rows can be paged through; all of them unless told. */
  reach?: number
}

const box = 'flex min-h-11 min-w-11 items-center justify-center border border-transparent px-2 tabular-nums'

/** 'Showing a-b of N results' and the page numbers, as real links. Hidden when everything fits on one page. */
export function Pagination({ place, shown, pathOf, reach = Number.POSITIVE_INFINITY }: PaginationProps) {
  if (place.total <= place.currentLimit) return null
  const pages = pagesOfList(place, shown, reach)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6" data-print="no">
      <p className="text-sm text-muted">
        Showing {formatCount(pages.first)}-{formatCount(pages.last)} of {formatCount(pages.total)}
        {place.isTotalExact === false && '+'} results
        {pages.isCut &&
          pages.nextOffset === null &&
          `. Only the first ${formatCount(reach)} can be paged through: narrow the search.`}
      </p>
      <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
        <span className="mr-2 text-sm text-muted">Page number:</span>
        {pages.previousOffset !== null && (
          <Link
            to={pathOf(pages.previousOffset)}
            rel="prev"
            aria-label="Previous page"
            className={`${box} hover:text-brass`}
          >
            <Chevron back />
          </Link>
        )}
        {pageNumbers(pages.current, pages.count).map((page, index) =>
          page === null ? (
            <span key={`gap-${index}`} className="px-1 text-muted" aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={page}
              to={pathOf((page - 1) * place.currentLimit)}
              aria-current={page === pages.current ? 'page' : undefined}
              aria-label={`Page ${page}`}
              className={`${box} hover:text-brass aria-[current=page]:border-brass aria-[current=page]:font-semibold`}
            >
              {page}
            </Link>
          ),
        )}
        {pages.nextOffset !== null && (
          <Link
            to={pathOf(pages.nextOffset)}
            rel="next"
            aria-label="Next page"
            className={`${box} hover:text-brass`}
          >
            <Chevron />
          </Link>
        )}
      </nav>
    </div>
  )
}
