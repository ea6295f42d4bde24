import { timeAfter } from '@vitrine/platform/clock'
import { createLogger } from '@vitrine/platform/logging'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { callAs, type TestCall } from '../testing/test-api.ts'
import { LearntLessons } from './learnt-lessons.ts'
import { refreshFigures, type Refreshing } from './refreshing/refresh-figures.ts'
import { StoredScoresRepository } from './stored-scores.repository.ts'
import { openMarket, type Market } from './testing/market.ts'

const AT = '/api/v1/worthscore'
const PARALLEL = 25

let market: Market
let beforeLearning: Awaited<ReturnType<typeof beforeAnythingIsLearnt>>

beforeAll(async () => {
  market = await openMarket()
  beforeLearning = await beforeAnythingIsLearnt()
  await market.learn()
  await market.chooseOrdinaryPiece()
})
afterAll(() => market.api.close())
beforeEach(() => {
  market.search.isAway = false
})

const member = async (kind: MemberKind): Promise<TestMember> =>
  await aMember(market.api.app, market.api.data.database, kind)
/** By default one that is like many sold ones. */
const anItem = async ({ userId }: TestMember, change: { title?: string; categoryId?: number | null } = {}) =>
  await aVaultItem(market.api.data.database, userId, { ...market.piece, ...change })

