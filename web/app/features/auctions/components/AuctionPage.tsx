import type { Auction } from '@vitrine/contracts/auctions/schemas'
import { calendar } from '@vitrine/contracts/auctions/paths'
import { fillPath } from '@vitrine/contracts/client'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { AUCTIONS_PATH } from '../auctions-parameters.ts'
import { auctionTimes } from '../auction-times.ts'
import { AuctionBadges } from './AuctionBadges.tsx'
import { AuctionLots } from './AuctionLots.tsx'
import { LocalTimes } from './LocalTimes.tsx'

export function AuctionPage({ auction }: { auction: Auction }) {
  const {
    id,
    title,
    house,
    place,
    timeZone,
    startsAt,
    categories,
    description,
    link,
    lots,
    isSample,
    status,
  } = auction
  return (
    <div className="page py-6 pb-12">
      <Breadcrumbs crumbs={[{ title: 'Upcoming Auctions', path: AUCTIONS_PATH }]} here={title} />
      <article className="mt-5 max-w-4xl">
        <h1 className="text-4xl font-medium tablet:text-5xl">{title}</h1>
        <AuctionBadges auction={auction} />
        {status === 'canceled' && (
          <p className="mt-4 text-lg">This auction was canceled by the auction house.</p>
        )}
        {isSample && (
          <p className="mt-4 text-muted">
            This auction and its house are made up. They show what the page looks like.
          </p>
        )}
        <dl className="mt-6 border-t border-hairline">
          <Fact name="When">
            <time dateTime={startsAt}>{auctionTimes(auction, timeZone)}</time>
          </Fact>
          <Fact name="In your time">
            <LocalTimes auction={auction} />
          </Fact>
          <Fact name="Auction house">{house}</Fact>
          <Fact name="Place">{place}</Fact>
          <Fact name="Categories">
            <CategoryLinks categories={categories} />
          </Fact>
        </dl>
        <div className="mt-6 flex flex-wrap items-center gap-3" data-print="no">
          {status !== 'canceled' && (
            <a href={fillPath(calendar.path, { params: { id } })} download className="button">
              Add to calendar
            </a>
          )}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer" className="button-plain">
              View at {house}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </div>
        {description && (
          <div className="prose mt-9">
            {description.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <AuctionLots lots={lots} />
      </article>
    </div>
  )
}

/** As `FactList` has it, whose chunk this page would load for one list. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-hairline py-2.5 phone:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CategoryLinks({ categories }: Pick<Auction, 'categories'>) {
  return categories.map(({ url, title }, place) => (
    <span key={url}>
      {place > 0 && ', '}
      <Link to={`${AUCTIONS_PATH}?category=${encodeURIComponent(url)}`} className="text-link">
        {title}
      </Link>
    </span>
  ))
}
