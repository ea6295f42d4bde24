import type { ItemChange } from '@vitrine/contracts/vault-history/schemas'
import { historyLimits } from '@vitrine/contracts/vault-history/changes'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'
const admin = '/api/v1/vault/admin/items'

let api: TestApi
let owner: TestMember
let staff: TestMember
let glass: number
let metals: number

beforeAll(async () => {
  api = await testApi()
  const { app, data } = api
  owner = await aMember(app, data.database, 'unlimited')
  staff = await aMember(app, data.database, 'staff')
  glass = await aCategory(data.database, { title: 'Glass', url: 'glass' })
  metals = await aCategory(data.database, { title: 'Metals', url: 'metals' })
})
afterAll(() => api.close())

let titles = 0
const aTitle = () => `Vase ${(titles += 1)}`
const anItem = (row: object = {}) =>
  aVaultItem(api.data.database, owner.userId, { title: aTitle(), categoryId: glass, ...row })
const read = async (id: number) => (await owner.call('GET', `${path}/${id}`)).body
/** A save of the item as it is, with what is changed. */
const save = async (id: number, changed: object, { call = owner.call, at = path } = {}) => {
  const { title, description, categoryId } = await read(id)
  return await call('PUT', `${at}/${id}`, { body: { title, description, categoryId, ...changed } })
}
const historyOf = async (id: number, query = '') =>
  (await owner.call('GET', `${path}/${id}/history${query}`)).body
const changesOf = async (id: number): Promise<ItemChange[]> => (await historyOf(id)).items
/** Field, before and after, oldest first, in the order of names where they are of one save. */
const rowsOf = async (id: number) =>
  (await changesOf(id)).toReversed().map(({ by, field, before, after }) => [by, field, before, after])
const restore = async (id: number, changeId: number | undefined, headers: Record<string, string> = {}) =>
  await owner.call('POST', `${path}/${id}/history/${changeId}/restore`, { headers })
const changeOf = async (id: number, name: string) => (await changesOf(id)).find(({ field }) => field === name)

