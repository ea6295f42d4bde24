import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'
import { aPost } from '../testing/post-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'

const { api, staff, place } = await dictionaryApi()
let url: string
/** The calls of any text, and of this article. */
let own: string

const text = (words: string) => [{ type: 'text', html: `<p>${words}</p>` }]
const content = async () => (await staff('GET', `${ADMIN}/${url}/content`)).body
const save = async (words: string) =>
  await staff('PUT', `${ADMIN}/${url}/content`, {
    body: { blocks: text(words) },
    headers: { 'if-match': `"${(await content()).revision}"` },
  })
const autosave = async (words: string, { by = staff, opening = 'one' } = {}) =>
  await by('PUT', `${own}/autosave`, { body: { blocks: text(words), opening } })
const versions = async () => (await staff('GET', `${own}/versions`)).body.items
const kinds = async () => (await versions()).map(({ kind }: { kind: string }) => kind)
const version = async (id: number) => (await staff('GET', `${own}/versions/${id}`)).body

afterAll(() => api.close())
beforeEach(async () => {
  const details = articleDetails(place)
  await staff('POST', ADMIN, { body: details })
  url = details.url
  own = await textOf(url)
})

const textOf = async (at: string) =>
  `/api/v1/texts/admin/dictionary-article/${(await staff('GET', `${ADMIN}/${at}/content`)).body.id}`

test('every save, publish, unpublish and change of the details leaves a version, newest first, with who and when', async () => {
  await save('One')
  await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })
  await staff('PATCH', `${ADMIN}/${url}`, { body: { thumbnail: '/media/other.svg' } })
  await staff('PUT', `${ADMIN}/${url}/unpublish`, { body: { url } })
  expect(await kinds()).toEqual(['unpublished', 'details-changed', 'published', 'saved', 'created'])
  const [newest] = await versions()
  expect(newest).toMatchObject({ draftVersion: 2, madeBy: 'Someone', madeAt: expect.any(String) })
  expect(await version(newest.id)).toMatchObject({
    blocks: text('One'),
    details: {
      url,
      thumbnail: '/media/other.svg',
      categoryId: place.categoryId,
      category: expect.any(String),
      authorIds: [place.authorId],
      authors: [expect.any(String)],
    },
  })
})

test('an article from before versions were kept has what it was before its first change', async () => {
  await save('Before')
  await sql`DELETE FROM kept_versions`.execute(api.data.database)
  await save('After')
  expect(await kinds()).toEqual(['saved', 'found'])
  expect(await version((await versions())[1].id)).toMatchObject({ draftVersion: 2, blocks: text('Before') })
})

test('an autosave is a version and nothing else: draft, revision and what readers see stay', async () => {
  await save('Published')
  await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })
  const before = await content()
  expect(await autosave('Typed')).toMatchObject({ status: 200, body: { keptAt: expect.any(String), url } })
  expect(await content()).toEqual(before)
  expect((await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).body.article.content).toEqual(
    text('Published'),
  )
  expect((await staff('GET', `${ADMIN}/${url}`)).body.response).toMatchObject({
    draftVersion: 2,
    publishedVersion: 2,
  })
  expect(await version((await versions())[0].id)).toMatchObject({ kind: 'autosaved', blocks: text('Typed') })
})

test('a long session of writing keeps one autosave in five minutes; a save ends it', async () => {
  for (const words of ['A', 'A b', 'A b c']) await autosave(words)
  expect(await kinds()).toEqual(['autosaved', 'created'])
  expect(await version((await versions())[0].id)).toMatchObject({ blocks: text('A b c') })
  api.clock.advance({ minutes: 6 })
  await autosave('A b c d')
  await save('A b c d')
  // The same words again are nothing new.
  await autosave('A b c d')
  await autosave('A b c d e')
  expect(await kinds()).toEqual(['autosaved', 'saved', 'autosaved', 'autosaved', 'created'])
})

test('what two people, or two tabs, type at once is kept apart', async () => {
  const other = await api.signedIn('ROLE_ADMIN')
  await autosave('Mine')
  await autosave('Theirs', { by: other })
  await autosave('In another tab', { opening: 'two' })
  await autosave('Mine, longer')
  const kept = await Promise.all(
    (await versions()).map(async ({ id }: { id: number }) => (await version(id)).blocks),
  )
  expect(kept).toEqual(expect.arrayContaining([text('Mine, longer'), text('Theirs'), text('In another tab')]))
  expect(kept).toHaveLength(4)
})

test('an autosave is sanitized as a save is, and one of an article that is gone is not found', async () => {
  expect((await autosave('<script>alert(1)</script>Good')).status).toBe(200)
  expect((await version((await versions())[0].id)).blocks).toEqual(text('Good'))
  await staff('DELETE', `${ADMIN}/${url}`)
  expect((await autosave('Late')).status).toBe(404)
})

