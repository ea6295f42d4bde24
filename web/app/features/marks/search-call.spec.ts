import { expect, it } from 'vitest'
import { readResults } from '../../shared/results/results-section.ts'
import { marks } from './marks-section.ts'
import { searchCall } from './search-call.ts'

const callOf = (search: string) => searchCall(readResults(marks, new URLSearchParams(search)))

it('the call of a search page turns round years that begin with their end, and leaves out what is no year', () => {
  expect(callOf('query=swords&category=ceramics&f.yearFrom=1800&f.yearTo=1700')).toMatchObject({
    query: 'swords',
    category: 'ceramics',
    'f.yearFrom': '1700',
    'f.yearTo': '1800',
    s: 'relevance:desc',
  })
  expect(callOf('f.yearFrom=12&f.yearTo=9999')).toMatchObject({
    'f.yearFrom': '',
    'f.yearTo': '',
    s: 'title:asc',
  })
})

it('kind, maker and place are asked for as they stand in the URL, and an unknown sort is none', () => {
  expect(callOf('f.kind=Silver&f.maker=Paul+Storr&f.place=London&s=price:asc&offset=20')).toMatchObject({
    'f.kind': 'Silver',
    'f.maker': 'Paul Storr',
    'f.place': 'London',
    s: 'title:asc',
    offset: 20,
  })
})
