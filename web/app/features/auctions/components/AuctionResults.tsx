import type { AuctionsResponse, AuctionCard } from '@vitrine/contracts/auctions/schemas'
import type { AuctionSort } from '@vitrine/contracts/auctions/sorts'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { auctionDay, auctionDays, monthOf } from '../auction-days.ts'
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
      {listsOf(items, parameters.sort).map(([month, auctions]) => (
        <section key={month} aria-label={month || undefined} className="results mb-10">
          {month && <h2 className="mb-4 text-2xl font-medium">{month}</h2>}
          <div className="rows space-y-4">
            {auctions.map((auction) => (
              <AuctionRow key={auction.id} auction={auction} title={month ? 'h3' : 'h2'} />
            ))}
          </div>
        </section>
      ))}
      <Pagination place={meta} shown={items.length} pathOf={pathOf} reach={SEARCH_WINDOW} />
    </>
  )
}

/** By the months in which they begin, where they are in the order of their dates. */
function listsOf(items: readonly AuctionCard[], sort: AuctionSort) {
  return [
    ...Map.groupBy(items, ({ startsAt, timeZone }) =>
      sort.startsWith('date') ? monthOf(startsAt, timeZone) : '',
    ),
  ]
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

interface AuctionRowProps {
  auction: AuctionCard
  title: 'h2' | 'h3'
}

/** One auction: when, what, where, and a drawing of what it sells. */
function AuctionRow({ auction, title: Title }: AuctionRowProps) {
  const { title, house, place, categories, lotCount, picture, pageURI } = auction
  return (
    <article className="auction">
      <AuctionDate auction={auction} />
      <div className="min-w-0">
        <Title className="text-xl leading-snug font-medium">
          <Link to={pageURI} prefetch="intent" className="quiet-link">
            {title}
          </Link>
        </Title>
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
      <Link to={pageURI} prefetch="intent" tabIndex={-1} aria-hidden="true">
        <Picture src={picture || (categories[0]?.image ?? '')} alt="" sizes="24rem" />
      </Link>
    </article>
  )
}

/** Its first day, large; and the last one, where there are several. */
function AuctionDate({ auction }: { auction: AuctionCard }) {
  const { startsAt, endsAt, timeZone } = auction
  const days = auctionDays(auction, timeZone)
  const [day, month, year] = auctionDay(startsAt, timeZone).split(' ')
  return (
    <p className="text-brass tabular-nums">
      <time dateTime={startsAt}>
        <span className="sr-only">{days}</span>
        <span aria-hidden="true" className="block font-serif text-4xl leading-none">
          {day}
        </span>
        <span aria-hidden="true" className="mt-1.5 block text-sm font-medium">
          {month} {year}
        </span>
      </time>
      {days.includes('–') && (
        <span aria-hidden="true" className="mt-0.5 block text-xs text-muted">
          to {auctionDay(endsAt, timeZone).slice(0, 6)}
        </span>
      )}
    </p>
  )
}
