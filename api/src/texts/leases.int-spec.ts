import { textLimits } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let ada: TestCall
let ben: TestCall
let place: { categoryId: number; authorId: number }
let text: string

const hold = async (by: TestCall, { opening = 'one', takesOver = false } = {}) =>
  await by('PUT', `${text}/lease`, { body: { opening, takesOver } })
const isMine = async (by: TestCall, how: { opening?: string; takesOver?: boolean } = {}) =>
  (await hold(by, how)).body.isMine
const leave = async (by: TestCall, opening = 'one') => await by('DELETE', `${text}/lease?opening=${opening}`)

beforeAll(async () => {
  api = await testApi()
  ada = await api.signedIn('ROLE_ADMIN')
  ben = await api.signedIn('ROLE_ADMIN')
  place = await aCategoryAndAnAuthor(ada)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { body } = await ada('POST', '/api/v1/dictionary/admin/articles', { body: articleDetails(place) })
  text = `/api/v1/texts/admin/dictionary-article/${body.response.id}`
})

test('whoever opens a text first writes; the next one is told who does, and since when', async () => {
  const first = await hold(ada)
  expect(first).toMatchObject({ status: 200, body: { isMine: true, holder: { isSelf: true } } })
  expect((await hold(ben)).body).toEqual({
    isMine: false,
    holder: { name: 'Someone', isSelf: false, since: first.body.holder.since },
  })
  api.clock.advance({ seconds: 30 })
  // Renewed: it is the same time of writing.
  expect((await hold(ada)).body.holder.since).toBe(first.body.holder.since)
})

test('who reads where a text is, is told who writes it, as long as somebody does', async () => {
  const writer = async (by: TestCall) => (await by('GET', text)).body.writer
  expect(await writer(ben)).toBeUndefined()
  const { holder } = (await hold(ada)).body
  expect(await writer(ben)).toEqual({ name: 'Someone', isSelf: false, since: holder.since })
  expect(await writer(ada)).toMatchObject({ isSelf: true })
  api.clock.advance({ seconds: textLimits.leaseSeconds })
  expect(await writer(ben)).toBeUndefined()
})

test('the same person in another tab is another writer', async () => {
  await hold(ada)
  expect((await hold(ada, { opening: 'two' })).body).toMatchObject({
    isMine: false,
    holder: { isSelf: true },
  })
  expect(await isMine(ada, { opening: 'two', takesOver: true })).toBe(true)
  expect(await isMine(ada)).toBe(false)
})

test('it can be taken over, which is audited, and taken back', async () => {
  await hold(ada)
  expect(await isMine(ben, { takesOver: true })).toBe(true)
  expect((await hold(ada)).body).toMatchObject({ isMine: false, holder: { isSelf: false } })
  const { rows } = await api.data.pool.query(
    `SELECT subject_type FROM audit_entries WHERE action = 'dictionary-article.lease-taken-over' AND subject_id = $1`,
    [text.split('/').at(-1)],
  )
  expect(rows).toEqual([{ subject_type: 'dictionary-article' }])
  expect(await isMine(ada, { takesOver: true })).toBe(true)
})

test('leaving frees it, for that opening alone', async () => {
  await hold(ada)
  await leave(ben)
  await leave(ada, 'two')
  expect(await isMine(ben)).toBe(false)
  await leave(ada)
  expect(await isMine(ben)).toBe(true)
})

test('an editor that was never left lets go by itself', async () => {
  await hold(ada)
  api.clock.advance({ seconds: textLimits.leaseSeconds - 1 })
  expect(await isMine(ben)).toBe(false)
  api.clock.advance({ seconds: 1 })
  expect(await isMine(ben)).toBe(true)
  expect(await isMine(ada)).toBe(false)
})

test('of many who ask at once, one writes', async () => {
  const held = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      isMine(place % 2 === 0 ? ada : ben, { opening: `at once ${place}` }),
    ),
  )
  expect(held.filter(Boolean)).toHaveLength(1)
})

test('posts of the Blog have theirs; a text that is not there, and a kind that is none, have none', async () => {
  const { body: post } = await ada('POST', '/api/v1/blog/admin/blog-articles', {
    body: {
      title: 'Old screws',
      url: 'old-screws',
      description: 'What a thread tells.',
      picture: '/media/blog/screws.webp',
      categoryId: place.categoryId,
      authorId: place.authorId,
    },
  })
  text = `/api/v1/texts/admin/blog-article/${post.id}`
  expect(await isMine(ada)).toBe(true)
  expect(await isMine(ben)).toBe(false)
  text = '/api/v1/texts/admin/dictionary-article/999999'
  expect((await hold(ada)).status).toBe(404)
  text = '/api/v1/texts/admin/sold-item/1'
  expect((await hold(ada)).status).toBe(400)
})
