import { expect, test } from 'vitest'
import { toListSearch, toOffsetSearch } from './OffsetLocation.tsx'

const byTitle = { field: 'title', order: 'ASC' }
const defaults = { max: 20 }

test('a documented place goes to the list and back', () => {
  const search = toListSearch({ offset: 40, max: 20, query: 'blue & white' }, byTitle)
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    page: '3',
    perPage: '20',
    sort: 'title',
    order: 'ASC',
    filter: '{"query":"blue & white"}',
  })
  expect(toOffsetSearch(search, defaults)).toBe('?offset=40&query=blue+%26+white')
})

test('an offset between two pages counts to the earlier one', () => {
  expect(new URLSearchParams(toListSearch({ offset: 30, max: 20, query: '' }, byTitle)).get('page')).toBe('2')
})

test('defaults stay out of the URL', () => {
  expect(toOffsetSearch('?page=1&perPage=20&filter=%7B%7D', defaults)).toBe('')
  expect(toOffsetSearch('?page=2&perPage=50&filter=%7B%7D', defaults)).toBe('?offset=50&max=50')
})

test('filters of our own stand beside the documented text', () => {
  const search = toListSearch({ offset: 0, max: 20, query: 'vase', filters: { status: 'EDITED' } }, byTitle)
  expect(new URLSearchParams(search).get('filter')).toBe('{"query":"vase","status":"EDITED"}')
  expect(toOffsetSearch(search, defaults)).toBe('?query=vase&status=EDITED')
})
