import { contentPagePaths } from '@vitrine/contracts/site/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApiWithIndexes } from '../testing/test-api-with-indexes.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aPartner } from '../testing/partner-fixtures.ts'

let api: TestApi
let targets: string[]

beforeAll(async () => {
  api = await testApiWithIndexes()
  const home = String((await api.visitor('GET', '/')).body)
  const areas = [...home.matchAll(/<(header|footer)[\s\S]*?<\/\1>/g)].map(([area]) => area).join('')
  targets = [
    ...new Set(
      [...areas.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    ),
  ]
})
afterAll(() => api.close())

const navigation = [
  '/worthopedia',
  '/marks',
  '/library',
  '/dictionary',
  '/app/vault/dashboard',
  '/upcomingauctions',
  '/articles/searchResults',
  '/articles/searchResults?categories=media',
  '/newsletter-landing-page',
  '/indices',
  '/affiliate-application',
  '/partners',
]
const footer = [
  '/about',
  '/about-contact',
  '/careers',
  '/advertise-with-us',
  '/page/terms-use',
  '/vitrine-privacy-policy',
]

describe('what header and footer lead to', () => {
  it('D1-027: holds the documented targets', () => {
    expect(targets).toEqual(
      expect.arrayContaining([...navigation, ...footer, '/login/auth', '/product/index']),
    )
  })

  it('D1-027, D1-045: responds with a page, everywhere', async () => {
    const responses = await Promise.all(
      targets.map(async (path) => ({ path, ...(await api.visitor('GET', path)) })),
    )
    const broken = responses.filter(
      ({ status, headers, body }) =>
        !(status === 200 && !String(body).includes('Page not found')) &&
        !(status === 302 && String(headers['location']).startsWith('/login/auth')),
    )
    expect(broken.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  })
})

describe('what the account dropdown leads to', () => {
  const own = [
    '/app/accountSettings/userInfo',
    '/app/myVitrine/savedSearches',
    '/app/vault/myVault/list',
    '/app/myVitrine/favoriteInventory',
    '/app/myVitrine/favoriteMarks',
    '/app/myVitrine/favoriteBooks',
  ]

  it('D1-038, D1-039: responds with a page of one’s own, which nobody else may keep', async () => {
    const member = await api.signedIn('ROLE_FREE')
    for (const path of own) {
      const { status, headers, body } = await member('GET', path)
      expect([path, status, headers['cache-control'], String(body).includes('Page not found')]).toEqual([
        path,
        200,
        'private, no-store',
        false,
      ])
    }
  })

  it('D1-038: is the console for staff; a member finds no such page, a visitor is asked to log in', async () => {
    const [staff, member] = [await api.signedIn('ROLE_ADMIN'), await api.signedIn('ROLE_FREE')]
    expect((await staff('GET', '/oms/index')).status).toBe(200)
    expect([
      (await member('GET', '/oms/index')).status,
      (await api.visitor('GET', '/oms/index')).headers['location'],
    ]).toEqual([404, '/login/auth?parentUrl=%2Foms%2Findex'])
  })
})

describe('the written pages', () => {
  it.each(contentPagePaths)(
    '%s has its own title, canonical URL and structured data, and stands in the sitemap',
    async (path) => {
      const [page, sitemap] = [
        await api.visitor('GET', path),
        await api.visitor('GET', '/sitemaps/browse.xml'),
      ]
      expect(page.status).toBe(200)
      expect(page.body).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
      expect(page.body).toMatch(/<title>[^<]+ \| Vitrine<\/title>/)
      expect(page.body).toMatch(
        /<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"(AboutPage|WebPage)"/,
      )
      expect(page.body).not.toContain('noindex')
      expect(sitemap.body).toContain(`<loc>http://localhost:3000${path}</loc>`)
    },
  )

  it('of partners stand in the sitemap, and without partners the footer has no strip', async () => {
    expect(String((await api.visitor('GET', '/')).body)).not.toContain('VIEW ALL INDUSTRY PARTNERS')
    await aPartner(await api.signedIn('ROLE_ADMIN'))
    expect((await api.visitor('GET', '/sitemaps/browse.xml')).body).toContain(
      '<loc>http://localhost:3000/source/ostermere</loc>',
    )
    const page = String((await api.visitor('GET', '/')).body)
    expect(page).toContain('VIEW ALL INDUSTRY PARTNERS')
    // Which eight, the browser asks: the page itself is alike for everybody.
    expect(page).not.toContain('/source/ostermere')
    expect((await api.visitor('GET', '/source/ostermere')).body).toContain(
      'Each sold item in the price guide names its source',
    )
    expect((await api.visitor('GET', '/source/nobody')).status).toBe(404)
  })
})
