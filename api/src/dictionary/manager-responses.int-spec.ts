import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { loadConfig } from '@vitrine/platform/config'
import { afterAll, describe, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'

const { api, staff, place } = await dictionaryApi()

afterAll(() => api.close())

async function create(overrides: Record<string, unknown> = {}): Promise<string> {
  const details = articleDetails(place, overrides)
  expect((await staff('POST', ADMIN, { body: details })).status).toBe(201)
  return details.url
}

test('D1-154, D1-155: the list and its articles have exactly the documented fields, the revision and the alternative text of the thumbnail', async () => {
  const url = await create({ title: 'Sugar Bowl' })
  const { response } = (await staff('GET', `${ADMIN}?offset=0&max=20&query=sugar`)).body
  expect(Object.keys(response).toSorted()).toEqual(['defaultArticle', 'items', 'totals'])
  expect(response.defaultArticle).toEqual({ url: expect.any(String) })
  expect(response.totals).toBe(1)
  expect(Object.keys(response.items[0]).toSorted()).toEqual([
    'authorIds',
    'category',
    'categoryId',
    'description',
    'draftVersion',
    'id',
    'lastEdited',
    'pageURI',
    'publishedVersion',
    'revision',
    'showBreadcrumbs',
    'status',
    'thumbnail',
    'thumbnailAlt',
    'title',
    'url',
  ])
  expect(response.items[0]).toMatchObject({
    title: 'Sugar Bowl',
    url,
    pageURI: `/dictionary/${url}`,
    thumbnail: '/media/categories/glass.webp',
    description: 'A vessel for flowers.',
    categoryId: place.categoryId,
    category: 'glass',
    authorIds: [place.authorId],
    showBreadcrumbs: true,
    status: { name: 'UNPUBLISHED' },
    draftVersion: 1,
    publishedVersion: 0,
  })
  expect(Date.now() - Date.parse(response.items[0].lastEdited)).toBeLessThan(60_000)
})

test('D1-150: offset and max cut the list', async () => {
  for (const title of ['Cruet A', 'Cruet B', 'Cruet C']) await create({ title })
  const { response } = (await staff('GET', `${ADMIN}?offset=1&max=1&query=cruet`)).body
  expect({
    titles: response.items.map(({ title }: { title: string }) => title),
    totals: response.totals,
  }).toEqual({ titles: ['Cruet B'], totals: 3 })
})

test('D1-166, D1-179: a thumbnail may come from each of the four image hosts, and may be changed alone', async () => {
  const { IMAGE_HOSTS: hosts } = loadConfig({ NODE_ENV: 'test' })
  expect(hosts).toHaveLength(4)
  const url = await create()
  for (const host of hosts) {
    const thumbnail = `https://${host}/vase.jpg`
    expect((await staff('PATCH', `${ADMIN}/${url}`, { body: { thumbnail } })).body.response).toMatchObject({
      url,
      thumbnail,
    })
  }
  expect(
    (await staff('PATCH', `${ADMIN}/${url}`, { body: { thumbnail: 'https://elsewhere.example/vase.jpg' } }))
      .body,
  ).toMatchObject({
    status: 'error',
    errors: {
      thumbnail: `The thumbnail must be a valid HTTPS URL, coming from Vitrine! Image hosts: ${hosts.join(', ')}.`,
    },
  })
})

test('D1-177: an update names the url before; the response is the article as it is now', async () => {
  const details = articleDetails(place)
  await staff('POST', ADMIN, { body: details })
  const response = await staff('PUT', ADMIN, {
    body: { ...details, title: 'Renamed', url: `${details.url}-renamed`, currentUrl: details.url },
  })
  expect(response.body.response).toMatchObject({
    title: 'Renamed',
    url: `${details.url}-renamed`,
    pageURI: `/dictionary/${details.url}-renamed`,
  })
})

describe('the default template', () => {
  const contentOf = async (url: string) => (await staff('GET', `${ADMIN}/${url}/content`)).body

  test('D1-153, D1-185: is named by the list, is kept when saved, is where a new article begins, and is not published', async () => {
    const template = await create({ title: 'The Template' })
    await api.data.database
      .updateTable('articles')
      .set({ is_default_template: true })
      .where('url', '=', template)
      .execute()
    expect((await staff('GET', ADMIN)).body.response.defaultArticle).toEqual({ url: template })
    const blocks = [{ type: 'heading', level: 2, text: 'Signs to look for' }]
    const { revision } = await contentOf(template)
    expect(
      (
        await staff('PUT', `${ADMIN}/${template}/content`, {
          body: { blocks },
          headers: { 'if-match': `"${revision}"` },
        })
      ).status,
    ).toBe(200)
    expect((await contentOf(template)).blocks).toEqual(blocks)
    expect((await contentOf(await create())).blocks).toEqual(blocks)
    expect((await staff('PUT', `${ADMIN}/${template}/publish`, { body: { url: template } })).status).toBe(409)
  })
})

test('D1-200: a refused field is told by its name, a code and a sentence', async () => {
  const { status, body } = await staff('POST', '/taxonomy/create', { body: { url: 'untitled' } })
  expect({ status, errors: body.errors }).toEqual({
    status: 400,
    errors: [{ field: 'title', errorCode: 'null', errorMessage: 'A title is required.' }],
  })
})

test('a thumbnail has an alternative text, which stays with its picture and is on the page', async () => {
  const url = await create({ title: 'Described vase' })
  const update = async (details: Record<string, unknown>) => {
    const body = { ...articleDetails(place, { title: 'Described vase', url, ...details }), currentUrl: url }
    return (await staff('PUT', ADMIN, { body })).body
  }
  const alt = 'A blue vase with two handles.'
  expect((await update({ thumbnailAlt: ` ${alt} ` })).response.thumbnailAlt).toBe(alt)
  expect((await update({ description: 'Another one.' })).response.thumbnailAlt).toBe(alt)
  await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })
  expect((await staff('GET', `/api/v1/dictionary/articles/${url}`)).body.article.thumbnailAlt).toBe(alt)
  expect((await update({ thumbnail: '/media/categories/books.webp' })).response.thumbnailAlt).toBe('')
  expect((await update({ thumbnailAlt: 'x'.repeat(501) })).errors).toEqual({
    thumbnailAlt: dictionaryMessages.thumbnailAltTooLong,
  })
  await update({ thumbnailAlt: alt })
  const alone = await staff('PATCH', `${ADMIN}/${url}`, {
    body: { thumbnail: '/media/categories/silver.webp' },
  })
  expect(alone.body.response.thumbnailAlt).toBe('')
})

test('D1-013: a session that has run out is a visitor to a staff call', async () => {
  const someone = await api.signedIn('ROLE_ADMIN')
  api.clock.advance({ hours: 13 })
  expect(await someone('GET', ADMIN)).toMatchObject({ status: 401, body: { errorCode: 'SIGN_IN_REQUIRED' } })
})