describe('the history of an item', () => {
  test('begins with its creation, and has a row for each field that a save changes, readable as it is', async () => {
    const { database } = api.data
    const [insurer, shelf, tag, collection] = [
      await anAttribute(database, owner.userId, { displayName: 'Fine art policy' }),
      await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION', displayName: 'Shelf 1' }),
      await aTag(database, owner.userId, { title: 'Blue' }),
      await aCollection(database, owner.userId, { title: 'Bohemia' }),
    ]
    const title = aTitle()
    const first = { title, description: 'A thin rim.', categoryId: glass }
    const { id } = (await owner.call('POST', `${path}/`, { body: first })).body.response
    const changed = {
      title: `${title} of glass`,
      subtitle: 'Signed',
      description: 'A thin rim.\nA hair line.',
      categoryId: metals,
      itemCollections: [{ id: collection }],
      tags: [{ id: tag }],
      purchaseDate: '2020-02-29',
      purchasePrice: 12.5,
      soldPrice: 999_999_999_999.99,
      numberOfYearsInFamily: 3,
      itemSignificances: [{ id: 5 }, { id: 2 }],
      insurance: { id: insurer },
      storageLocation: { id: shelf },
      itemSpecifics: [{ displayName: 'Maker', value: 'Loetz' }],
    }
    await save(id, changed)
    const [created, ...rows] = await rowsOf(id)
    expect(created).toEqual(['you', 'created', null, null])
    expect(
      Object.fromEntries(rows.map(([by, field, before, after]) => [field, [by, before, after]])),
    ).toEqual({
      title: ['you', title, `${title} of glass`],
      subtitle: ['you', '', 'Signed'],
      description: ['you', 'A thin rim.', 'A thin rim.\nA hair line.'],
      categoryId: ['you', { id: glass, title: 'Glass' }, { id: metals, title: 'Metals' }],
      itemCollections: ['you', [], [{ id: collection, title: 'Bohemia' }]],
      tags: ['you', [], [{ id: tag, title: 'Blue' }]],
      purchaseDate: ['you', null, '2020-02-29'],
      purchasePrice: ['you', null, 12.5],
      soldPrice: ['you', null, 999_999_999_999.99],
      numberOfYearsInFamily: ['you', null, 3],
      itemSignificances: ['you', [], [5, 2]],
      insurance: [
        'you',
        { isGiven: false, entry: null },
        { isGiven: true, entry: { id: insurer, displayName: 'Fine art policy' } },
      ],
      storageLocation: [
        'you',
        { isGiven: false, entry: null },
        { isGiven: true, entry: { id: shelf, displayName: 'Shelf 1' } },
      ],
      itemSpecifics: ['you', [], [{ displayName: 'Maker', value: 'Loetz' }]],
    })
  })

  test('has no row of a save that changes nothing, of a dry run and of a refused one', async () => {
    const id = await anItem()
    await save(id, { itemSpecifics: [{ displayName: 'Maker', value: 'Loetz' }] })
    const before = await rowsOf(id)
    expect(before).toHaveLength(1)
    await save(id, { itemSpecifics: [{ displayName: 'Maker', value: 'Loetz' }], subtitle: '' })
    await owner.call('PUT', `${path}/${id}?validationOnly=true`, {
      body: { title: 'Another one', description: 'A thin rim.', categoryId: glass },
    })
    await save(id, { subtitle: 'Signed', tags: [{ id: 999_999 }] })
    expect(await rowsOf(id)).toEqual(before)
  })

  test('says staff of what staff changed, deleted and restored, and does not name them', async () => {
    const id = await anItem({
      collectionId: await aCollection(api.data.database, owner.userId, { title: 'Den' }),
    })
    await save(id, { subtitle: 'Mended' }, { call: staff.call, at: admin })
    await staff.call('DELETE', `${admin}/${id}`)
    expect((await owner.call('GET', `${path}/${id}/history`)).status).toBe(404)
    await staff.call('POST', `${admin}/${id}/restore`)
    expect((await rowsOf(id)).map((row) => row.slice(0, 2))).toEqual([
      ['staff', 'subtitle'],
      ['staff', 'itemCollections'],
      ['staff', 'deleted'],
      ['staff', 'restored'],
    ])
    expect(JSON.stringify(await historyOf(id))).not.toContain(staff.email)
    const { rows } = await api.data.pool.query(
      'SELECT DISTINCT actor_id FROM vault_item_changes WHERE item_id = $1',
      [id],
    )
    expect(rows).toEqual([{ actor_id: staff.userId }])
  })

  test('has what a patch and a bulk update change, of each item by itself', async () => {
    const { database } = api.data
    const [tag, other] = [
      await aTag(database, owner.userId, { title: 'Kept' }),
      await aTag(database, owner.userId, { title: 'New' }),
    ]
    const [first, second, same] = [
      await anItem({ tagIds: [tag] }),
      await anItem(),
      await anItem({ categoryId: metals, tagIds: [other] }),
    ]
    await owner.call('PATCH', `${path}/${first}`, { body: { id: first, tags: [] } })
    const objects = [first, second, same]
    await owner.call('PUT', path, {
      body: [
        { operation: 'ADD', path: 'tags', objects, value: other },
        { operation: 'REPLACE', path: 'categoryId', objects, value: metals },
      ],
    })
    const named = (id: number, title: string) => ({ id, title })
    const toMetals = ['you', 'categoryId', named(glass, 'Glass'), named(metals, 'Metals')]
    const tagged = ['you', 'tags', [], [named(other, 'New')]]
    const sorted = async (id: number) =>
      (await rowsOf(id)).toSorted((a, b) => String(a[1]).localeCompare(String(b[1])))
    expect(await sorted(first)).toEqual([toMetals, ['you', 'tags', [named(tag, 'Kept')], []], tagged])
    expect(await sorted(second)).toEqual([toMetals, tagged])
    expect(await rowsOf(same)).toEqual([])
  })

  test('has photos and the video by their ids, and nobody restores these', async () => {
    const id = await anItem()
    const { database } = api.data
    const file = { user_id: owner.userId, item_id: id, content_type: 'image/png' }
    const photo = await aVaultPhoto(database, { ...file, key: `photo-${id}`, alt_text: 'The mark' })
    const video = await aVaultPhoto(database, { ...file, key: `video-${id}`, kind: 'video' })
    await owner.call('POST', `${path}/${id}/images/edit`, { body: { images: [] } })
    const form = new FormData()
    form.append('videos', new Blob([]), 'film.bin')
    const sent = new Response(form)
    await owner.call('POST', `${path}/${id}/videos/edit`, {
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
    expect(await rowsOf(id)).toEqual([
      ['you', 'images', [{ id: photo, altText: 'The mark' }], []],
      ['you', 'videos', [{ id: video }], []],
    ])
    const change = await changeOf(id, 'images')
    expect(change).toMatchObject({ label: 'Photos', isRestorable: false })
    expect(await restore(id, change?.id)).toMatchObject({
      status: 409,
      body: { errorCode: 'STATUS_CONFLICT' },
    })
  })

  test('has what items lose when a tag, an insurer or a collection is deleted, and when they are', async () => {
    const { database } = api.data
    const [tag, insurer, collection] = [
      await aTag(database, owner.userId, { title: 'Gone' }),
      await anAttribute(database, owner.userId, { displayName: 'Former insurer' }),
      await aCollection(database, owner.userId, { title: 'Former shelf' }),
    ]
    const ids = [
      await anItem({ tagIds: [tag], insuranceId: insurer, collectionId: collection }),
      await anItem({ tagIds: [tag], insuranceId: insurer, collectionId: collection }),
    ]
    await owner.call('DELETE', `/api/v1/vault/tags/${tag}`)
    await owner.call('DELETE', `/api/v1/vault/custom-attributes/${insurer}`)
    await owner.call('DELETE', `/api/v1/vault/item-collections/${collection}`)
    for (const id of ids)
      expect(await rowsOf(id)).toEqual([
        ['you', 'tags', [{ id: tag, title: 'Gone' }], []],
        [
          'you',
          'insurance',
          { isGiven: true, entry: { id: insurer, displayName: 'Former insurer' } },
          { isGiven: true, entry: null },
        ],
        ['you', 'itemCollections', [{ id: collection, title: 'Former shelf' }], []],
      ])
    await owner.call('POST', `${path}/delete`, { body: ids })
    const { rows } = await api.data.pool.query(
      "SELECT item_id, actor_kind FROM vault_item_changes WHERE field = 'deleted' AND item_id = ANY($1) ORDER BY item_id",
      [ids],
    )
    expect(rows).toEqual(ids.map((id) => ({ item_id: id, actor_kind: 'owner' })))
  })

  test('has the category that staff moved its items to', async () => {
    const { database } = api.data
    const old = await aCategory(database, { title: 'Old glass', url: 'old-glass' })
    const id = await anItem({ categoryId: old })
    await staff.call('POST', '/taxonomy/moveContents', {
      body: { id: old, targetId: metals, andDelete: true },
    })
    expect(await rowsOf(id)).toEqual([
      ['staff', 'categoryId', { id: old, title: 'Old glass' }, { id: metals, title: 'Metals' }],
    ])
  })

  test('lists the newest first, in pages, and keeps no more than the newest thousand', async () => {
    const id = await anItem()
    await sql`INSERT INTO vault_item_changes (item_id, changed_at, actor_kind, field, before, after)
      SELECT ${id}, now(), 'owner', 'subtitle', to_jsonb(at), to_jsonb(at + 1) FROM generate_series(1, ${historyLimits.keptMax}) AS at`.execute(
      api.data.database,
    )
    await save(id, { subtitle: 'The newest', description: 'Two fields.' })
    const { items, meta } = await historyOf(id, '?offset=2&limit=2')
    expect(meta).toEqual({ total: historyLimits.keptMax, currentLimit: 2, currentOffset: 2 })
    expect(items.map(({ before }: ItemChange) => before)).toEqual([1000, 999])
    expect(
      (await historyOf(id, '?offset=998&limit=100')).items.map(({ before }: ItemChange) => before),
    ).toEqual([4, 3])
  })
})

describe('restoring a field', () => {
  test('of ownership takes along what was changed with it', async () => {
    const id = await anItem()
    const record = `${path}/${id}/record`
    const loan = { ownership: 'onLoanTo', ownershipPerson: 'Textile Museum', ownershipDay: '2024-05-03' }
    await owner.call('PUT', record, { body: { ...loan, ownershipNote: 'Room 4', maker: 'Anna' } })
    await restore(id, (await changeOf(id, 'ownership'))?.id)
    const { body } = await owner.call('GET', record)
    expect(body).toMatchObject({
      ownership: 'owned',
      ownershipPerson: '',
      ownershipDay: null,
      ownershipNote: '',
      maker: 'Anna',
    })
  })

  test('sets it to what it was, raises the revision, and is recorded itself', async () => {
    const { database } = api.data
    const [insurer, tag] = [
      await anAttribute(database, owner.userId, { displayName: 'Marine policy' }),
      await aTag(database, owner.userId, { title: 'Restored' }),
    ]
    const id = await anItem()
    const title = (await read(id)).title
    const was = {
      tags: [{ id: tag }],
      purchaseDate: '2020-02-29',
      purchasePrice: 12.5,
      numberOfYearsInFamily: 3,
      itemSignificances: [{ id: 2 }],
      insurance: { id: insurer },
      itemSpecifics: [
        { displayName: 'Maker', value: 'Loetz' },
        { displayName: 'Period', value: '1900' },
      ],
    }
    await save(id, was)
    const before = await read(id)
    await save(id, {
      title: `${title} again`,
      subtitle: 'Signed',
      categoryId: metals,
      tags: [],
      purchaseDate: null,
      purchasePrice: null,
      numberOfYearsInFamily: null,
      itemSignificances: [],
      insurance: null,
      itemSpecifics: [{ id: before.itemSpecifics[0].id, displayName: 'Maker', value: 'Moser' }],
    })
    const { revision } = await read(id)
    const newest = await changesOf(id)
    expect(newest.slice(0, 10).every(({ isRestorable }) => isRestorable)).toBe(true)
    for (const [at, change] of newest.slice(0, 10).entries()) {
      const response = await restore(id, change.id, { 'if-match': `"${revision + at}"` })
      expect([change.field, response.status, response.body, response.headers['etag']]).toEqual([
        change.field,
        200,
        { response: { id } },
        `"${revision + at + 1}"`,
      ])
    }
    const { revision: _, itemSpecifics, ...restored } = await read(id)
    const { revision: __, itemSpecifics: specificsBefore, ...fields } = before
    expect(restored).toEqual(fields)
    expect(itemSpecifics[0]).toEqual(specificsBefore[0])
    expect(itemSpecifics[1]).toMatchObject({ displayName: 'Period', value: '1900' })
    const [last] = await changesOf(id)
    expect(last).toMatchObject({ by: 'you', before: newest[9]?.after, after: newest[9]?.before })
  })

  test('is refused by the rules and in the sentences of a save', async () => {
    const { database } = api.data
    const id = await anItem({
      tagIds: [await aTag(database, owner.userId, { title: 'Lost' })],
      collectionId: await aCollection(database, owner.userId, { title: 'Lost' }),
      insuranceId: await anAttribute(database, owner.userId, { displayName: 'Lost' }),
    })
    const title = (await read(id)).title
    await save(id, {
      title: aTitle(),
      tags: [],
      itemCollections: [],
      insurance: null,
      description: 'A cuss.',
    })
    await save(id, { description: 'A thin rim.' })
    await anItem({ title })
    for (const table of ['tags', 'collections', 'custom_attributes'])
      await api.data.pool.query(`DELETE FROM ${table} WHERE user_id = $1`, [owner.userId])
    await staff.call('POST', '/api/v1/vault/admin/forbidden-words', { body: { word: 'cuss' } })
    const refusalOf = async (field: string) => {
      const { status, body } = await restore(id, (await changeOf(id, field))?.id)
      return [
        status,
        body.errors?.map(({ field: at, errorMessage }: Record<string, string>) => [at, errorMessage]),
      ]
    }
    expect(await refusalOf('title')).toEqual([409, [['title', messages.titleExists]]])
    expect(await refusalOf('tags')).toEqual([400, [['tags', messages.unknownTag]]])
    expect(await refusalOf('itemCollections')).toEqual([
      400,
      [['itemCollections', messages.unknownCollection]],
    ])
    expect(await refusalOf('insurance')).toEqual([400, [['insurance', messages.unknownInsurance]]])
    expect(await refusalOf('description')).toEqual([400, [['description', messages.explicitWords]]])
  })

  test('is refused over a revision that was not seen, and leaves the item', async () => {
    const id = await anItem()
    await save(id, { subtitle: 'Signed' })
    const change = await changeOf(id, 'subtitle')
    const refused = await restore(id, change?.id, { 'if-match': '"1"' })
    expect([refused.status, refused.body.errorCode]).toEqual([412, 'REVISION_CONFLICT'])
    expect((await read(id)).subtitle).toBe('Signed')
  })

  test('finds no change of another item, whoever owns it, and none of the item as a whole', async () => {
    const [id, second] = [await anItem(), await anItem()]
    await save(second, { subtitle: 'Signed' })
    const change = await changeOf(second, 'subtitle')
    expect((await restore(id, change?.id)).status).toBe(404)
    const other = await aMember(api.app, api.data.database, 'unlimited')
    expect((await other.call('GET', `${path}/${second}/history`)).status).toBe(404)
    expect((await other.call('POST', `${path}/${second}/history/${change?.id}/restore`)).status).toBe(404)
    expect((await read(second)).subtitle).toBe('Signed')
    const created = await owner.call('POST', `${path}/`, {
      body: { title: aTitle(), description: 'A thin rim.', categoryId: glass },
    })
    const own = created.body.response.id
    expect((await restore(own, (await changeOf(own, 'created'))?.id)).status).toBe(409)
  })
})

test('an erased account of staff leaves what it changed, without its number', async () => {
  const id = await anItem()
  const gone = await aMember(api.app, api.data.database, 'staff')
  await save(id, { subtitle: 'Mended' }, { call: gone.call, at: admin })
  await api.data.database.deleteFrom('users').where('id', '=', gone.userId).execute()
  const { rows } = await api.data.pool.query(
    'SELECT actor_kind, actor_id FROM vault_item_changes WHERE item_id = $1',
    [id],
  )
  expect(rows).toEqual([{ actor_kind: 'staff', actor_id: null }])
  expect((await changesOf(id))[0]).toMatchObject({ by: 'staff', field: 'subtitle' })
})
