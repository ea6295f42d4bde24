import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/public'
/** Stand in nothing else: wherever one is found, something private has got out. */
const SECRETS = ['zwischenstrich', 48_151.62, 86_753, 4_815_162, '2001-02-03', 'historically'] as const

const api = await testApi()
const glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
afterAll(() => api.close())

interface Made {
  owner: TestMember
  id: number
  itemId: number
}

async function made(kind: MemberKind = 'unlimited', status: 'public' | 'private' = 'public'): Promise<Made> {
  const { database } = api.data
  const owner = await aMember(api.app, database, kind)
  const id = await aCollection(database, owner.userId, { title: 'To be seen', status })
  return {
    owner,
    id,
    itemId: await aVaultItem(database, owner.userId, {
      title: 'Shown vase',
      categoryId: glass,
      collectionId: id,
    }),
  }
}

const calls = (id: number) => [`${path}/item-collections/${id}`, `${path}/items?f.itemCollectionId=${id}`]
const read = async (url: string, headers: Record<string, string> = {}) =>
  await api.visitor('GET', url, { headers })
const facesOf = async (id: number) =>
  await Promise.all(
    calls(id).map(async (url) => {
      const { status, body } = await read(url)
      return [status, body.errorCode, body.message]
    }),
  )
const notPublic = [403, 'COLLECTION_NOT_PUBLIC', "We're sorry, but this collection is no longer public"]
const gone = [404, 'COLLECTION_GONE', 'Unfortunately, this Vault collection no longer exists']
const publish = async ({ owner, id }: Made, status: 'public' | 'private') =>
  await owner.call('PUT', `/api/v1/vault/item-collections/${id}`, { body: { status } })

test('D3-058, D3-071: everybody sees a public collection and what is in it, and nothing that is private, in bodies and headers', async () => {
  const { owner, id, itemId } = await made()
  const { database } = api.data
  const [secret] = SECRETS
  const [insuranceId, storageId, tagId] = [
    await anAttribute(database, owner.userId, { displayName: secret }),
    await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION', displayName: secret }),
    await aTag(database, owner.userId, { title: secret }),
  ]
  await database
    .updateTable('users')
    .set({ display_name: secret, first_name: secret, last_name: secret, company_name: secret })
    .where('id', '=', owner.userId)
    .execute()
  await owner.call('PUT', `/api/v1/vault/items/${itemId}`, {
    body: {
      title: 'Shown vase',
      subtitle: 'Thin',
      description: 'Blown.',
      categoryId: glass,
      tags: [{ id: tagId }],
      insurance: { id: insuranceId },
      storageLocation: { id: storageId },
      purchasePrice: SECRETS[1],
      soldPrice: SECRETS[2],
      numberOfYearsInFamily: SECRETS[3],
      purchaseDate: SECRETS[4],
      itemSignificances: [{ id: 1 }],
      itemSpecifics: [
        { displayName: 'Maker', value: 'Lion' },
        { displayName: 'Found', value: SECRETS[0] },
      ],
    },
  })
  const [maker] = (await owner.call('GET', `/api/v1/vault/items/${itemId}`)).body.itemSpecifics
  await owner.call('PUT', `/api/v1/vault/items/${itemId}/released-specifics`, { body: { ids: [maker.id] } })
  await database
    .updateTable('vault_items')
    .set({
      estimated_price_min: SECRETS[1],
      estimated_price_max: SECRETS[2],
      mean_price: SECRETS[2],
      wide_price_min: SECRETS[1],
      wide_price_max: SECRETS[2],
      estimate_currency: 'EUR',
    })
    .where('id', '=', itemId)
    .execute()
  const [collection, items] = await Promise.all(calls(id).map((url) => read(url)))
  expect(collection?.body).toEqual({
    id,
    title: 'To be seen',
    description: 'Some things.',
    status: 'public',
    visibility: 'PUBLIC',
    picture: null,
    itemsCount: 1,
    numberOfItems: 1,
    noOfItems: 1,
    createdDate: expect.any(String),
    url: `/app/collection/${id}`,
    deleted: false,
    type: 'collection',
  })
  expect(items?.body).toEqual({
    items: [
      {
        id: itemId,
        title: 'Shown vase',
        subtitle: 'Thin',
        description: 'Blown.',
        categoryId: glass,
        images: [],
        videos: [],
        itemSpecifics: [{ id: expect.any(Number), name: 'maker', displayName: 'Maker', value: 'Lion' }],
        createdDate: expect.any(String),
      },
    ],
    meta: { total: 1, currentLimit: 8, currentOffset: 0 },
  })
  const report = await api.visitor('POST', `${path}/item-collections/${id}/reports`, {
    body: { reason: 'spam' },
  })
  const item = await read(`${path}/items/${itemId}`)
  const page = await read(`/app/collection/${id}`)
  for (const response of [collection, items, report, item, page]) {
    const text = JSON.stringify([response?.headers, response?.body])
    expect(
      [...SECRETS.map(String), owner.email, 'revision', 'EUR', 'userId'].filter((word) =>
        text.includes(word),
      ),
    ).toEqual([])
  }
})

