import { CommandBus } from '@nestjs/cqrs'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { fillInStarterContent } from './fill-in-starter-content.ts'
import { putPictures } from './put-pictures.ts'
import { readStarterContent, type StarterContent } from './read-starter-content.ts'
import { starterAccounts } from './starter-accounts.ts'

const folder = fileURLToPath(new URL('../../starter-content', import.meta.url))

let api: TestApi
let content: StarterContent
beforeAll(async () => {
  api = await testApi()
  const all = await readStarterContent(folder)
  const articles = all.articles.filter(({ url }) => ['jasperware', 'majolica', 'faience'].includes(url))
  content = { ...all, articles, partners: [], auctions: [], books: [], posts: [], templates: [] }
  await putPictures(`${folder}/pictures`, fileStorage(join(api.dataDir, 'media')))
})
afterAll(() => api.close())

const fillIn = async (drawn: readonly string[], textOf = (url: string) => `A drawing of ${url}`) => {
  const accounts = await starterAccounts(api.dataDir)
  await fillInStarterContent(
    api.app.get(CommandBus),
    api.data.database,
    { ...content, drawnArticles: new Map(drawn.map((url) => [url, textOf(url)])) },
    accounts,
    new Date(),
  )
}

const thumbnails = async () => {
  const rows = await api.data.database
    .selectFrom('articles')
    .select(['url', 'thumbnail', 'thumbnail_alt as alt', 'revision'])
    .where('url', 'in', ['jasperware', 'majolica', 'faience'])
    .orderBy('url')
    .execute()
  return Object.fromEntries(rows.map(({ url, ...row }) => [url, row]))
}

test('an article gets the drawing of its object, once there is one, unless staff chose a picture', async () => {
  const ofCategory = '/media/categories/ceramics.webp'
  await fillIn([])
  const first = await thumbnails()
  expect(Object.values(first).map(({ thumbnail }) => thumbnail)).toEqual([ofCategory, ofCategory, ofCategory])
  await api.data.database
    .updateTable('articles')
    .set({ thumbnail: '/media/categories/glass.webp' })
    .where('url', '=', 'majolica')
    .execute()
  await fillIn(['jasperware', 'majolica'])
  const second = await thumbnails()
  expect([
    second['jasperware']?.thumbnail,
    second['majolica']?.thumbnail,
    second['faience']?.thumbnail,
  ]).toEqual(['/media/articles/jasperware.webp', '/media/categories/glass.webp', ofCategory])
  await fillIn(['jasperware', 'majolica'])
  expect(await thumbnails()).toEqual(second)
})

test('a drawing brings its text along, also to an article of an earlier version that nobody has changed', async () => {
  expect(content.drawnArticles.get('jasperware')).toMatch(/^A [a-z].*\.$/)
  await api.data.database.updateTable('articles').set({ thumbnail_alt: '' }).execute()
  await api.data.database
    .updateTable('articles')
    .set({ thumbnail: '/media/articles/majolica.webp', revision: 9 })
    .where('url', '=', 'majolica')
    .execute()
  await fillIn(['jasperware', 'majolica'])
  expect(await thumbnails()).toMatchObject({
    jasperware: { alt: 'A drawing of jasperware' },
    majolica: { alt: '', revision: 9 },
  })
})
