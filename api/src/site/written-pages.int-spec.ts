import { contentPagePaths } from '@vitrine/contracts/site/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApiWithIndexes } from '../testing/test-api-with-indexes.ts'
import type { TestApi } from '../testing/test-api.ts'
import { findSiteBuild } from './built-site.ts'

let api: TestApi

beforeAll(async () => {
  if (!findSiteBuild(import.meta.dirname)) throw new Error('the member site is not built: npm run build')
  api = await testApiWithIndexes()
  const staff = await api.signedIn('ROLE_ADMIN')
  const partner = {
    source: 'Ostermere Rooms',
    sourceUrl: 'ostermere-rooms',
    graphicUrl: '/media/partners/ostermere-rooms.svg',
    bgColor: '#CFE0D3',
    about: 'Sells pottery and porcelain.',
  }
  await staff('POST', '/api/v1/partners/admin/partners', { body: partner })
})

afterAll(async () => await api.close())

const PUBLIC_URL = 'http://localhost:3000'
const pages = [
  ...contentPagePaths,
  '/product/index',
  '/worthscore/accuracy',
  '/about-contact',
  '/newsletter-landing-page',
  '/data-partners',
  '/source/ostermere-rooms',
]
async function read(path: string) {
  const { status, body } = await api.visitor('GET', path)
  return { status, html: String(body) }
}

/** What the first group finds. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')

describe('the pages behind the site’s links', () => {
  it.each(pages)(
    'D1-147: %s has one heading, a title, a description, its canonical URL and structured data',
    async (path) => {
      const { status, html } = await read(path)
      expect(status).toBe(200)
      expect(all(html, /<h1[^>]*>(.*?)<\/h1>/gs)).toHaveLength(1)
      expect(all(html, /<title>(.*?)<\/title>/g)).toEqual([
        expect.stringMatching(/ \| Vitrine( Industry Partners)?$/),
      ])
      expect(all(html, /<meta name="description" content="([^"]*)"/g)).toEqual([
        expect.stringMatching(/^.{25,170}$/),
      ])
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([PUBLIC_URL + path])
      const [structured = ''] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
      expect(JSON.parse(structured)).toMatchObject({ '@context': 'https://schema.org' })
      expect(html).not.toContain('noindex')
    },
  )

  it('lead nowhere that is not there, and to no section of a page that it lacks', async () => {
    const targets = new Set<string>()
    for (const path of pages) {
      const { html } = await read(path)
      for (const href of all(html, /<a [^>]*?href="([^"]+)"/g)) {
        if (href.startsWith('#')) expect(html, `${path} ${href}`).toContain(`id="${href.slice(1)}"`)
        else if (href.startsWith('/')) targets.add(href.replaceAll('&amp;', '&'))
      }
    }
    expect(targets.size).toBeGreaterThan(25)
    const dead = []
    for (const target of targets) {
      const { status } = await read(target)
      if (status >= 400) dead.push(`${status} ${target}`)
    }
    expect(dead).toEqual([])
  })

  it('show the memberships, with what there is to know before one is chosen', async () => {
    const { html } = await read('/product/index')
    expect(html).toContain('>Memberships</h1>')
    expect(html).toContain('Before you choose')
    expect((await read('/login/signup')).html).toContain('Create your account')
  })
})
