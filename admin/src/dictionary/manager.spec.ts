import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anArticle } from '../../tests/an-article.ts'
import { sortRows } from '../lists/SortShown.tsx'
import { afterChange, offeredActions, undoOf } from './use-article-actions.ts'
import { editorPath } from './editor-path.ts'
import { formatLastEdited } from './ArticleTable.tsx'
import { initialSort, readManagerPlace, sortKeys, sortOf } from './manager-place.ts'

const article = (overrides: Partial<ManagedArticle>) =>
  anArticle({ title: 'Vase', url: 'vase', ...overrides })

describe('the URL', () => {
  test('filters and the order of the whole list stand in it by the names of the call', () => {
    expect(
      readManagerPlace(
        new URLSearchParams('status=EDITED&category=7&author=nobody&mine=true&problem=any&sort=-lastEdited'),
      ).filters,
    ).toEqual({ status: 'EDITED', category: '7', mine: 'true', problem: 'any', sort: '-lastEdited' })
    expect(
      readManagerPlace(new URLSearchParams('status=gone&mine=yes&problem=all&sort=price')).filters,
    ).toEqual({})
    expect(sortOf('-lastEdited')).toEqual({ field: 'lastEdited', order: 'DESC' })
  })

  test('D1-150: a bare one asks for the first 20 of everything', () => {
    expect(readManagerPlace(new URLSearchParams())).toEqual({ offset: 0, max: 20, query: '', filters: {} })
  })

  test('nonsense counts as missing', () => {
    expect(readManagerPlace(new URLSearchParams('offset=-3&max=many'))).toEqual({
      offset: 0,
      max: 20,
      query: '',
      filters: {},
    })
  })
})

test('D1-157: titles sort as in the dictionary: accents, capitals and leading punctuation do not count', () => {
  // By their first signs alone they would stand the other way round.
  const page = [
    article({ id: 1, title: 'Zippo' }),
    article({ id: 2, title: 'fan' }),
    article({ id: 3, title: 'épée' }),
    article({ id: 4, title: '“Anvil”' }),
  ]
  expect(sortRows(page, sortKeys, initialSort).map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(sortRows(page, sortKeys, { field: 'title', order: 'DESC' }).map(({ id }) => id)).toEqual([
    1, 2, 3, 4,
  ])
  const named = page.map((row) => ({ ...row, category: row.title }))
  expect(sortRows(named, sortKeys, { field: 'category', order: 'ASC' }).map(({ id }) => id)).toEqual([
    4, 3, 2, 1,
  ])
})

describe('what a row offers', () => {
  test('D1-181, D1-186: Update only where a published draft is ahead', () => {
    expect(offeredActions(article({ draftVersion: 3 }))).toEqual(['publish', 'delete'])
    expect(
      offeredActions(article({ status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 2 })),
    ).toEqual(['update', 'unpublish', 'delete'])
    expect(
      offeredActions(article({ status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 3 })),
    ).toEqual(['unpublish', 'delete'])
  })

  test('publishing brings readers the draft', () => {
    expect(afterChange('update', article({ draftVersion: 3, publishedVersion: 2 }))).toMatchObject({
      status: { name: 'PUBLISHED' },
      publishedVersion: 3,
    })
  })

  test('Undo only where it brings readers what they had', () => {
    expect(undoOf('publish')).not.toBeNull()
    expect(undoOf('unpublish')).not.toBeNull()
    expect(undoOf('update')).toBeNull()
  })
})

test.each([
  ['UTC', '2026-03-04 02:06:07'],
  ['America/New_York', '2026-03-03 21:06:07'],
  ['Asia/Tokyo', '2026-03-04 11:06:07'],
])('D1-156: the last edit is shown to the second, in local time: %s', (zone, shown) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(formatLastEdited('2026-03-04T02:06:07.000Z')).toBe(shown)
})

test("D1-160, D1-184: the editor's URL carries any title", () => {
  expect(editorPath('a-b', 'Arts & “Crafts”')).toBe(
    '/oryEditor/a-b?title=Arts%20%26%20%E2%80%9CCrafts%E2%80%9D',
  )
})
