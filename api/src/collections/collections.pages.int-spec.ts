import { loadConfig } from '@vitrine/platform/config'
import { createLogger } from '@vitrine/platform/logging'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownPages } from '../areas.ts'
import { Generations } from '../cached-areas/generations.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { registerBuiltSite } from '../site/register-site.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let owner: TestMember
let id: number
let itemId: number
let rendered = 0
const folder = mkdtempSync(join(tmpdir(), 'vitrine-shown-pages-'))
const site: FastifyInstance = Fastify()

/** A site whose pages say only their number: what is tested is when one is rendered at all. */
beforeAll(async () => {
  api = await testApi()
  owner = await aMember(api.app, api.data.database, 'unlimited')
  id = await aCollection(api.data.database, owner.userId, { status: 'public' })
  itemId = await aVaultItem(api.data.database, owner.userId, { collectionId: id })
  for (const part of ['assets', 'images']) mkdirSync(join(folder, part))
  const renderSite = async () => {
    rendered += 1
    return await Promise.resolve({
      status: 200,
      headers: new Headers({ 'content-type': 'text/html' }),
      body: `<!doctype html>page ${rendered}`,
    })
  }
  await registerBuiltSite(
    site,
    { buildId: 'test', clientFolder: folder, renderSite },
    {
      config: loadConfig({ NODE_ENV: 'test', VITRINE_DATA_DIR: folder }),
      database: api.data.database,
      logger: createLogger({ level: 'silent', name: 'test' }),
      sitemap: [],
      sitemapFiles: [],
      feeds: [],
      shownPages,
      generations: api.app.get(Generations, { strict: false }),
      clock: api.app.get(CLOCK, { strict: false }),
      actorOf: () => Promise.resolve(null),
    },
  )
  await site.ready()
})
afterAll(async () => {
  await site.close()
  await api.close()
  rmSync(folder, { recursive: true })
})

const get = async (url: string, etag?: unknown) =>
  await site.inject({ url, headers: etag === undefined ? {} : { 'if-none-match': String(etag) } })
const publish = async (status: 'public' | 'private') =>
  await owner.call('PUT', `/api/v1/vault/item-collections/${id}`, { body: { status } })

test.each([
  ['of a collection', () => `/app/collection/${id}?s=title:asc`],
  ['of an item in one', () => `/app/vault/publicVaultItem?id=${itemId}`],
])(
  'the page %s is rendered once as long as nothing of it changes, and asked for each time',
  async (_, urlOf) => {
    const url = urlOf()
    rendered = 0
    const first = await get(url)
    expect([first.statusCode, first.headers['cache-control'], first.headers['etag']]).toEqual([
      200,
      'private, no-cache',
      expect.stringMatching(/^W\/"/),
    ])
    const kept = await get(url)
    expect([
      kept.statusCode,
      kept.body,
      kept.headers['content-type'],
      kept.headers['etag'],
      kept.headers['cache-control'],
      rendered,
    ]).toEqual([
      200,
      first.body,
      first.headers['content-type'],
      first.headers['etag'],
      'private, no-cache',
      1,
    ])
    const again = await get(url, first.headers['etag'])
    expect([again.statusCode, again.body, again.headers['cache-control'], rendered]).toEqual([
      304,
      '',
      'private, no-cache',
      1,
    ])
    // What others write in their vaults changes nothing of it.
    await (
      await aMember(api.app, api.data.database, 'unlimited')
    ).call('POST', '/api/v1/vault/tags', { body: { title: 'Elsewhere', color: '#ADB6BB' } })
    expect((await get(url, first.headers['etag'])).statusCode).toBe(304)
    await api.data.database
      .updateTable('vault_items')
      .set({ title: `Seen at ${url}`, revision: sql`revision + 1` })
      .where('id', '=', itemId)
      .execute()
    const changed = await get(url, first.headers['etag'])
    expect([changed.statusCode, rendered]).toEqual([200, 2])
  },
)

test('the page of an item is rendered anew when another comes into its collection', async () => {
  const url = `/app/vault/publicVaultItem?id=${itemId}`
  const { headers } = await get(url)
  const other = await aVaultItem(api.data.database, owner.userId, { collectionId: id })
  expect((await get(url, headers['etag'])).statusCode).toBe(200)
  await api.data.database.deleteFrom('vault_items').where('id', '=', other).execute()
  expect((await get(url, headers['etag'])).statusCode).toBe(304)
})

test('D3-066: neither page is a 304, has a tag, or comes from what was kept, once the collection is private', async () => {
  for (const url of [`/app/collection/${id}`, `/app/vault/publicVaultItem?id=${itemId}`]) {
    await publish('public')
    const { headers } = await get(url)
    await publish('private')
    for (const etag of [headers['etag'], undefined]) {
      const before = rendered
      const after = await get(url, etag)
      expect([
        after.statusCode,
        after.headers['etag'],
        after.headers['cache-control'],
        rendered - before,
      ]).toEqual([200, undefined, 'private, no-cache', 1])
    }
  }
})

test('what is no id is rendered without asking anybody', async () => {
  for (const url of ['/app/collection/x', '/app/collection/0', '/app/vault/publicVaultItem'])
    expect((await get(url)).headers['etag']).toBeUndefined()
})
