import { textMessages, textLimits } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'
const TEXTS = '/api/v1/texts/admin'

const { api, staff, place } = await dictionaryApi()
let details: ReturnType<typeof articleDetails>
let text: string

const publish = async (url = details.url, what = 'publish') =>
  await staff('PUT', `${ADMIN}/${url}/${what}`, { body: { url } })
const onSite = async (url = details.url) =>
  (await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).status
const trash = async () => (await staff('GET', `${TEXTS}/trash`)).body
const put = async (what: string) => await staff('PUT', `${text}/${what}`)

afterAll(() => api.close())
beforeEach(async () => {
  details = articleDetails(place)
  const { body } = await staff('POST', ADMIN, { body: details })
  text = `${TEXTS}/dictionary-article/${body.response.id}`
})

test('what is deleted is off the site at once and in no list but the trash, with who, when and until when', async () => {
  await publish()
  await staff('DELETE', `${ADMIN}/${details.url}`)
  expect(await onSite()).toBe(404)
  expect((await staff('GET', `${ADMIN}/${details.url}`)).status).toBe(404)
  expect((await staff('GET', `${ADMIN}/${details.url}~${text.split('/').at(-1)}`)).status).toBe(404)
  expect(
    (await staff('GET', `${ADMIN}?query=${encodeURIComponent(details.title)}`)).body.response.totals,
  ).toBe(0)
  const [newest] = (await trash()).items
  expect(newest).toMatchObject({
    kind: 'dictionary-article',
    isTemplate: false,
    title: details.title,
    url: details.url,
    wasPublished: true,
    deletedBy: 'Someone',
  })
  expect(Date.parse(newest.goesAt) - Date.parse(newest.deletedAt)).toBe(textLimits.trashDays * 86_400_000)
  expect((await staff('GET', text)).body).toMatchObject({ url: details.url, trashedAt: newest.deletedAt })
  // Nobody writes what is in the trash.
  expect((await staff('PUT', `${text}/lease`, { body: { opening: 'one' } })).status).toBe(404)
})

test('it comes back as it was: published, with its words, its versions and its former urls', async () => {
  const { body } = await staff('GET', `${ADMIN}/${details.url}/content`)
  await staff('PUT', `${ADMIN}/${details.url}/content`, {
    body: { blocks: [{ type: 'text', html: '<p>Words</p>' }] },
    headers: { 'if-match': `"${body.revision}"` },
  })
  await publish()
  await staff('DELETE', `${ADMIN}/${details.url}`)
  expect(await put('restore')).toMatchObject({
    status: 200,
    body: { url: details.url, status: 'PUBLISHED', trashedAt: null },
  })
  await put('restore')
  expect(
    (await api.visitor('GET', `/api/v1/dictionary/articles/${details.url}`)).body.article.content,
  ).toEqual([{ type: 'text', html: '<p>Words</p>' }])
  const versions = (await staff('GET', `${text}/versions`)).body.items
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual([
    'untrashed',
    'trashed',
    'published',
    'saved',
    'created',
  ])
  expect((await trash()).items.map(({ url }: { url: string }) => url)).not.toContain(details.url)
})

test('its url is free for another; then it comes back at the next free one', async () => {
  await publish()
  await staff('DELETE', `${ADMIN}/${details.url}`)
  expect((await staff('POST', ADMIN, { body: { ...details, title: 'Another vase' } })).status).toBe(201)
  expect((await put('restore')).body).toMatchObject({ url: `${details.url}-2`, status: 'PUBLISHED' })
  expect(await onSite(`${details.url}-2`)).toBe(200)
})

test('it is deleted for good by hand, from the trash alone', async () => {
  expect(await staff('DELETE', text)).toMatchObject({
    status: 409,
    body: { message: textMessages.notInTrash },
  })
  await staff('DELETE', `${ADMIN}/${details.url}`)
  expect((await staff('DELETE', text)).status).toBe(204)
  expect((await put('restore')).status).toBe(404)
  expect((await staff('GET', text)).status).toBe(404)
})

test('the default template stays', async () => {
  const url = 'a-template'
  await staff('POST', ADMIN, { body: { ...details, url } })
  await api.data.pool.query(`UPDATE articles SET is_default_template = true WHERE url = $1`, [url])
  expect((await staff('DELETE', `${ADMIN}/${url}`)).status).toBe(409)
  await api.data.pool.query(`UPDATE articles SET is_default_template = false WHERE url = $1`, [url])
})

test('unpublishing is taken back: readers see what they saw, not the draft that is ahead of it', async () => {
  expect(await put('republish')).toMatchObject({
    status: 409,
    body: { message: textMessages.neverPublished },
  })
  await publish()
  const { body } = await staff('GET', `${ADMIN}/${details.url}/content`)
  await staff('PUT', `${ADMIN}/${details.url}/content`, {
    body: { blocks: [{ type: 'text', html: '<p>Half a</p>' }] },
    headers: { 'if-match': `"${body.revision}"` },
  })
  await publish(details.url, 'unpublish')
  expect(await onSite()).toBe(404)
  expect(await put('republish')).toMatchObject({ status: 200, body: { status: 'PUBLISHED' } })
  expect(
    (await api.visitor('GET', `/api/v1/dictionary/articles/${details.url}`)).body.article.content,
  ).toEqual([])
  expect((await staff('GET', `${ADMIN}/${details.url}`)).body.response).toMatchObject({
    draftVersion: 2,
    publishedVersion: 1,
  })

  // The history names what readers saw, and keeps its text.
  const { body: history } = await staff('GET', `${text}/versions`)
  const [again, taken] = history.items
  expect([again, taken]).toMatchObject([
    { kind: 'published', draftVersion: 1 },
    { kind: 'unpublished', draftVersion: 1 },
  ])
  for (const { id } of [again, taken])
    expect((await staff('GET', `${text}/versions/${id}`)).body.blocks).toEqual([])
})

test('posts of the Blog are the same', async () => {
  const post = {
    title: 'Old screws',
    url: 'old-screws',
    kind: 'media',
    description: 'What a thread tells.',
    picture: '/media/blog/screws.webp',
    mediaLink: 'https://www.youtube.com/watch?v=1',
    categoryId: place.categoryId,
    authorId: place.authorId,
  }
  const { body } = await staff('POST', '/api/v1/blog/admin/blog-articles', { body: post })
  await staff('PUT', `/api/v1/blog/admin/blog-articles/${body.id}/publish`)
  await staff('DELETE', `/api/v1/blog/admin/blog-articles/${body.id}`)
  expect((await api.visitor('GET', '/api/v1/blog/articles/old-screws')).status).toBe(404)
  expect((await staff('GET', `/api/v1/blog/admin/blog-articles/${body.id}`)).status).toBe(404)
  text = `${TEXTS}/blog-article/${body.id}`
  expect((await put('restore')).body).toMatchObject({ status: 'PUBLISHED', url: 'old-screws' })
  expect((await api.visitor('GET', '/api/v1/blog/articles/old-screws')).status).toBe(200)
})
