import { CommandBus } from '@nestjs/cqrs'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { createBooks, STARTER_LIBRARY } from './create-records.ts'
import { readStarterContent, type StarterNode } from './read-starter-content.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const urlsOf = (nodes: readonly StarterNode[]): string[] =>
  nodes.flatMap(({ url, children = [] }) => [url, ...urlsOf(children)])

test('the books of the first run come in once, each described, of their time, and under a category that is there', async () => {
  const { books, categories: nodes } = await readStarterContent(
    fileURLToPath(new URL('../../starter-content', import.meta.url)),
  )
  const urls = urlsOf(nodes)
  expect(books.filter(({ category }) => !urls.includes(category)).map(({ id }) => id)).toEqual([])
  expect(new Set(books.map(({ id }) => id)).size).toBe(books.length)
  expect(books.length).toBeGreaterThanOrEqual(60)
  // In the public domain.
  expect(books.filter(({ year }) => year < 1450 || year > 1928).map(({ id }) => id)).toEqual([])
  expect(books.filter(({ description }) => description.trim().length < 120).map(({ id }) => id)).toEqual([])

  const { database } = api.data
  const categories = new Map<string, number>()
  for (const url of new Set(books.map(({ category }) => category)))
    categories.set(url, await aCategory(database, { url, title: url }))
  const actor = {
    userId: await staffId(),
    roles: ['ROLE_FREE', 'ROLE_ADMIN'] as const,
    subscriptionStatus: 'Inactive' as const,
  }
  for (let run = 0; run < 2; run += 1)
    await createBooks(api.app.get(CommandBus), actor, database, { books, categories })
  const rows = await database
    .selectFrom('books')
    .select(['external_id', 'contents', 'revision'])
    .where('source', '=', STARTER_LIBRARY)
    .execute()
  expect([rows.length, new Set(rows.map(({ revision }) => revision))]).toEqual([books.length, new Set([1])])
  expect(
    rows.find(({ external_id }) => external_id === 'morse-furniture-of-the-olden-time')?.contents,
  ).toContainEqual({ title: 'Looking-Glasses', page: '336' })
})

async function staffId(): Promise<number> {
  await api.signedIn('ROLE_ADMIN')
  return (await api.data.database.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
}
