import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

let api: TestApi
let owner: TestMember
let glass: number
let metals: number
let tag: number
let collection: number

beforeAll(async () => {
  api = await testApi()
  const { database } = api.data
  owner = await aMember(api.app, database, 'unlimited')
  glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  metals = await aCategory(database, { title: 'Metals', url: 'metals' })
  tag = await aTag(database, owner.userId)
  collection = await aCollection(database, owner.userId)
})
afterAll(() => api.close())

const anItem = (row: object = {}) =>
  aVaultItem(api.data.database, owner.userId, { categoryId: glass, ...row })
const update = (...body: unknown[]) => owner.call('PUT', path, { body })
const read = async (id: number) => (await owner.call('GET', `${path}/${id}`)).body

test('D2-046, D2-047: tags are added, taken away and replaced', async () => {
  const [first, second, other] = [await anItem(), await anItem(), await aTag(api.data.database, owner.userId)]
  const added = await update({ operation: 'ADD', path: 'tags', objects: [first, second, first], value: tag })
  expect([added.status, added.body]).toEqual([200, { response: { ids: [first, second] } }])
  expect([(await read(first)).tags, (await read(second)).revision]).toMatchObject([[{ id: tag }], 2])
  await update({ operation: 'ADD', path: 'tags', objects: [first], value: { id: other } })
  expect((await read(first)).tags.map(({ id }: { id: number }) => id)).toEqual([tag, other])
  await update({ operation: 'REMOVE', path: 'tags', objects: [first], value: tag })
  expect((await read(first)).tags).toMatchObject([{ id: other }])
  await update({ operation: 'REPLACE', path: 'tags', objects: [first, second], value: tag })
  expect([(await read(first)).tags.length, (await read(second)).tags.length]).toEqual([1, 1])
})

test('D2-046: collection and category are set, and removed where they are just that', async () => {
  const [first, second] = [await anItem(), await anItem({ categoryId: metals })]
  await update(
    { operation: 'ADD', path: 'itemCollections', objects: [first, second], value: collection },
    { operation: 'REMOVE', path: 'categoryId', objects: [first, second], value: metals },
  )
  expect([await read(first), await read(second)]).toMatchObject([
    { categoryId: glass, itemCollections: [{ id: collection }] },
    { categoryId: 0 },
  ])
  await owner.call('PATCH', path, {
    body: [
      { operation: 'REPLACE', path: 'categoryId', objects: [second], value: glass },
      { operation: 'REMOVE', path: 'itemCollections', objects: [second], value: collection },
    ],
  })
  expect(await read(second)).toMatchObject({ categoryId: glass, itemCollections: [], revision: 3 })
})

test('D2-047: all operations or none', async () => {
  const id = await anItem()
  const refused = await update(
    { operation: 'REPLACE', path: 'categoryId', objects: [id], value: metals },
    { operation: 'ADD', path: 'tags', objects: [id], value: 999_999_999 },
  )
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: '1.value', errorCode: 'notFound', errorMessage: messages.unknownTag }],
  ])
  expect(await read(id)).toMatchObject({ categoryId: glass, revision: 1 })
})

test('D2-047: what is refused says so at its place', async () => {
  const id = await anItem()
  const good = { operation: 'ADD', path: 'tags', objects: [id], value: tag }
  const errorsOf = async (changed: object) => (await update(good, { ...good, ...changed })).body.errors
  expect(await errorsOf({ operation: 'MOVE' })).toMatchObject([
    { field: '1.operation', errorCode: 'invalid', errorMessage: messages.unknownOperation },
  ])
  expect(await errorsOf({ path: 'title' })).toMatchObject([{ field: '1.path', errorCode: 'invalid' }])
  expect(await errorsOf({ objects: [] })).toMatchObject([{ field: '1.objects', errorCode: 'invalid' }])
  expect(await errorsOf({ objects: Array.from({ length: 101 }, (_, at) => at + 1) })).toMatchObject([
    { field: '1.objects', errorCode: 'Size' },
  ])
  expect(await errorsOf({ path: 'itemCollections', value: 999_999_999 })).toMatchObject([
    { field: '1.value', errorCode: 'notFound', errorMessage: messages.unknownCollection },
  ])
  expect(await errorsOf({ path: 'categoryId', value: 999_999_999 })).toMatchObject([
    { field: '1.value', errorCode: 'invalid' },
  ])
})

test('D2-206: what is not one’s own is passed over, and alone is missing', async () => {
  const other = await aMember(api.app, api.data.database, 'unlimited')
  const [id, theirs, deleted] = [
    await anItem(),
    await aVaultItem(api.data.database, other.userId, { categoryId: glass }),
    await anItem({ deletedAt: new Date() }),
  ]
  expect(
    (await update({ operation: 'ADD', path: 'categoryId', objects: [theirs, deleted, id], value: metals }))
      .body,
  ).toEqual({ response: { ids: [id] } })
  expect((await other.call('GET', `${path}/${theirs}`)).body).toMatchObject({
    categoryId: glass,
    revision: 1,
  })
  expect(
    (await update({ operation: 'ADD', path: 'categoryId', objects: [theirs], value: metals })).status,
  ).toBe(404)
  const theirTag = await aTag(api.data.database, other.userId)
  expect(
    (await update({ operation: 'ADD', path: 'tags', objects: [id], value: theirTag })).body.errors,
  ).toMatchObject([{ field: '0.value', errorCode: 'notFound' }])
})

test('while items are deleted, each is changed or passed over', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => anItem()))
  const responses = await Promise.all([
    ...ids.slice(0, 6).map((id) => owner.call('DELETE', `${path}/${id}`)),
    ...Array.from({ length: 6 }, (_, each) =>
      update({
        operation: each % 2 ? 'ADD' : 'REMOVE',
        path: 'tags',
        objects: each % 2 ? ids : ids.toReversed(),
        value: tag,
      }),
    ),
  ])
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
})

test('several items get a storage location or insurer, or none, in their history as well', async () => {
  const { database } = api.data
  const [shelf, policy] = [
    await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION', displayName: 'Shelf' }),
    await anAttribute(database, owner.userId, { displayName: 'Policy' }),
  ]
  const ids = [await anItem(), await anItem()]
  const set = async (entries: object, objects: readonly number[] = ids) =>
    await owner.call('PUT', `${path}/entries`, { body: { objects, ...entries } })
  const placed = async () =>
    await Promise.all(
      ids.map(async (id) => {
        const { isStored, storageLocation, isInsured, insurance } = await read(id)
        return [isStored, storageLocation?.displayName, isInsured, insurance?.displayName]
      }),
    )
  const saved = await set({ storageLocationId: shelf, insuranceId: policy }, [...ids, 999_999_999])
  expect([saved.status, saved.body]).toEqual([200, { response: { ids } }])
  expect(await placed()).toEqual(ids.map(() => [true, 'Shelf', true, 'Policy']))
  await set({ storageLocationId: null })
  expect(await placed()).toEqual(ids.map(() => [false, undefined, true, 'Policy']))
  const { body } = await owner.call('GET', `${path}/${ids[0]}/history`)
  expect(body.items.map(({ field }: { field: string }) => field)).toEqual([
    'storageLocation',
    'storageLocation',
    'insurance',
  ])
  expect((await set({ insuranceId: shelf })).body.errors).toEqual([
    { field: 'insuranceId', errorCode: 'notFound', errorMessage: messages.unknownInsurance },
  ])
  expect((await set({})).status).toBe(400)
  expect((await set({ insuranceId: null }, [999_999_999])).status).toBe(404)
})