test('D3-071: the session of whoever asks changes nothing', async () => {
  const { owner, id } = await made()
  const staff = await aMember(api.app, api.data.database, 'staff')
  for (const url of calls(id)) {
    const asked = await Promise.all(
      [api.visitor, owner.call, staff.call].map(async (call) => (await call('GET', url)).body),
    )
    expect(asked).toEqual([asked[0], asked[0], asked[0]])
  }
  await publish({ owner, id, itemId: 0 }, 'private')
  for (const call of [owner.call, staff.call])
    expect((await call('GET', calls(id)[0] ?? '')).status).toBe(403)
})

test('items come by eight, sorted as asked', async () => {
  const { database } = api.data
  const { owner, id } = await made()
  for (let number = 1; number <= 9; number += 1)
    await aVaultItem(database, owner.userId, {
      title: `Vase ${number}`,
      collectionId: id,
      createdAt: new Date(Date.UTC(2026, 1, number)),
    })
  const asked = async (search: string) => {
    const { items, meta } = (await read(`${path}/items?f.itemCollectionId=${id}&${search}`)).body
    return [items.map(({ title }: { title: string }) => title), meta]
  }
  expect(await asked('')).toEqual([
    ['Shown vase', 'Vase 9', 'Vase 8', 'Vase 7', 'Vase 6', 'Vase 5', 'Vase 4', 'Vase 3'],
    { total: 10, currentLimit: 8, currentOffset: 0 },
  ])
  expect(await asked('offset=8')).toEqual([
    ['Vase 2', 'Vase 1'],
    { total: 10, currentLimit: 8, currentOffset: 8 },
  ])
  expect((await asked('s=title:asc&limit=2'))[0]).toEqual(['Shown vase', 'Vase 1'])
  expect((await asked('s=title:desc&limit=1'))[0]).toEqual(['Vase 9'])
  expect((await asked('s=createdDate:asc&limit=1'))[0]).toEqual(['Vase 1'])
  expect((await asked('limit=1000'))[1].currentLimit).toBe(100)
})

describe('not to be seen', () => {
  test('D3-070: is a collection that never was public, is deleted or never was: nobody can tell them apart', async () => {
    const deleted = await made()
    await deleted.owner.call('DELETE', `/api/v1/vault/item-collections/${deleted.id}`)
    const never = await made('unlimited', 'private')
    for (const id of [999_999_999, deleted.id, never.id]) expect(await facesOf(id)).toEqual([gone, gone])
    const [missing, hidden] = await Promise.all(
      [999_999_999, never.id].map(async (id) => (await read(`${path}/item-collections/${id}`)).headers),
    )
    expect(Object.keys(hidden ?? {})).toEqual(Object.keys(missing ?? {}))
    expect((await read(`${path}/items`)).body.errorCode).toBe('COLLECTION_GONE')
  })

  test('D3-070: is one that is private again or taken down, from the next request on', async () => {
    const [hidden, down] = [await made(), await made()]
    await publish(hidden, 'private')
    await api.data.database
      .updateTable('collections')
      .set({ taken_down_at: new Date() })
      .where('id', '=', down.id)
      .execute()
    for (const { id } of [hidden, down]) expect(await facesOf(id)).toEqual([notPublic, notPublic])
    await publish(hidden, 'public')
    expect((await facesOf(hidden.id)).map(([status]) => status)).toEqual([200, 200])
  })

  test.each<[MemberKind, number]>([
    ['unlimited', 200],
    ['trial', 200],
    ['marks', 200],
    ['enterprise', 200],
    ['free', 403],
    ['cancelled', 403],
    ['on hold', 403],
    ['suspended', 403],
    ['staff', 403],
  ])('is one of a member who is %s: %d', async (kind, status) => {
    expect((await facesOf((await made(kind)).id)).map(([first]) => first)).toEqual([status, status])
  })

  test('takes as many statements as one that there is not: nothing of it is counted', async () => {
    const never = await made('unlimited', 'private')
    const [statements, missing] = [
      await statementsOf(`${path}/item-collections/${never.id}`),
      await statementsOf(`${path}/item-collections/999999999`),
    ]
    expect(statements).toEqual(missing)
  })
})

