import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { describe, expect, test } from 'vitest'
import { sortRows } from '../lists/sort-rows.ts'
import { afterChange, offeredActions, undoOf } from './article-actions.ts'
import { editorPath } from './editor-path.ts'
import { formatLastEdited } from './last-edited.ts'
import { initialSort, readManagerPlace, sortKeys, sortOf } from './manager-place.ts'

function article(overrides: Partial<ManagedArticle>): ManagedArticle {
  return {
    id: 1, title: 'Vase', url: 'vase', pageURI: '/dictionary/vase', thumbnail: '', description: '', categoryId: 1, category: 'Glass', authorIds: [1],
    showBreadcrumbs: true, status: { name: 'UNPUBLISHED' }, lastEdited: '2026-03-04T05:06:07.000Z', draftVersion: 1, publishedVersion: 0, revision: 1, ...overrides,
  }
}

describe('the URL', () => {
  test('filters and the order of the whole list stand in it by the names of the call', () => {
    expect(readManagerPlace(new URLSearchParams('status=EDITED&category=7&author=nobody&mine=true&problem=any&sort=-lastEdited')).filters).toEqual({ status: 'EDITED', category: '7', mine: 'true', problem: 'any', sort: '-lastEdited' })
    expect(readManagerPlace(new URLSearchParams('status=gone&mine=yes&problem=all&sort=price')).filters).toEqual({})
    expect(sortOf('-lastEdited')).toEqual({ field: 'lastEdited', order: 'DESC' })
  })

  test('a bare one asks for the first 20 of everything', () => {
    expect(readManagerPlace(new URLSearchParams())).toEqual({ offset: 0, max: 20, query: '', filters: {} })
  })

  test('nonsense counts as missing', () => {
    expect(readManagerPlace(new URLSearchParams('offset=-3&max=many'))).toEqual({ offset: 0, max: 20, query: '', filters: {} })
  })
})

test('titles sort as in the dictionary: accents, capitals and leading punctuation do not count', () => {
  const page = [article({ id: 1, title: 'Épée' }), article({ id: 2, title: 'anvil' }), article({ id: 3, title: '“Zippo”' })]
  expect(sortRows(page, sortKeys, initialSort).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(sortRows(page, sortKeys, { field: 'title', order: 'DESC' }).map(({ id }) => id)).toEqual([3, 1, 2])
})

describe('what a row offers', () => {
  test('Update only where a published draft is ahead', () => {
    expect(offeredActions(article({ draftVersion: 3 }))).toEqual(['publish', 'delete'])
    expect(offeredActions(article({ status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 2 }))).toEqual(['update', 'unpublish', 'delete'])
    expect(offeredActions(article({ status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 3 }))).toEqual(['unpublish', 'delete'])
  })

  test('publishing brings readers the draft', () => {
    expect(afterChange('update', article({ draftVersion: 3, publishedVersion: 2 }))).toMatchObject({ status: { name: 'PUBLISHED' }, publishedVersion: 3 })
  })

  test('Undo only where it brings readers what they had', () => {
    expect(undoOf('publish')).not.toBeNull()
    expect(undoOf('unpublish')).not.toBeNull()
    expect(undoOf('update')).toBeNull()
  })
})

test('the last edit is shown to the second, in local time', () => {
  expect(formatLastEdited(new Date(2026, 2, 4, 5, 6, 7).toISOString())).toBe('2026-03-04 05:06:07')
})

test("the editor's URL carries any title", () => {
  expect(editorPath('a-b', 'Arts & “Crafts”')).toBe('/oryEditor/a-b?title=Arts%20%26%20%E2%80%9CCrafts%E2%80%9D')
})
