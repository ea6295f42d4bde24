import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { draftMessages as messages } from '@vitrine/contracts/vault-drafts/messages'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { createVaultDrafts } from '@vitrine/domain/vault/drafts/create-drafts'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultDraft, aVaultItem } from '@vitrine/testing/vault-records'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, aMemberForLong, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

const VAULT = '/api/v1/vault'
const DRAFTS = `${VAULT}/drafts`

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

const create = async (...drafts: object[]): Promise<number[]> => {
  const { status, body } = await owner.call('POST', DRAFTS, { body: { origin: 'member', drafts } })
  expect(status).toBe(200)
  return body.response.ids
}
const list = async (query = '') => (await owner.call('GET', `${DRAFTS}${query}`)).body
const read = async (id: number) => (await owner.call('GET', `${DRAFTS}/${id}`)).body
const usedBytes = async () => (await owner.call('GET', `${VAULT}/storage`)).body.response.usedBytes
const picture = async (background: string) =>
  await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer()

async function upload(
  id: number,
  bytes: Buffer,
  { query = '', call = owner.call }: { query?: string; call?: TestMember['call'] } = {},
): Promise<TestResponse> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'IMG_1.jpg')
  const sent = new Response(form)
  return await call('POST', `${DRAFTS}/${id}/photos${query}`, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
}
const uploaded = async (id: number, background: string, query = '') =>
  (await upload(id, await picture(background), { query })).body.response.image as { id: number; url: string }
const imagesOf = async (id: number): Promise<number[]> =>
  (await read(id)).item.images.map((image: { id: number }) => image.id)

describe('a draft', () => {
  test('is kept with a title alone, and says what is missing', async () => {
    const [id = 0] = await create({ title: '  Blue   vase ' })
    expect(await read(id)).toMatchObject({
      id,
      revision: 1,
      origin: 'member',
      item: { title: 'Blue vase', description: '', categoryId: 0, images: [] },
      missing: ['description', 'categoryId'],
      reasons: [],
      record: { maker: '', quantity: 1 },
    })
  })

  test('shows what it names by its titles, and keeps what is not changed', async () => {
    const { database } = api.data
    const tag = await aTag(database, owner.userId, { title: 'Blue', color: '#ADB6BB' })
    const collection = await aCollection(database, owner.userId, { title: 'Shelf' })
    const place = await anAttribute(database, owner.userId, {
      type: 'STORAGE_LOCATION',
      displayName: 'Hall',
    })
    const [id = 0] = await create({
      title: 'Vase',
      tags: [{ id: tag }],
      itemCollections: [{ id: collection }],
      storageLocation: { id: place },
      purchaseDate: '01/31/2024',
      purchasePrice: 12.5,
      itemSpecifics: [{ displayName: 'Maker', value: 'Lobmeyr' }],
      record: { maker: 'Lobmeyr', costs: [{ kind: 'tax', amount: 3, currency: 'EUR' }] },
    })
    const changed = await owner.call('PUT', `${DRAFTS}/${id}`, {
      body: { description: 'Thin.', record: { notes: 'Bought in Vienna' } },
      headers: { 'if-match': '"1"' },
    })
    expect([changed.status, changed.headers['etag']]).toEqual([200, '"2"'])
    expect(await read(id)).toMatchObject({
      item: {
        description: 'Thin.',
        tags: [{ id: tag, title: 'Blue', color: '#ADB6BB' }],
        itemCollections: [{ id: collection, title: 'Shelf' }],
        storageLocation: { id: place, displayName: 'Hall' },
        isStored: true,
        purchaseDate: '2024-01-31',
        purchasePrice: 12.5,
        itemSpecifics: [{ displayName: 'Maker', value: 'Lobmeyr' }],
      },
      record: { maker: 'Lobmeyr', notes: 'Bought in Vienna', costs: [{ amount: 3, currency: 'EUR' }] },
    })
    expect(
      (
        await owner.call('PUT', `${DRAFTS}/${id}`, {
          body: { title: 'Other' },
          headers: { 'if-match': '"1"' },
        })
      ).status,
    ).toBe(412)
  })

  test('does not name what is not its owner’s', async () => {
    const other = await aMember(api.app, api.data.database, 'unlimited')
    const theirs = await aTag(api.data.database, other.userId)
    expect(
      await owner.call('POST', DRAFTS, {
        body: { origin: 'member', drafts: [{ title: 'Vase' }, { title: 'Cup', tags: [{ id: theirs }] }] },
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'drafts.1.tags', errorMessage: vaultItemMessages.unknownTag }] },
    })
    expect((await list()).meta.total).toBe(0)
  })

  test('drafts are listed a page at a time, those of the last call first', async () => {
    const first = await create({ title: 'One' }, { title: 'Two' })
    api.clock.advance({ minutes: 1 })
    const second = await create({ title: 'Three', description: 'Whole.', categoryId })
    const page = await list('?limit=2')
    expect(page.items.map(({ id }: { id: number }) => id)).toEqual([...second, first[0]])
    expect(page.meta).toEqual({ total: 3, currentLimit: 2, currentOffset: 0 })
    expect(page.completeIds).toEqual(second)
  })

  test('there are at most 2,000 of a member, also where two create at once', async () => {
    await api.data.database.transaction().execute(async (transaction) => {
      await createVaultDrafts(
        transaction,
        { userId: owner.userId, origin: 'import', now: api.clock.now() },
        Array.from({ length: draftLimits.draftsMax - 1 }, (_, at) => ({
          title: `Draft ${at}`,
          details: {},
          record: {},
          reasons: [],
        })),
      )
    })
    const body = { origin: 'member', drafts: [{ title: 'Last' }] }
    const calls = await Promise.all([
      owner.call('POST', DRAFTS, { body }),
      owner.call('POST', DRAFTS, { body }),
    ])
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(calls.find(({ status }) => status === 400)?.body.errors).toMatchObject([
      { field: 'drafts', errorMessage: messages.tooMany },
    ])
  })
})

