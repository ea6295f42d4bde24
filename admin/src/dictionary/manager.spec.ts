import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { describe, expect, test } from 'vitest'
import { afterAction, offeredActions } from './article-actions.ts'
import { editorAddress } from './editor-address.ts'
import { formatLastEdited } from './last-edited.ts'
import { managerParameters, pagesOf, readManagerQuery } from './manager-query.ts'
import { initialSort, nextSort, sortArticles } from './sort-articles.ts'

function article(overrides: Partial<ManagedArticle>): ManagedArticle {
  return {
    id: 1, title: 'Vase', url: 'vase', pageURI: '/dictionary/vase', thumbnail: '', description: '', categoryId: 1, category: 'Glass', authorIds: [1],
    showBreadcrumbs: true, status: { name: 'UNPUBLISHED' }, lastEdited: '2026-03-04T05:06:07.000Z', draftVersion: 1, publishedVersion: 0, revision: 1, ...overrides,
  }
}

describe('the address', () => {
  test('a bare one asks for the first 20 of everything', () => {
    expect(readManagerQuery(new URLSearchParams())).toEqual({ offset: 0, max: 20, query: '' })
  })

  test('nonsense counts as missing', () => {
    expect(readManagerQuery(new URLSearchParams('offset=-3&max=many'))).toEqual({ offset: 0, max: 20, query: '' })
  })

  test('goes there and back', () => {
    const query = { offset: 40, max: 20, query: 'blue & white' }
    expect(readManagerQuery(managerParameters(query))).toEqual(query)
    expect(managerParameters({ offset: 0, max: 20, query: '' }).toString()).toBe('')
  })

  test('45 articles are 3 pages', () => {
    expect(pagesOf({ offset: 40, max: 20, query: '' }, 45)).toEqual({ page: 3, pages: 3 })
  })
})

describe('sorting', () => {
  const page = [article({ id: 1, title: 'Épée' }), article({ id: 2, title: 'anvil' }), article({ id: 3, title: '“Zippo”' })]

  test('titles sort as in the dictionary: accents, capitals and leading punctuation do not count', () => {
    expect(sortArticles(page, initialSort).map(({ id }) => id)).toEqual([2, 1, 3])
    expect(sortArticles(page, { column: 'title', ascending: false }).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  test('the same column turns round, another begins ascending', () => {
    expect(nextSort(initialSort, 'title')).toEqual({ column: 'title', ascending: false })
    expect(nextSort({ column: 'title', ascending: false }, 'status')).toEqual({ column: 'status', ascending: true })
  })
})

describe('what a row offers', () => {
  test('Update only where a published draft is ahead', () => {
    expect(offeredActions(article({ draftVersion: 3 }))).toEqual(['publish', 'delete'])
    expect(offeredActions(article({ status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 2 }))).toEqual(['update', 'unpublish', 'delete'])
    expect(offeredActions(article({ status: { name: 'PUBLISHED' }, draftVersion: 3, publishedVersion: 3 }))).toEqual(['unpublish', 'delete'])
  })

  test('publishing brings readers the draft', () => {
    expect(afterAction('update', article({ draftVersion: 3, publishedVersion: 2 }))).toMatchObject({ status: { name: 'PUBLISHED' }, publishedVersion: 3 })
    expect(afterAction('delete', article({}))).toBeNull()
  })
})

test('the last edit is shown to the second, in local time', () => {
  expect(formatLastEdited(new Date(2026, 2, 4, 5, 6, 7).toISOString())).toBe('2026-03-04 05:06:07')
})

test("the editor's address carries any title", () => {
  expect(editorAddress('a-b', 'Arts & “Crafts”')).toBe('/oryEditor/a-b?title=Arts%20%26%20%E2%80%9CCrafts%E2%80%9D')
})
