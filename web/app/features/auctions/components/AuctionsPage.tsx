import type { AuctionsResponse } from '@vitrine/contracts/auctions/schemas'
import { auctionSorts, isAuctionSort } from '@vitrine/contracts/auctions/sorts'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { DeferredAnnouncement } from '../../../shared/results/DeferredAnnouncement.tsx'
import { DeferredViewChoice } from '../../../shared/results/DeferredViewChoice.tsx'
import { SortButton } from '../../../shared/results/SortButton.tsx'
import { Cross } from '../../../shared/ui/icons.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { auctionDay } from '../auction-days.ts'
import { auctionsPath, everything, otherList, type AuctionsParameters } from '../auctions-parameters.ts'
import { AuctionCalendar } from './AuctionCalendar.tsx'
import { AuctionFilters, FILTER_FORM } from './AuctionFilters.tsx'
import { AuctionResults } from './AuctionResults.tsx'

const quoted = (word: string) => `“${word}”`

interface AuctionsPageProps {
  parameters: AuctionsParameters
  response: AuctionsResponse | null
  failure: Failure | null
}

export function AuctionsPage({ parameters, response, failure }: AuctionsPageProps) {
  const { isPast } = parameters
  const days = response?.facets.calendar ?? []
  const count = response ? counted(response.meta.total, 'auction') : ''
  const note = response && understoodNote(response, parameters.query)
  return (
    <div className="page py-12">
      <PageTitle>{isPast ? 'Past Auctions' : 'Upcoming Auctions'}</PageTitle>
      <nav aria-label="Upcoming or past" className="mt-6 flex gap-6 border-b border-hairline">
        {[false, true].map((past) => (
          <Link
            key={String(past)}
            to={past === isPast ? auctionsPath(parameters) : otherList(parameters)}
            aria-current={past === isPast ? 'page' : undefined}
            className={`-mb-px inline-flex min-h-11 items-center border-b-2 ${past === isPast ? 'border-brass text-ink' : 'border-transparent text-muted hover:text-brass'}`}
          >
            {past ? 'Past auctions' : 'Upcoming'}
          </Link>
        ))}
      </nav>
      <div className="mt-6">
        <AuctionFilters parameters={parameters} facets={response?.facets} />
      </div>
      {response && (
        <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p id="found" className="font-medium">
            {response.meta.total > 0 && count}
            {note && <span className="font-normal text-muted">. {note}</span>}
          </p>
          <DeferredAnnouncement place="found" words={note ? `${count}. ${note}` : count} />
          <div className="flex flex-wrap items-center gap-4">
            {days.length > 0 && (
              <a
                href="#calendar"
                className="text-link inline-flex min-h-11 items-center desktop:hidden"
                data-print="no"
              >
                See the calendar
              </a>
            )}
            {response.items.length > 0 && <DeferredViewChoice own="list" />}
            <AuctionSortSelect parameters={parameters} />
          </div>
        </div>
      )}
      <div className="mt-3">
        <AuctionChips chips={appliedFilters(parameters, response?.facets)} clear={everything(parameters)} />
      </div>
      <div
        className={`mt-5 grid items-start gap-x-10 gap-y-12 ${days.length > 0 ? 'desktop:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
      >
        <div className="min-w-0">
          {response ? (
            <AuctionResults response={response} parameters={parameters} />
          ) : (
            <ListFailure text={failure?.text ?? ''} />
          )}
        </div>
        {days.length > 0 && <AuctionCalendar days={days} parameters={parameters} />}
      </div>
    </div>
  )
}

/** How a text was read, where it was not found as it was typed. */
function understoodNote(
  { understood, meta }: Pick<AuctionsResponse, 'understood' | 'meta'>,
  query: string,
): string | null {
  if (meta.total === 0) return null
  if (understood.kind === 'exact')
    return understood.shownFor ? `Shown for: ${understood.shownFor.join(', ')}` : null
  const read =
    understood.kind === 'guessed'
      ? `have ${quoted(understood.used)}`
      : `are without ${understood.leftOut.map(quoted).join(', ')}`
  return `Nothing has all of ${quoted(query)}. These ${read}`
}

/**
 * A chip for each applied filter: following it takes that filter away. Not the one of the results pages:
 * shared with these, it would weigh on every page that has a list.
 */
function AuctionChips({ chips, clear }: { chips: readonly FilterChip[]; clear: string }) {
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="no">
      <ul className="flex flex-wrap gap-2" aria-label="Applied filters">
        {chips.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 border border-brass px-3 text-sm hover:bg-sunken large:min-h-9"
              aria-label={`Remove the filter ${label}`}
            >
              {label}
              <Cross size={10} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={clear} className="text-link inline-flex min-h-11 items-center px-2 text-sm">
        Clear all filters
      </Link>
    </div>
  )
}

/** Applies at once; without scripts with the form of the filters. */
function AuctionSortSelect({ parameters }: { parameters: AuctionsParameters }) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <div className="flex min-w-0 items-center gap-3" data-print="no">
      <label htmlFor={id} className="shrink-0 text-sm text-muted">
        Sort results
      </label>
      <select
        id={id}
        name="s"
        form={FILTER_FORM}
        className="field"
        value={parameters.sort}
        onChange={({ target: { value } }) => {
          if (isAuctionSort(value)) void navigate(auctionsPath(parameters, { sort: value }))
        }}
      >
        {auctionSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SortButton form={FILTER_FORM} />
    </div>
  )
}

interface FilterChip {
  /** The filter in words. */
  label: string
  /** The page without it. */
  to: string
}

/** What narrows the list, in words, each with the page that is without it. */
export function appliedFilters(
  parameters: AuctionsParameters,
  facets: AuctionsResponse['facets'] | undefined,
): FilterChip[] {
  const { query, category, place, from, to } = parameters
  const titleOf = (url: string) => facets?.categories.find((one) => one.url === url)?.title ?? url
  const chip = (label: string, without: Partial<AuctionsParameters>): FilterChip => ({
    label,
    to: auctionsPath(parameters, without),
  })
  return [
    ...(query ? [chip(quoted(query), { query: '' })] : []),
    ...(category ? [chip(readCategoryList(category).map(titleOf).join(', '), { category: '' })] : []),
    ...(place ? [chip(place, { place: '' })] : []),
    ...(from || to ? [chip(daysText(from, to), { from: '', to: '' })] : []),
  ]
}

function daysText(from: string, to: string): string {
  if (!to) return `from ${dayText(from)}`
  if (!from) return `up to ${dayText(to)}`
  const [first, last] = from > to ? [to, from] : [from, to]
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`
}

/** As the list writes days. */
function dayText(day: string): string {
  return auctionDay(`${day}T00:00:00Z`, 'UTC')
}
