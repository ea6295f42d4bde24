import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { tagMessages } from '@vitrine/contracts/tags/tags'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import { PHOTOS_FULL } from '@vitrine/contracts/vault-trash/trash'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, aTag, aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, aMemberForLong, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const VAULT = '/api/v1/vault'
const TRASH = `${VAULT}/trash`

let api: TestApi
let owner: TestMember
let categoryId: number

beforeAll(async () => {
  api = await testApi()
  categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
beforeEach(async () => {
  owner = await aMemberForLong(api, 'unlimited')
})
afterAll(() => api.close())

const list = async (query = '') => (await owner.call('GET', `${TRASH}${query}`)).body
const restore = async (kind: string, id: number, body?: object) =>
  await owner.call('POST', `${TRASH}/${kind}/${id}/restore`, { body })
const remove = async (path: string) =>
  expect((await owner.call('DELETE', `${VAULT}/${path}`)).status).toBe(200)
const itemOf = async (id: number) => (await owner.call('GET', `${VAULT}/items/${id}`)).body
const collectionOf = async (id: number) => (await owner.call('GET', `${VAULT}/item-collections/${id}`)).body
const usedBytes = async () => (await owner.call('GET', `${VAULT}/storage`)).body.response.usedBytes
const aPhoto = async (itemId: number, row: object = {}) =>
  await aVaultPhoto(api.data.database, {
    key: randomBytes(16).toString('hex'),
    item_id: itemId,
    user_id: owner.userId,
    bytes: 100,
    ...row,
  })
const taken = (errorMessage: string) => ({
  status: 409,
  body: {
    errorCode: 'ALREADY_EXISTS',
    errors: [{ field: 'title', errorCode: 'exists', errorMessage }],
  },
})

describe('a deleted item', () => {
  test('comes back with its tags, photos, own fields and collection', async () => {
    const { database } = api.data
    const collectionId = await aCollection(database, owner.userId, { title: 'Shelf' })
    const tag = await aTag(database, owner.userId, { title: 'Blue' })
    const id = await aVaultItem(database, owner.userId, { title: 'Vase', collectionId, tagIds: [tag] })
    await aPhoto(id)
    await database.updateTable('vault_items').set({ images_count: 1 }).where('id', '=', id).execute()
    await database
      .insertInto('vault_item_specifics')
      .values({ item_id: id, place: 0, name: 'mark', display_name: 'Mark', value: 'Crown' })
      .execute()
    const before = await itemOf(id)
    await remove(`items/${id}`)
    const [entry] = (await list()).items
    expect(entry).toEqual({
      kind: 'items',
      id,
      title: 'Vase',
      deletedAt: expect.any(String),
      erasedAt: new Date(Date.parse(entry.deletedAt) + 30 * 86_400_000).toISOString(),
      color: null,
      itemId: null,
      includes: { photos: 1, tags: 1, items: 0, collection: 'Shelf' },
      pictureId: expect.any(Number),
      bytes: 100,
    })
    const restored = await restore('items', id)
    expect([restored.status, restored.body]).toEqual([200, { response: { id } }])
    expect(await itemOf(id)).toEqual({ ...before, revision: 3 })
    expect((await list()).meta.total).toBe(0)
    expect((await restore('items', id)).status).toBe(404)
  })

  test('asks for another title where its own is taken, and takes no forbidden one', async () => {
    const id = await aVaultItem(api.data.database, owner.userId, { title: 'Étui' })
    await remove(`items/${id}`)
    const body = { title: 'étui', description: 'Another one.', categoryId }
    expect((await owner.call('POST', `${VAULT}/items`, { body })).status).toBe(200)
    expect(await restore('items', id)).toMatchObject(taken(vaultItemMessages.titleExists))
    expect((await restore('items', id, { title: 'x' })).status).toBe(400)
    expect((await restore('items', id, { title: 'Older étui' })).status).toBe(200)
    expect((await itemOf(id)).title).toBe('Older étui')
  })

  test('returns to its collection whichever of the two is restored first', async () => {
    const { database } = api.data
    for (const order of [
      ['items', 'collections'],
      ['collections', 'items'],
    ]) {
      const collectionId = await aCollection(database, owner.userId)
      const id = await aVaultItem(database, owner.userId, { collectionId })
      await remove(`items/${id}`)
      await remove(`item-collections/${collectionId}`)
      for (const kind of order)
        expect((await restore(kind, kind === 'items' ? id : collectionId)).status).toBe(200)
      expect((await itemOf(id)).itemCollections).toMatchObject([{ id: collectionId }])
    }
  })

  test('goes only to staff again where staff deleted it', async () => {
    const staff = await aMember(api.app, api.data.database, 'staff')
    const id = await aVaultItem(api.data.database, owner.userId)
    expect((await staff.call('DELETE', `${VAULT}/admin/items/${id}`)).status).toBe(200)
    expect((await list()).items).toEqual([])
    expect((await restore('items', id)).status).toBe(404)
    expect((await owner.call('DELETE', TRASH)).body).toEqual({ response: { erased: 0 } })
    expect((await staff.call('POST', `${VAULT}/admin/items/${id}/restore`)).status).toBe(200)
    await remove(`items/${id}`)
    expect((await list()).items).toMatchObject([{ kind: 'items', id }])
  })
})

describe('a deleted tag', () => {
  test('comes back with its id on the items that carried it, deleted ones among them', async () => {
    const { database } = api.data
    const id = await aTag(database, owner.userId, { title: 'Blue', color: '#6B93F0' })
    const stays = await aVaultItem(database, owner.userId, { tagIds: [id] })
    const goes = await aVaultItem(database, owner.userId, { tagIds: [id] })
    await remove(`tags/${id}`)
    await remove(`items/${goes}`)
    expect((await itemOf(stays)).tags).toEqual([])
    expect((await owner.call('DELETE', `${VAULT}/tags/${id}`)).status).toBe(404)
    expect((await list('?f.kind=tags')).items).toMatchObject([
      { kind: 'tags', id, title: 'Blue', color: '#6B93F0', includes: { items: 1 }, bytes: 0 },
    ])
    expect((await restore('tags', id)).status).toBe(200)
    await restore('items', goes)
    for (const item of [stays, goes]) expect((await itemOf(item)).tags).toMatchObject([{ id, title: 'Blue' }])
    expect((await owner.call('GET', `${VAULT}/tags`)).body.items).toMatchObject([
      { id, color: '#6B93F0', itemsCount: 2 },
    ])
  })

  test('leaves its title free, and asks for another one then', async () => {
    const id = await aTag(api.data.database, owner.userId, { title: 'Blue' })
    await remove(`tags/${id}`)
    await aTag(api.data.database, owner.userId, { title: 'blue' })
    expect(await restore('tags', id)).toMatchObject(taken(tagMessages.titleExists))
    expect((await list()).meta.total).toBe(1)
    expect((await restore('tags', id, { title: 'Old blue' })).status).toBe(200)
  })
})

describe('a deleted collection', () => {
  test('comes back private with its picture and the items that are in no other one', async () => {
    const { database } = api.data
    const id = await aCollection(database, owner.userId, { title: 'Shelf', status: 'public' })
    const other = await aCollection(database, owner.userId)
    const [stays, moved] = [
      await aVaultItem(database, owner.userId, { collectionId: id }),
      await aVaultItem(database, owner.userId, { collectionId: id }),
    ]
    await aPhoto(stays, { item_id: null, collection_id: id })
    const before = await collectionOf(id)
    await remove(`item-collections/${id}`)
    await database.updateTable('vault_items').set({ collection_id: other }).where('id', '=', moved).execute()
    expect(await collectionOf(id)).toMatchObject({ errorCode: 'COLLECTION_GONE' })
    expect((await owner.call('GET', `${VAULT}/public/item-collections/${id}`)).body.errorCode).toBe(
      'COLLECTION_GONE',
    )
    expect((await list()).items).toMatchObject([
      { kind: 'collections', id, title: 'Shelf', includes: { photos: 1, items: 1 }, bytes: 100 },
    ])
    expect((await restore('collections', id)).status).toBe(200)
    expect(await collectionOf(id)).toMatchObject({
      title: 'Shelf',
      description: before.description,
      status: 'private',
      picture: before.picture,
      createdDate: before.createdDate,
      itemsCount: 1,
      items: [{ id: stays }],
      revision: before.revision + 2,
    })
    expect((await itemOf(moved)).itemCollections).toMatchObject([{ id: other }])
    await remove(`item-collections/${id}`)
    await aCollection(database, owner.userId, { title: 'shelf' })
    expect(await restore('collections', id)).toMatchObject(taken(collectionMessages.titleExists))
  })

  test('stays taken down where staff had taken it down', async () => {
    const id = await aCollection(api.data.database, owner.userId, { status: 'public' })
    await api.data.database
      .updateTable('collections')
      .set({ taken_down_at: api.clock.now() })
      .where('id', '=', id)
      .execute()
    await remove(`item-collections/${id}`)
    await restore('collections', id)
    expect(await collectionOf(id)).toMatchObject({ isTakenDown: true, status: 'private' })
    const published = await owner.call('PUT', `${VAULT}/item-collections/${id}`, {
      body: { status: 'public' },
    })
    expect(published.body.errorCode).toBe('STATUS_CONFLICT')
  })
})

describe('a removed photo', () => {
  const edit = async (id: number, images: object[]) =>
    await owner.call('POST', `${VAULT}/items/${id}/images/edit`, {
      body: JSON.stringify({ images }),
      headers: { 'content-type': 'application/json' },
    })
  const photo = async (background: string) => ({
    base64ImageData: (
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer()
    ).toString('base64'),
    altText: background,
  })

  test('is shown to its owner alone, counts in the quota, and comes back as the last one', async () => {
    const id = await aVaultItem(api.data.database, owner.userId, { title: 'Vase' })
    await edit(id, [await photo('#7a5a1f'), await photo('#1f5a7a')])
    const [first, second] = (await itemOf(id)).images
    const bytes = await usedBytes()
    await edit(id, [second])
    expect(await usedBytes()).toBe(bytes)
    expect((await owner.call('GET', first.url)).status).toBe(404)
    expect((await list()).items).toMatchObject([
      { kind: 'photos', id: first.id, title: 'Vase', itemId: id, pictureId: first.id },
    ])
    const other = await aMember(api.app, api.data.database, 'unlimited')
    const picture = `${TRASH}/pictures/${first.id}`
    expect([
      (await owner.call('GET', picture)).headers['content-type'],
      (await other.call('GET', picture)).status,
      (await other.call('POST', `${TRASH}/photos/${first.id}/restore`)).status,
    ]).toEqual(['image/jpeg', 404, 404])
    await remove(`items/${id}`)
    expect((await list()).items.map(({ kind }: { kind: string }) => kind)).toEqual(['items'])
    expect((await restore('photos', first.id)).status).toBe(404)
    await restore('items', id)
    expect((await restore('photos', first.id)).status).toBe(200)
    expect((await itemOf(id)).images.map((image: { id: number }) => image.id)).toEqual([second.id, first.id])
    expect(await itemOf(id)).toMatchObject({ imagesCount: 2, images: [{}, { altText: '#7a5a1f' }] })
    expect((await owner.call('GET', first.url)).status).toBe(200)
  })

  test('waits until there is room', async () => {
    const id = await aVaultItem(api.data.database, owner.userId)
    const removed = await aPhoto(id)
    await edit(id, [])
    for (let place = 0; place < vaultMediaLimits.imagesMax; place += 1) await aPhoto(id, { place })
    expect(await restore('photos', removed)).toMatchObject({
      status: 409,
      body: { errorCode: 'STATUS_CONFLICT', message: PHOTOS_FULL },
    })
  })
})

describe('the trash', () => {
  const fill = async () => {
    const { database } = api.data
    const collection = await aCollection(database, owner.userId)
    const tag = await aTag(database, owner.userId)
    const item = await aVaultItem(database, owner.userId)
    await aPhoto(item)
    await aPhoto(item, { item_id: null, collection_id: collection })
    await remove(`item-collections/${collection}`)
    await remove(`tags/${tag}`)
    await remove(`items/${item}`)
    return { collection, tag, item }
  }

  test('is emptied at once, and its bytes are free', async () => {
    const { collection, tag, item } = await fill()
    expect(await usedBytes()).toBe(200)
    expect((await list()).meta.total).toBe(3)
    expect((await owner.call('DELETE', `${TRASH}/tags/${tag}`)).body).toEqual({ response: { erased: 1 } })
    expect((await owner.call('DELETE', TRASH)).body).toEqual({ response: { erased: 2 } })
    expect([(await list()).items, await usedBytes()]).toEqual([[], 0])
    for (const [kind, id] of [
      ['collections', collection],
      ['tags', tag],
      ['items', item],
    ] as const) {
      expect((await restore(kind, id)).status).toBe(404)
      expect((await owner.call('DELETE', `${TRASH}/${kind}/${id}`)).status).toBe(404)
    }
  })

  test("is nobody else's", async () => {
    const { collection, tag, item } = await fill()
    const other = await aMember(api.app, api.data.database, 'unlimited')
    expect((await other.call('GET', TRASH)).body.items).toEqual([])
    expect((await other.call('DELETE', TRASH)).body).toEqual({ response: { erased: 0 } })
    for (const [kind, id] of [
      ['collections', collection],
      ['tags', tag],
      ['items', item],
    ] as const) {
      expect((await other.call('POST', `${TRASH}/${kind}/${id}/restore`)).status).toBe(404)
      expect((await other.call('DELETE', `${TRASH}/${kind}/${id}`)).status).toBe(404)
    }
    expect((await list()).meta.total).toBe(3)
  })

  test('ends after 30 days', async () => {
    const { collection, tag, item } = await fill()
    api.clock.advance({ days: 29, hours: 23 })
    expect((await list()).meta.total).toBe(3)
    api.clock.advance({ hours: 2 })
    expect((await list()).items).toEqual([])
    expect(
      await Promise.all([restore('collections', collection), restore('tags', tag), restore('items', item)]),
    ).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }])
  })
})
