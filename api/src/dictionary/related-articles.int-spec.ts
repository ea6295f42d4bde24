import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { listRelatedArticles } from '@vitrine/contracts/dictionary/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('of a category the most alike come first, not the first of the alphabet', async () => {
  const { database } = api.data
  const [authorId, categoryId] = [
    await anAuthor(database),
    await aCategory(database, { title: 'Metals', url: 'metals' }),
  ]
  for (const title of ['Anvil', 'Brass', 'Copper', 'Dutch oven', 'Sterling silver', 'Zinc spoon'])
    await aPublishedArticle(database, { authorId, categoryId, title })
  const id = await aPublishedArticle(database, { authorId, categoryId, title: 'Mexican silver spoon' })
  const { url } = await database
    .selectFrom('articles')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { status, body } = await api.visitor('GET', listRelatedArticles.path.replace(':url', url))
  expect([status, body.relatedIn, body.items.length]).toEqual([200, 'metals', 4])
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual([
    'Sterling silver',
    'Zinc spoon',
    'Anvil',
    'Brass',
  ])
})