describe('photos of a draft', () => {
  test('are stored without metadata, count in the quota, and are for their owner alone', async () => {
    const [id = 0] = await create({})
    const { url } = await uploaded(id, '#7a5a1f')
    const mine = await owner.call('GET', url)
    expect([mine.status, mine.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await usedBytes()).toBeGreaterThan(0)
    const staff = await aMember(api.app, api.data.database, 'staff')
    const other = await aMember(api.app, api.data.database, 'unlimited')
    for (const call of [api.visitor, staff.call, other.call])
      expect((await call('GET', url)).status).toBe(404)
  })

  test('an upload that is sent again stores no second photo', async () => {
    const [id = 0] = await create({})
    const first = await uploaded(id, '#7a5a1f', '?upload=abcdefgh-1&place=1')
    const again = await uploaded(id, '#7a5a1f', '?upload=abcdefgh-1&place=1')
    const before = await uploaded(id, '#112233', '?upload=abcdefgh-0&place=0')
    expect(again).toEqual(first)
    expect(await imagesOf(id)).toEqual([before.id, first.id])
  })

  test('are moved to another draft and to a new one; an empty draft without a title goes', async () => {
    const [one = 0, two = 0] = await create({ categoryId }, { title: 'Kept' })
    const [a, b, c] = [
      await uploaded(one, '#111111'),
      await uploaded(one, '#222222'),
      await uploaded(two, '#333333'),
    ]
    const split = await owner.call('POST', `${DRAFTS}/photos/move`, {
      body: { photoIds: [b.id, c.id], draftId: 0 },
    })
    expect(split.status).toBe(200)
    const made = split.body.response.id
    expect([await imagesOf(made), await imagesOf(one), await imagesOf(two)]).toEqual([
      [b.id, c.id],
      [a.id],
      [],
    ])
    expect((await read(made)).item.categoryId).toBe(categoryId)
    await owner.call('POST', `${DRAFTS}/photos/move`, { body: { photoIds: [a.id], draftId: two } })
    expect(await imagesOf(two)).toEqual([a.id])
    expect((await owner.call('GET', `${DRAFTS}/${one}`)).status).toBe(404)
  })

  test('drafts are merged with what they have; more than twelve photos are refused', async () => {
    const [one = 0, two = 0] = await create({ title: 'Vase' }, { title: 'Other', description: 'Thin.' })
    const [a, b] = [await uploaded(one, '#111111'), await uploaded(two, '#222222')]
    const full = await aVaultDraft(api.data.database, owner.userId, { photos: draftLimits.photosMax })
    expect(
      await owner.call('POST', `${DRAFTS}/${one}/merge`, { body: { objects: [full.id] } }),
    ).toMatchObject({ status: 409, body: { message: messages.photosFull } })
    expect((await owner.call('POST', `${DRAFTS}/${one}/merge`, { body: { objects: [two] } })).status).toBe(
      200,
    )
    expect((await read(one)).item).toMatchObject({ title: 'Vase', description: 'Thin.' })
    expect(await imagesOf(one)).toEqual([a.id, b.id])
    expect((await owner.call('GET', `${DRAFTS}/${two}`)).status).toBe(404)
  })

  test('say which other object has a photo that looks the same', async () => {
    const photo = async (shift: number, width = 64) =>
      await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#eee"/><circle cx="${20 + shift}" cy="20" r="14" fill="#234"/><rect x="${34 - shift}" y="26" width="26" height="16" fill="#a63"/></svg>`,
        ),
      )
        .resize(width)
        .jpeg()
        .toBuffer()
    const [one = 0, two = 0, three = 0] = await create({ title: 'Vase' }, { title: 'Again' }, {})
    const alikeOf = async (id: number, bytes: Buffer) => (await upload(id, bytes)).body.response.alike
    expect(await alikeOf(one, await photo(0))).toEqual([])
    // Several photos of one object are normal.
    expect(await alikeOf(one, await photo(0, 96))).toEqual([])
    expect(await alikeOf(two, await photo(0, 96))).toEqual([{ kind: 'draft', id: one, title: 'Vase' }])
    expect(await alikeOf(three, await photo(24))).toEqual([])
    const other = await aMemberForLong(api, 'unlimited')
    const { body } = await other.call('POST', DRAFTS, { body: { origin: 'member', drafts: [{}] } })
    const theirs = await upload(body.response.ids[0], await photo(0), { call: other.call })
    expect(theirs.body.response.alike).toEqual([])
  })

  test('go with their draft, and their bytes are free', async () => {
    const [id = 0] = await create({ title: 'Vase' })
    const [first, second] = [await uploaded(id, '#111111'), await uploaded(id, '#222222')]
    expect((await owner.call('DELETE', `${DRAFTS}/${id}/photos/${first.id}`)).status).toBe(200)
    expect(await imagesOf(id)).toEqual([second.id])
    expect((await owner.call('DELETE', DRAFTS, { body: { objects: [id] } })).body).toEqual({
      response: { ids: [id] },
    })
    expect([await usedBytes(), (await owner.call('GET', second.url)).status]).toEqual([0, 404])
  })
})

