import { auctionsWritingLimits } from '@vitrine/contracts/auctions/limits'
import type { AuctionsQuery } from '@vitrine/contracts/auctions/search-query'
import { type AuctionSort, defaultAuctionSort, isAuctionSort } from '@vitrine/contracts/auctions/sorts'
import { dayNumber } from '@vitrine/contracts/auctions/time-zone'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { Filters, HistogramBucket, SearchRequest } from '../search-request.ts'
import type { AuctionDocument } from './auctions.document.ts'

type AuctionFilters = Filters<AuctionDocument>

const sortsByValue: Record<AuctionSort, SearchRequest<AuctionDocument>['sort']> = {
  'date:asc': { field: 'startsAt', direction: 'asc' },
  'date:desc': { field: 'startsAt', direction: 'desc' },
  'title:asc': { field: 'sortKey', direction: 'asc' },
  'relevance:desc': 'relevance',
}

/** What is asked, with the ids of the categories that the page names by their urls. */
export interface AskedAuctions extends AuctionsQuery {
  categoryIds: readonly number[]
}

/**
 * A page of the auctions to come, soonest first, or of those that are over, latest first, unless another
 * order is asked for.
 */
export function auctionsRequest(
  { query, place, past, s, offset, categoryIds, ...days }: AskedAuctions,
  now: Date,
): SearchRequest<AuctionDocument> {
  const endOfYesterday = startOfDay(now) - 1
  return {
    text: sanitizeSearchText(query),
    scope: {
      endsAt: past ? { to: endOfYesterday } : { from: endOfYesterday + 1 },
      ...withinDays(days['f.dateFrom'], days['f.dateTo']),
    },
    facetFilters: { ...(categoryIds.length > 0 && { categoryIds }), ...(place && { place: [place] }) },
    facets: ['categoryIds', 'place'],
    sort: sortsByValue[isAuctionSort(s) ? s : defaultAuctionSort(past === '1')],
    offset,
    limit: auctionsWritingLimits.searchPageSize,
  }
}

const DAY_MS = 86_400_000
/**
 * Weeks begin on Mondays, so that a weekend stays in one: the first day of all counting, 1 January 1970, was
 * a Thursday.
 */
const FIRST_MONDAY_MS = 4 * DAY_MS
const WEEK_MS = 7 * DAY_MS
/** Auctions to come are counted by day, for a calendar; past ones, which reach back for years, by four weeks. */
const STEPS = {
  '': { interval: DAY_MS },
  '1': { interval: 4 * WEEK_MS, offset: FIRST_MONDAY_MS },
} as const
const SPANS_MAX = 26

/** When the auctions of a list begin: under all its filters but the days. */
export function auctionDaysRequest(asked: AskedAuctions, now: Date): SearchRequest<AuctionDocument> {
  const all = auctionsRequest({ ...asked, 'f.dateFrom': '', 'f.dateTo': '' }, now)
  return {
    ...all,
    facets: [],
    histograms: { firstDay: STEPS[asked.past] },
    sort: 'relevance',
    offset: 0,
    limit: 0,
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The days of that request on which auctions begin; none of past ones. */
export function auctionCalendar(
  buckets: readonly HistogramBucket[],
  past: AskedAuctions['past'],
): { day: string; count: number }[] {
  if (past) return []
  return buckets.flatMap(({ from, count }) => (count > 0 ? [{ day: dayOf(from), count }] : []))
}

/** Days, one after the other, by week. */
function byWeek(days: readonly HistogramBucket[]): HistogramBucket[] {
  const weeks: HistogramBucket[] = []
  for (const { from, count } of days) {
    const last = weeks.at(-1)
    if (last && from < last.to) weeks[weeks.length - 1] = { ...last, count: last.count + count }
    else {
      const monday = from - ((from - FIRST_MONDAY_MS) % WEEK_MS)
      weeks.push({ from: monday, to: monday + WEEK_MS, count })
    }
  }
  return weeks
}

/** The counts of that request as spans of whole days, of which there are not too many to choose from. */
export function auctionSpans(
  counted: readonly HistogramBucket[],
  past: AskedAuctions['past'],
): { from: string; to: string; count: number }[] {
  const buckets = past ? counted : byWeek(counted)
  const each = Math.ceil(buckets.length / SPANS_MAX)
  return Array.from({ length: each === 0 ? 0 : Math.ceil(buckets.length / each) }, (_, at) =>
    buckets.slice(at * each, (at + 1) * each),
  ).flatMap((some) => {
    const [first, last] = [some.at(0), some.at(-1)]
    return first && last
      ? [
          {
            from: dayOf(first.from),
            to: dayOf(last.to - DAY_MS),
            count: some.reduce((sum, { count }) => sum + count, 0),
          },
        ]
      : []
  })
}

/** The scope of the auctions to come. */
export function toCome(now: Date): AuctionFilters {
  return { endsAt: { from: startOfDay(now) } }
}

/**
 * An auction is to come until its day is over: pages that say so are kept for a day, and need not be made
 * anew at each hammer.
 */
export function startOfDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
}

/**
 * Those that take place on any of these days. Days typed the wrong way round are turned round: what is meant
 * is plain.
 */
function withinDays(from: string, to: string): AuctionFilters {
  const [first, last] = from && to && from > to ? [to, from] : [from, to]
  return {
    ...(first && { lastDay: { from: dayNumber(first) } }),
    ...(last && { firstDay: { to: dayNumber(last) } }),
  }
}
