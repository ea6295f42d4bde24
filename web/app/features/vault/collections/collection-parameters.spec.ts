import { expect, it } from 'vitest'
import {
  collectionSearchOf,
  collectionsAskedFor,
  mayApplyFilter,
  readCollectionParameters,
} from './collection-parameters.ts'

const read = (search: string) => readCollectionParameters(new URLSearchParams(search))

it('the URL says title, status, order and place, and is the same again', () => {
  const search = '?title=tea+pots&status=private&s=title%3Aasc&offset=9'
  expect(read(search)).toEqual({
    offset: 9,
    s: 'title:asc',
    filter: { title: 'tea pots', status: 'private' },
  })
  expect(collectionSearchOf(read(search))).toBe(search)
  expect(collectionsAskedFor(read(search), 'title:asc')).toEqual({
    offset: 9,
    limit: 9,
    s: 'title:asc',
    'f.title': 'tea pots',
    'f.status': 'private',
  })
})

it('D3-004: what the URL says and nobody knows counts as absent; a title is cut at 100 characters', () => {
  expect(read('?title=%20%20&status=open&s=price:asc&offset=-4')).toEqual({
    offset: 0,
    s: null,
    filter: { title: '', status: '' },
  })
  expect(read(`?title=${'x'.repeat(101)}`).filter.title).toHaveLength(100)
  expect(collectionSearchOf(read(''))).toBe('')
})

it.each([
  ['nothing', { title: '', status: '' }, { title: '', status: '' }, false],
  ['spaces', { title: '  ', status: '' }, { title: '', status: '' }, false],
  ['a title', { title: 'jug', status: '' }, { title: '', status: '' }, true],
  ['a status', { title: '', status: 'public' }, { title: '', status: '' }, true],
  ['the same with spaces', { title: ' jug ', status: '' }, { title: 'jug', status: '' }, false],
  ['an emptied filter', { title: '', status: '' }, { title: 'jug', status: '' }, false],
] as const)('D3-005: %s may be applied: %j over %j is %s', (_what, draft, applied, expected) => {
  expect(mayApplyFilter(draft, applied)).toBe(expected)
})
