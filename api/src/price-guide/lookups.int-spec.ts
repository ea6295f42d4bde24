import { aCategory } from '@vitrine/testing/dictionary-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { callAs, testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const AT = '/api/v1/price-guide'
const PARALLEL = 50

let api: TestApi
let items: number[]

/** The search engine is away in all of these: details and prices come from the rows. */
beforeAll(async () => {
  api = await testApi()
  const categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
  items = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      aSoldItem(api.data.database, {
        categoryId,
        title: `Vase ${number}`,
        description: 'A vase',
        price: 100 + number,
        priceBasis: 'hammer',
      }),
    ),
  )
})
afterAll(() => api.close())

const member = (kind: MemberKind): Promise<TestMember> => aMember(api.app, api.data.database, kind)
const item = (number: number) => items[number] ?? 0
const lookUp = (call: TestCall, number: number) =>
  call('POST', `${AT}/lookups`, { body: { itemId: item(number) } })
const pricesOf = async (call: TestCall, ...numbers: number[]) =>
  (await call('GET', `${AT}/prices?ids=${numbers.map(item).join(',')}`)).body
const countOf = async (call: TestCall) => (await call('GET', `${AT}/lookups`)).body.lookups

describe('who sees prices', () => {
  test.each<MemberKind>(['unlimited', 'enterprise', 'on a phone', 'staff'])(
    '%s: all of them, without a count',
    async (kind) => {
      const { call } = await member(kind)
      expect(await pricesOf(call, 0, 1)).toEqual({
        items: [
          { id: item(0), amount: 100, currency: 'USD', priceBasis: 'hammer', openUntil: null },
          { id: item(1), amount: 101, currency: 'USD', priceBasis: 'hammer', openUntil: null },
        ],
        lookups: null,
      })
      expect((await lookUp(call, 2)).body).toEqual({
        response: { id: item(2), amount: 102, currency: 'USD', priceBasis: 'hammer', openUntil: null },
        lookups: null,
      })
      expect((await call('GET', `${AT}/lookups`)).body).toEqual({
        access: 'open',
        lookups: null,
        renewsOn: null,
      })
    },
  )

  test.each<MemberKind>(['free', 'marks', 'library', 'suspended', 'on hold', 'cancelled'])(
    'D1-021, D3-116: %s: none, and no details',
    async (kind) => {
      const { call } = await member(kind)
      expect(await pricesOf(call, 0, 1)).toEqual({ items: [], lookups: null })
      expect((await call('GET', `${AT}/lookups`)).body).toEqual({
        access: 'none',
        lookups: null,
        renewsOn: null,
      })
      for (const response of [
        await lookUp(call, 0),
        await call('GET', `${AT}/items/${item(0)}/details`),
        await call('GET', `${AT}/items/${item(0)}/similar-items`),
      ])
        expect([response.status, response.body.errorCode]).toEqual([403, 'FORBIDDEN'])
    },
  )

  test('a visitor: none', async () => {
    for (const path of ['prices?ids=1', 'lookups', `items/${item(0)}/details`])
      expect([path, (await api.visitor('GET', `${AT}/${path}`)).status]).toEqual([path, 401])
    expect((await lookUp(api.visitor, 0)).status).toBe(401)
  })

  test('ids that are none are refused, missing ones left out', async () => {
    const { call } = await member('unlimited')
    for (const ids of ['', '0', 'a', '1,,2', Array.from({ length: 101 }, (_, at) => at + 1).join(',')])
      expect((await call('GET', `${AT}/prices?ids=${ids}`)).status).toBe(400)
    expect((await call('GET', `${AT}/prices?ids=999999999`)).body.items).toEqual([])
  })
})