/** The texts of the statements that a call makes, without what every call makes. */
async function statementsOf(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  const client = await api.data.pool.connect()
  const prototype: { query: (...asked: unknown[]) => unknown } = Object.getPrototypeOf(client)
  client.release()
  const spy = vi.spyOn(prototype, 'query')
  await read(url, headers)
  const texts = spy.mock.calls.map(([asked]) =>
    typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked),
  )
  spy.mockRestore()
  return texts.filter((text) => /collections|vault_items/.test(text))
}

describe('a conditional request', () => {
  test('of what has not changed is one statement and no body', async () => {
    const { id } = await made()
    for (const url of calls(id)) {
      const { status, headers } = await read(url)
      const etag = String(headers['etag'])
      expect([status, headers['cache-control'], etag]).toEqual([
        200,
        'private, no-cache',
        expect.stringMatching(/^"[\w.:-]+"$/),
      ])
      const again = await read(url, { 'if-none-match': etag })
      expect([again.status, again.body || '', again.headers['etag'], again.headers['cache-control']]).toEqual(
        [304, '', etag, 'private, no-cache'],
      )
      const statements = await statementsOf(url, { 'if-none-match': `W/${etag}` })
      expect([statements.length, statements.some((text) => text.includes('item.description'))]).toEqual([
        1,
        false,
      ])
    }
  })

  test('gets what every change has made of it', async () => {
    const { database } = api.data
    const collection = await made()
    const { owner, id, itemId } = collection
    const other = await aVaultItem(database, owner.userId, { title: 'Another vase', categoryId: glass })
    const tags = async () =>
      await Promise.all(calls(id).map(async (url) => String((await read(url)).headers['etag'])))
    const changes: readonly (() => Promise<unknown>)[] = [
      () =>
        owner.call('PUT', `/api/v1/vault/item-collections/${id}`, {
          body: { title: 'Still to be seen', description: 'Some.', status: 'public' },
        }),
      () =>
        owner.call('PATCH', `/api/v1/vault/items/${other}`, {
          body: { id: other, itemCollections: [{ id }] },
        }),
      () =>
        owner.call('PUT', `/api/v1/vault/items/${itemId}`, {
          body: { title: 'Renamed vase', description: 'Blown.', categoryId: glass },
        }),
      () =>
        owner.call('PATCH', `/api/v1/vault/items/${itemId}`, { body: { id: itemId, itemCollections: [] } }),
      () => owner.call('DELETE', `/api/v1/vault/items/${other}`),
    ]
    let before = await tags()
    for (const change of changes) {
      await change()
      const after = await tags()
      expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, false])
      before = after
    }
  })

  test('is never a 304 once the collection is private, its owner suspended or without a membership, or staff have taken it down', async () => {
    const { database } = api.data
    const ends: readonly ((made: Made) => Promise<unknown>)[] = [
      (collection) => publish(collection, 'private'),
      ({ id }) =>
        database.updateTable('collections').set({ taken_down_at: new Date() }).where('id', '=', id).execute(),
      ({ owner }) =>
        database
          .updateTable('users')
          .set({ suspended_at: new Date() })
          .where('id', '=', owner.userId)
          .execute(),
      ({ owner }) =>
        database
          .updateTable('memberships')
          .set({ status: 'Cancelled' })
          .where('user_id', '=', owner.userId)
          .execute(),
    ]
    for (const end of ends) {
      const collection = await made()
      const known = await Promise.all(
        calls(collection.id).map(async (url) => ({ url, etag: String((await read(url)).headers['etag']) })),
      )
      await end(collection)
      for (const { url, etag } of known) {
        const { status, headers } = await read(url, { 'if-none-match': etag })
        expect([status, headers['etag']]).toEqual([403, undefined])
      }
    }
  })

  test('of a trial that has run out meanwhile is no 304', async () => {
    const collection = await made('trial')
    const [url = ''] = calls(collection.id)
    const etag = String((await read(url)).headers['etag'])
    await api.data.database
      .updateTable('memberships')
      .set({ trial_ends_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', collection.owner.userId)
      .execute()
    expect((await read(url, { 'if-none-match': etag })).status).toBe(403)
  })
})
