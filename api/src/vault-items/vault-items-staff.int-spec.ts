import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/admin/items'

let api: TestApi
let staff: TestMember
let glass: number

beforeAll(async () => {
  api = await testApi()
  staff = await aMember(api.app, api.data.database, 'staff')
  glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const anItem = (owner: TestMember, row: object = {}) =>
  aVaultItem(api.data.database, owner.userId, { categoryId: glass, ...row })
const body = (changed: object = {}) => ({
  body: { title: 'Mended vase', description: 'Thin.', categoryId: glass, ...changed },
})
const auditOf = async (id: number) =>
  await api.data.database
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'details'])
    .where('subject_type', '=', 'vault-item')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('the list', () => {
  test('D2-185: holds everybody’s items by title, email, category and id, and says whose they are', async () => {
    const [first, other] = [await member(), await member()]
    // The order of the emails is neither that of the items nor that of the accounts.
    const owner = { ...first, email: `zoe.${first.email}` }
    await api.data.database
      .updateTable('users')
      .set({ email: owner.email, email_normalized: owner.email })
      .where('id', '=', owner.userId)
      .execute()
    const [id] = [
      await anItem(owner, { title: 'Zwölf vases' }),
      await anItem(other, { title: 'Zwölf lamps', categoryId: null }),
    ]
    const rows = async (search: string) => (await staff.call('GET', `${path}?${search}`)).body
    expect(await rows(`f.title=zwolf vas`)).toEqual({
      items: [
        {
          id,
          title: 'Zwölf vases',
          categoryId: glass,
          image: '',
          createdDate: expect.any(String),
          userId: owner.userId,
          email: owner.email,
        },
      ],
      meta: { total: 1, currentLimit: 20, currentOffset: 0 },
    })
    expect((await rows(`f.title=zwolf&f.email=${owner.email.toUpperCase()}`)).items).toMatchObject([{ id }])
    expect((await rows(`f.title=zwolf&f.categoryId=${glass}`)).items).toMatchObject([{ id }])
    expect((await rows(`f.id=${id}`)).items).toMatchObject([{ id }])
    expect((await rows('f.title=zwolf&s=title:asc')).items).toMatchObject([
      { title: 'Zwölf lamps' },
      { title: 'Zwölf vases' },
    ])
    const emailsBy = async (sort: string) =>
      (await rows(`f.title=zwolf&s=${sort}`)).items.map(({ email }: { email: string }) => email)
    expect([await emailsBy('email:asc'), await emailsBy('email:desc')]).toEqual([
      [other.email, owner.email],
      [owner.email, other.email],
    ])
    expect([await emailsBy('id:asc'), await emailsBy('id:desc'), await emailsBy('price:asc')]).toEqual([
      [owner.email, other.email],
      [other.email, owner.email],
      [other.email, owner.email],
    ])
  })

  test('D2-185: of what was deleted in the last 30 days says when', async () => {
    const owner = await member()
    const now = api.clock.now().getTime()
    const days = (ago: number) => new Date(now - ago * 86_400_000)
    const [recent] = [
      await anItem(owner, { deletedAt: days(29) }),
      await anItem(owner, { deletedAt: days(31) }),
      await anItem(owner),
    ]
    const { items, meta } = (await staff.call('GET', `${path}?f.deleted=true&f.email=${owner.email}`)).body
    expect([items, meta.total]).toMatchObject([[{ id: recent, deletedDate: days(29).toISOString() }], 1])
  })
})

test('D2-186: a look at one member’s item is audited', async () => {
  const owner = await member()
  const id = await anItem(owner)
  const response = await staff.call('GET', `${path}/${id}`)
  expect([response.status, response.headers['etag'], response.body]).toMatchObject([
    200,
    '"1"',
    { id, userId: owner.userId, email: owner.email, tags: [] },
  ])
  expect(await auditOf(id)).toEqual([
    { action: 'vault-item.viewed', actor_id: staff.userId, details: { ownerId: owner.userId } },
  ])
})

