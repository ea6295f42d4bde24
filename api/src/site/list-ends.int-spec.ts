import type { SearchEngine } from '@vitrine/search/search-engine'
import { engineThatIsAway } from '@vitrine/testing/engine-that-is-away'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { findSiteBuild } from './built-site.ts'

let api: TestApi
let collectionId: number
/** How many records each search finds. */
let found = 0

/** Every index has that many records, and none on the page that is asked for. */
function countingEngine(): SearchEngine {
  return {
    ...engineThatIsAway(),
    search: () =>
      Promise.resolve({
        total: found,
        hits: [],
        facets: {},
        histograms: {},
        understood: { kind: 'exact' },
        terms: [],
      }),
  }
}

beforeAll(async () => {
  if (!findSiteBuild(import.meta.dirname)) throw new Error('the member site is not built: npm run build')
  api = await testApi({ openEngine: countingEngine })
  const staff = await api.signedIn('ROLE_ADMIN')
  const details = articleDetails(await aCategoryAndAnAuthor(staff), { title: 'Vase' })
  await staff('POST', '/api/v1/dictionary/admin/articles', { body: details })
  await staff('PUT', `/api/v1/dictionary/admin/articles/${details.url}/publish`, {
    body: { url: details.url },
  })
  const owner = await aMember(api.app, api.data.database, 'unlimited')
  collectionId = await aCollection(api.data.database, owner.userId, { status: 'public' })
  await aVaultItem(api.data.database, owner.userId, { collectionId })
})
afterAll(() => api?.close())

const searches = [
  ['/dictionary/searchResults', 10],
  ['/inventory/search', 20],
  ['/marks/search', 20],
  ['/books/searchDetails', 20],
  ['/articles/searchResults', 20],
  ['/upcomingauctions', 20],
] as const
const past = (path: string) => `${path}?offset=`

/** Status, whether crawlers and caches may hold the page, and where it leads instead. */
async function read(path: string) {
  const { status, headers, body } = await api.visitor('GET', path)
  const html = String(body)
  return {
    status,
    cacheControl: headers['cache-control'],
    etag: headers['etag'],
    isNoindex: /<meta name="robots" content="noindex/.test(html),
    isCanonical: html.includes('rel="canonical"'),
    lastPage: /href="([^"]*)"[^>]*>\s*go to the last page/i.exec(html)?.[1]?.replaceAll('&amp;', '&'),
  }
}

const absent = (lastPage: string, cacheControl = 'no-store') => ({
  status: 404,
  cacheControl,
  etag: undefined,
  isNoindex: true,
  isCanonical: false,
  lastPage,
})

test.each(searches)('%s past its last page is 404, and leads to the last page', async (path, size) => {
  found = 45
  const last = Math.floor(44 / size) * size
  for (const offset of [45, 60, '99999999999999999999'])
    expect(await read(`${past(path)}${offset}`), String(offset)).toEqual(absent(`${path}?offset=${last}`))
})

test.each(searches)('%s past what can be paged through is 404 as well', async (path) => {
  found = 28_324
  const { status, lastPage } = await read(`${past(path)}12000`)
  expect([status, lastPage]).toEqual([404, expect.stringMatching(/\?offset=99\d\d$/)])
})

test.each(searches)(
  '%s is a page with status 200 where nothing is found, or no offset is named',
  async (path) => {
    found = 0
    for (const offset of ['0', '40', '-5', 'abc'])
      expect((await read(`${past(path)}${offset}`)).status, offset).toBe(200)
    found = 45
    for (const offset of ['0', '40', '-5', 'abc'])
      expect((await read(`${past(path)}${offset}`)).status, offset).toBe(200)
  },
)

test('so are the lists of a category, a letter and a public collection', async () => {
  for (const offset of [1, 20, 500]) {
    expect(await read(`/dictionary/c/glass/${offset}`)).toEqual(absent('/dictionary/c/glass'))
    expect(await read(`/dictionary/list/v/${offset}`)).toEqual(absent('/dictionary/list/v'))
    expect(await read(`/app/collection/${collectionId}?s=title:asc&offset=${offset}`)).toEqual(
      absent(`/app/collection/${collectionId}?s=title%3Aasc`, 'private, no-store'),
    )
  }
  for (const path of [
    '/dictionary/c/glass/-5',
    '/dictionary/c/glass/abc',
    '/dictionary/list/v/-5',
    '/dictionary/list/w/20',
    `/app/collection/${collectionId}?offset=-5`,
  ])
    expect((await read(path)).status, path).toBe(200)
})

test('the calls respond with 200 and no items', async () => {
  found = 45
  for (const path of [
    '/api/v1/dictionary/search-results?query=vase&offset=60',
    '/api/v1/dictionary/category-articles?category=glass&offset=60',
    '/api/v1/dictionary/letter-articles?letter=v&offset=60',
  ]) {
    const { status, body } = await api.visitor('GET', path)
    expect([path, status, body.items, body.meta.currentOffset]).toEqual([path, 200, [], 60])
  }
})

test('a page that is not there at all is not cached either', async () => {
  const { status, headers } = await api.visitor('GET', '/no-such-page')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})
