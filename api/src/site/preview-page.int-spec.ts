import { textMessages as messages } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall
let text: string

beforeAll(async () => {
  api = await testApi()
  staff = await api.signedIn('ROLE_ADMIN')
  const details = articleDetails(await aCategoryAndAnAuthor(staff), { title: 'Draft of a vase' })
  const { body } = await staff('POST', '/api/v1/dictionary/admin/articles', { body: details })
  text = `/api/v1/texts/admin/dictionary-article/${body.response.id}`
})
afterAll(() => api.close())

const anotherPage = async () => (await api.visitor('GET', '/about')).headers

test('a link opens the page of the site without an account; nobody keeps, lists or hands it on, and the editor alone frames it', async () => {
  const { body } = await staff('POST', `${text}/preview-links`)
  const page = await api.visitor('GET', body.path)
  expect(page.status).toBe(200)
  expect(page.body).toMatch(/<h1[^>]*>Draft of a vase<\/h1>/)
  expect(page.body).toContain('This is a draft, as it is before it is published.')
  expect(page.body).not.toMatch(/rel="canonical"|og:|ld\+json/)
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'x-frame-options': 'SAMEORIGIN' })
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(page.headers['etag']).toBeUndefined()
  expect((await anotherPage())['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('what is on the screen is shown without the words for others', async () => {
  const { body } = await staff('POST', `${text}/preview`, { body: { blocks: [{ type: 'text', html: '<p>Not saved yet</p>' }] } })
  const page = await api.visitor('GET', body.path)
  expect(page.body).toContain('Not saved yet')
  expect(page.body).not.toContain('This is a draft, as it is before it is published.')
})

test('a link that was ended, and one that is none, say so with their status', async () => {
  const { body } = await staff('POST', `${text}/preview-links`)
  const { body: { items: [link] } } = await staff('GET', `${text}/preview-links`)
  await staff('DELETE', `${text}/preview-links/${link.id}`)
  const ended = await api.visitor('GET', body.path)
  expect([ended.status, ended.headers['cache-control']]).toEqual([410, 'private, no-store'])
  expect(ended.body).toContain(messages.previewEnded)
  expect(ended.body).not.toContain('Draft of a vase')
  for (const query of ['', '?token=', '?token=none', `?token=${'x'.repeat(5000)}`]) {
    const none = await api.visitor('GET', `/app/preview${query}`)
    expect([none.status, none.headers['cache-control']], query).toEqual([404, 'private, no-store'])
    expect(none.body).toContain(messages.previewUnknown)
  }
})