describe('saving', () => {
  test('D2-187: goes by the member’s own rules, and names what was changed in the audit log', async () => {
    const owner = await member()
    const [id] = [await anItem(owner, { title: 'Broken vase' }), await anItem(owner, { title: 'Lamp' })]
    expect(
      (await staff.call('PUT', `${path}/${id}/?validationOnly=true`, body({ title: 'LAMP' }))).body.errors,
    ).toMatchObject([{ field: 'title', errorCode: 'exists' }])
    expect((await staff.call('PUT', `${path}/${id}/?validationOnly=true`, body())).status).toBe(200)
    expect(await auditOf(id)).toEqual([])
    const saved = await staff.call('PUT', `${path}/${id}/`, {
      ...body({ purchasePrice: 7 }),
      headers: { 'if-match': '"1"' },
    })
    expect([saved.body, saved.headers['etag']]).toEqual([{ response: { id } }, '"2"'])
    expect((await owner.call('GET', `/api/v1/vault/items/${id}`)).body).toMatchObject({
      title: 'Mended vase',
      purchasePrice: 7,
    })
    expect(await auditOf(id)).toEqual([
      {
        action: 'vault-item.updated',
        actor_id: staff.userId,
        details: { ownerId: owner.userId, changed: ['title', 'description', 'purchasePrice'] },
      },
    ])
    expect(
      (await staff.call('PUT', `${path}/${id}/`, { ...body(), headers: { 'if-match': '"1"' } })).status,
    ).toBe(412)
  })

  test('takes an item out of its collection, and puts it into none', async () => {
    const owner = await member()
    const [first, second] = [
      await aCollection(api.data.database, owner.userId),
      await aCollection(api.data.database, owner.userId),
    ]
    const id = await anItem(owner, { collectionId: first })
    const save = (itemCollections: object[]) => staff.call('PUT', `${path}/${id}`, body({ itemCollections }))
    expect((await save([{ id: second }])).body.errors).toMatchObject([
      { field: 'itemCollections', errorCode: 'invalid' },
    ])
    expect((await save([{ id: first }])).status).toBe(200)
    expect((await save([])).status).toBe(200)
    expect((await save([{ id: first }])).body.errors).toMatchObject([
      { field: 'itemCollections', errorCode: 'invalid' },
    ])
  })

  test('gives an item its owner’s tags and nobody else’s, and makes no insurer', async () => {
    const [owner, other] = [await member(), await member()]
    const id = await anItem(owner)
    const save = (changed: object) => staff.call('PUT', `${path}/${id}`, body(changed))
    expect((await save({ tags: [{ id: await aTag(api.data.database, owner.userId) }] })).status).toBe(200)
    expect(
      (await save({ tags: [{ id: await aTag(api.data.database, other.userId) }] })).body.errors,
    ).toMatchObject([{ field: 'tags', errorCode: 'notFound' }])
    expect((await save({ insurance: { id: 0 }, customInsurance: 'Acorn' })).body.errors).toMatchObject([
      { field: 'insurance', errorCode: 'notFound' },
    ])
  })
})

describe('what was deleted', () => {
  test('D2-186: comes back within 30 days, in no collection', async () => {
    const owner = await member()
    const id = await anItem(owner, {
      title: 'Lost vase',
      collectionId: await aCollection(api.data.database, owner.userId, { status: 'public' }),
    })
    await staff.call('DELETE', `${path}/${id}`)
    expect((await owner.call('GET', `/api/v1/vault/items/${id}`)).status).toBe(404)
    expect((await staff.call('GET', `${path}/${id}`)).status).toBe(404)
    const restored = await staff.call('POST', `${path}/${id}/restore`)
    expect([restored.status, restored.body]).toEqual([200, { response: { id } }])
    expect((await owner.call('GET', `/api/v1/vault/items/${id}`)).body).toMatchObject({
      title: 'Lost vase',
      itemCollections: [],
      revision: 3,
    })
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'vault-item.deleted',
      'vault-item.restored',
    ])
    expect((await staff.call('POST', `${path}/${id}/restore`)).status).toBe(404)
  })

  test('has another title where its own was taken meanwhile', async () => {
    const owner = await member()
    const title = 'x'.repeat(80)
    const ids = await Promise.all(
      [1, 2].map((ago) => anItem(owner, { title, deletedAt: new Date(api.clock.now().getTime() - ago) })),
    )
    await anItem(owner, { title })
    for (const id of ids) await staff.call('POST', `${path}/${id}/restore`)
    const titles = (await owner.call('GET', '/api/v1/vault/items')).body.items.map(
      (item: { title: string }) => item.title,
    )
    expect(titles.toSorted()).toEqual([`${'x'.repeat(76)} (2)`, `${'x'.repeat(76)} (3)`, title])
  })

  test('does not come back after 30 days', async () => {
    const owner = await member()
    const id = await anItem(owner, { deletedAt: new Date(api.clock.now().getTime() - 31 * 86_400_000) })
    expect((await staff.call('POST', `${path}/${id}/restore`)).status).toBe(404)
  })
})

test('D2-193: none of this is open to a member, and it opens no vault of one’s own to staff', async () => {
  const owner = await member()
  const id = await anItem(owner)
  for (const [method, url] of [
    ['GET', path],
    ['GET', `${path}/${id}`],
    ['PUT', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/restore`],
  ] as const)
    expect((await owner.call(method, url, method === 'PUT' ? body() : {})).status).toBe(403)
  expect((await staff.call('GET', '/api/v1/vault/items')).status).toBe(403)
})
