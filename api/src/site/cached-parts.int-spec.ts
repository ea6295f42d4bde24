import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Transport } from '@vitrine/contracts/client'
import { loadConfig } from '@vitrine/platform/config'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { findSiteBuild } from './built-site.ts'
import { siteSettings, type SiteSettings } from './site-settings.ts'

type BareRender = (request: Request, settings: SiteSettings, transport: Transport) => Promise<() => string>

const siteSchema = z.object({ bareRender: z.custom<BareRender>((value) => typeof value === 'function') })

let api: TestApi
let bareRender: BareRender

/**
 * Pages of both layouts, with the header's search and without it, each marked entry of the menu, no entry,
 * log-in, failures.
 */
const PATHS = [
  '/',
  '/dictionary',
  '/dictionary/searchResults?query=snuff',
  '/dictionary/list/s',
  '/dictionary/no-such-article',
  '/worthopedia',
  '/WORTHOPEDIA/',
  '/marks',
  '/marks/search?query=crown',
  '/library',
  '/app/vault/dashboard',
  '/app/accountSettings/userInfo',
  '/upcomingauctions',
  '/articles/searchResults?query=a&categories=b',
  '/articles',
  '/about',
  '/login/auth',
  '/product/index',
  '/no-such-page',
]

beforeAll(async () => {
  const build = findSiteBuild(import.meta.dirname)
  if (!build) throw new Error('the member site is not built: npm run build')
  bareRender = siteSchema.parse(await import(pathToFileURL(join(build, 'server/index.js')).href)).bareRender
  api = await testApi()
  await aPublishedArticle(api.data.database, {
    authorId: await anAuthor(api.data.database),
    categoryId: await aCategory(api.data.database),
    title: 'Snuff Box',
  })
})

afterAll(async () => await api.close())

const settings = siteSettings(loadConfig({ NODE_ENV: 'test', PORT: '3000' }))

/** What is seen of a page; what follows the footer are scripts. */
function seen(html: string): string {
  return html.slice(html.indexOf('<body>'), html.indexOf('</footer>'))
}

/** The page in one pass of the renderer, from which nothing is kept. */
async function renderedWhole(path: string): Promise<string> {
  const transport: Transport = async (url) => {
    const { status, body } = await api.visitor('GET', url)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return seen((await bareRender(new Request(`${settings.publicUrl}${path}`), settings, transport))())
}

async function expectWhole(path: string): Promise<void> {
  const page = seen(String((await api.visitor('GET', path)).body))
  expect(page.length, path).toBeGreaterThan(10_000)
  expect(page, path).toBe(await renderedWhole(path))
}

it('a page with parts that others have left behind is the page as it would be rendered whole, to the letter', async () => {
  // The second time each finds parts that the others have made.
  for (const path of [
    ...PATHS,
    ...PATHS.toReversed().map((path) => `${path}${path.includes('?') ? '&' : '?'}again`),
  ])
    await expectWhole(path)
})

it('what a part shows is renewed when it changes', async () => {
  const staff = await api.signedIn('ROLE_ADMIN')
  expect(await renderedWhole('/about')).not.toContain('industry-partners')
  const house = {
    source: 'House',
    sourceUrl: 'house',
    graphicUrl: '/media/partners/house.svg',
    bgColor: '#1f3a2e',
    about: 'Sells clocks.',
    website: 'https://house.example/',
  }
  expect((await staff('POST', '/api/v1/partners/admin/partners', { body: house })).status).toBe(201)
  await expect
    .poll(async () => String((await api.visitor('GET', '/about')).body))
    .toContain('industry-partners')
  for (const path of PATHS) await expectWhole(path)
})
