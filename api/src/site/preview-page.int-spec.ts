import { landingPagePaths } from '@vitrine/contracts/site/pages'
import { textMessages as messages } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { staffApi, type TestApi, type TestCall, type TestResponse } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall
let text: string

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  const details = articleDetails(await aCategoryAndAnAuthor(staff), { title: 'Draft of a vase' })
  const { body } = await staff('POST', '/api/v1/dictionary/admin/articles', { body: details })
  text = `/api/v1/texts/admin/dictionary-article/${body.response.id}`
})
afterAll(() => api.close())

/** The editor alone frames it. */
function expectNobodyKeepsOrFrames(page: TestResponse): void {
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(page.headers['etag']).toBeUndefined()
}

const anotherPage = async () => (await api.visitor('GET', '/about')).headers

test('a link opens the page of the site without an account; nobody keeps, lists or hands it on, and the editor alone frames it', async () => {
  const { body } = await staff('POST', `${text}/preview-links`)
  const page = await api.visitor('GET', body.path)
  expect(page.status).toBe(200)
  expect(page.body).toMatch(/<h1[^>]*>Draft of a vase<\/h1>/)
  expect(page.body).toContain('This is a draft, as it is before it is published.')
  expect(page.body).not.toMatch(/rel="canonical"|og:|ld\+json/)
  expectNobodyKeepsOrFrames(page)
  expect((await anotherPage())['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('what is on the screen is shown without the words for others', async () => {
  const { body } = await staff('POST', `${text}/preview`, {
    body: { blocks: [{ type: 'text', html: '<p>Not saved yet</p>' }] },
  })
  const page = await api.visitor('GET', body.path)
  expect(page.body).toContain('Not saved yet')
  expect(page.body).not.toContain('This is a draft, as it is before it is published.')
})

test('a link that was ended, and one that is none, say so with their status', async () => {
  const { body } = await staff('POST', `${text}/preview-links`)
  const {
    body: {
      items: [link],
    },
  } = await staff('GET', `${text}/preview-links`)
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

describe('the words of a section', () => {
  const heading: Readonly<Record<string, string>> = {
    '/worthopedia': 'Price Guide',
    '/marks': 'Marks',
    '/library': 'Library',
    '/articles': 'Blog',
  }
  const textOf = async (path: string) => {
    const pages: { id: number; path: string }[] = (await staff('GET', '/api/v1/site-pages/admin/site-pages'))
      .body
    return `/api/v1/texts/admin/site-page/${pages.find((page) => page.path === path)?.id}`
  }
  const aLook = async (path: string, html: string) => {
    const { body } = await staff('POST', `${await textOf(path)}/preview`, {
      body: { blocks: [{ type: 'text', html }] },
    })
    return String(body.path)
  }
  const follow = async (path: string) => {
    const { status, headers } = await api.visitor('GET', path)
    expect([status, headers['cache-control']]).toEqual([302, 'private, no-store'])
    return String(headers['location'])
  }

  test.each(landingPagePaths)(
    'of %s are shown on its own page, which nobody keeps and readers do not get',
    async (path) => {
      const look = await aLook(path, '<p>Words of a draft</p>')
      const page = await api.visitor('GET', await follow(look))
      expect(page.status).toBe(200)
      expect(page.body).toMatch(
        new RegExp(`<h1[^>]*>${heading[path]}</h1>[^]*type="search"[^]*Words of a draft`),
      )
      expect(page.body).not.toContain('This is a draft')
      expectNobodyKeepsOrFrames(page)
      expect((await api.visitor('GET', path)).body).not.toContain('Words of a draft')
      expect((await api.visitor('GET', `${path}?${look.split('?')[1]}`)).body).not.toContain(
        'Words of a draft',
      )
    },
  )

  test('are told to be a draft where the link was handed out, and are gone with it', async () => {
    const text = await textOf('/marks')
    const { body } = await staff('POST', `${text}/preview-links`)
    const at = await follow(body.path)
    expect(at).toMatch(/^\/app\/preview\/marks\?token=/)
    expect((await api.visitor('GET', at)).body).toContain('This is a draft, as it is before it is published.')
    const {
      body: {
        items: [link],
      },
    } = await staff('GET', `${text}/preview-links`)
    await staff('DELETE', `${text}/preview-links/${link.id}`)
    expect((await api.visitor('GET', await follow(at))).status).toBe(410)
  })

  test('are shown on no page but their section’s', async () => {
    const token = (await aLook('/marks', '<p>Words of a draft</p>')).split('?')[1]
    expect(await follow(`/app/preview/library?${token}`)).toBe(`/app/preview?${token}`)
    expect(await follow('/app/preview/marks')).toBe('/app/preview')
  })
})
