import { attributeMessages, defaultAttributes } from '@vitrine/contracts/custom-attributes/attributes'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { anAttribute, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/custom-attributes'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const list = async ({ call }: TestMember, search = '') => (await call('GET', `${path}?${search}`)).body
const namesOf = async (of: TestMember, search = '') =>
  (await list(of, search)).items.map(({ displayName }: { displayName: string }) => displayName)
const insurer = (displayName: string) => ({ body: { type: 'INSURANCE', displayName } })

test('D2-155, D2-159 to D2-161: an insurer is created, renamed and deleted, all by 200', async () => {
  const owner = await member()
  const created = await owner.call('POST', path, insurer(' Acorn   Mutual '))
  expect([created.status, created.body]).toEqual([
    200,
    { response: { id: expect.any(Number), type: 'INSURANCE', displayName: 'Acorn Mutual' } },
  ])
  const { id } = created.body.response
  const renamed = await owner.call('PUT', `${path}/${id}`, {
    body: { id, type: 'INSURANCE', displayName: 'Oak Mutual' },
  })
  expect([renamed.status, renamed.body]).toEqual([
    200,
    { response: { id, type: 'INSURANCE', displayName: 'Oak Mutual' } },
  ])
  expect((await list(owner, 'f.isDefault=false')).items).toEqual([
    {
      id,
      attributeType: 'INSURANCE',
      type: 'INSURANCE',
      displayName: 'Oak Mutual',
      isDefault: false,
      parentId: null,
      path: [],
      sort: 0,
      itemsCount: 0,
    },
  ])
  expect((await owner.call('DELETE', `${path}/${id}`)).body).toEqual({ response: { id } })
  expect((await list(owner, 'f.isDefault=false')).meta.total).toBe(0)
})

describe('default entries', () => {
  test.each(['INSURANCE', 'STORAGE_LOCATION'] as const)(
    'D2-158: of %s are the same for every member, in their order',
    async (type) => {
      for (const each of [await member(), await member()]) {
        const { items } = await list(each, `f.type=${type}&f.isDefault=true&s=sort:asc`)
        expect(items.map(({ displayName }: { displayName: string }) => displayName)).toEqual(
          defaultAttributes[type],
        )
        expect(items.map(({ sort }: { sort: number }) => sort)).toEqual(
          defaultAttributes[type].map((_, at) => at + 1),
        )
      }
    },
  )

  test('D2-158: are nobody’s to rename or delete', async () => {
    const owner = await member()
    const [{ id }] = (await list(owner, 'f.isDefault=true&f.type=INSURANCE')).items
    expect(await owner.call('PUT', `${path}/${id}`, insurer('Mine'))).toMatchObject({
      status: 403,
      body: { errorCode: 'FORBIDDEN' },
    })
    expect(await owner.call('DELETE', `${path}/${id}`)).toMatchObject({ status: 403 })
  })
})

test('D2-156, D2-157: the list has pages of 20 by name, and both names of the type filter', async () => {
  const owner = await member()
  for (let each = 1; each <= 21; each++)
    await anAttribute(api.data.database, owner.userId, {
      displayName: `Insurer ${String(each).padStart(2, '0')}`,
    })
  await anAttribute(api.data.database, owner.userId, { type: 'STORAGE_LOCATION', displayName: 'Châlet' })
  const first = await list(owner, 'f.type=INSURANCE&f.isDefault=false')
  expect([first.items.length, first.items[0].displayName, first.meta]).toEqual([
    20,
    'Insurer 01',
    { total: 21, currentLimit: 20, currentOffset: 0 },
  ])
  expect(await namesOf(owner, 'attributeType=INSURANCE&f.isDefault=false&offset=20')).toEqual(['Insurer 21'])
  expect(await namesOf(owner, 'f.type=INSURANCE&f.isDefault=false&s=displayName:desc&limit=1')).toEqual([
    'Insurer 21',
  ])
  expect(await namesOf(owner, 'f.displayName=CHALET')).toEqual(['Châlet'])
  expect(await namesOf(owner, 'f.displayName=%25')).toEqual([])
  expect(await namesOf(owner, 'f.type=FURNITURE')).toEqual([])
})

test('D2-161, D2-163: an entry counts the caller’s items that use it, and goes from them when it is deleted', async () => {
  const { database } = api.data
  const [owner, other] = [await member(), await member()]
  const [attic] = (await list(owner, 'f.displayName=attic')).items
  const insuranceId = await anAttribute(database, owner.userId)
  const itemId = await aVaultItem(database, owner.userId, { insuranceId, storageLocationId: attic.id })
  await aVaultItem(database, owner.userId, { insuranceId, deletedAt: new Date() })
  await aVaultItem(database, other.userId, { storageLocationId: attic.id })
  expect((await list(owner, 'f.type=INSURANCE&f.isDefault=false')).items).toMatchObject([
    { id: insuranceId, itemsCount: 1 },
  ])
  expect((await list(owner, 'f.displayName=attic')).items).toMatchObject([{ itemsCount: 1 }])
  await owner.call('DELETE', `${path}/${insuranceId}`)
  expect(
    await database
      .selectFrom('vault_items')
      .select(['insurance_id', 'storage_location_id'])
      .where('id', '=', itemId)
      .execute(),
  ).toEqual([{ insurance_id: null, storage_location_id: attic.id }])
})

describe('what is refused', () => {
  const messages = vaultItemMessages

  test('D2-165: says so at its field', async () => {
    const { call } = await member()
    const errorsOf = async (body: object) => (await call('POST', path, { body })).body.errors
    const errors = (errorCode: string, errorMessage: string) => [
      { field: 'displayName', errorCode, errorMessage },
    ]
    expect(await errorsOf({ type: 'INSURANCE', displayName: '' })).toEqual(errors('null', messages.required))
    expect(await errorsOf({ type: 'INSURANCE', displayName: '  ' })).toEqual(
      errors('invalid', messages.nameCombination),
    )
    expect(await errorsOf({ type: 'INSURANCE', displayName: '!!' })).toEqual(
      errors('invalid', messages.nameCombination),
    )
    expect(await errorsOf({ type: 'INSURANCE', displayName: 'x' })).toEqual(
      errors('invalid', messages.nameTooShort),
    )
    expect(await errorsOf({ type: 'INSURANCE', displayName: 'x'.repeat(81) })).toEqual(
      errors('Size', messages.titleTooLong),
    )
    expect(await errorsOf({ type: 'SHELF', displayName: 'Upper' })).toMatchObject([
      { field: 'type', errorCode: 'invalid' },
    ])
  })

  test.each(['INSURANCE', 'STORAGE_LOCATION'] as const)(
    'D2-164: a name of %s that is the member’s or a default one, whatever its capitals',
    async (type) => {
      const { call } = await member()
      const create = (displayName: string) => call('POST', path, { body: { type, displayName } })
      const exists = {
        status: 409,
        body: {
          errors: [
            { field: 'displayName', errorCode: 'exists', errorMessage: attributeMessages.exists[type] },
          ],
        },
      }
      const { id } = (await create('Under the bed')).body.response
      expect(await create('UNDER the bed')).toMatchObject(exists)
      expect(await create(defaultAttributes[type][1]?.toUpperCase() ?? '')).toMatchObject(exists)
      await create('Cupboard')
      expect(await call('PUT', `${path}/${id}`, { body: { type, displayName: 'cupboard' } })).toMatchObject(
        exists,
      )
      expect(
        (await call('PUT', `${path}/${id}`, { body: { type, displayName: 'under the bed' } })).status,
      ).toBe(200)
    },
  )

  test('D2-164: a name that another entry has had as well stays until it is another name', async () => {
    const { call, userId } = await member()
    await anAttribute(api.data.database, userId, { displayName: 'Lloyd’s' })
    const id = await anAttribute(api.data.database, userId, { displayName: 'Other' })
    await sql`UPDATE custom_attributes SET display_name = 'Lloyd''s', name_key = 'lloyd''s' || chr(10) || id WHERE id = ${id}`.execute(
      api.data.database,
    )
    const save = async (displayName: string) =>
      (await call('PUT', `${path}/${id}`, insurer(displayName))).status
    expect([await save("LLOYD'S"), await save('Other'), await save("Lloyd's")]).toEqual([200, 200, 409])
  })

  test('one name may be an insurer and a storage location', async () => {
    const { call } = await member()
    for (const type of ['INSURANCE', 'STORAGE_LOCATION'])
      expect((await call('POST', path, { body: { type, displayName: 'The bank' } })).status).toBe(200)
  })

  test('D2-164: 50 at once with one name make one entry, and so do those that rename to it', async () => {
    const owner = await member()
    const ids = await Promise.all(
      ['First', 'Second'].map((displayName) => anAttribute(api.data.database, owner.userId, { displayName })),
    )
    const responses = await Promise.all([
      ...Array.from({ length: 48 }, () => owner.call('POST', path, insurer('Lion'))),
      ...ids.map((id) => owner.call('PUT', `${path}/${id}`, insurer('LION'))),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ])
    expect((await list(owner, 'f.displayName=lion')).meta.total).toBe(1)
  })

  test('D2-160: the id of another entry in the body, and another type than the entry has', async () => {
    const owner = await member()
    const id = await anAttribute(api.data.database, owner.userId)
    expect(
      await owner.call('PUT', `${path}/${id}`, {
        body: { id: id + 1, type: 'INSURANCE', displayName: 'Mine' },
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'id', errorCode: 'invalid' }] } })
    expect(
      await owner.call('PUT', `${path}/${id}`, { body: { type: 'STORAGE_LOCATION', displayName: 'Mine' } }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'type', errorCode: 'invalid' }] } })
  })
})

test("staff see the default entries, and one member's own once they have opened an item of that member", async () => {
  const [owner, staff] = [await member(), await aMember(api.app, api.data.database, 'staff')]
  const id = await anAttribute(api.data.database, owner.userId)
  const itemId = await aVaultItem(api.data.database, owner.userId, { insuranceId: id })
  const managed = async (search: string) =>
    (await staff.call('GET', `/api/v1/vault/admin/custom-attributes?f.type=INSURANCE&${search}`)).body
  const owned = `f.userId=${owner.userId}&f.isDefault=false`
  expect((await managed(owned)).items).toEqual([])
  await staff.call('GET', `/api/v1/vault/admin/items/${itemId}?reason=A+claim+of+the+insurer`)
  expect((await managed(owned)).items).toMatchObject([{ id }])
  expect((await managed('')).meta.total).toBe(defaultAttributes.INSURANCE.length)
})
