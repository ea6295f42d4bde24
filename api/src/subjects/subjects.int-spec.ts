import { readSameSubject } from '@vitrine/contracts/subjects/endpoints'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { aBook } from '@vitrine/testing/library-records'
import { aMark } from '@vitrine/testing/marks-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ARTICLES = '/api/v1/dictionary/admin/articles'
const SILVER_PLATE = 'electroplate-epns'

let api: TestApi
let staff: TestCall
let metals: number
let plate: number
let glass: number
let authorId: number
const ids = { kind: 0, named: 0, maker: 0, elsewhere: 0, cited: 0, otherAuthor: 0, shared: 0, chapter: 0 }

async function publish(
  title: string,
  categoryId: number,
  text: string,
  sources: string[] = [],
): Promise<string> {
  const url = title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const details = {
    title,
    url,
    thumbnail: '/media/categories/glass.webp',
    description: '',
    categoryId,
    authorIds: [authorId],
  }
  expect((await staff('POST', ARTICLES, { body: details })).status).toBe(201)
  const blocks = [
    { type: 'text', html: `<p>${text}</p>` },
    ...(sources.length > 0 ? [{ type: 'sources', items: sources }] : []),
  ]
  const saved = await staff('PUT', `${ARTICLES}/${url}/content`, {
    body: { blocks },
    headers: { 'if-match': '"1"' },
  })
  expect(saved.status).toBe(200)
  await staff('PUT', `${ARTICLES}/${url}/publish`, { body: { url } })
  return url
}

beforeAll(async () => {
  api = await testApi()
  staff = await api.signedIn('ROLE_ADMIN')
  const { database } = api.data
  authorId = await anAuthor(database)
  metals = await aCategory(database, { title: 'Metals', url: 'metals' })
  plate = await aCategory(database, { title: 'Plated Wares', url: 'plate', parentId: metals })
  glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  await staff('POST', '/api/v1/synonyms/admin/synonyms', {
    body: { kind: 'equal', terms: ['electroplate', 'silver plate'] },
  })
  await publish('Electroplate (EPNS)', plate, 'Elkington began it. Boulton did not.', [
    'Ada Bell, Plate of Birmingham, 1901',
  ])
  await publish('Sheffield Plate', plate, 'Boulton made much of it, not Elkington alone.')
  await publish('Cameo Glass', glass, 'Cut in relief, never by Elkington.')
  ids.kind = await aMark(database, {
    title: 'EPNS',
    maker: 'British platers',
    kind: 'Silver plate',
    categoryId: plate,
  })
  ids.named = await aMark(database, {
    title: 'Crown on electroplate',
    maker: 'Elkington',
    kind: 'Silver',
    categoryId: plate,
  })
  ids.maker = await aMark(database, {
    title: 'Two suns',
    maker: 'Boulton',
    kind: 'Silver',
    categoryId: metals,
  })
  ids.elsewhere = await aMark(database, { title: 'Electroplate', kind: 'Glass', categoryId: glass })
  ids.cited = await aBook(database, {
    title: 'Plate of Birmingham',
    authors: ['Ada Bell'],
    categoryId: glass,
  })
  ids.otherAuthor = await aBook(database, {
    title: 'Plate of Birmingham',
    authors: ['Bo Moss'],
    categoryId: glass,
  })
  ids.shared = await aBook(database, { title: 'Marks on Gold and Silver Plate', categoryId: metals })
  ids.chapter = await aBook(database, {
    title: 'Old Metalwork',
    contents: [{ title: 'Of Sheffield Plate', page: '9' }],
    categoryId: metals,
  })
  const post = async (title: string, words: string) =>
    await aPublishedPost(database, { title, text: words, categoryId: plate, authorId })
  await post('Telling plate apart', 'Sheffield plate and electroplate. Electroplate is whiter.')
  await post('Looking after electroplate', 'Wash it.')
  await post('On polish', 'It spares electroplate.')
})
afterAll(() => api.close())

