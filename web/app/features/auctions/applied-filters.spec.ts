import { expect, it } from 'vitest'
import { appliedFilters } from './components/AuctionsPage.tsx'
import { readAuctionsParameters } from './auctions-parameters.ts'

const facets = {
  categories: [{ url: 'glass', title: 'Glass', count: 3 }],
  places: [],
  days: [],
  calendar: [],
}
const chips = (search: string) => appliedFilters(readAuctionsParameters(new URLSearchParams(search)), facets)

it('names each filter, with the page that is without it alone', () => {
  expect(
    chips(
      'query=silver&category=glass,old&place=Lyon&f.dateFrom=2027-03-04&f.dateTo=2027-04-01&s=title:asc&offset=20',
    ),
  ).toEqual([
    {
      label: '“silver”',
      to: '/upcomingauctions?category=glass%2Cold&place=Lyon&f.dateFrom=2027-03-04&f.dateTo=2027-04-01&s=title%3Aasc',
    },
    {
      label: 'Glass, old',
      to: '/upcomingauctions?query=silver&place=Lyon&f.dateFrom=2027-03-04&f.dateTo=2027-04-01&s=title%3Aasc',
    },
    {
      label: 'Lyon',
      to: '/upcomingauctions?query=silver&category=glass%2Cold&f.dateFrom=2027-03-04&f.dateTo=2027-04-01&s=title%3Aasc',
    },
    {
      label: '04 Mar 2027 to 01 Apr 2027',
      to: '/upcomingauctions?query=silver&category=glass%2Cold&place=Lyon&s=title%3Aasc',
    },
  ])
  expect(chips('past=1')).toEqual([])
})

it.each([
  ['f.dateFrom=2027-03-04', 'from 04 Mar 2027'],
  ['f.dateTo=2027-03-04', 'up to 04 Mar 2027'],
  ['f.dateFrom=2027-03-04&f.dateTo=2027-03-04', '04 Mar 2027'],
  ['f.dateFrom=2027-04-01&f.dateTo=2027-03-04', '04 Mar 2027 to 01 Apr 2027'],
])('days, %s: %s', (search, label) => {
  expect(chips(search).map((chip) => chip.label)).toEqual([label])
})
