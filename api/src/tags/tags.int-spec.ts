import { tagMessages } from '@vitrine/contracts/tags/tags'
import { aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/tags'
const GREY = '#ADB6BB'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const titlesOf = async ({ call }: TestMember, search = '') =>
  (await call('GET', `${path}?${search}`)).body.items.map(({ title }: { title: string }) => title)

test('D2-143: a tag is created, renamed and deleted, all by 200', async () => {
  const { call } = await member()
  const created = await call('POST', `${path}/`, { body: { title: '  To   sell ', color: '#e8776f' } })
  expect([created.status, created.body]).toEqual([
    200,
    { response: { id: expect.any(Number), title: 'To sell', color: '#E8776F' } },
  ])
  const { id } = created.body.response
  expect((await call('PUT', `${path}/${id}`, { body: { title: 'Sold', color: GREY } })).body).toEqual({
    response: { id, title: 'Sold', color: GREY },
  })
  expect((await call('GET', path)).body).toEqual({
    items: [{ id, title: 'Sold', color: GREY, createdDate: expect.any(String), itemsCount: 0 }],
    meta: { total: 1, currentLimit: 15, currentOffset: 0 },
  })
  const deleted = await call('DELETE', `${path}/${id}`)
  expect([deleted.status, deleted.body]).toEqual([200, { response: { id } }])
  expect(await call('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 })
})

describe('the list of tags', () => {
  test('D2-141, D2-142: has pages of 15, newest first, and the documented sorts', async () => {
    const owner = await member()
    for (let each = 1; each <= 16; each++)
      await aTag(api.data.database, owner.userId, {
        title: `Tag ${String(each).padStart(2, '0')}`,
        createdAt: new Date(Date.UTC(2026, 0, each)),
      })
    const page = (await owner.call('GET', path)).body
    expect([page.items.length, page.items[0].title, page.meta]).toEqual([
      15,
      'Tag 16',
      { total: 16, currentLimit: 15, currentOffset: 0 },
    ])
    expect(await titlesOf(owner, 'offset=15')).toEqual(['Tag 01'])
    expect(await titlesOf(owner, 's=title:asc&limit=2')).toEqual(['Tag 01', 'Tag 02'])
    expect(await titlesOf(owner, 's=title:desc&limit=1')).toEqual(['Tag 16'])
    expect(await titlesOf(owner, 's=createdDate:asc&limit=1')).toEqual(['Tag 01'])
    expect(await titlesOf(owner, 's=color:asc&limit=1')).toEqual(['Tag 16'])
  })

  test('D2-141: is filtered by what a title holds, whatever its case and accents', async () => {
    const owner = await member()
    for (const title of ['Sèvres', '100%', '#1', 'vases'])
      await aTag(api.data.database, owner.userId, { title })
    expect(await titlesOf(owner, 'f.title=SEV')).toEqual(['Sèvres'])
    expect(await titlesOf(owner, 'f.title=%25')).toEqual(['100%'])
    expect(await titlesOf(owner, 'f.title=%231')).toEqual(['#1'])
    expect((await titlesOf(owner, 'f.title=%20')).length).toBe(4)
    expect((await owner.call('GET', `${path}?f.title=nothing`)).body.meta.total).toBe(0)
  })

  test('D2-143: counts the items that carry a tag, and no deleted ones; deleting the tag leaves them', async () => {
    const { database } = api.data
    const owner = await member()
    const id = await aTag(database, owner.userId)
    const itemId = await aVaultItem(database, owner.userId, { tagIds: [id] })
    await aVaultItem(database, owner.userId, { tagIds: [id], deletedAt: new Date() })
    expect((await owner.call('GET', path)).body.items).toMatchObject([{ id, itemsCount: 1 }])
    await owner.call('DELETE', `${path}/${id}`)
    expect(await database.selectFrom('vault_items').select('id').where('id', '=', itemId).execute()).toEqual([
      { id: itemId },
    ])
  })
})

describe('what is refused', () => {
  test('D2-145 to D2-147: says so at its field', async () => {
    const { call } = await member()
    const errorsOf = async (body: object) => (await call('POST', path, { body })).body.errors
    expect(await errorsOf({ title: '   ', color: GREY })).toEqual([
      { field: 'title', errorCode: 'invalid', errorMessage: tagMessages.titleBlank },
    ])
    expect(await errorsOf({ color: GREY })).toEqual([
      { field: 'title', errorCode: 'null', errorMessage: tagMessages.titleBlank },
    ])
    expect(await errorsOf({ title: 'x'.repeat(31), color: GREY })).toEqual([
      { field: 'title', errorCode: 'Size', errorMessage: tagMessages.titleTooLong },
    ])
    expect(await errorsOf({ title: 'Mine' })).toEqual([
      { field: 'color', errorCode: 'null', errorMessage: 'Required Field' },
    ])
    expect(await errorsOf({ title: 'Mine', color: '#123456' })).toMatchObject([
      { field: 'color', errorCode: 'invalid' },
    ])
    expect((await call('GET', path)).body.meta.total).toBe(0)
  })

  test('D2-148: a name that is there already, whatever its capitals, but not one of another member', async () => {
    const [owner, other] = [await member(), await member()]
    const exists = {
      status: 409,
      body: {
        errorCode: 'ALREADY_EXISTS',
        errors: [{ field: 'title', errorCode: 'exists', errorMessage: tagMessages.titleExists }],
      },
    }
    await owner.call('POST', path, { body: { title: 'Étui', color: GREY } })
    expect(await owner.call('POST', path, { body: { title: ' éTUI', color: GREY } })).toMatchObject(exists)
    const { id } = (await owner.call('POST', path, { body: { title: 'Etui', color: GREY } })).body.response
    expect(await owner.call('PUT', `${path}/${id}`, { body: { title: 'étui', color: GREY } })).toMatchObject(
      exists,
    )
    expect((await owner.call('PUT', `${path}/${id}`, { body: { title: 'ETUI', color: GREY } })).status).toBe(
      200,
    )
    expect((await other.call('POST', path, { body: { title: 'Étui', color: GREY } })).status).toBe(200)
  })

  test('D2-148: a name that another tag has had as well stays until it is another name', async () => {
    const { call, userId } = await member()
    await aTag(api.data.database, userId, { title: 'Mom’s' })
    const id = await aTag(api.data.database, userId, { title: 'Other' })
    await sql`UPDATE tags SET title = 'Mom''s', title_key = 'mom''s' || chr(10) || id WHERE id = ${id}`.execute(
      api.data.database,
    )
    const save = async (title: string) =>
      (await call('PUT', `${path}/${id}`, { body: { title, color: GREY } })).status
    expect([await save("MOM'S"), await save('Other'), await save("Mom's")]).toEqual([200, 200, 409])
  })

  test('D2-148: 50 at once with one name make one tag', async () => {
    const { call } = await member()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, each) =>
        call('POST', path, { body: { title: each % 2 ? 'Rare' : 'RARE', color: GREY } }),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ])
    expect((await call('GET', path)).body.meta.total).toBe(1)
  })
})

