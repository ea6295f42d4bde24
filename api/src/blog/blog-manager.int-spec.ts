import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPost } from '../testing/post-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/blog/admin/blog-articles'

let api: TestApi
let staff: TestCall
let categoryId: number
let authorId: number

beforeAll(async () => {
  api = await testApi({ openEngine: ({ pool }) => createPostgresEngine({ sql: sqlExecutor(pool) }) })
  api.clock.moveTo(new Date('2027-03-01T20:00:00Z'))
  staff = await api.signedIn('ROLE_ADMIN')
  categoryId = await aCategory(api.data.database, { url: 'metals', title: 'Metals' })
  authorId = await anAuthor(api.data.database)
})
afterAll(() => api.close())

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const body = (changes: Partial<ReturnType<typeof aPost>> = {}) => aPost({ categoryId, authorId, ...changes })
const create = async (title: string, changes: Partial<ReturnType<typeof aPost>> = {}) =>
  (await staff('POST', ADMIN, { body: body({ title, ...changes }) })).body
const write = async (id: number, html: string, revision = 1) =>
  await staff('PUT', `${ADMIN}/${id}/content`, {
    body: { blocks: [{ type: 'text', html }] },
    headers: ifMatch(revision),
  })
const published = async (title: string) => {
  const { id } = await create(title)
  await write(id, '<p>Words</p>')
  return (await staff('PUT', `${ADMIN}/${id}/publish`)).body
}
const page = async (url: string) => await api.visitor('GET', `/api/v1/blog/articles/${url}`)
const lastOf = async (table: 'outbox_events' | 'audit_entries') =>
  table === 'outbox_events'
    ? (await api.data.database.selectFrom(table).select('type').orderBy('id', 'desc').executeTakeFirst())
        ?.type
    : (await api.data.database.selectFrom(table).select('action').orderBy('id', 'desc').executeTakeFirst())
        ?.action

