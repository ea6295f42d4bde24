import { postToDocument } from '@vitrine/search/blog/blog.document'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testApiWithEngine } from '../testing/test-api-with-indexes.ts'

const { api, engine } = await testApiWithEngine([blogIndex])
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { database } = api.data
  const metals = await aCategory(database, { url: 'metals', title: 'Metals' })
  const silver = await aCategory(database, { url: 'silver', title: 'Silver', parentId: metals })
  const glass = await aCategory(database, { url: 'glass', title: 'Glass' })
  const [ada, bo] = [await anAuthor(database, 'Bell'), await anAuthor(database, 'Moss')]
  await database.updateTable('authors').set({ url: 'bell' }).where('id', '=', ada).execute()
  const posts = [
    { title: 'Reading a hallmark', categoryId: silver, authorId: ada, publishedOn: '2025-02-01' },
    { title: 'Polish less', categoryId: silver, authorId: bo, publishedOn: '2026-03-01' },
    {
      title: 'Pontil marks in pictures',
      kind: 'media' as const,
      categoryId: glass,
      authorId: ada,
      publishedOn: '2026-04-01',
    },
    { title: 'Screws tell time', categoryId: metals, authorId: ada, publishedOn: '2026-05-01' },
  ]
  for (const post of posts) {
    const made = await aPublishedPost(database, post)
    ids[post.title] = made.id
    await engine.apply(blogIndex, {
      upserts: [
        postToDocument({
          ...made,
          kind: post.kind ?? 'article',
          minutes: 1,
          text: 'Words of the post',
          ...post,
        }),
      ],
      removals: [],
    })
  }
})
afterAll(() => api.close())

const get = async (path: string) => await api.visitor('GET', `/api/v1/blog/${path}`)
const titles = async (parameters: string) =>
  (await get(`search-results?${parameters}`)).body.items.map(({ title }: { title: string }) => title)

