import { endpoints } from '@vitrine/contracts/areas'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { indexDefinitions } from '@vitrine/search/indexes'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { aMark } from '@vitrine/testing/marks-records'
import { aBook } from '@vitrine/testing/library-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anAuction } from '../testing/auction-fixtures.ts'
import { aMember } from '../testing/members.ts'
import { tableAreas } from '../testing/table-areas.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall
let tables: string[]

/** Calls that pages make for everybody: what visitors may ask, and nobody's own. */
const publicCalls = endpoints.filter(({ method, access }) => method === 'GET' && access === 'visitor')

/** Of whoever is signed in: never kept. */
const personal = ['identity.read-user-details', 'vault-media.read-media']

beforeAll(async () => {
  api = await testApi({ openEngine: (data) => createPostgresEngine({ sql: sqlExecutor(data.pool) }) })
  for (const definition of indexDefinitions)
    await createPostgresEngine({ sql: sqlExecutor(api.data.pool) }).ensure(definition)
  staff = await api.signedIn('ROLE_ADMIN')
  const { database } = api.data
  const categoryId = await aCategory(database, { url: 'root', title: 'Root' })
  await aPublishedArticle(database, { authorId: await anAuthor(database), categoryId })
  await aSoldItem(database, { categoryId, title: 'Read' })
  await aMark(database, { categoryId, title: 'Read' })
  await aBook(database, { categoryId, title: 'Read' })
  await sql`UPDATE articles SET url = 'read'`.execute(database)
  await sql`UPDATE authors SET url = 'read'`.execute(database)
  await staff('POST', '/api/v1/partners/admin/partners', {
    body: { source: 'read', sourceUrl: 'read', graphicUrl: '/media/partners/o.svg', bgColor: '#CFE0D3' },
  })
  await staff('POST', '/api/v1/auctions/admin/auctions', { body: anAuction({ categoryId: 1 }) })
  await aPublishedPost(database, { title: 'Read', categoryId, authorId: 1 })
  const { userId } = await aMember(api.app, database, 'unlimited')
  await aVaultItem(database, userId, {
    categoryId,
    collectionId: await aCollection(database, userId, { status: 'public' }),
  })
  const { rows } = await sql<{
    name: string
  }>`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(
    database,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => api.close())

test('every call that a page may make for everybody states what it reads', () => {
  expect(
    publicCalls.filter(({ name, reads }) => !reads && !personal.includes(name)).map(({ name }) => name),
  ).toEqual([])
})

/** Paths and parameters at which there is something to read. */
const values: Record<string, string> = {
  url: 'read',
  authorUrl: 'read',
  sourceUrl: 'read',
  id: '1',
  kind: 'article',
  key: 'read',
}
const query = 'query=article&term=article&letter=a&category=root&authors=1&path=root&rootCategory=root'
const moreQuery: Record<string, string> = {
  'collections.list-public-items': '&f.itemCollectionId=1',
  'site-pages.read-page': '&at=/about',
}

/** The tables of ours that the statements name, while `run` is at work. */
async function tablesReadBy(run: () => Promise<unknown>): Promise<string[]> {
  const client = await api.data.pool.connect()
  const prototype: { query: (...asked: unknown[]) => unknown } = Object.getPrototypeOf(client)
  client.release()
  const spy = vi.spyOn(prototype, 'query')
  await run()
  const statements = spy.mock.calls.map(([asked]) =>
    typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked),
  )
  spy.mockRestore()
  return tables.filter((table) => statements.some((text) => new RegExp(`\\b${table}\\b`).test(text)))
}

test.each(
  publicCalls
    .filter(({ name }) => !personal.includes(name))
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('%s states the areas of every table that it reads', async (name, { path, reads = [] }) => {
  // Whatever was kept is made anew.
  await staff('DELETE', '/oms/cache/scenario/site')
  const url = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1')
  let status = 0
  const read = await tablesReadBy(
    async () => (status = (await api.visitor('GET', `${url}?${query}${moreQuery[name] ?? ''}`)).status),
  )
  expect(status, `${url} finds something`).toBe(200)
  const areas = new Set(
    read.flatMap((table) => (table in tableAreas ? (tableAreas[table] ?? []) : [`no area for ${table}`])),
  )
  expect([...areas].filter((area) => !reads.some((stated) => stated === area))).toEqual([])
})
