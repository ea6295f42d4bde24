import type { Transport } from '@vitrine/contracts/client'
import { expect, test } from 'vitest'
import { anArticle, articleDetails } from '../../tests/an-article.ts'
import { ARTICLES } from './articles.ts'
import { createDataProvider } from './dataProvider.ts'

interface Sent {
  method: string
  path: string
  body: unknown
}

/** The manager's list over so many articles, and whatever else with an empty response. */
function server(count: number) {
  const sent: Sent[] = []
  const transport: Transport = async (path, init) => {
    const { searchParams } = new URL(path, 'http://memory.invalid')
    const method = init.method ?? 'GET'
    sent.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const [offset, max] = [Number(searchParams.get('offset')), Number(searchParams.get('max'))]
    const items = Array.from({ length: Math.max(0, Math.min(max, count - offset)) }, (_, at) =>
      anArticle({ id: offset + at + 1 }),
    )
    return Response.json({
      response:
        method === 'GET'
          ? { items, totals: count, defaultArticle: { url: 'default' } }
          : anArticle({ revision: 2 }),
    })
  }
  return { sent, data: createDataProvider(transport) }
}

const sort = { field: 'title', order: 'ASC' as const }

test('a page of the list is an offset and a maximum', async () => {
  const { sent, data } = server(45)
  const page = await data.getList(ARTICLES, {
    pagination: { page: 3, perPage: 20 },
    sort,
    filter: { query: 'vase' },
  })
  expect([page.data.length, page.total, page.meta]).toEqual([
    5,
    45,
    { defaultArticle: { url: 'default' }, moreThanTotals: false },
  ])
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/v1/dictionary/admin/articles?offset=40&max=20&query=vase',
  ])
})

test('a page that is longer than the api gives, as an export asks for, is read in parts', async () => {
  const { sent, data } = server(250)
  const { data: rows } = await data.getList(ARTICLES, {
    pagination: { page: 1, perPage: 1000 },
    sort,
    filter: {},
  })
  expect([rows.length, rows.at(-1)?.id]).toEqual([250, 250])
  expect(sent.map(({ path }) => new URL(path, 'http://memory.invalid').searchParams.get('offset'))).toEqual([
    '0',
    '100',
    '200',
  ])
})

test('a thumbnail that changes alone has a call of its own', async () => {
  const { sent, data } = server(1)
  const previousData = anArticle({ url: 'vase' })
  await data.update(ARTICLES, { id: 1, data: { thumbnail: '/media/other.webp' }, previousData })
  await data.update(ARTICLES, { id: 1, data: articleDetails, previousData })
  expect(sent).toEqual([
    {
      method: 'PATCH',
      path: '/api/v1/dictionary/admin/articles/vase',
      body: { thumbnail: '/media/other.webp' },
    },
    {
      method: 'PUT',
      path: '/api/v1/dictionary/admin/articles',
      body: { ...articleDetails, currentUrl: 'vase' },
    },
  ])
})

test('what the documents have no call for says so', async () => {
  const { data } = server(1)
  await expect(data.getMany(ARTICLES, { ids: [1] })).rejects.toThrow(
    'The documents have no call for records by their ids of dictionaryManager.',
  )
})