async function kept(id: number) {
  const row = await market.api.data.database
    .selectFrom('vault_items')
    .select([
      'estimated_price_min',
      'estimated_price_max',
      'mean_price',
      'estimate_currency',
      'estimated_at',
      'revision',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    min: Number(row.estimated_price_min),
    max: Number(row.estimated_price_max),
    mean: Number(row.mean_price),
    currency: row.estimate_currency,
    at: row.estimated_at,
    revision: row.revision,
  }
}
const used = async (call: TestCall) => (await call('GET', '/api/v1/price-guide/lookups')).body.lookups?.used
const lite = async (call: TestCall, id: number) => await call('GET', `${AT}/lite-valuation/${id}`)
const read = async (call: TestCall, id: number, query = '') => await call('GET', `${AT}/scores/${id}${query}`)
const generate = async (call: TestCall, vaultItemId: number, filters?: object) =>
  await call('POST', `${AT}/scores`, { body: { vaultItemId, filters } })
const save = async (call: TestCall, id: number, filters: object) =>
  await call('PUT', `${AT}/scores/${id}`, { body: { filters } })
const valuations = async (call: TestCall, id: number) =>
  await call('GET', `/api/v1/vault/items/${id}/valuations`)
/** What a score tells, as its item's history keeps it. */
const asKept = ({ body }: Awaited<ReturnType<TestCall>>) => ({
  valuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  estimatedPriceMin: body.estimatedPriceMin,
  estimatedPriceMax: body.estimatedPriceMax,
  meanPrice: body.meanPrice,
  widePriceMin: body.widePriceMin,
  widePriceMax: body.widePriceMax,
  currency: body.currency,
  total: body.meta.total,
})
const nothing = {
  itemsRelated: [],
  priceGraph: [],
  estimatedPriceMin: null,
  estimatedPriceMax: null,
  meanPrice: null,
  widePriceMin: null,
  widePriceMax: null,
  currency: null,
  difference: null,
}

describe('whoever has no count of lookups', () => {
  test('D2-173: reads a score of an own item: figures, comparables with why, filters as they were applied', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    const { status, body } = await read(owner.call, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      currency: 'USD',
      filters: { query: market.piece.title, categoryId: market.piece.categoryId, excludedIds: [] },
      meta: { vaultItemId: id, minimum: 5, outcome: 'told', hasSnapshot: false },
    })
    expect(body.meta.total).toBe(body.itemsRelated.length)
    expect(body.meta.total).toBeGreaterThanOrEqual(5)
    expect(body.itemsRelated[0].reasons.length).toBeGreaterThan(0)
    const figures = [
      body.widePriceMin,
      body.estimatedPriceMin,
      body.meanPrice,
      body.estimatedPriceMax,
      body.widePriceMax,
    ]
    expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    for (const figure of figures) expect(Number(figure.toPrecision(3))).toBe(figure)
    expect(body.priceGraph.map(({ saleDate }: { saleDate: string }) => saleDate)).toEqual(
      body.itemsRelated.map(({ saleDate }: { saleDate: string }) => saleDate).toSorted(),
    )
    expect((await kept(id)).at).toBeNull()
  })

  test('D2-176: gets a light one, which the item keeps from its first showing on: without its lists, also while search is away, and its revision stays', async () => {
    const owner = await member('enterprise')
    const [id, other] = [await anItem(owner), await anItem(owner, { title: `${market.piece.title} again` })]
    const made = await lite(owner.call, id)
    expect(made).toMatchObject({ status: 200, body: { itemsRelated: [], priceGraph: [], currency: 'USD' } })
    expect(made.body.meta.total).toBeGreaterThanOrEqual(5)
    expect(await kept(id)).toMatchObject({ mean: made.body.meanPrice, at: expect.any(Date), revision: 1 })
    market.search.isAway = true
    expect((await lite(owner.call, id)).body).toEqual(made.body)
    expect(await lite(owner.call, other)).toMatchObject({
      status: 503,
      body: { errorCode: 'SEARCH_UNAVAILABLE' },
    })
    expect(await generate(owner.call, other)).toMatchObject({ status: 503 })
    expect((await kept(other)).at).toBeNull()
    market.search.isAway = false
    const { body: score } = await generate(owner.call, other)
    market.search.isAway = true
    expect((await lite(owner.call, other)).body).toEqual({
      ...score,
      itemsRelated: [],
      priceGraph: [],
      difference: null,
    })
  })

  test('D2-176: the light one of several calls at the same time is kept once, and never over a score that was asked for', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    const [asked] = await Promise.all([
      generate(owner.call, id, { saleDateFrom: '2015-01-01' }),
      ...Array.from({ length: 5 }, () => lite(owner.call, id)),
    ])
    expect((await kept(id)).mean).toBe(asked.body.meanPrice)
    expect((await valuations(owner.call, id)).body.items.length).toBeLessThanOrEqual(2)
  })

  test('every stored score stays in the history of its item, oldest first', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    expect(await valuations(owner.call, id)).toMatchObject({ status: 200, body: { items: [] } })
    const scores = [
      await lite(owner.call, id),
      await generate(owner.call, id, { saleDateFrom: '2015-01-01' }),
      await save(owner.call, id, { saleDateFrom: '2012-01-01' }),
    ]
    // Neither what is only read nor what says nothing is kept.
    await read(owner.call, id)
    await generate(owner.call, id, { saleDateFrom: '1900-01-01', saleDateTo: '1900-12-31' })
    expect((await valuations(owner.call, id)).body.items).toEqual(scores.map(asKept))
  })

  test('D2-174: stores the figures with currency and time; a later change of the item leaves them, and their revision stays', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    const { body } = await generate(owner.call, id)
    const stored = await kept(id)
    expect(stored).toEqual({
      min: body.estimatedPriceMin,
      max: body.estimatedPriceMax,
      mean: body.meanPrice,
      currency: 'USD',
      at: expect.any(Date),
      revision: 1,
    })
    await sql`UPDATE vault_items SET title = 'Something else' WHERE id = ${id}`.execute(
      market.api.data.database,
    )
    expect((await lite(owner.call, id)).body.meanPrice).toBe(body.meanPrice)
  })

  test('D2-171, D2-174: keeps filters in one snapshot an item, which the next calls without filters have', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    const { body: all } = await read(owner.call, id)
    const [best] = all.itemsRelated
    const first = await save(owner.call, id, { saleDateFrom: '2015-01-01', excludedIds: [best.id] })
    expect(first).toMatchObject({
      status: 200,
      body: {
        filters: { saleDateFrom: '2015-01-01', excludedIds: [best.id], query: market.piece.title },
        meta: { hasSnapshot: true },
      },
    })
    expect((await kept(id)).mean).toBe(first.body.meanPrice)
    const { body: again } = await read(owner.call, id)
    expect(again).toEqual(first.body)
    expect(again.itemsRelated.some((item: { id: number }) => item.id === best.id)).toBe(false)
    await save(owner.call, id, { excludedIds: [] })
    expect((await read(owner.call, id)).body.itemsRelated).toEqual(all.itemsRelated)
    expect((await generate(owner.call, id)).body.meta.hasSnapshot).toBe(true)
  })

  test('narrows by text, category, days and prices in the query', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    const { body: all } = await read(owner.call, id)
    const { body: narrow } = await read(
      owner.call,
      id,
      `?f.saleDateFrom=2016-01-01&f.salePriceMax=${all.meanPrice}&f.excludedIds=1,2`,
    )
    for (const { saleDate, salePrice } of narrow.itemsRelated)
      expect([saleDate >= '2016-01-01', salePrice <= all.meanPrice]).toEqual([true, true])
    expect(narrow.filters).toMatchObject({
      saleDateFrom: '2016-01-01',
      salePriceMax: all.meanPrice,
      excludedIds: [1, 2],
    })
    expect((await read(owner.call, id, '?f.categoryId=0')).body.filters.categoryId).toBe(0)
    expect((await read(owner.call, id, '?f.categoryId=999999')).body.errors).toEqual([
      { field: 'f.categoryId', errorCode: 'notFound', errorMessage: 'This category does not exist.' },
    ])
    expect((await save(owner.call, id, { categoryId: 999_999 })).body.errors).toMatchObject([
      { field: 'filters.categoryId' },
    ])
    expect((await read(owner.call, id, '?f.saleDateFrom=x')).status).toBe(400)
    const most = Array.from({ length: 100 }, (_, at) => at + 1)
    expect((await read(owner.call, id, `?f.excludedIds=${most.join(',')}`)).body.filters.excludedIds).toEqual(
      most,
    )
  })

  test('of an item without a category: of every category', async () => {
    const owner = await member('unlimited')
    const { status, body } = await read(owner.call, await anItem(owner, { categoryId: null }))
    expect([status, body.filters.categoryId]).toEqual([200, 0])
  })
})