describe('a post', () => {
  it('is a draft that staff alone see until it is published, and shows the day of its first publication', async () => {
    const made = await create('A draft of a post')
    expect(made).toMatchObject({
      status: 'UNPUBLISHED',
      publishedOn: null,
      draftVersion: 1,
      publishedVersion: 0,
      pageURI: '/articles/a-draft-of-a-post',
    })
    expect([
      await lastOf('outbox_events'),
      await lastOf('audit_entries'),
      (await page(made.url)).status,
    ]).toEqual(['blog-article.created.v1', 'blog-article.created', 404])
    expect((await write(made.id, '<p>Clean <script>alert(1)</script>words</p>')).body).toMatchObject({
      draftVersion: 2,
      blocks: [{ type: 'text', html: '<p>Clean words</p>' }],
    })
    expect((await page(made.url)).status).toBe(404)
    expect((await staff('PUT', `${ADMIN}/${made.id}/publish`)).body).toMatchObject({
      status: 'PUBLISHED',
      publishedOn: '2027-03-01',
      publishedVersion: 2,
    })
    expect([await lastOf('outbox_events'), await lastOf('audit_entries')]).toEqual([
      'blog-article.published.v1',
      'blog-article.published',
    ])
    expect((await page(made.url)).body.article).toMatchObject({
      title: 'A draft of a post',
      topic: 'Metals',
      minutes: 1,
      content: [{ html: '<p>Clean words</p>' }],
      publishedOn: '2027-03-01',
    })
  })

  it('that is published shows readers the published text while staff write another', async () => {
    const { id, url, revision } = await published('Two versions')
    await write(id, '<p>Better words</p>', revision)
    expect((await page(url)).body.article).toMatchObject({
      content: [{ html: '<p>Words</p>' }],
      updatedAt: null,
    })
    api.clock.moveTo(new Date('2027-03-02T01:00:00Z'))
    expect((await staff('PUT', `${ADMIN}/${id}/publish`)).body).toMatchObject({
      publishedOn: '2027-03-01',
      publishedVersion: 3,
    })
    api.clock.moveTo(new Date('2027-03-01T20:00:00Z'))
    expect((await page(url)).body.article).toMatchObject({
      content: [{ html: '<p>Better words</p>' }],
      updatedAt: expect.stringMatching(/^2027-03-02T01:00:/),
    })
    expect((await staff('PUT', `${ADMIN}/${id}/unpublish`)).body).toMatchObject({
      status: 'UNPUBLISHED',
      draftVersion: 3,
    })
    expect((await page(url)).status).toBe(404)
  })

  it('without a word is not published, unless it is a link to a video', async () => {
    const { id } = await create('Nothing yet')
    expect(await staff('PUT', `${ADMIN}/${id}/publish`)).toMatchObject({
      status: 409,
      body: { message: 'The post has no content yet. Write it before you publish it.' },
    })
    const film = await create('A film', { kind: 'media', mediaLink: 'https://vimeo.com/12345' })
    expect((await staff('PUT', `${ADMIN}/${film.id}/publish`)).body).toMatchObject({
      status: 'PUBLISHED',
      mediaLink: 'https://vimeo.com/12345',
    })
  })

  it.each([
    ['title', { title: 'Two\nlines' }],
    ['url', { url: 'searchresults' }],
    ['description', { description: ' ' }],
    ['picture', { picture: 'https://elsewhere.example/a.jpg' }],
    ['categoryId', { categoryId: 999_999 }],
    ['authorId', { authorId: 999_999 }],
    ['mediaLink', { kind: 'media' as const, mediaLink: 'https://elsewhere.example/film' }],
    ['mediaLink', { mediaLink: 'https://vimeo.com/12345' }],
    ['publishedOn', { publishedOn: '2027-02-30' }],
    ['publishedOn', { publishedOn: '2027-03-03' }],
  ])('is refused at %s: %j', async (field, changes) => {
    const { status, body: refused } = await staff('POST', ADMIN, {
      body: body({ url: 'refused', ...changes }),
    })
    expect([status, refused.errors?.[0]?.field]).toEqual([400, field])
  })

  it('may have the day that is today in the farthest time zone', async () => {
    expect(await create('A day ahead', { publishedOn: '2027-03-02' })).toMatchObject({
      publishedOn: '2027-03-02',
    })
  })

  it('has a picture in its text from our hosts alone', async () => {
    const { id } = await create('Pictures inside')
    const blocks = [{ type: 'picture', src: 'https://elsewhere.example/a.jpg', alt: '', caption: '' }]
    expect(
      await staff('PUT', `${ADMIN}/${id}/content`, { body: { blocks }, headers: ifMatch(1) }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'blocks.0.src' }] } })
  })

  it('leaves its former URL as a redirect, which a new post there takes over', async () => {
    const { id, url, revision } = await published('The first name')
    expect(
      (
        await staff('PUT', `${ADMIN}/${id}`, {
          body: body({ title: 'The first name', url: 'the-second-name' }),
          headers: ifMatch(revision),
        })
      ).body,
    ).toMatchObject({ url: 'the-second-name', publishedOn: '2027-03-01' })
    expect((await page(url)).body).toEqual({ movedTo: '/articles/the-second-name' })
    await create('The first name')
    expect((await page(url)).status).toBe(404)
    expect(await staff('POST', ADMIN, { body: body({ url: 'the-second-name' }) })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'url', errorMessage: 'Another post already uses this URL.' }] },
    })
  })

  it('is changed by whoever has seen its newest revision alone, and is gone once it is deleted', async () => {
    const { id, url, revision } = await published('Going')
    expect((await write(id, '<p>Newer</p>', revision)).status).toBe(200)
    expect(
      (
        await staff('PUT', `${ADMIN}/${id}`, {
          body: body({ title: 'Going', url }),
          headers: ifMatch(revision),
        })
      ).status,
    ).toBe(412)
    expect((await staff('PUT', `${ADMIN}/${id}/content`, { body: { blocks: [] } })).status).toBe(428)
    expect((await staff('DELETE', `${ADMIN}/${id}`)).status).toBe(204)
    expect([
      (await staff('GET', `${ADMIN}/${id}`)).status,
      (await page(url)).status,
      await lastOf('outbox_events'),
    ]).toEqual([404, 404, 'blog-article.trashed.v1'])
  })

  it('keeps its topic and its author from being deleted', async () => {
    const topic = await aCategory(api.data.database, { url: 'held', title: 'Held' })
    const writer = (
      await staff('POST', '/api/v1/dictionary/admin/authors', { body: { lastName: 'Held', url: 'held' } })
    ).body.id
    await create('Holding', { categoryId: topic, authorId: writer })
    expect(await staff('POST', '/taxonomy/delete', { body: { id: topic } })).toMatchObject({
      status: 409,
      body: { errorCode: 'IN_USE' },
    })
    expect(await staff('DELETE', `/api/v1/dictionary/admin/authors/${writer}`)).toMatchObject({
      status: 409,
      body: { errorCode: 'IN_USE' },
    })
  })

  it('is listed for the console by its title, its kind and its status', async () => {
    await create('Console list of films', { kind: 'media' })
    const range = async (filter: object) =>
      (await staff('GET', `${ADMIN}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).headers[
        'content-range'
      ]
    expect([
      await range({ q: 'CONSOLE LIST' }),
      await range({ q: 'console list', kind: 'article' }),
      await range({ q: 'console list', status: 'PUBLISHED' }),
    ]).toEqual(['blog-articles 0-0/1', 'blog-articles 0-0/0', 'blog-articles 0-0/0'])
  })
})