test('who has no vault has no tags, and a suspended member reads alone', async () => {
  const [free, suspended] = [
    await aMember(api.app, api.data.database, 'free'),
    await aMember(api.app, api.data.database, 'suspended'),
  ]
  expect((await free.call('GET', path)).status).toBe(403)
  expect((await suspended.call('GET', path)).status).toBe(200)
  expect((await suspended.call('POST', path, { body: { title: 'Mine', color: GREY } })).status).toBe(403)
})

test("D2-190: staff see one member's tags, or everybody's, with whose they are", async () => {
  const [owner, staff] = [await member(), await aMember(api.app, api.data.database, 'staff')]
  const id = await aTag(api.data.database, owner.userId, { title: 'Only theirs' })
  const own = await staff.call('GET', `/api/v1/vault/admin/tags?f.userId=${owner.userId}`)
  expect(own.body).toMatchObject({
    items: [{ id, title: 'Only theirs', userId: owner.userId, email: owner.email }],
    meta: { total: 1, currentLimit: 15 },
  })
  expect((await staff.call('GET', '/api/v1/vault/admin/tags')).body.meta.total).toBeGreaterThan(1)
  expect((await staff.call('GET', '/api/v1/vault/admin/tags?f.title=only%20their')).body.items).toMatchObject(
    [{ id }],
  )
  expect((await owner.call('GET', '/api/v1/vault/admin/tags')).status).toBe(403)
})
