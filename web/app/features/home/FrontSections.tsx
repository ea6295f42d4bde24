import type { FrontPage } from '@vitrine/contracts/front-page/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Day } from '../../shared/ui/figures/Day.tsx'
import { Picture, TILE_SIZES } from '../../shared/ui/Picture.tsx'

interface PartProps {
  id: string
  title: string
  lead?: string
  /** Where all of it is. */
  more: { to: string; text: string }
  children: ReactNode
}

/** One of the questions that people come with, and some of what answers it. */
function Part({ id, title, lead, more, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl font-medium tablet:text-3xl">
          {title}
        </h2>
        <Link to={more.to} className="text-link inline-flex min-h-11 items-center">
          {more.text}
        </Link>
      </div>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

interface EntryProps {
  to: string
  title: string
  /** Above the title. */
  day?: ReactNode
  note: string
}

/** An entry of a list without pictures. */
function Entry({ to, title, day, note }: EntryProps) {
  return (
    <li className="border-t border-hairline">
      <Link to={to} prefetch="intent" className="group block py-4">
        {day && <span className="mb-1 block text-sm font-medium text-brass tabular-nums">{day}</span>}
        <span className="line-clamp-3 font-serif text-lg leading-snug font-medium group-hover:text-brass">
          {title}
        </span>
        <span className="mt-1 block text-sm text-muted">{note}</span>
      </Link>
    </li>
  )
}

/** What did it sell for? Titles and years; never a price. */
export function SoldItemsPart({ items }: { items: FrontPage['soldItems'] }) {
  if (items.length === 0) return null
  return (
    <Part
      id="sold"
      title="What did it sell for?"
      lead="Sales with their dates and houses. Everybody can search them; a membership shows the prices."
      more={{ to: '/worthopedia', text: 'Search the price guide' }}
    >
      <ul className="grid gap-x-8 tablet:grid-cols-3">
        {items.map(({ id, title, pageURI, saleDate }) => (
          <Entry key={id} to={pageURI} title={title} note={`Sold in ${saleDate.slice(0, 4)}`} />
        ))}
      </ul>
    </Part>
  )
}

/** What does this mark mean? */
export function MarksPart({ items }: { items: FrontPage['marks'] }) {
  if (items.length === 0) return null
  return (
    <Part
      id="marks"
      title="What does this mark mean?"
      lead="Marks of factories, makers and assay offices, with the years in which they were used."
      more={{ to: '/marks', text: 'Search the marks' }}
    >
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-4 tablet:gap-x-8">
        {items.map(({ id, title, pageURI, place, period, thumbnail }) => (
          <li key={id}>
            <Link to={pageURI} prefetch="intent" className="group block">
              <Picture
                src={thumbnail}
                alt=""
                sizes={TILE_SIZES}
                className="transition-opacity group-hover:opacity-90"
              />
              <span className="mt-2 line-clamp-2 font-serif text-lg leading-snug font-medium group-hover:text-brass">
                {title}
              </span>
              <span className="mt-0.5 line-clamp-2 text-sm text-muted">
                {[place, period].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What do I own? The vault, and what a membership adds. */
export function VaultPart() {
  return (
    <section
      aria-labelledby="own"
      className="mt-16 grid items-center gap-8 border border-hairline bg-raised p-6 tablet:p-10 desktop:grid-cols-2 desktop:gap-14"
    >
      <Picture
        src="/images/pages/vault.svg"
        alt="A cabinet with antiques on its shelves, some of them with a tag"
      />
      <div>
        <h2 id="own" className="text-2xl font-medium tablet:text-3xl">
          What do I own, and what is it worth?
        </h2>
        <p className="mt-3 text-muted">
          The vault keeps what you own: photos, where it stands, what you paid and when. Nobody else sees it,
          unless you share it.
        </p>
        <h3 className="mt-6 text-lg font-medium">What a membership adds</h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          <li>The price of each sale in the price guide</li>
          <li>A price range for your own items that says how sure it is, and from which sales it comes</li>
          <li>What a mark looks like up close, and how to tell it from a copy</li>
          <li>Books with their tables of contents</li>
        </ul>
        <div className="mt-7 flex flex-wrap gap-4">
          <Link to="/product/index" className="button">
            See memberships
          </Link>
          <Link to="/app/vault/dashboard" className="button-plain">
            Go to the vault
          </Link>
          <Link to="/app/vault/example" className="text-link inline-flex min-h-11 items-center">
            See an example vault
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The next auctions, soonest first. */
export function AuctionsPart({ items }: { items: FrontPage['auctions'] }) {
  if (items.length === 0) return null
  return (
    <Part id="auctions" title="Coming auctions" more={{ to: '/upcomingauctions', text: 'See all' }}>
      <ul className="grid gap-x-8 tablet:grid-cols-3">
        {items.map(({ id, title, pageURI, house, place, day }) => (
          <Entry key={id} to={pageURI} title={title} day={<Day iso={day} />} note={`${house}, ${place}`} />
        ))}
      </ul>
    </Part>
  )
}
