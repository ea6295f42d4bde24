import { systemClock } from '@vitrine/platform/clock'
import { loadConfig } from '@vitrine/platform/config'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { CommandBus } from '@nestjs/cqrs'
import { sql } from 'kysely'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../generation/catalogue.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { fillInSoldItems } from './fill-in-imports.ts'
import { fillInStarterContent } from './fill-in-starter-content.ts'
import type { StarterAccount } from './starter-accounts.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const fill = () =>
  fillInSoldItems({
    folder: fileURLToPath(new URL('../../starter-content', import.meta.url)),
    url: api.data.url,
    database: api.data.database,
    app: api.app,
    imageHosts: loadConfig({ NODE_ENV: 'test' }).IMAGE_HOSTS,
  })

test('the sample sold items say that they are samples, have makers, and come in once', async () => {
  for (const { title } of catalogue)
    await aCategory(api.data.database, { title, url: title.toLowerCase().replaceAll(/[^a-z]+/g, '-') })
  await fill()
  await fill()
  const { rows } = await sql<Record<string, number>>`
    SELECT count(*) AS items, count(*) FILTER (WHERE is_sample) AS samples, count(*) FILTER (WHERE maker <> '') AS named, count(DISTINCT category_id) AS categories,
      count(*) FILTER (WHERE sale_date > ${systemClock.now().toISOString().slice(0, 10)}::date) AS later, (SELECT count(*) FROM outbox_events WHERE type = 'sold-items.imported.v1') AS events
    FROM sold_items`.execute(api.data.database)
  expect(rows[0]).toMatchObject({ items: 20_000, samples: 20_000, categories: 23, later: 0, events: 1 })
  expect(rows[0]?.['named']).toBeGreaterThan(10_000)
})

test('the starter accounts have the memberships that they are named after, and keep them', async () => {
  const accounts: StarterAccount[] = [
    {
      email: 'staff@x.example',
      displayName: 'Staff',
      password: 'Brass-cabinet-7',
      roles: ['ROLE_FREE', 'ROLE_ADMIN'],
      status: 'Inactive',
    },
    {
      email: 'member@x.example',
      displayName: 'Member',
      password: 'Brass-cabinet-7',
      roles: ['ROLE_UNLIMITED'],
      status: 'Active',
    },
    {
      email: 'trial@x.example',
      displayName: 'Trial',
      password: 'Brass-cabinet-7',
      roles: ['ROLE_UNLIMITED'],
      status: 'In Trial',
    },
    {
      email: 'free@x.example',
      displayName: 'Free',
      password: 'Brass-cabinet-7',
      roles: ['ROLE_FREE'],
      status: 'Inactive',
    },
  ]
  const none = {
    categories: [],
    authors: [],
    articles: [],
    drawnArticles: new Map<string, string>(),
    partners: [],
    auctions: [],
    books: [],
    posts: [],
    templates: [],
    template: {
      url: 'default-template',
      title: 'Default template',
      description: '',
      category: 'none',
      authors: [],
      content: [],
      sources: [],
    },
  }
  // Without categories the template cannot be made; the accounts come before it.
  await fillInStarterContent(api.app.get(CommandBus), api.data.database, none, accounts, new Date()).catch(
    () => undefined,
  )
  await fillInStarterContent(api.app.get(CommandBus), api.data.database, none, accounts, new Date()).catch(
    () => undefined,
  )
  const rows = await api.data.database
    .selectFrom('users')
    .leftJoin('memberships', 'user_id', 'users.id')
    .select(['email', 'roles', 'status'])
    .where('email', 'like', '%@x.example')
    .orderBy('users.id')
    .execute()
  expect(rows).toEqual(
    accounts.map(({ email, roles, status }) => ({
      email,
      roles,
      status: status === 'Inactive' ? null : status,
    })),
  )
})