async function beforeAnythingIsLearnt() {
  const [free, counted] = [await member('unlimited'), await member('trial')]
  const [own, trials] = [await anItem(free), await anItem(counted)]
  const responses = [
    await lite(free.call, own),
    await read(free.call, own),
    await generate(free.call, own),
    await save(free.call, own, {}),
    await generate(counted.call, trials),
  ]
  const few = await generate(free.call, own, { saleDateFrom: '1900-01-01', saleDateTo: '1900-12-31' })
  return { responses, few, lookupsUsed: await used(counted.call), kept: await kept(own) }
}

describe('before anything was learned', () => {
  test('that is told as the reason, with how many similar items there are: nothing is stored, and no lookup used', () => {
    for (const { status, body } of beforeLearning.responses) {
      expect([status, body]).toMatchObject([
        200,
        { ...nothing, meta: { outcome: 'not learnt', hasSnapshot: false } },
      ])
      expect(body.meta.total).toBeGreaterThanOrEqual(5)
    }
    expect(beforeLearning.kept.at).toBeNull()
    expect(beforeLearning.lookupsUsed).toBe(0)
  })

  test('too few similar items are the reason where there are too few', () => {
    expect(beforeLearning.few).toMatchObject({
      status: 200,
      body: { meta: { outcome: 'too few', total: 0 } },
    })
  })
})