describe('search', () => {
  it('D1-057: without a text lists the newest, and media posts alone where they are asked for', async () => {
    expect(await titles('')).toEqual([
      'Screws tell time',
      'Pontil marks in pictures',
      'Polish less',
      'Reading a hallmark',
    ])
    expect(await titles('categories=media')).toEqual(['Pontil marks in pictures'])
    expect(await titles('s=title:asc')).toEqual([
      'Polish less',
      'Pontil marks in pictures',
      'Reading a hallmark',
      'Screws tell time',
    ])
  })

  it('finds words of title and text, and marks those of the title', async () => {
    const { body } = await get('search-results?q=hallmark')
    expect(body.items).toMatchObject([
      {
        title: 'Reading a hallmark',
        author: 'Ada Bell',
        topic: 'Metals',
        pageURI: '/articles/reading-a-hallmark',
        highlights: { title: [[10, 18]] },
      },
    ])
    expect(await titles('q=words')).toHaveLength(4)
  })

  it('shows a place of the text where title and description lack words of the search', async () => {
    const [first] = (await get('search-results?q=posts')).body.items
    expect(first.excerpt).toEqual({ text: 'Words of the post', ranges: [[13, 17]] })
    expect((await get('search-results?q=hallmark')).body.items[0]).not.toHaveProperty('excerpt')
  })

  it('shows nothing of a draft', async () => {
    const { database } = api.data
    const draft = JSON.stringify([{ type: 'text', html: '<p>A secret post</p>' }])
    await database.updateTable('blog_articles').set({ draft }).where('url', '=', 'screws-tell-time').execute()
    const { items } = (await get('search-results?q=screws post')).body
    expect(items[0].excerpt.text).toBe('Words of the post')
  })

  it('is narrowed by topic with what lies below, author and year; a chosen facet keeps the counts of the others', async () => {
    expect(await titles('inventory_topic=metals')).toEqual([
      'Screws tell time',
      'Polish less',
      'Reading a hallmark',
    ])
    expect(await titles('inventory_topic=silver,glass&f.author=bell')).toEqual([
      'Pontil marks in pictures',
      'Reading a hallmark',
    ])
    const { facets } = (await get('search-results?f.year=2025')).body
    expect([facets.years, facets.authors, facets.topics]).toEqual([
      [
        { year: 2026, count: 3 },
        { year: 2025, count: 1 },
      ],
      [{ name: 'Ada Bell', url: 'bell', count: 1 }],
      [
        { url: 'metals', title: 'Metals', parentUrl: null, count: 1 },
        { url: 'glass', title: 'Glass', parentUrl: null, count: 0 },
      ],
    ])
    expect([await titles('f.author=nobody'), await titles('inventory_topic=nothing')]).toEqual([[], []])
  })

  it.each([
    ['s=price:asc', 's'],
    ['f.year=99', 'f.year'],
    ['f.colour=red', 'f.colour'],
  ])('refuses %s', async (parameters, field) => {
    expect(await get(`search-results?${parameters}`)).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })

  it.each(['offset=-1', 'q=%00%5C%27%22*%3F', 'categories=stories', 'inventory_topic=,,,'])(
    'takes %s as if it were not there',
    async (parameters) => {
      expect((await get(`search-results?${parameters}`)).body.meta).toEqual({
        total: 4,
        currentLimit: 20,
        currentOffset: 0,
      })
    },
  )

  it('suggests titles from three letters', async () => {
    expect((await get('suggestions?term=ha')).body).toEqual({ items: [] })
    expect((await get('suggestions?term=scre')).body.items).toEqual([
      { title: 'Screws tell time', pageURI: '/articles/screws-tell-time', category: 'Metals' },
    ])
  })

  it('leaves out at once what is unpublished, although the index has not followed', async () => {
    const change = async (status: 'PUBLISHED' | 'UNPUBLISHED') =>
      await api.data.database
        .updateTable('blog_articles')
        .set({ status })
        .where('id', '=', ids['Polish less'] ?? 0)
        .execute()
    await change('UNPUBLISHED')
    expect([await titles('q=polish'), (await get('suggestions?term=polish')).body.items]).toEqual([[], []])
    await change('PUBLISHED')
  })
})

describe('a post', () => {
  it('stands between the ones before and after it, and names others of its topic alone', async () => {
    const { article } = (await get('articles/polish-less')).body
    expect(article).toMatchObject({
      previous: { title: 'Reading a hallmark', pageURI: '/articles/reading-a-hallmark' },
      next: { title: 'Pontil marks in pictures' },
      topics: [{ url: 'metals' }, { url: 'silver' }],
      writer: { name: 'Ada Moss' },
    })
    expect(article.related.map(({ title }: { title: string }) => title)).toEqual(['Reading a hallmark'])
    expect((await get('articles/screws-tell-time')).body.article.next).toBeNull()
  })

  it('is not found where there is none', async () => {
    expect((await get('articles/nothing')).status).toBe(404)
  })
})

describe('the landing page', () => {
  it('has topics and authors with counts, the newest posts and the media posts', async () => {
    const { body } = await get('overview')
    expect(body).toMatchObject({
      total: 4,
      topics: [
        { url: 'glass', count: 1 },
        { url: 'metals', count: 3 },
      ],
      authors: [
        { name: 'Ada Bell', count: 3 },
        { name: 'Ada Moss', count: 1 },
      ],
    })
    expect(body.recent.map(({ title }: { title: string }) => title)).toEqual([
      'Screws tell time',
      'Pontil marks in pictures',
      'Polish less',
      'Reading a hallmark',
    ])
    expect(body.media).toMatchObject([{ title: 'Pontil marks in pictures' }])
  })

  it('and the posts stand while the search engine is away, and the search says so', async () => {
    const away = vi.spyOn(engine, 'search').mockRejectedValue(new SearchUnavailable('away'))
    expect([
      (await get('overview')).status,
      (await get('articles/polish-less')).status,
      (await get('search-results')).status,
    ]).toEqual([200, 200, 503])
    away.mockRestore()
  })
})
