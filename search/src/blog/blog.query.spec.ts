import { blogSearchQuerySchema } from '@vitrine/contracts/blog/schemas'
import { expect, it } from 'vitest'
import { postToDocument } from './blog.document.ts'
import { blogSearchRequest } from './blog.query.ts'

const nothing = { categoryIds: null, authorIds: null }
const asked = (query: object) => blogSearchQuerySchema.parse(query)

it('without a text the newest come first, with one the best', () => {
  expect(blogSearchRequest(asked({}), nothing)).toMatchObject({
    text: '',
    sort: { field: 'day', direction: 'desc' },
    limit: 20,
    scope: {},
  })
  expect(blogSearchRequest(asked({ q: 'silver' }), nothing).sort).toBe('relevance')
  expect(blogSearchRequest(asked({ q: 'silver', s: 'title:asc' }), nothing).sort).toEqual({
    field: 'sortKey',
    direction: 'asc',
  })
})

it('media posts are a scope, and topic, author and year are counted, each without its own filter', () => {
  expect(
    blogSearchRequest(asked({ categories: 'media', 'f.year': '2026' }), {
      categoryIds: [3, 4],
      authorIds: [7],
    }),
  ).toMatchObject({
    scope: { kind: ['media'] },
    facetFilters: { categoryId: [3, 4], authorId: [7], year: [2026] },
    facets: ['categoryId', 'authorId', 'year'],
  })
  expect(blogSearchRequest(asked({ categories: 'stories' }), nothing).scope).toEqual({})
})

it.each([{ s: 'price:asc' }, { 'f.year': '20x6' }, { 'f.price': '3' }])('%j is refused', (query) => {
  expect(blogSearchQuerySchema.safeParse(query).success).toBe(false)
})

it('a document knows the year and the day of its post', () => {
  const post = {
    id: 1,
    revision: 1,
    url: 'u',
    kind: 'article' as const,
    title: 't',
    description: '',
    picture: '',
    categoryId: 1,
    authorId: 1,
    publishedOn: '2026-03-09',
    minutes: 3,
    text: '',
  }
  expect(postToDocument(post)).toMatchObject({ year: 2026, day: 20_260_309 })
})
