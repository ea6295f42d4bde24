import type { AuctionCard } from '@vitrine/contracts/auctions/schemas'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { auctionDays } from '../auction-days.ts'
import { AuctionBadges } from './AuctionBadges.tsx'

/** One auction in the calendar: when, what, where. */
export function AuctionRow({ auction }: { auction: AuctionCard }) {
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
        <AuctionBadges auction={auction} />
      </div>
    </article>
  )
}