describe('a lookup', () => {
  test(`D3-114: is used exactly once by ${PARALLEL} requests at the same time`, async () => {
    const { call, userId } = await member('price guide lite')
    const responses = await Promise.all(Array.from({ length: PARALLEL }, () => lookUp(call, 3)))
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(responses[0]).toMatchObject({
      status: 200,
      body: { response: { amount: 103 }, lookups: { used: 1, limit: 10 } },
    })
    const { rows } = await api.data.pool.query(
      'SELECT count(*) FROM price_guide_lookups WHERE user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test(`D3-114: is refused once all are used, also where ${PARALLEL} ask for different items at the same time`, async () => {
    const { call } = await member('trial')
    const responses = await Promise.all(
      Array.from({ length: PARALLEL }, (_, number) => lookUp(call, number % 30)),
    )
    const opened = new Set(
      responses.flatMap(({ status, body }) => (status === 200 ? [body.response.id] : [])),
    )
    expect(opened.size).toBe(7)
    const refused = responses.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      status: 403,
      body: { errorCode: 'LOOKUPS_USED_UP', message: 'You have used all of your lookups.' },
    })
    expect(await countOf(call)).toEqual({ used: 7, limit: 7 })
  })

  test('D3-114: of a month is not carried over: the next month begins anew on the day of the membership', async () => {
    const { call, userId } = await member('price guide lite')
    await lookUp(call, 0)
    const { body } = await call('GET', `${AT}/lookups`)
    expect(body).toMatchObject({ access: 'counted', lookups: { used: 1, limit: 10 } })
    expect(body.renewsOn > api.clock.now().toISOString().slice(0, 10)).toBe(true)
    await api.data.database
      .updateTable('memberships')
      .set({ lookups_period: '2020-01-15' })
      .where('user_id', '=', userId)
      .execute()
    expect(await countOf(call)).toEqual({ used: 0, limit: 10 })
    expect((await call('GET', '/api/v1/identity/user-details')).body.remainingLookups).toBe(10)
    expect((await lookUp(call, 1)).body.lookups).toEqual({ used: 1, limit: 10 })
    expect((await call('GET', '/api/v1/identity/user-details')).body.remainingLookups).toBe(9)
  })

  test('of an item that is not there is not used', async () => {
    const { call } = await member('trial')
    expect((await call('POST', `${AT}/lookups`, { body: { itemId: 999_999_999 } })).status).toBe(404)
    for (const itemId of [0, -1, 1.5, 'x', null])
      expect((await call('POST', `${AT}/lookups`, { body: { itemId } })).status).toBe(400)
    expect(await countOf(call)).toEqual({ used: 0, limit: 7 })
  })

  test('stays used when the item is deleted, and what is open belongs to nobody else', async () => {
    const [one, other] = [await member('trial'), await member('trial')]
    const gone = await aSoldItem(api.data.database, {
      categoryId: (
        await api.data.database.selectFrom('taxonomy_nodes').select('id').executeTakeFirstOrThrow()
      ).id,
      title: 'Gone',
      price: 1,
    })
    await one.call('POST', `${AT}/lookups`, { body: { itemId: gone } })
    expect((await other.call('GET', `${AT}/prices?ids=${gone}`)).body.items).toEqual([])
    await api.data.database.deleteFrom('sold_items').where('id', '=', gone).execute()
    expect(await countOf(one.call)).toEqual({ used: 1, limit: 7 })
  })
})

describe('while the search engine is away', () => {
  test('sections say so, and details and lookups go on', async () => {
    const { call } = await member('trial')
    for (const path of ['search-results', 'suggestions?term=vase'])
      expect((await api.visitor('GET', `${AT}/${path}`)).body.errorCode).toBe('SEARCH_UNAVAILABLE')
    expect((await api.visitor('GET', `${AT}/items/${item(0)}`)).body.title).toBe('Vase 0')
    expect((await api.visitor('GET', `${AT}/overview`)).body).toMatchObject({
      makers: [],
      categories: [{ url: 'glass' }],
    })
    expect((await call('GET', `${AT}/items/${item(0)}/details`)).body).toEqual({
      id: item(0),
      description: 'A vase',
      pictures: [],
      pieces: 1,
    })
    expect((await call('GET', `${AT}/items/${item(0)}/similar-items`)).body.errorCode).toBe(
      'SEARCH_UNAVAILABLE',
    )
    expect(await countOf(call)).toEqual({ used: 0, limit: 7 })
    expect((await lookUp(call, 5)).status).toBe(200)
  })
})

describe('an open price', () => {
  test('D3-114: stays open for 24 hours, and the same item again in that time uses no lookup', async () => {
    const { call, userId } = await member('trial')
    const later = async () =>
      callAs(api.app, { cookie: await aSession(api.data.database, userId, api.clock.now()) })
    expect(await pricesOf(call, 0, 1)).toEqual({ items: [], lookups: { used: 0, limit: 7 } })
    const { body } = await lookUp(call, 0)
    expect(body).toMatchObject({
      response: { id: item(0), amount: 100, currency: 'USD', priceBasis: 'hammer' },
      lookups: { used: 1, limit: 7 },
    })
    expect(await pricesOf(call, 0, 1)).toEqual({
      items: [
        {
          id: item(0),
          amount: 100,
          currency: 'USD',
          priceBasis: 'hammer',
          openUntil: body.response.openUntil,
        },
      ],
      lookups: { used: 1, limit: 7 },
    })
    expect((await lookUp(call, 0)).body).toEqual(body)
    api.clock.advance({ hours: 23, minutes: 59 })
    expect((await lookUp(await later(), 0)).body).toEqual(body)
    api.clock.advance({ minutes: 2 })
    expect((await pricesOf(await later(), 0)).items).toEqual([])
    expect((await lookUp(await later(), 0)).body.lookups).toEqual({ used: 2, limit: 7 })
  })
})
