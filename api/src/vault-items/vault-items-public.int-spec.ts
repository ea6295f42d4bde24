import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/public/items'
/** Stand in nothing else: wherever one is found, something private has got out. */
const SECRETS = ['zwischenstrich', 48_151.62, 86_753, 4_815_162] as const

const api = await testApi()
const glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
afterAll(() => api.close())

async function anItem(
  kind: MemberKind = 'unlimited',
  status: 'public' | 'private' = 'public',
): Promise<{ owner: TestMember; id: number; collectionId: number }> {
  const { database } = api.data
  const owner = await aMember(api.app, database, kind)
  const collectionId = await aCollection(database, owner.userId, { title: 'To be seen', status })
  const id = await aVaultItem(database, owner.userId, {
    title: 'Shown vase',
    categoryId: glass,
    collectionId,
  })
  return { owner, id, collectionId }
}

const statusOf = async (id: number) => (await api.visitor('GET', `${path}/${id}`)).status

test('D2-059: everybody sees an item of a public collection, and nothing of it that is private', async () => {
  const { owner, id, collectionId } = await anItem()
  const { database } = api.data
  const secret = SECRETS[0]
  const [insuranceId, tagId] = [
    await anAttribute(database, owner.userId, { displayName: secret }),
    await aTag(database, owner.userId, { title: secret }),
  ]
  await owner.call('PUT', `/api/v1/vault/items/${id}`, {
    body: {
      title: 'Shown vase',
      description: 'Thin.',
      categoryId: glass,
      tags: [{ id: tagId }],
      insurance: { id: insuranceId },
      purchasePrice: SECRETS[1],
      soldPrice: SECRETS[2],
      numberOfYearsInFamily: SECRETS[3],
      purchaseDate: '2001-02-03',
      itemSignificances: [{ id: 1 }],
      itemSpecifics: [
        { displayName: 'Maker', value: 'Lion' },
        { displayName: 'Found', value: secret },
      ],
    },
  })
  const [maker] = (await owner.call('GET', `/api/v1/vault/items/${id}`)).body.itemSpecifics
  await owner.call('PUT', `/api/v1/vault/items/${id}/released-specifics`, { body: { ids: [maker.id] } })
  await database
    .updateTable('vault_items')
    .set({ estimated_price_min: SECRETS[1], mean_price: SECRETS[2], estimate_currency: 'USD' })
    .where('id', '=', id)
    .execute()
  const { status, headers, body } = await api.visitor('GET', `${path}/${id}`)
  expect([status, headers['cache-control'], headers['etag']]).toEqual([
    200,
    'private, no-cache',
    expect.stringMatching(/^"[\w-]{22}"$/),
  ])
  expect(body).toEqual({
    id,
    title: 'Shown vase',
    subtitle: '',
    description: 'Thin.',
    categoryId: glass,
    itemCollections: [{ id: collectionId, title: 'To be seen' }],
    itemSpecifics: [{ id: expect.any(Number), name: 'maker', displayName: 'Maker', value: 'Lion' }],
    images: [],
    videos: [],
    createdDate: expect.any(String),
  })
  const text = JSON.stringify(body)
  expect(
    [...SECRETS.map(String), owner.email, '2001-02-03', 'historically', 'revision', 'USD'].filter((word) =>
      text.includes(word),
    ),
  ).toEqual([])
})

test('who has it already gets a 304 without it, as long as it is as it was and everybody may see it', async () => {
  const { owner, id, collectionId } = await anItem()
  const ask = async (etag: unknown) =>
    await api.visitor('GET', `${path}/${id}`, { headers: { 'if-none-match': String(etag) } })
  const { etag } = (await api.visitor('GET', `${path}/${id}`)).headers
  const kept = await ask(`"other", W/${String(etag)}`)
  expect([kept.status, kept.body, kept.headers['etag'], kept.headers['cache-control']]).toEqual([
    304,
    '',
    etag,
    'private, no-cache',
  ])
  await api.data.database
    .updateTable('collections')
    .set({ title: 'Seen' })
    .where('id', '=', collectionId)
    .execute()
  const changed = await ask(etag)
  expect([changed.status, changed.body.itemCollections, changed.headers['etag'] === etag]).toEqual([
    200,
    [{ id: collectionId, title: 'Seen' }],
    false,
  ])
  await owner.call('PATCH', `/api/v1/vault/items/${id}`, { body: { id, itemCollections: [] } })
  expect((await ask(changed.headers['etag'])).status).toBe(404)
})

describe('it is as one that is missing', () => {
  test('D2-059: to its owner and to staff as to everybody, while its collection is private', async () => {
    const { owner, id } = await anItem('unlimited', 'private')
    const missing = await api.visitor('GET', `${path}/999999999`)
    expect(missing.status).toBe(404)
    for (const call of [api.visitor, owner.call, (await aMember(api.app, api.data.database, 'staff')).call]) {
      const { status, body, headers } = await call('GET', `${path}/${id}`)
      expect({ status, body, caching: headers['cache-control'] }).toEqual({
        status: 404,
        body: missing.body,
        caching: missing.headers['cache-control'],
      })
    }
  })

  test('D2-059: from the moment it leaves the collection, the collection is private or taken down, or it is deleted', async () => {
    const { database } = api.data
    const [out, hidden, down, deleted] = [await anItem(), await anItem(), await anItem(), await anItem()]
    expect([await statusOf(out.id), await statusOf(deleted.id)]).toEqual([200, 200])
    await out.owner.call('PATCH', `/api/v1/vault/items/${out.id}`, {
      body: { id: out.id, itemCollections: [] },
    })
    await database
      .updateTable('collections')
      .set({ status: 'private' })
      .where('id', '=', hidden.collectionId)
      .execute()
    await database
      .updateTable('collections')
      .set({ taken_down_at: new Date() })
      .where('id', '=', down.collectionId)
      .execute()
    await deleted.owner.call('DELETE', `/api/v1/vault/items/${deleted.id}`)
    expect([
      await statusOf(out.id),
      await statusOf(hidden.id),
      await statusOf(down.id),
      await statusOf(deleted.id),
    ]).toEqual([404, 404, 404, 404])
  })

  test.each<[MemberKind, number]>([
    ['unlimited', 200],
    ['trial', 200],
    ['marks', 200],
    ['enterprise', 200],
    ['free', 404],
    ['cancelled', 404],
    ['on hold', 404],
    ['suspended', 404],
    ['staff', 404],
  ])('D2-059: of a member who is %s: %d', async (kind, status) => {
    expect(await statusOf((await anItem(kind)).id)).toBe(status)
  })
})

test('every change of it is told by an event with its revision', async () => {
  const { owner, id } = await anItem()
  await owner.call('PATCH', `/api/v1/vault/items/${id}`, { body: { id, tags: [] } })
  await owner.call('DELETE', `/api/v1/vault/items/${id}`)
  const events = await api.data.database
    .selectFrom('outbox_events')
    .select(['type', 'payload'])
    .where(sql<boolean>`payload @> ${JSON.stringify({ itemId: id })}::jsonb`)
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { type: 'vault-item.updated.v1', payload: { itemId: id, revision: 2 } },
    { type: 'vault-item.deleted.v1', payload: { itemId: id, revision: 3 } },
  ])
})
