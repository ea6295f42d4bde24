import { readAuctionCalendar } from '@vitrine/contracts/auctions/endpoints'
import type { Auction, AuctionLot } from '@vitrine/contracts/auctions/schemas'
import { fillPath } from '@vitrine/contracts/client'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { auctionDay, partsOf, type AuctionSpan } from '../auction-days.ts'
import { AUCTIONS_PATH } from '../auctions-parameters.ts'
import { CanceledBadge } from './CanceledBadge.tsx'

const nothingChanges = () => () => undefined

export function AuctionPage({ auction }: { auction: Auction }) {
  const { id, title, house, place, timeZone, startsAt, categories, description, link, lots, status } = auction
  return (
    <div className="page py-6 pb-12">
      <Breadcrumbs crumbs={[{ title: 'Upcoming Auctions', path: AUCTIONS_PATH }]} here={title} />
      <article className="mt-5 max-w-4xl">
        <h1 className="text-4xl font-medium tablet:text-5xl">{title}</h1>
        <CanceledBadge auction={auction} />
        {status === 'canceled' && (
          <p className="mt-4 text-lg">This auction was canceled by the auction house.</p>
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
            <a href={fillPath(readAuctionCalendar.path, { params: { id } })} download className="button">
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

/** What is sold, in the order of the sale. */
function AuctionLots({ lots }: { lots: readonly AuctionLot[] }) {
  if (lots.length === 0) return null
  const hasEstimates = lots.some(({ estimate }) => estimate !== '')
  return (
    <section aria-labelledby="lots" className="mt-10">
      <h2 id="lots" className="text-2xl font-medium">
        Lots
      </h2>
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-edge text-sm text-muted">
            <th scope="col" className="w-12 py-2 pr-4 font-medium tablet:w-16">
              Lot
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              Description
            </th>
            {hasEstimates && (
              <th scope="col" className="py-2 text-right font-medium">
                Estimate
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lots.map(({ number, title, estimate }, place) => (
            // Numbers may come twice; the page never reorders lots.
            <tr key={place} className="border-b border-hairline align-top">
              <td className="py-2.5 pr-4 tabular-nums">{number}</td>
              <td className="py-2.5 pr-4 break-words">{title}</td>
              {hasEstimates && <td className="min-w-34 py-2.5 text-right tabular-nums">{estimate}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * The same times by the reader's own clock. The page comes without them, for everybody alike; their place is
 * kept.
 */
function LocalTimes({ auction }: { auction: Pick<Auction, 'startsAt' | 'endsAt' | 'timeZone'> }) {
  const zone = useLocalTimeZone()
  if (zone === null) {
    return (
      <>
        {/* As long as what takes its place, so that nothing moves. */}
        <span aria-hidden="true" className="invisible nojs:hidden">
          {auctionTimes(auction, auction.timeZone)}
        </span>
        <span className="hidden text-muted nojs:inline">
          Turn on JavaScript to see the times in your time zone.
        </span>
      </>
    )
  }
  return zone === auction.timeZone ? 'The same: you are in this time zone.' : auctionTimes(auction, zone)
}

/** The reader's own time zone; null until the browser has said it: pages are the same for everybody. */
function useLocalTimeZone(): string | null {
  return useSyncExternalStore(
    nothingChanges,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
}

/** '04 Mar 2027, 10:00 AM – 5:00 PM, Paris time (GMT+1)' */
export function auctionTimes({ startsAt, endsAt }: AuctionSpan, timeZone: string): string {
  const [start, end] = [auctionDay(startsAt, timeZone), auctionDay(endsAt, timeZone)]
  const until = start === end ? clockAt(endsAt, timeZone) : `${end}, ${clockAt(endsAt, timeZone)}`
  return `${start}, ${clockAt(startsAt, timeZone)} – ${until}, ${zoneName(startsAt, timeZone)}`
}

function clockAt(iso: string, timeZone: string): string {
  const { hour, minute, dayPeriod } = partsOf(iso, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  })
  return `${hour}:${minute} ${dayPeriod}`
}

/** 'Europe/Paris' as 'Paris time (GMT+1)'. Of London some say 'GMT', others 'GMT+0'. */
function zoneName(iso: string, timeZone: string): string {
  const { timeZoneName = '' } = partsOf(iso, { timeZone, timeZoneName: 'shortOffset' })
  const offset = timeZoneName === 'GMT' ? 'GMT+0' : timeZoneName
  const city = timeZone.split('/').slice(1).at(-1)?.replaceAll('_', ' ')
  if (city) return `${city} time (${offset})`
  return offset === 'GMT+0' ? timeZone : `${timeZone} (${offset})`
}