test('what is set for several drafts replaces what they have; tags are added', async () => {
  const { database } = api.data
  const [red, blue] = [await aTag(database, owner.userId), await aTag(database, owner.userId)]
  const place = await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION' })
  const ids = await create({ title: 'One', tags: [{ id: red }] }, { title: 'Two' })
  expect(
    (
      await owner.call('PUT', DRAFTS, {
        body: {
          objects: ids,
          categoryId,
          storageLocationId: place,
          tagIds: [blue],
          describesByTitle: true,
        },
      })
    ).status,
  ).toBe(200)
  const [one, two] = await Promise.all(ids.map(read))
  expect([one.item.categoryId, one.item.storageLocation.id, one.item.isStored]).toEqual([
    categoryId,
    place,
    true,
  ])
  expect(one.item.description).toBe('One')
  const tagsOf = ({ item }: { item: { tags: { id: number }[] } }) => item.tags.map(({ id }) => id)
  expect([tagsOf(one), tagsOf(two)]).toEqual([[red, blue], [blue]])
})

describe('an item in the place of a draft', () => {
  const item = { title: 'Vase', description: 'Thin.' }

  test('has its photos in their order and its record, and the draft is gone', async () => {
    const [id = 0] = await create({ title: 'Vase' })
    const second = await uploaded(id, '#222222', '?place=1')
    const first = await uploaded(id, '#111111', '?place=0')
    const made = await owner.call('POST', `${DRAFTS}/${id}/item`, {
      body: {
        item: { ...item, categoryId },
        record: { maker: 'Lobmeyr', photoRoles: [{ imageId: second.id, role: 'mark' }] },
      },
    })
    expect([made.status, made.body.response.images]).toEqual([
      201,
      [
        { id: first.id, url: first.url },
        { id: second.id, url: second.url },
      ],
    ])
    const { id: itemId } = made.body.response
    const stored = (await owner.call('GET', `${VAULT}/items/${itemId}`)).body
    expect(stored).toMatchObject({ ...item, imagesCount: 2, images: made.body.response.images })
    expect(made.headers['etag']).toBe(`"${stored.revision}"`)
    expect((await owner.call('GET', `${VAULT}/items/${itemId}/record`)).body).toMatchObject({
      maker: 'Lobmeyr',
      photoRoles: [{ imageId: second.id, role: 'mark' }],
    })
    expect((await owner.call('GET', `${DRAFTS}/${id}`)).status).toBe(404)
    expect((await owner.call('GET', first.url)).status).toBe(200)
  })

  test('what is refused leaves the draft as it was, also where only its record is refused', async () => {
    await aVaultItem(api.data.database, owner.userId, { title: 'Vase' })
    const [id = 0] = await create({ title: 'Vase' })
    const photo = await uploaded(id, '#111111')
    const make = async (title: string, record: object) =>
      await owner.call('POST', `${DRAFTS}/${id}/item`, {
        body: { item: { ...item, title, categoryId }, record },
      })
    expect(await make('Vase', {})).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'title', errorMessage: vaultItemMessages.titleExists }] },
    })
    expect((await make('Vase (2)', { photoRoles: [{ imageId: 999_999, role: 'mark' }] })).status).toBe(400)
    expect(await imagesOf(id)).toEqual([photo.id])
    expect((await owner.call('GET', `${VAULT}/items`)).body.meta.total).toBe(1)
  })

  test('several are made at once; those to which something is missing stay, with their reasons', async () => {
    await aVaultItem(api.data.database, owner.userId, { title: 'Taken' })
    const ids = await create(
      { title: 'Whole', description: 'Thin.', categoryId, record: { maker: 'Lobmeyr' } },
      { title: 'Taken', description: 'Thin.', categoryId },
      { title: 'Bare' },
    )
    const { rows } = await api.data.pool.query(
      `INSERT INTO vault_drafts (user_id, origin, title, details, record, reasons, created_at, updated_at)
       SELECT user_id, 'import', 'From a file', details, record, '[{"field": "purchasePrice", "text": "“abc” is no price."}]', created_at, updated_at FROM vault_drafts WHERE id = $1 RETURNING id`,
      [ids[0]],
    )
    const imported = Number(rows[0].id)
    const { status, body } = await owner.call('POST', `${DRAFTS}/items`, {
      body: { objects: [...ids, imported] },
    })
    expect(status).toBe(200)
    expect(body.made).toEqual([{ draftId: ids[0], itemId: expect.any(Number), title: 'Whole' }])
    expect(body.refused).toEqual([
      { draftId: ids[1], title: 'Taken', reasons: [vaultItemMessages.titleExists] },
      {
        draftId: ids[2],
        title: 'Bare',
        reasons: ['The description is missing.', vaultItemMessages.categoryMissing],
      },
      { draftId: imported, title: 'From a file', reasons: ['“abc” is no price.'] },
    ])
    expect((await owner.call('GET', `${VAULT}/items/${body.made[0].itemId}/record`)).body.maker).toBe(
      'Lobmeyr',
    )
    // What is given is no reason any more.
    await owner.call('PUT', `${DRAFTS}/${imported}`, { body: { purchasePrice: 12 } })
    expect((await read(imported)).reasons).toEqual([])
  })
})

test('no documented call sees a draft', async () => {
  const { database } = api.data
  const mark = 'Draftmark'
  const tag = await aTag(database, owner.userId)
  const [id = 0] = await create({ title: mark, description: mark, categoryId, tags: [{ id: tag }] })
  await uploaded(id, '#111111')
  const calls = [
    `${VAULT}/items`,
    `${VAULT}/items?f.text=${mark}`,
    `${VAULT}/items?f.tagsId=${tag}`,
    `${VAULT}/items/facets`,
    `${VAULT}/items/suggestions?q=${mark}`,
    `${VAULT}/tags`,
    `${VAULT}/item-collections`,
    `${VAULT}/trash`,
    `${VAULT}/records/totals`,
    `${VAULT}/items/csv`,
  ]
  for (const path of calls) {
    const response = await owner.call('GET', path)
    expect([path, JSON.stringify(response.body ?? '').includes(mark)]).toEqual([path, false])
  }
  expect((await owner.call('GET', `${VAULT}/items`)).body.meta.total).toBe(0)
  const staff = await aMember(api.app, database, 'staff')
  const managed = await staff.call('GET', `${VAULT}/admin/items`)
  expect([managed.status, JSON.stringify(managed.body).includes(mark)]).toEqual([200, false])
})
