import { expect, it } from 'vitest'
import { auctionsRequest, type AskedAuctions } from './auctions.query.ts'

const asked: AskedAuctions = { query: '', category: '', place: '', 'f.dateFrom': '', 'f.dateTo': '', past: '', s: '', offset: 0, categoryIds: [] }
const now = new Date('2027-03-04T15:00:00Z')
const midnight = Date.parse('2027-03-04T00:00:00Z')

it('what ended earlier today is still to come, what ended yesterday is over', () => {
  expect(auctionsRequest(asked, now)).toMatchObject({ scope: { endsAt: { from: midnight } }, sort: { field: 'startsAt', direction: 'asc' } })
  expect(auctionsRequest({ ...asked, past: '1' }, now)).toMatchObject({ scope: { endsAt: { to: midnight - 1 } }, sort: { field: 'startsAt', direction: 'desc' } })
})

it('another order is taken by its name', () => {
  expect(auctionsRequest({ ...asked, past: '1', s: 'date:asc' }, now).sort).toEqual({ field: 'startsAt', direction: 'asc' })
  expect(auctionsRequest({ ...asked, s: 'title:asc' }, now).sort).toEqual({ field: 'sortKey', direction: 'asc' })
  expect(auctionsRequest({ ...asked, s: 'relevance:desc' }, now).sort).toBe('relevance')
})

it('days narrow to auctions that take place on any of them, also the wrong way round', () => {
  const wanted = { scope: { lastDay: { from: Date.parse('2027-04-01T00:00:00Z') }, firstDay: { to: Date.parse('2027-04-30T00:00:00Z') } } }
  expect(auctionsRequest({ ...asked, 'f.dateFrom': '2027-04-01', 'f.dateTo': '2027-04-30' }, now)).toMatchObject(wanted)
  expect(auctionsRequest({ ...asked, 'f.dateFrom': '2027-04-30', 'f.dateTo': '2027-04-01' }, now)).toMatchObject(wanted)
})

it('categories and place are counted, each without its own filter', () => {
  expect(auctionsRequest({ ...asked, categoryIds: [3], place: 'Lyon, France' }, now)).toMatchObject({ facetFilters: { categoryIds: [3], place: ['Lyon, France'] }, facets: ['categoryIds', 'place'] })
})
