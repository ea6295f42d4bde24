import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import { Link } from 'react-router'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { auctionsPath, isFiltered, otherList, type AuctionsParameters } from '../auctions-parameters.ts'
import { AuctionRow } from './AuctionRow.tsx'

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
