import type { AuctionsResponse, AuctionCard } from '@vitrine/contracts/auctions/schemas'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { auctionDays } from '../auction-days.ts'
import { auctionsPath, isFiltered, otherList, type AuctionsParameters } from '../auctions-parameters.ts'
import { CanceledBadge } from './CanceledBadge.tsx'

interface AuctionResultsProps {
  response: AuctionsResponse
  parameters: AuctionsParameters
}

export function AuctionResults({ response: { items, meta }, parameters }: AuctionResultsProps) {
  const isPending = useListPending()
  if (isPending) return <ListSkeleton />
  const pathOf = (offset: number) => auctionsPath(parameters, { offset })
  if (items.length === 0 && meta.total > 0)
    return <NoSuchPage place={meta} pathOf={pathOf} reach={SEARCH_WINDOW} />
  if (items.length === 0) return <NoAuctions parameters={parameters} />
  return (
    <>
      <div className="results">
        <div className="rows">
          {items.map((auction) => (
            <AuctionRow key={auction.id} auction={auction} />
          ))}
        </div>
      </div>
      <Pagination place={meta} shown={items.length} pathOf={pathOf} reach={SEARCH_WINDOW} />
    </>
  )
}

function NoAuctions({ parameters }: { parameters: AuctionsParameters }) {
  const { isPast } = parameters
  // The filters' chips stand above it, with the link that clears them all.
  const filtered = isFiltered(parameters)
  return (
    <EmptyList text={filtered ? 'No auctions match these filters.' : 'There are no auctions here yet.'}>
      <Link to={otherList(parameters)} className="text-link">
        {isPast ? 'See upcoming auctions' : 'See past auctions'}
      </Link>
    </EmptyList>
  )
}

/** One auction in the calendar: when, what, where. */
function AuctionRow({ auction }: { auction: AuctionCard }) {
  const { title, house, place, startsAt, timeZone, categories, lotCount, pageURI } = auction
  return (
    <article className="grid gap-x-8 gap-y-1 border-b border-hairline py-6 tablet:grid-cols-[13rem_1fr]">
      <p className="text-sm font-medium text-brass tabular-nums tablet:pt-1.5">
        <time dateTime={startsAt}>{auctionDays(auction, timeZone)}</time>
      </p>
      <div className="min-w-0">
        <h2 className="text-xl font-medium">
          <Link
            to={pageURI}
            prefetch="intent"
            className="quiet-link inline-flex min-h-11 items-center tablet:min-h-0"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1">
          {house}, {place}
        </p>
        <p className="mt-1 text-sm text-muted">
          {categories.map((category) => category.title).join(', ')}
          {lotCount > 0 && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{counted(lotCount, 'lot')} listed</span>
            </>
          )}
        </p>
        <CanceledBadge auction={auction} />
      </div>
    </article>
  )
}
