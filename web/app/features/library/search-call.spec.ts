import { expect, it } from 'vitest'
import { readResults } from '../../shared/results/results-section.ts'
import { library } from './library-section.ts'
import { searchCall } from './search-call.ts'

const callOf = (search: string) => searchCall(readResults(library, new URLSearchParams(search)))

it('a URL of the library is asked as the call takes it: unknown sorts and years are not there, years are put in order', () => {
  expect(
    callOf(
      'q=clocks&category=tools&f.author=Ada&f.language=en&f.yearFrom=1900&f.yearTo=1850&s=year:asc&offset=20',
    ),
  ).toEqual({
    q: 'clocks',
    category: 'tools',
    'f.author': 'Ada',
    'f.language': 'en',
    'f.yearFrom': '1850',
    'f.yearTo': '1900',
    s: 'year:asc',
    offset: 20,
  })
  expect(callOf('s=price:asc&f.yearFrom=old&f.yearTo=99999')).toEqual({
    q: '',
    category: '',
    'f.author': '',
    'f.language': '',
    'f.yearFrom': '',
    'f.yearTo': '',
    s: 'title:asc',
    offset: 0,
  })
  expect(callOf('q=clocks').s).toBe('relevance:desc')
})
