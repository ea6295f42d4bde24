import { auctionsLimits } from '@vitrine/contracts/auctions/limits'
import { isDay } from '@vitrine/contracts/auctions/time-zone'
import { parseOffset } from '@vitrine/contracts/offset'
import { readCategoryList, writeCategoryList } from '@vitrine/contracts/site-search/category-list'
import { sanitizeSearchText } from '@vitrine/contracts/text'

export const AUCTIONS_PATH = '/upcomingauctions'

/** What drives the page of auctions. */
export interface AuctionsParameters {
  query: string
  /** The urls of up to five categories with commas between; empty is all. */
  category: string
  place: string
  /** Days as '2027-03-04', both included; empty is open. */
  from: string
  to: string
  /** Those that are over. */
  isPast: boolean
  offset: number
}

/** Reads a path typed by hand leniently. */
export function readAuctionsParameters(search: URLSearchParams): AuctionsParameters {
  const textOf = (name: string, max: number) => (search.get(name) ?? '').slice(0, max)
  const dayOf = (name: string) => (isDay(textOf(name, 10)) ? textOf(name, 10) : '')
  return {
    query: sanitizeSearchText(textOf('query', auctionsLimits.queryMax)),
    category: writeCategoryList(readCategoryList(search.get('category') ?? '').map((url) => url.slice(0, 200))),
    place: textOf('place', auctionsLimits.placeMax).trim(),
    from: dayOf('f.dateFrom'),
    to: dayOf('f.dateTo'),
    isPast: search.get('past') === '1',
    offset: parseOffset(search.get('offset')),
  }
}

/** The parameters under the names that the page and its call give them. */
export function auctionsQuery({ query, category, place, from, to, isPast, offset }: AuctionsParameters) {
  return { query, category, place, 'f.dateFrom': from, 'f.dateTo': to, past: isPast ? '1' : '', offset: offset > 0 ? String(offset) : '' }
}

/** The page's path with some parameters changed. Changing anything but the offset drops the offset. */
export function auctionsPath(parameters: AuctionsParameters, change: Partial<AuctionsParameters> = {}): string {
  const values = Object.entries(auctionsQuery({ ...parameters, offset: 0, ...change })).filter(([, value]) => value !== '')
  return values.length > 0 ? `${AUCTIONS_PATH}?${new URLSearchParams(values).toString()}` : AUCTIONS_PATH
}

/** The same list without what narrows it. */
export function everything({ isPast }: AuctionsParameters): string {
  return isPast ? `${AUCTIONS_PATH}?past=1` : AUCTIONS_PATH
}

/** Whether anything narrows the list. */
export function isFiltered(parameters: AuctionsParameters): boolean {
  return auctionsPath(parameters) !== everything(parameters)
}