const about = async (kind: string, key: string | number) => {
  const { status, body } = await api.visitor(
    'GET',
    readSameSubject.path.replace(':kind', kind).replace(':key', String(key)),
  )
  return { status, body }
}
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('an article lists the marks with its name, then those of makers whom it names and who have no article of their own', async () => {
  expect(titles((await about('article', SILVER_PLATE)).body.marks)).toEqual([
    'Crown on electroplate',
    'EPNS',
    'Two suns',
  ])
  expect(titles((await about('article', 'sheffield-plate')).body.marks)).toEqual(['Two suns'])
  expect((await about('article', 'cameo-glass')).body.marks).toEqual([])
})

test('a mark lists the articles that have its name or, without one, name its maker', async () => {
  const articlesOf = async (id: number) => titles((await about('mark', id)).body.articles)
  expect(await articlesOf(ids.kind)).toEqual(['Electroplate (EPNS)'])
  expect(await articlesOf(ids.named)).toEqual(['Electroplate (EPNS)'])
  expect(await articlesOf(ids.maker)).toEqual(['Electroplate (EPNS)', 'Sheffield Plate'])
  expect(await articlesOf(ids.elsewhere)).toEqual([])
})

test('a book is of the subject of an article that cites it, or whose name is in its title or a chapter', async () => {
  expect((await about('article', SILVER_PLATE)).body.books.map(({ id }: { id: number }) => id)).toEqual([
    ids.cited,
  ])
  expect(titles((await about('article', 'sheffield-plate')).body.books)).toEqual(['Old Metalwork'])
  expect(titles((await about('book', ids.cited)).body.articles)).toEqual(['Electroplate (EPNS)'])
  expect(titles((await about('book', ids.chapter)).body.articles)).toEqual(['Sheffield Plate'])
  for (const id of [ids.otherAuthor, ids.shared]) expect((await about('book', id)).body.articles).toEqual([])
})

test('a post is about what its head names or its text more than touches on, and lists others about the same', async () => {
  expect(titles((await about('article', SILVER_PLATE)).body.posts)).toEqual([
    'Telling plate apart',
    'Looking after electroplate',
  ])
  const { body } = await about('post', 'telling-plate-apart')
  expect(titles(body.articles)).toEqual(['Electroplate (EPNS)', 'Sheffield Plate'])
  expect(titles(body.posts)).toEqual(['Looking after electroplate'])
  expect((await about('post', 'on-polish')).body.articles).toEqual([])
})

test('what is renamed, withdrawn or published counts at once', async () => {
  const url = 'sheffield-plate'
  const articles = async () => titles((await about('book', ids.chapter)).body.articles)
  expect(await articles()).toEqual(['Sheffield Plate'])
  await staff('PUT', `${ARTICLES}/${url}/unpublish`, { body: { url } })
  expect(await articles()).toEqual([])
  expect((await about('article', url)).status).toBe(404)
  await staff('PUT', `${ARTICLES}/${url}/publish`, { body: { url } })
  expect(await articles()).toEqual(['Sheffield Plate'])
  const mark = {
    ...(await staff('GET', `/api/v1/marks/admin/marks/${ids.kind}`)).body,
    title: 'Anchor',
    kind: 'Tin',
  }
  expect((await staff('PUT', `/api/v1/marks/admin/marks/${ids.kind}`, { body: mark })).status).toBe(200)
  expect(titles((await about('article', SILVER_PLATE)).body.marks)).toEqual([
    'Crown on electroplate',
    'Two suns',
  ])
})

test('what is unknown is not found', async () => {
  for (const [kind, key] of [
    ['article', 'nothing'],
    ['mark', '999999'],
    ['mark', 'x'],
    ['book', '0'],
    ['post', 'nothing'],
  ] as const)
    expect((await about(kind, key)).status).toBe(404)
})
