import { loadConfig } from '@vitrine/platform/config'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../generation/catalogue.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'
import { fillInSoldItems } from './fill-in-imports.ts'
import { sampleRows } from './sample-sold-items.ts'
import { upgradeSoldItems } from './upgrade-sold-items.ts'

const ADMIN = '/api/v1/price-guide/admin/sold-items'
const OLD_TITLE = 'Meiji cotton longcase clock'
const COUNT = 60
const now = new Date('2026-11-30T12:00:00Z')
const folder = fileURLToPath(new URL('../../starter-content', import.meta.url))
const { IMAGE_HOSTS: imageHosts } = loadConfig({ NODE_ENV: 'test' })

let api: TestApi
let staff: TestCall
let member: TestMember

beforeAll(async () => {
  api = await testApi()
  staff = await api.signedIn('ROLE_ADMIN')
  member = await aMember(api.app, api.data.database, 'free')
  for (const { title } of catalogue)
    await aCategory(api.data.database, { title, url: title.toLowerCase().replaceAll(/[^a-z]+/g, '-') })
  const { url, database } = api.data
  await fillInSoldItems({ folder, count: COUNT, url, database, app: api.app, imageHosts })
  // As an earlier generator has left them.
  await sql`UPDATE sold_items SET title = ${OLD_TITLE}, source = 'Old house, sale ' || id, maker = 'Bexley Brothers', price = 1, pieces = 1`.execute(
    database,
  )
})
afterAll(() => api.close())

const upgrade = (digest: string) =>
  upgradeSoldItems({
    database: api.data.database,
    imageHosts,
    now: () => now,
    digest,
    rowsOf: (count) => sampleRows(folder, count),
  })
const item = async (number: number) =>
  await api.data.database
    .selectFrom('sold_items')
    .select(['id', 'title', 'description', 'source', 'maker', 'revision', 'is_sample'])
    .where('external_id', '=', `1-${number}`)
    .where('is_sample', '=', true)
    .executeTakeFirst()
const idOf = async (number: number) => (await item(number))?.id ?? 0

test('an upgrade replaces untouched samples by their external ids, and nothing else', async () => {
  const { database } = api.data
  const [changed, deleted, favorite, opened] = [await idOf(0), await idOf(1), await idOf(2), await idOf(3)]
  const { body } = await staff('GET', `${ADMIN}/${changed}`)
  const { id: _id, category: _category, pageURI: _pageURI, ...edited } = body
  expect(
    (
      await staff('PUT', `${ADMIN}/${changed}`, {
        body: { ...edited, title: 'A clock that staff described' },
        headers: { 'if-match': `"${body.revision}"` },
      })
    ).status,
  ).toBe(200)
  expect((await staff('DELETE', `${ADMIN}/${deleted}`)).status).toBe(204)
  expect(
    (await member.call('POST', '/api/v1/favorites/inventory', { body: { id: favorite } })).status,
  ).toBeLessThan(300)
  await sql`
    INSERT INTO price_guide_lookups (user_id, item_id, used_at, open_until)
    VALUES (${member.userId}, ${opened}, now(), now() + interval '1 day')`.execute(database)
  const vaultItem = await aVaultItem(database, member.userId)
  const filters = { excludedIds: [await idOf(4)] }
  await sql`INSERT INTO worth_score_snapshots (item_id, filters, saved_at) VALUES (${vaultItem}, ${JSON.stringify(filters)}, now())`.execute(
    database,
  )
  await sql`INSERT INTO worth_score_learning (started_at, finished_at, sold_items, engine_version) VALUES (now(), now(), ${COUNT}, 999)`.execute(
    database,
  )
  // Somebody's own record has the key that a sample would get.
  const [, , , , , taken] = sampleRows(folder, 6)
  await sql`
    INSERT INTO sold_items (title, sort_key, category_id, sale_date, price, currency, source, external_id)
    SELECT 'Imported', 'imported', category_id, sale_date, price, currency, ${taken?.source ?? ''}, external_id
    FROM sold_items WHERE external_id = '1-5'`.execute(database)

  expect(await upgrade('one')).toBe(COUNT - 3)

  const expected = sampleRows(folder, COUNT)
  const { rows } = await sql<{ number: number; title: string; source: string; revision: number }>`
    SELECT split_part(external_id, '-', 2)::int AS number, title, source, revision FROM sold_items
    WHERE is_sample AND title <> ${OLD_TITLE} ORDER BY 1`.execute(database)
  expect(rows).toEqual([
    { number: 0, title: 'A clock that staff described', source: edited.source, revision: 2 },
    ...expected.flatMap(({ title, source }, number) =>
      number < 2 || number === 5 ? [] : [{ number, title, source, revision: 2 }],
    ),
  ])
  expect(await item(1)).toBeUndefined()
  expect(await item(5)).toMatchObject({ title: OLD_TITLE, revision: 1 })
  expect(await idOf(2)).toBe(favorite)
  const { body: favorites } = await member.call('GET', '/api/v1/favorites/inventory')
  expect(favorites.items).toEqual([expect.objectContaining({ title: expected[2]?.title })])
  const { rows: kept } = await sql`
    SELECT (SELECT item_id FROM price_guide_lookups) AS lookup, (SELECT filters FROM worth_score_snapshots) AS filters,
      (SELECT engine_version FROM worth_score_learning) AS engine, (SELECT count(*) FROM sold_items)::int AS items`.execute(
    database,
  )
  expect(kept).toEqual([{ lookup: opened, filters, engine: 0, items: COUNT }])
})

test('the same version again changes nothing, and of several processes one upgrades', async () => {
  expect(await upgrade('one')).toBeNull()
  await sql`UPDATE sold_items SET title = ${OLD_TITLE} WHERE is_sample`.execute(api.data.database)
  const changed = await Promise.all(Array.from({ length: 3 }, () => upgrade('two')))
  expect(changed.filter((count) => count !== null)).toEqual([COUNT - 3])
})

test('of sites without samples nothing is asked for', async () => {
  await sql`DELETE FROM sold_items`.execute(api.data.database)
  const asked: number[] = []
  const { database } = api.data
  const rowsOf = (count: number) => {
    asked.push(count)
    return []
  }
  expect(await upgradeSoldItems({ database, imageHosts, now: () => now, digest: 'three', rowsOf })).toBe(0)
  expect(asked).toEqual([])
})