test('a restored version is the newest draft; nothing is deleted, and readers see it once it is published', async () => {
  await save('One')
  await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })
  await save('Two')
  const first = (await versions()).find(
    ({ kind, draftVersion }: { kind: string; draftVersion: number }) =>
      kind === 'saved' && draftVersion === 2,
  )
  const restore = async (revision: number) =>
    await staff('PUT', `${own}/versions/${first.id}/restore`, { headers: { 'if-match': `"${revision}"` } })
  const { revision } = await content()
  expect((await restore(revision - 1)).status).toBe(412)
  expect(await restore(revision)).toMatchObject({
    status: 200,
    body: { blocks: text('One'), draftVersion: 4, publishedVersion: 2 },
  })
  expect(await kinds()).toEqual(['restored', 'saved', 'published', 'saved', 'created'])
})

test('a version is read and restored at its own article alone', async () => {
  const [{ id }] = await versions()
  const another = articleDetails(place)
  await staff('POST', ADMIN, { body: another })
  expect((await staff('GET', `${await textOf(another.url)}/versions/${id}`)).status).toBe(404)
  expect((await staff('GET', '/api/v1/texts/admin/dictionary-article/999999/versions')).status).toBe(404)
})

test('of one article 200 versions are kept besides autosaves, the oldest go first', async () => {
  await sql`
    INSERT INTO kept_versions (article_id, kind, draft_version, details, blocks, began_at, made_at)
    SELECT article_id, 'saved', 1, details, blocks, began_at, made_at FROM kept_versions, generate_series(1, 210) WHERE article_id = (SELECT id FROM articles WHERE url = ${url})`.execute(
    api.data.database,
  )
  await save('Newest')
  const { body } = await staff('GET', `${own}/versions?offset=50`)
  expect(body.meta).toEqual({ total: 200, currentLimit: 50, currentOffset: 50 })
  expect(body.items).toHaveLength(50)
})

test('what is typed at a former URL is kept, and whoever types is told the new one', async () => {
  const details = articleDetails(place)
  await staff('PUT', ADMIN, { body: { ...details, currentUrl: url } })
  expect((await autosave('Typed')).body.url).toBe(details.url)
})

describe('a post of the Blog', () => {
  const POSTS = '/api/v1/blog/admin/blog-articles'
  let id: number

  const savePost = async (words: string) => {
    const { revision } = (await staff('GET', `${POSTS}/${id}/content`)).body
    await staff('PUT', `${POSTS}/${id}/content`, {
      body: { blocks: text(words) },
      headers: { 'if-match': `"${revision}"` },
    })
  }

  beforeEach(async () => {
    const post = aPost({ ...place, title: 'Old screws', url: `post-${url}` })
    id = (await staff('POST', POSTS, { body: post })).body.id
    own = `/api/v1/texts/admin/blog-article/${id}`
    await savePost('One')
    await staff('PUT', `${POSTS}/${id}/publish`)
  })

  test('leaves versions of the same kinds, with its own details', async () => {
    const { url: at, revision } = (await staff('GET', `${POSTS}/${id}`)).body
    await staff('PUT', `${POSTS}/${id}`, {
      body: aPost({ ...place, title: 'New screws', url: at }),
      headers: { 'if-match': `"${revision}"` },
    })
    await staff('PUT', `${POSTS}/${id}/unpublish`)
    await staff('DELETE', `${POSTS}/${id}`)
    await staff('PUT', `${own}/restore`)
    expect(await kinds()).toEqual([
      'untrashed',
      'trashed',
      'unpublished',
      'details-changed',
      'published',
      'saved',
      'created',
    ])
    const [, , , changed] = await versions()
    expect(await version(changed.id)).toMatchObject({
      madeBy: 'Someone',
      blocks: text('One'),
      details: {
        title: 'New screws',
        url: at,
        category: expect.any(String),
        authors: [expect.any(String)],
        mediaLink: null,
      },
    })
  })

  test('is autosaved and restored like an article, and readers see what is published', async () => {
    const page = async () =>
      (await api.visitor('GET', `/api/v1/blog/articles/${(await staff('GET', `${POSTS}/${id}`)).body.url}`))
        .body.article.content
    const before = (await staff('GET', `${POSTS}/${id}/content`)).body
    expect((await autosave('Typed')).status).toBe(200)
    expect((await staff('GET', `${POSTS}/${id}/content`)).body).toEqual(before)
    await savePost('Two')
    const saved = (await versions()).find(
      ({ kind, draftVersion }: { kind: string; draftVersion: number }) =>
        kind === 'saved' && draftVersion === 2,
    )
    const { revision } = (await staff('GET', `${POSTS}/${id}/content`)).body
    const restore = async (seen: number) =>
      await staff('PUT', `${own}/versions/${saved.id}/restore`, { headers: { 'if-match': `"${seen}"` } })
    expect((await restore(revision - 1)).status).toBe(412)
    expect(await restore(revision)).toMatchObject({
      status: 200,
      body: { blocks: text('One'), draftVersion: 4, publishedVersion: 2, status: 'PUBLISHED' },
    })
    expect(await page()).toEqual(text('One'))
    await savePost('Three')
    expect(await page()).toEqual(text('One'))
    expect(await kinds()).toEqual([
      'saved',
      'restored',
      'saved',
      'autosaved',
      'published',
      'saved',
      'created',
    ])
  })

  test('has versions of its own: those of an article of the same number are not there', async () => {
    const [{ id: ofPost }] = await versions()
    expect(
      (await staff('GET', `/api/v1/texts/admin/dictionary-article/${id}/versions/${ofPost}`)).status,
    ).toBe(404)
  })
})
