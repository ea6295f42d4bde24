import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/dashboard/values'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

interface Scored {
  title?: string
  categoryId?: number
  collectionId?: number
  cost?: number
  deletedAt?: Date
  /** The last one is what the item keeps. */
  scores?: readonly (readonly [day: string, middle: number, currency?: string])[]
}

async function anItem(userId: number, { cost, scores = [], ...row }: Scored): Promise<number> {
  const { database } = api.data
  const id = await aVaultItem(database, userId, row)
  for (const [day, middle, currency = 'USD'] of scores) {
    const at = new Date(`${day}T12:00:00Z`)
    await sql`INSERT INTO vault_item_valuations (item_id, valued_at, estimated_price_min, estimated_price_max, mean_price, wide_price_min, wide_price_max, currency, total) VALUES (${id}, ${at}, 1, 100000, ${middle}, 1, 900000, ${currency}, 7)`.execute(
      database,
    )
    await sql`UPDATE vault_items SET estimated_price_min = 1, estimated_price_max = 100000, mean_price = ${middle}, estimate_currency = ${currency}, estimated_at = ${at} WHERE id = ${id}`.execute(
      database,
    )
  }
  await sql`UPDATE vault_items SET purchase_price = ${cost ?? null}::numeric WHERE id = ${id}`.execute(
    database,
  )
  return id
}

test('a vault without a score has its number of items and nothing else', async () => {
  const { userId, call } = await aMember(api.app, api.data.database, 'unlimited')
  await anItem(userId, {})
  expect(await call('GET', path)).toMatchObject({
    status: 200,
    body: {
      itemsCount: 1,
      values: [],
      oldestAt: null,
      newestAt: null,
      categories: [{ id: 0, title: '', itemsCount: 1, values: [] }],
      collections: [{ id: 0, title: '', itemsCount: 1, values: [] }],
      history: [],
    },
  })
})

test('middle estimates are added by currency, category and collection, and compared with what those items cost', async () => {
  const { database } = api.data
  const { userId, call } = await aMember(api.app, database, 'unlimited')
  const other = await aMember(api.app, database, 'unlimited')
  const glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  const room = await aCollection(database, userId, { title: 'Vase room' })
  await anItem(userId, {
    categoryId: glass,
    collectionId: room,
    cost: 80,
    scores: [
      ['2026-01-05', 90],
      ['2026-04-05', 100.5],
    ],
  })
  await anItem(userId, { categoryId: glass, collectionId: room, scores: [['2026-02-01', 50]] })
  await anItem(userId, { categoryId: glass, cost: 10, scores: [['2026-02-01', 40, 'GBP']] })
  await anItem(userId, { cost: 1_000 })
  await anItem(userId, { cost: 5, deletedAt: new Date(), scores: [['2026-02-01', 9_999]] })
  await anItem(other.userId, { cost: 5, scores: [['2026-02-01', 7_777]] })
  const dollars = { currency: 'USD', valued: 2, value: 150.5, compared: { items: 1, value: 100.5, cost: 80 } }
  const pounds = { currency: 'GBP', valued: 1, value: 40, compared: null }
  expect((await call('GET', path)).body).toEqual({
    itemsCount: 4,
    values: [dollars, pounds],
    oldestAt: '2026-02-01T12:00:00.000Z',
    newestAt: '2026-04-05T12:00:00.000Z',
    categories: [
      { id: glass, title: 'Glass', itemsCount: 3, values: [dollars, pounds] },
      { id: 0, title: '', itemsCount: 1, values: [] },
    ],
    collections: [
      { id: 0, title: '', itemsCount: 2, values: [pounds] },
      { id: room, title: 'Vase room', itemsCount: 2, values: [dollars] },
    ],
    history: [
      { currency: 'GBP', days: [{ day: '2026-02-01', valued: 1, value: 40 }] },
      {
        currency: 'USD',
        days: [
          { day: '2026-01-05', valued: 1, value: 90 },
          { day: '2026-02-01', valued: 2, value: 140 },
          { day: '2026-04-05', valued: 2, value: 150.5 },
        ],
      },
    ],
  })
  expect((await other.call('GET', path)).body.values).toEqual([
    { currency: 'USD', valued: 1, value: 7_777, compared: { items: 1, value: 7_777, cost: 5 } },
  ])
})

test('a score in another currency takes the item out of the former one', async () => {
  const { userId, call } = await aMember(api.app, api.data.database, 'unlimited')
  await anItem(userId, {
    scores: [
      ['2026-01-05', 90],
      ['2026-04-05', 70, 'EUR'],
    ],
  })
  const { body } = await call('GET', path)
  expect(body.values).toEqual([{ currency: 'EUR', valued: 1, value: 70, compared: null }])
  expect(body.history).toEqual([
    { currency: 'EUR', days: [{ day: '2026-04-05', valued: 1, value: 70 }] },
    {
      currency: 'USD',
      days: [
        { day: '2026-01-05', valued: 1, value: 90 },
        { day: '2026-04-05', valued: 0, value: 0 },
      ],
    },
  ])
})

test('of very many days the last of each month are told', async () => {
  const { userId, call } = await aMember(api.app, api.data.database, 'unlimited')
  const day = (number: number) => new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10)
  await anItem(userId, {
    scores: Array.from({ length: 125 }, (_, number) => [day(number), 100 + number] as const),
  })
  expect((await call('GET', path)).body.history).toEqual([
    {
      currency: 'USD',
      days: [
        { day: '2025-01-31', valued: 1, value: 130 },
        { day: '2025-02-28', valued: 1, value: 158 },
        { day: '2025-03-31', valued: 1, value: 189 },
        { day: '2025-04-30', valued: 1, value: 219 },
        { day: '2025-05-05', valued: 1, value: 224 },
      ],
    },
  ])
})

test.each(['free', 'on hold', 'visitor'] as const)('%s: nothing of it', async (kind) => {
  const call = kind === 'visitor' ? api.visitor : (await aMember(api.app, api.data.database, kind)).call
  expect((await call('GET', path)).status).toBe(kind === 'visitor' ? 401 : 403)
  expect((await call('GET', '/api/v1/vault/items/1/valuations')).status).toBe(kind === 'visitor' ? 401 : 403)
})
