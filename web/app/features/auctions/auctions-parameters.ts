import { auctionsLimits } from '@vitrine/contracts/auctions/limits'
import { type AuctionSort, defaultAuctionSort, isAuctionSort } from '@vitrine/contracts/auctions/sorts'
import { isDay } from '@vitrine/contracts/auctions/time-zone'
import { parseOffset } from '@vitrine/contracts/offset'
import { readCategoryList, writeCategoryList } from '@vitrine/contracts/site-search/category-list'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'

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
  sort: AuctionSort
  offset: number
}

/** Reads a path typed by hand leniently. */
export function readAuctionsParameters(search: URLSearchParams): AuctionsParameters {
  const textOf = (name: string, max: number) => (search.get(name) ?? '').slice(0, max)
  const isPast = search.get('past') === '1'
  const sort = search.get('s')
  const dayOf = (name: string) => (isDay(textOf(name, 10)) ? textOf(name, 10) : '')
  return {
    query: sanitizeSearchText(textOf('query', auctionsLimits.queryMax)),
    category: writeCategoryList(
      readCategoryList(search.getAll('category').join(',')).map((url) => url.slice(0, 200)),
    ),
    place: textOf('place', auctionsLimits.placeMax).trim(),
    from: dayOf('f.dateFrom'),
    to: dayOf('f.dateTo'),
    isPast,
    sort: isAuctionSort(sort) ? sort : defaultAuctionSort(isPast),
    offset: parseOffset(search.get('offset')),
  }
}

/** The parameters under the names that the page and its call give them. */
export function auctionsQuery({
  query,
  category,
  place,
  from,
  to,
  isPast,
  sort,
  offset,
}: AuctionsParameters) {
  return {
    query,
    category,
    place,
    'f.dateFrom': from,
    'f.dateTo': to,
    past: isPast ? '1' : '',
    s: sort === defaultAuctionSort(isPast) ? '' : sort,
    offset: offset > 0 ? String(offset) : '',
  }
}

/** The page's path with some parameters changed. Changing anything but the offset drops the offset. */
export function auctionsPath(
  parameters: AuctionsParameters,
  change: Partial<AuctionsParameters> = {},
): string {
  const values = Object.entries(auctionsQuery({ ...parameters, offset: 0, ...change })).filter(
    ([, value]) => value !== '',
  )
  return values.length > 0 ? `${AUCTIONS_PATH}?${new URLSearchParams(values).toString()}` : AUCTIONS_PATH
}

/** The same list without what narrows it. */
export function everything(parameters: AuctionsParameters): string {
  return auctionsPath(parameters, { query: '', category: '', place: '', from: '', to: '' })
}

/** Whether anything narrows the list. */
export function isFiltered(parameters: AuctionsParameters): boolean {
  return auctionsPath(parameters) !== everything(parameters)
}

/** Of those that are over the ones to come, and the other way round, each in its own order. */
export function otherList(parameters: AuctionsParameters): string {
  const isPast = !parameters.isPast
  return auctionsPath(parameters, { isPast, sort: defaultAuctionSort(isPast) })
}
