import { openQueue } from '@vitrine/messaging/queues/delivery-queues'
import { newDeliveryJob } from '@vitrine/messaging/jobs/job-catalogue'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { openDatabase } from '@vitrine/database/database'
import { sql } from 'kysely'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aSession } from '../testing/members.ts'
import { callAs, testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let data: TestDatabase
let api: TestApi
let staff: TestCall
let editor: TestCall

beforeAll(async () => {
  data = await testDatabase()
  api = await testApi({ on: data, settings: { DATABASE_URL: data.url } })
  staff = await api.signedIn('ROLE_ADMIN')
  editor = callAs(api.app, {
    cookie: await aSession(data.database, (await aMember(api.app, data.database, 'editor')).userId),
  })
})
afterAll(async () => {
  await api.close()
  await data.drop()
})

async function partsByName(): Promise<Record<string, { state: string; problem: string | null }>> {
  const { status, body } = await staff('GET', '/api/v1/operations/health')
  expect(status).toBe(200)
  return Object.fromEntries(
    body.parts.map(({ part, ...told }: { part: string; state: string; problem: string | null }) => [
      part,
      told,
    ]),
  )
}

describe('health', () => {
  test('tells of each part by itself: what is down does not take the others along', async () => {
    const parts = await partsByName()
    expect(parts).toMatchObject({
      postgres: { state: 'up', problem: null },
      queues: { state: 'up', problem: null },
      storage: { state: 'up' },
      mail: { state: 'up' },
      api: { state: 'up' },
      // Tests run without both.
      search: { state: 'down', problem: expect.stringContaining('does not respond') },
      workers: { state: 'down', problem: 'no workers process is connected to the database' },
    })
  })

  test('workers that are connected and behind are slow, with how long the oldest delivery waits', async () => {
    const workers = openDatabase({ url: data.url, pool: 'health', applicationName: 'vitrine-workers' })
    await sql`SELECT 1`.execute(workers.database)
    expect((await partsByName())['workers']).toMatchObject({ state: 'up' })
    await sql`INSERT INTO outbox_events (type, payload, occurred_at) VALUES ('article.published.v1', '{"articleId": 1}', now() - interval '5 minutes')`.execute(
      data.database,
    )
    await sql`INSERT INTO outbox_deliveries (event_id, consumer) SELECT id, 'dictionary-search' FROM outbox_events`.execute(
      data.database,
    )
    expect((await partsByName())['workers']).toMatchObject({
      state: 'slow',
      problem: expect.stringMatching(/has waited for 30\d s/),
    })
    await sql`TRUNCATE outbox_events, outbox_deliveries RESTART IDENTITY`.execute(data.database)
    await workers.close()
  })

  test('a storage that takes no file is down, although it can be read', async () => {
    const blocked = join(api.dataDir, 'media')
    await rm(blocked, { recursive: true, force: true })
    await writeFile(blocked, '')
    expect((await partsByName())['storage']).toMatchObject({ state: 'down' })
    await rm(blocked)
  })
})

test('the queues tell what waits in them', async () => {
  const queue = openQueue({ kind: 'postgres', url: data.url }, 'dictionary-search', () => undefined)
  const { name, data: payload, opts } = newDeliveryJob({ eventId: 7, consumer: 'dictionary-search' })
  await queue.add(name, payload, opts)
  await queue.close()
  const { body } = await staff('GET', '/api/v1/operations/queues')
  expect(body).toMatchObject({
    store: 'postgres',
    queues: expect.arrayContaining([
      { name: 'dictionary-search', waiting: 1, active: 0, delayed: 0, paused: false },
    ]),
  })
})

test('the use of the storage tells members’ files, orphans, those that are due, and what lies there in all', async () => {
  const { userId } = await aMember(api.app, data.database, 'paid')
  await sql`
    INSERT INTO vault_media (user_id, key, kind, content_type, bytes, width, height, place, renditions, created_at, removed_at) VALUES
      (${userId}, 'a', 'image', 'image/webp', 100, 1, 1, 0, 'none', now(), NULL), (${userId}, 'b', 'image', 'image/webp', 20, 1, 1, 1, 'none', now() - interval '2 days', now() - interval '2 days')
  `.execute(data.database)
  const first = await staff('GET', '/api/v1/operations/storage')
  expect(first).toMatchObject({
    status: 200,
    body: {
      kind: 'files',
      orphans: { files: 2, bytes: 120, due: 1 },
      databaseBytes: expect.any(Number),
      freeBytes: expect.any(Number),
    },
  })
  // The count of everything goes on behind the call.
  await expect
    .poll(async () => (await staff('GET', '/api/v1/operations/storage')).body.everything)
    .toMatchObject({ files: 0, bytes: 0 })
})

describe('Bull Board', () => {
  const open = (call: TestCall, path: string) =>
    call('GET', `/oms/bull-board${path}`, { headers: { accept: 'text/html' } })

  test('shows operators the page on a policy of its own, and the jobs; nothing can be changed there', async () => {
    const page = await open(staff, '')
    expect(page).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
      },
    })
    expect(page.body).not.toContain('googleapis')
    const script = /src="(static\/[^"]+)"/.exec(String(page.body))?.[1]
    expect(await open(staff, `/${script}`)).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('javascript') },
    })
    const { body } = await open(
      staff,
      '/api/queues?activeQueue=dictionary-search&status=latest&page=1&jobsPerPage=10',
    )
    expect(body.queues.find(({ name }: { name: string }) => name === 'dictionary-search')).toMatchObject({
      readOnlyMode: true,
      jobs: [{ id: 'dictionary-search-7' }],
    })
    expect((await staff('PUT', '/oms/bull-board/api/queues/dictionary-search/pause')).status).toBe(405)
  })

  test('is hidden from visitors, members and staff of other roles', async () => {
    expect(await open(api.visitor, '')).toMatchObject({
      status: 302,
      headers: { location: expect.stringContaining('/login/auth') },
    })
    for (const call of [editor, await api.signedIn('ROLE_FREE')])
      for (const path of ['', '/api/queues']) expect((await open(call, path)).status).toBe(404)
  })
})

test('a dead letter says what it was about, as it is called now', async () => {
  await sql`INSERT INTO authors (first_name, last_name, url) VALUES ('Ada', 'Glass', 'ada-glass')`.execute(
    data.database,
  )
  const { rows } = await sql<{ id: number }>`SELECT id FROM authors LIMIT 1`.execute(data.database)
  const [author] = rows
  await sql`INSERT INTO outbox_events (type, payload) VALUES ('author.updated.v1', ${JSON.stringify({ authorId: author?.id, revision: 1 })}), ('article.published.v1', '{"articleId": 9999, "revision": 1}')`.execute(
    data.database,
  )
  await sql`INSERT INTO outbox_deliveries (event_id, consumer, failed_at, last_error) SELECT id, 'dictionary-search', now(), 'no' FROM outbox_events`.execute(
    data.database,
  )
  const { body } = await staff('GET', '/api/v1/operations/dead-letters?sort=["eventId","ASC"]')
  expect(body.map(({ about }: { about: unknown }) => about)).toEqual([
    { type: 'dictionary-author', id: author?.id, name: 'Ada Glass', url: null },
    { type: 'dictionary-article', id: 9999, name: null, url: null },
  ])
})