describe('too few similar items', () => {
  test('D2-178: are status 200 with how many there are: nothing is stored, no snapshot kept and no lookup used', async () => {
    for (const kind of ['unlimited', 'trial'] as const) {
      const owner = await member(kind)
      const id = await anItem(owner)
      const few = { saleDateFrom: '1900-01-01', saleDateTo: '1900-12-31' }
      expect(await generate(owner.call, id, few)).toMatchObject({
        status: 200,
        body: {
          ...nothing,
          meta: { vaultItemId: id, total: 0, minimum: 5, outcome: 'too few', hasSnapshot: false },
        },
      })
      if (kind === 'unlimited')
        expect((await save(owner.call, id, few)).body).toMatchObject({
          ...nothing,
          meta: { hasSnapshot: false },
        })
      expect((await kept(id)).at).toBeNull()
      if (kind === 'trial') expect(await used(owner.call)).toBe(0)
    }
  })
})

describe('a counted member', () => {
  test('sees no figure until a lookup is used, and is told that it takes one', async () => {
    const owner = await member('trial')
    const id = await anItem(owner)
    expect(await lite(owner.call, id)).toMatchObject({
      status: 200,
      body: { ...nothing, meta: { total: 0, outcome: null } },
    })
    for (const response of [await read(owner.call, id), await save(owner.call, id, {})])
      expect(response).toMatchObject({
        status: 403,
        body: { errorCode: 'LOOKUP_REQUIRED', message: 'This uses one of your lookups.' },
      })
    expect((await valuations(owner.call, id)).body.items).toEqual([])
    expect((await kept(id)).at).toBeNull()
    expect(await used(owner.call)).toBe(0)
  })

  test('keeps the history of what lookups have opened, also when none is left', async () => {
    const owner = await member('trial')
    const id = await anItem(owner)
    const score = await generate(owner.call, id)
    await market.api.data.database
      .updateTable('memberships')
      .set({ lookups_used: 7 })
      .where('user_id', '=', owner.userId)
      .execute()
    expect((await valuations(owner.call, id)).body.items).toEqual([asKept(score)])
  })

  test(`uses exactly one with ${PARALLEL} requests at the same time`, async () => {
    const owner = await member('trial')
    const id = await anItem(owner)
    const responses = await Promise.all(Array.from({ length: PARALLEL }, () => generate(owner.call, id)))
    expect(
      new Set(
        responses.map(
          ({ status, body }) => `${status} ${JSON.stringify(body.itemsRelated)} ${body.meanPrice}`,
        ),
      ).size,
    ).toBe(1)
    expect(responses[0]?.status).toBe(200)
    expect(await used(owner.call)).toBe(1)
  })

  test('D2-181: with other filters only narrows its comparables; another text or category uses a lookup of its own', async () => {
    const owner = await member('trial')
    const id = await anItem(owner)
    const { body } = await generate(owner.call, id)
    const first = new Set(body.itemsRelated.map((item: { id: number }) => item.id))
    const [best] = body.itemsRelated
    const { body: without } = await read(owner.call, id, `?f.excludedIds=${best.id}`)
    expect(without.itemsRelated.length).toBeGreaterThan(0)
    // What only its price had set aside may come back: it was among the first 50.
    expect(
      without.itemsRelated.filter((item: { id: number }) => !first.has(item.id)).length,
    ).toBeLessThanOrEqual(50 - first.size)
    expect(without.itemsRelated.some((item: { id: number }) => item.id === best.id)).toBe(false)
    expect(
      (await read(owner.call, id, `?f.query=${encodeURIComponent(` ${market.piece.title.toUpperCase()} `)}`))
        .status,
    ).toBe(200)
    for (const query of ['?f.query=porcelain', '?f.categoryId=0'])
      expect((await read(owner.call, id, query)).body.errorCode).toBe('LOOKUP_REQUIRED')
    expect((await generate(owner.call, id, { categoryId: 0 })).status).toBe(200)
    expect(await used(owner.call)).toBe(2)
  })

  test('is told of no price by a range: neither by how many are in it, nor by whether a lookup is used', async () => {
    const [owner, other] = [await member('trial'), await member('unlimited')]
    const id = await anItem(owner)
    // One day with too few similar items: all that is told is how many there are.
    const { body: open } = await read(other.call, await anItem(other))
    const [{ saleDate, salePrice }] = open.itemsRelated
    const day = { saleDateFrom: saleDate, saleDateTo: saleDate }
    const { body: few } = await generate(owner.call, id, day)
    expect([few.meta.outcome, few.meta.total > 0]).toEqual(['too few', true])
    for (const range of [
      { salePriceMin: salePrice, salePriceMax: salePrice },
      { salePriceMin: salePrice + 0.01 },
      { salePriceMax: 0 },
    ]) {
      expect((await generate(owner.call, id, { ...day, ...range })).body).toEqual({
        ...few,
        filters: { ...few.filters, ...range },
      })
    }
    expect(await used(owner.call)).toBe(0)
    // Where there are enough a lookup is used, whatever lies in the range; it has opened what the range
    // leaves out, too.
    expect((await generate(owner.call, id, { salePriceMax: 0 })).body).toMatchObject({
      ...nothing,
      meta: { total: 0, outcome: 'too few' },
    })
    expect(await used(owner.call)).toBe(1)
    expect((await read(owner.call, id)).body.meta.outcome).toBe('told')
    const { body: narrowed } = await generate(owner.call, id, { salePriceMax: open.widePriceMax })
    expect(narrowed).toMatchObject({
      filters: { salePriceMax: open.widePriceMax },
      meta: { outcome: 'told' },
    })
    for (const { salePrice: price } of narrowed.itemsRelated)
      expect(price).toBeLessThanOrEqual(open.widePriceMax)
    expect(await used(owner.call)).toBe(1)
  })

  test('pays nothing more for the prices that an open score lists', async () => {
    const owner = await member('trial')
    const id = await anItem(owner)
    const { body } = await generate(owner.call, id)
    const listed = body.itemsRelated[0]
    const looked = await owner.call('POST', '/api/v1/price-guide/lookups', { body: { itemId: listed.id } })
    expect(looked).toMatchObject({
      status: 200,
      body: { response: { amount: listed.salePrice }, lookups: { used: 1, limit: 7 } },
    })
    expect((await owner.call('GET', `/api/v1/price-guide/prices?ids=${listed.id}`)).body.items).toMatchObject(
      [{ amount: listed.salePrice }],
    )
  })

  test('without a lookup left is refused, with what is open and stored still to be seen', async () => {
    const owner = await member('trial')
    const [open, other] = [await anItem(owner), await anItem(owner, { title: 'Another vase' })]
    await generate(owner.call, open)
    await market.api.data.database
      .updateTable('memberships')
      .set({ lookups_used: 7 })
      .where('user_id', '=', owner.userId)
      .execute()
    expect(await generate(owner.call, other)).toMatchObject({
      status: 403,
      body: { errorCode: 'LOOKUPS_USED_UP', message: 'You have used all of your lookups.' },
    })
    expect((await read(owner.call, open)).status).toBe(200)
    expect((await lite(owner.call, open)).body.meanPrice).not.toBeNull()
    expect((await kept(other)).at).toBeNull()
  })
})

