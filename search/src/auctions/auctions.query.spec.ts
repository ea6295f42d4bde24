import { expect, it } from 'vitest'
import { histogramBounds } from '../engines/histogram-bounds.ts'
import {
  auctionCalendar,
  auctionDaysRequest,
  auctionSpans,
  auctionsRequest,
  type AskedAuctions,
} from './auctions.query.ts'

const asked: AskedAuctions = {
  query: '',
  category: '',
  place: '',
  'f.dateFrom': '',
  'f.dateTo': '',
  past: '',
  s: '',
  offset: 0,
  categoryIds: [],
}
const now = new Date('2027-03-04T15:00:00Z')
const midnight = Date.parse('2027-03-04T00:00:00Z')

it('what ended earlier today is still to come, what ended yesterday is over', () => {
  expect(auctionsRequest(asked, now)).toMatchObject({
    scope: { endsAt: { from: midnight } },
    sort: { field: 'startsAt', direction: 'asc' },
  })
  expect(auctionsRequest({ ...asked, past: '1' }, now)).toMatchObject({
    scope: { endsAt: { to: midnight - 1 } },
    sort: { field: 'startsAt', direction: 'desc' },
  })
})

it('another order is taken by its name', () => {
  expect(auctionsRequest({ ...asked, past: '1', s: 'date:asc' }, now).sort).toEqual({
    field: 'startsAt',
    direction: 'asc',
  })
  expect(auctionsRequest({ ...asked, s: 'title:asc' }, now).sort).toEqual({
    field: 'sortKey',
    direction: 'asc',
  })
  expect(auctionsRequest({ ...asked, s: 'relevance:desc' }, now).sort).toBe('relevance')
})

it('days narrow to auctions that take place on any of them, also the wrong way round', () => {
  const wanted = {
    scope: {
      lastDay: { from: Date.parse('2027-04-01T00:00:00Z') },
      firstDay: { to: Date.parse('2027-04-30T00:00:00Z') },
    },
  }
  expect(
    auctionsRequest({ ...asked, 'f.dateFrom': '2027-04-01', 'f.dateTo': '2027-04-30' }, now),
  ).toMatchObject(wanted)
  expect(
    auctionsRequest({ ...asked, 'f.dateFrom': '2027-04-30', 'f.dateTo': '2027-04-01' }, now),
  ).toMatchObject(wanted)
})

it('categories and place are counted, each without its own filter', () => {
  expect(auctionsRequest({ ...asked, categoryIds: [3], place: 'Lyon, France' }, now)).toMatchObject({
    facetFilters: { categoryIds: [3], place: ['Lyon, France'] },
    facets: ['categoryIds', 'place'],
  })
})

it('the days of a list are counted under its other filters, by week or, of past ones, by four', () => {
  const chosen = { ...asked, categoryIds: [3], 'f.dateFrom': '2027-04-01', 'f.dateTo': '2027-04-30' }
  expect(auctionDaysRequest(chosen, now)).toEqual({
    text: '',
    scope: { endsAt: { from: midnight } },
    facetFilters: { categoryIds: [3] },
    facets: [],
    histograms: { firstDay: { interval: 86_400_000 } },
    sort: 'relevance',
    offset: 0,
    limit: 0,
  })
  expect(auctionDaysRequest({ ...asked, past: '1' }, now)).toMatchObject({
    histograms: { firstDay: { interval: 2_419_200_000, offset: 345_600_000 } },
  })
})

const onDays = (...counts: readonly (readonly [day: string, count: number])[]) =>
  counts.map(([day, count]) => {
    const from = Date.parse(`${day}T00:00:00Z`)
    return { from, to: from + 86_400_000, count }
  })

it('days begin at midnight', () => {
  const days = auctionDaysRequest(asked, now).histograms?.firstDay
  const bounds = histogramBounds(
    days ?? { buckets: 1 },
    Date.parse('2027-03-06T00:00:00Z'),
    Date.parse('2027-03-07T00:00:00Z'),
    100,
  )
  expect(bounds.map((bound) => new Date(bound).toISOString())).toEqual([
    '2027-03-06T00:00:00.000Z',
    '2027-03-07T00:00:00.000Z',
    '2027-03-08T00:00:00.000Z',
  ])
})

it('a week begins on a Monday and holds its weekend', () => {
  // A Saturday, and the Sunday and the Monday after it.
  const days = onDays(['2027-03-06', 1], ['2027-03-07', 2], ['2027-03-08', 4])
  expect(auctionSpans(days, '')).toEqual([
    { from: '2027-03-01', to: '2027-03-07', count: 3 },
    { from: '2027-03-08', to: '2027-03-14', count: 4 },
  ])
})

it('the calendar has the days on which auctions begin, and none of past ones', () => {
  const days = onDays(['2027-03-06', 1], ['2027-03-07', 0], ['2027-03-08', 4])
  expect(auctionCalendar(days, '')).toEqual([
    { day: '2027-03-06', count: 1 },
    { day: '2027-03-08', count: 4 },
  ])
  expect(auctionCalendar(days, '1')).toEqual([])
})

it('spans of days follow each other without a gap, and are at most 26', () => {
  const weeks = Array.from({ length: 60 }, (_, at) => ({
    from: at * 604_800_000,
    to: (at + 1) * 604_800_000,
    count: 1,
  }))
  expect(auctionSpans([], '1')).toEqual([])
  expect(auctionSpans(weeks.slice(0, 2), '1')).toEqual([
    { from: '1970-01-01', to: '1970-01-07', count: 1 },
    { from: '1970-01-08', to: '1970-01-14', count: 1 },
  ])
  const spans = auctionSpans(weeks, '1')
  expect([spans.length, spans[0], spans.at(-1)?.to]).toEqual([
    20,
    { from: '1970-01-01', to: '1970-01-21', count: 3 },
    '1971-02-24',
  ])
  expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(60)
})