describe('who may', () => {
  test.each<MemberKind>(['free', 'marks', 'library', 'suspended', 'on hold', 'staff'])(
    'D2-182: %s: nothing of it',
    async (kind) => {
      const owner = await member(kind)
      const id = await anItem(owner)
      for (const response of [
        await lite(owner.call, id),
        await read(owner.call, id),
        await generate(owner.call, id),
        await save(owner.call, id, {}),
      ])
        expect([response.status, response.body.errorCode]).toEqual([403, 'FORBIDDEN'])
    },
  )

  test("another member's item, and one that was deleted, are as missing", async () => {
    const [owner, other] = [await member('unlimited'), await member('unlimited')]
    const [id, deleted] = [await anItem(owner), await anItem(other)]
    await market.api.data.database
      .updateTable('vault_items')
      .set({ deleted_at: new Date() })
      .where('id', '=', deleted)
      .execute()
    for (const missing of [id, deleted, 999_999_999]) {
      for (const response of [
        await lite(other.call, missing),
        await read(other.call, missing),
        await generate(other.call, missing),
        await save(other.call, missing, {}),
        await valuations(other.call, missing),
      ])
        expect([response.status, response.body.errorCode]).toEqual([404, 'NOT_FOUND'])
    }
    for (const vaultItemId of [0, -1, 'x', null])
      expect((await other.call('POST', `${AT}/scores`, { body: { vaultItemId } })).status).toBe(400)
  })

  test('all calls of an account together are limited', async () => {
    const { call } = await member('unlimited')
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => [lite(call, 1), generate(call, 1)]).flat(),
    )
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('similar items of an own item', () => {
  const similar = async (call: TestCall, id: number, query = '') =>
    await call('GET', `/api/v1/vault/items/${id}/similar-items${query}`)

  test('D2-179: are sold ones, without a price, page by page, also for whoever has no WorthScore', async () => {
    const owner = await member('marks')
    const id = await anItem(owner)
    const { status, body } = await similar(owner.call, id)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(10)
    expect(Object.keys(body.items[0]).toSorted()).toEqual(['id', 'saleDate', 'thumbnail', 'title', 'url'])
    expect(body.items[0]).toMatchObject({
      url: expect.stringMatching(/^\/worthopedia\/\d+\//),
      saleDate: expect.stringMatching(/^20\d\d-/),
    })
    expect(body.meta).toEqual({ total: expect.any(Number), currentLimit: 10, currentOffset: 0 })
    const { body: next } = await similar(owner.call, id, '?offset=10&limit=5')
    expect(next.items).toHaveLength(5)
    expect(next.meta).toMatchObject({ currentLimit: 5, currentOffset: 10 })
    expect(next.items.map((item: { id: number }) => item.id)).not.toContain(body.items[0].id)
  })

  test('of another member are as missing, and say that search is away', async () => {
    const [owner, other] = [await member('unlimited'), await member('unlimited')]
    const id = await anItem(owner)
    expect((await similar(other.call, id)).status).toBe(404)
    market.search.isAway = true
    expect((await similar(owner.call, id)).body.errorCode).toBe('SEARCH_UNAVAILABLE')
  })
})

describe('figures that are older than 90 days', () => {
  let start: Date
  const later = (after: { days?: number; minutes?: number }) => timeAfter(start, after)
  const refresh = async (after: { days?: number; minutes?: number }, parts: Partial<Refreshing> = {}) =>
    await refreshFigures({
      database: market.api.data.database,
      engine: { ...market.engine, isAvailable: () => Promise.resolve(!market.search.isAway) },
      lessons: new LearntLessons(market.api.data.database),
      scores: new StoredScoresRepository(),
      clock: { now: () => later(after) },
      logger: createLogger({ level: 'silent', name: 'test' }),
      ...parts,
    })
  const dueAt = async (id: number) =>
    (
      await market.api.data.database
        .selectFrom('vault_items')
        .select('estimate_due_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).estimate_due_at
  /** Nothing of other tests is due. */
  beforeEach(async () => {
    start = market.api.clock.now()
    await sql`UPDATE vault_items SET estimate_due_at = NULL`.execute(market.api.data.database)
  })

  test('D2-174: are made anew with the filters of the snapshot, their revision stays, and the former ones stay in the history', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    const first = await save(owner.call, id, { saleDateFrom: '2012-01-01' })
    expect(await refresh({ days: 89 })).toBe(0)
    expect(await refresh({ days: 91 })).toBe(1)
    expect(await refresh({ days: 91 })).toBe(0)
    const now = await kept(id)
    expect(now).toMatchObject({ at: later({ days: 91 }), revision: 1 })
    const {
      items: [former, newest],
    } = (await valuations(owner.call, id)).body
    expect(former).toEqual(asKept(first))
    // The same sales, a quarter later.
    expect(newest).toMatchObject({
      valuedAt: now.at?.toISOString(),
      meanPrice: now.mean,
      total: first.body.meta.total,
    })
  })

  test('stay as they are for a counted member, where search is away, and where nothing can be said any more', async () => {
    const [free, counted] = [await member('unlimited'), await member('price guide lite')]
    const [own, theirs] = [await anItem(free), await anItem(counted)]
    const other = await anItem(free, { title: `${market.piece.title} again` })
    for (const [{ call }, id] of [
      [free, own],
      [counted, theirs],
      [free, other],
    ] as const)
      await generate(call, id)
    await sql`UPDATE vault_items SET title = 'Zzyzx', description = 'Qwfpgj' WHERE id = ${other}`.execute(
      market.api.data.database,
    )
    const before = [await kept(theirs), await kept(other)]
    market.search.isAway = true
    const due = await dueAt(own)
    expect(await refresh({ days: 91 })).toBe(0)
    expect(await dueAt(own)).toEqual(due)
    market.search.isAway = false
    const goesAway = () => Promise.reject(new SearchUnavailable(null))
    expect(
      await refresh(
        { days: 91 },
        { engine: { ...market.engine, moreLikeThis: goesAway, idsLikeThis: goesAway } },
      ),
    ).toBe(0)
    expect(await refresh({ days: 91 })).toBe(1)
    expect([await kept(theirs), await kept(other)]).toEqual(before)
    expect(await used(counted.call)).toBe(1)
    // They are looked at again in a week.
    const again = later({ days: 98 })
    expect([await dueAt(theirs), await dueAt(other)]).toEqual([again, again])
  })

  test('that a process took before it was killed are taken by another one an hour later', async () => {
    const owner = await member('unlimited')
    const id = await anItem(owner)
    await generate(owner.call, id)
    const broken = new LearntLessons(market.api.data.database)
    broken.of = () => Promise.reject(new Error('the process is gone'))
    expect(await refresh({ days: 91 }, { lessons: broken })).toBe(0)
    expect(await refresh({ days: 91, minutes: 59 })).toBe(0)
    expect(await refresh({ days: 91, minutes: 60 })).toBe(1)
  })

  test('of one member with many items wait for those of others', async () => {
    const [many, few] = [await member('unlimited'), await member('unlimited')]
    const ids: number[] = []
    for (let number = 0; number < 55; number += 1)
      ids.push(await anItem(many, { title: `Zzyzx ${number}`, categoryId: null }))
    const theirs = await anItem(few)
    await sql`UPDATE vault_items SET estimated_at = ${start}, estimate_due_at = ${start} WHERE id = ANY(${ids}::bigint[])`.execute(
      market.api.data.database,
    )
    await sql`UPDATE vault_items SET estimated_at = ${start}, estimate_due_at = ${later({ minutes: 1 })} WHERE id = ${theirs}`.execute(
      market.api.data.database,
    )
    await refresh({ minutes: 2 })
    expect((await kept(theirs)).at).toEqual(later({ minutes: 2 }))
  })
})

/** Last: it moves the clock, and sessions of other tests with it. */
describe('the lookup of a counted member', () => {
  test('D2-181: is used by the first score, which is then open for 24 hours', async () => {
    const owner = await member('price guide lite')
    const id = await anItem(owner)
    const { body } = await generate(owner.call, id)
    expect(body.itemsRelated.length).toBeGreaterThanOrEqual(5)
    expect(await used(owner.call)).toBe(1)
    market.search.isAway = true
    expect((await read(owner.call, id)).body).toEqual(body)
    expect((await generate(owner.call, id)).body).toEqual(body)
    expect((await save(owner.call, id, { excludedIds: [body.itemsRelated[0].id] })).status).toBe(200)
    market.search.isAway = false
    expect(await used(owner.call)).toBe(1)
    market.api.clock.advance({ hours: 24, minutes: 1 })
    const later = callAs(market.api.app, {
      cookie: await aSession(market.api.data.database, owner.userId, market.api.clock.now()),
    })
    expect((await read(later, id)).body.errorCode).toBe('LOOKUP_REQUIRED')
    expect((await lite(later, id)).body.meanPrice).not.toBeNull()
    await generate(later, id)
    expect(await used(later)).toBe(2)
  })
})
