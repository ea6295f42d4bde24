import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { aCollection, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/item-collections'
const notFound = [{ field: 'id', errorCode: 'notFound', errorMessage: 'Collection not found' }]

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const day = (date: number) => new Date(Date.UTC(2026, 2, date))

describe('the list', () => {
  test('D3-058: holds the member’s own collections, each with what is in it', async () => {
    const owner = await member()
    const { database } = api.data
    const id = await aCollection(database, owner.userId, {
      title: 'Clocks',
      description: 'What ticks.',
      status: 'public',
      createdAt: day(4),
    })
    await aCollection(database, (await member()).userId, { title: 'Clocks of others' })
    await aVaultItem(database, owner.userId, { collectionId: id })
    await aVaultItem(database, owner.userId, { collectionId: id })
    await aVaultItem(database, owner.userId)
    const { status, body } = await owner.call('GET', path)
    expect([status, body]).toEqual([
      200,
      {
        items: [
          {
            id,
            title: 'Clocks',
            description: 'What ticks.',
            status: 'public',
            visibility: 'PUBLIC',
            picture: null,
            itemPhoto: null,
            itemsCount: 2,
            numberOfItems: 2,
            noOfItems: 2,
            createdDate: '2026-03-04T00:00:00.000Z',
            url: `/app/collection/${id}`,
            deleted: false,
            type: 'collection',
            isTakenDown: false,
            revision: 1,
          },
        ],
        meta: { total: 1, currentLimit: 9, currentOffset: 0 },
      },
    ])
  })

  test('shows the cover of the newest item that has a photo', async () => {
    const owner = await member()
    const { database } = api.data
    const id = await aCollection(database, owner.userId)
    const item = (date: number, deletedAt: Date | null = null) =>
      aVaultItem(database, owner.userId, { collectionId: id, createdAt: day(date), deletedAt })
    const [oldest, newer, newest, deleted] = await Promise.all([item(1), item(2), item(3), item(4, day(5))])
    const shown = async () => [
      (await owner.call('GET', path)).body.items[0].itemPhoto,
      (await owner.call('GET', `${path}/${id}`)).body.itemPhoto,
    ]
    const photo = async (itemId: number, place: number, kind: 'image' | 'video' = 'image') => {
      const key = randomBytes(16).toString('hex')
      await database
        .insertInto('vault_media')
        .values({
          key,
          user_id: owner.userId,
          item_id: itemId,
          place,
          kind,
          content_type: 'image/jpeg',
          bytes: 8,
          width: 60,
          height: 40,
          renditions: 'done',
          created_at: day(6),
        })
        .execute()
      return `/api/v1/vault/media/${key}`
    }
    expect(await shown()).toEqual([null, null])
    await photo(deleted, 0)
    await photo(newest, 0, 'video')
    const older = await photo(oldest, 0)
    expect(await shown()).toEqual([older, older])
    await photo(newer, 2)
    const cover = await photo(newer, 1)
    expect(await shown()).toEqual([cover, cover])
  })

  test('D3-059, D3-060: is filtered, sorted and paged; the filters have a second name', async () => {
    const owner = await member()
    const { database } = api.data
    await aCollection(database, owner.userId, {
      title: 'Délft',
      description: 'Blue.',
      status: 'public',
      createdAt: day(1),
    })
    await aCollection(database, owner.userId, {
      title: 'delights',
      description: 'From Bödmin.',
      createdAt: day(3),
    })
    await aCollection(database, owner.userId, {
      title: 'Wedgwood',
      description: 'Jasper and delft.',
      status: 'public',
      createdAt: day(2),
    })
    const asked = async (search: string) => {
      const { items, meta } = (await owner.call('GET', `${path}?${search}`)).body
      return [items.map(({ title }: { title: string }) => title), meta.total]
    }
    expect(await asked('')).toEqual([['delights', 'Wedgwood', 'Délft'], 3])
    expect(await asked('s=createdDate:asc')).toEqual([['Délft', 'Wedgwood', 'delights'], 3])
    expect(await asked('s=title:asc')).toEqual([['Délft', 'delights', 'Wedgwood'], 3])
    expect(await asked('s=title:desc&limit=2&offset=1')).toEqual([['delights', 'Délft'], 3])
    expect(await asked('offset=30')).toEqual([[], 3])
    expect(await asked('f.title=DELFT')).toEqual([['Délft'], 1])
    expect(await asked('f.title=delft&f.searchableFields=title,description')).toEqual([
      ['Wedgwood', 'Délft'],
      2,
    ])
    expect(await asked('f.title=bodmin&f.searchableFields=description')).toEqual([['delights'], 1])
    expect(await asked('f.status=public')).toEqual([['Wedgwood', 'Délft'], 2])
    expect(await asked('f.status=PRIVATE&f.title=del')).toEqual([['delights'], 1])
    expect(await asked('title=del&sort=title:desc')).toEqual([['delights', 'Délft'], 2])
    expect(await asked('s=price:desc&f.status=open&limit=x')).toEqual([['delights', 'Wedgwood', 'Délft'], 3])
  })
})

describe('one collection', () => {
  test('D3-058: names what is in it, newest first', async () => {
    const owner = await member()
    const { database } = api.data
    const id = await aCollection(database, owner.userId, { title: 'Clocks' })
    const older = await aVaultItem(database, owner.userId, {
      title: 'Old clock',
      collectionId: id,
      createdAt: day(1),
    })
    const newer = await aVaultItem(database, owner.userId, {
      title: 'New clock',
      collectionId: id,
      createdAt: day(2),
    })
    const { status, headers, body } = await owner.call('GET', `${path}/${id}`)
    expect([status, headers['etag'], body.itemsCount, body.items]).toEqual([
      200,
      '"1"',
      2,
      [
        { id: newer, title: 'New clock' },
        { id: older, title: 'Old clock' },
      ],
    ])
  })

  test('D3-065: of another member is as one that is missing', async () => {
    const [owner, other] = [await member(), await member()]
    const id = await aCollection(api.data.database, owner.userId, { status: 'public' })
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { status: 'private' }],
      ['DELETE', undefined],
    ] as const) {
      const foreign = await other.call(method, `${path}/${id}`, { body })
      const missing = await other.call(method, `${path}/999999999`, { body })
      expect([foreign.status, foreign.body], method).toEqual([404, missing.body])
      expect([foreign.body.errorCode, foreign.body.errors], method).toEqual(['NOT_FOUND', notFound])
    }
  })
})

describe('a change', () => {
  const clocks = { title: 'Clocks', description: 'What ticks.', status: 'private' }

  test('D3-061: takes the whole record or the status alone, and nothing where it is only checked', async () => {
    const { call, userId } = await member()
    const id = await aCollection(api.data.database, userId, { title: 'Clocks' })
    expect(
      (await call('PUT', `${path}/${id}?validationOnly=true`, { body: { ...clocks, title: 'Watches' } }))
        .body,
    ).toEqual({ response: { id } })
    expect((await call('GET', `${path}/${id}`)).body).toMatchObject({ title: 'Clocks', revision: 1 })
    const whole = await call('PUT', `${path}/${id}`, { body: { ...clocks, title: 'Watches' } })
    expect([whole.status, whole.headers['etag'], whole.body]).toEqual([200, '"2"', { response: { id } }])
    await call('PUT', `${path}/${id}`, { body: { visibility: 'PUBLIC' } })
    expect((await call('GET', `${path}/${id}`)).body).toMatchObject({
      title: 'Watches',
      description: 'What ticks.',
      status: 'public',
      revision: 3,
    })
  })

  test('D3-061: of a record that was changed meanwhile is refused where the caller asks for that', async () => {
    const { call, userId } = await member()
    const id = await aCollection(api.data.database, userId)
    await call('PUT', `${path}/${id}`, { body: { status: 'public' } })
    expect(
      (await call('PUT', `${path}/${id}`, { body: { status: 'private' }, headers: { 'if-match': '"1"' } }))
        .status,
    ).toBe(412)
    expect(
      (await call('PUT', `${path}/${id}`, { body: { status: 'private' }, headers: { 'if-match': '"2"' } }))
        .status,
    ).toBe(200)
  })

  test('of the status twenty times ends in the last one, and changes nothing where it is the same', async () => {
    const { call, userId } = await member()
    const id = await aCollection(api.data.database, userId)
    for (let press = 1; press <= 20; press += 1)
      await call('PUT', `${path}/${id}`, { body: { status: press % 2 === 1 ? 'public' : 'private' } })
    await call('PUT', `${path}/${id}`, { body: { status: 'private' } })
    expect((await call('GET', `${path}/${id}`)).body).toMatchObject({ status: 'private', revision: 21 })
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*) FROM outbox_events WHERE type = 'collection.updated.v1' AND payload @> ${JSON.stringify({ collectionId: id })}::jsonb`.execute(
      api.data.database,
    )
    expect(rows).toEqual([{ count: 20 }])
  })

  test('D3-065: is held to the title, the words and the fields as a new one', async () => {
    const { call, userId } = await member()
    await aCollection(api.data.database, userId, { title: 'Réveils' })
    const id = await aCollection(api.data.database, userId, { title: 'Clocks' })
    for (const search of ['', '?validationOnly=true']) {
      const errorsOf = async (body: object) =>
        (await call('PUT', `${path}/${id}${search}`, { body })).body.errors
      expect(await errorsOf({ ...clocks, title: 'réveils' })).toEqual([
        { field: 'title', errorCode: 'exists', errorMessage: 'Collection already exists' },
      ])
      expect(await errorsOf({ ...clocks, title: 'Shit' })).toEqual([
        { field: 'title', errorCode: 'NoExplicitWords', errorMessage: messages.titleExplicit, word: 'Shit' },
      ])
      expect(await errorsOf({ ...clocks, description: 'x'.repeat(1001) })).toEqual([
        { field: 'description', errorCode: 'Size', errorMessage: messages.descriptionInvalid },
      ])
      expect(await errorsOf({ ...clocks, title: 'x'.repeat(81) })).toEqual([
        { field: 'title', errorCode: 'Size', errorMessage: messages.titleTooLong },
      ])
      expect(
        (await call('PUT', `${path}/${id}${search}`, { body: { ...clocks, title: 'CLOCKS' } })).status,
      ).toBe(200)
    }
  })

  test('D3-049: keeps a title that another one has had as well, until it is another title', async () => {
    const { call, userId } = await member()
    await aCollection(api.data.database, userId, { title: 'Clocks – old' })
    const id = await aCollection(api.data.database, userId, { title: 'Other' })
    await sql`UPDATE collections SET title = 'Clocks - old', title_key = 'clocks - old' || chr(10) || id WHERE id = ${id}`.execute(
      api.data.database,
    )
    const save = async (body: object) => (await call('PUT', `${path}/${id}`, { body })).status
    expect(await save({ ...clocks, title: 'Clocks - old' })).toBe(200)
    expect(await save({ ...clocks, title: 'Other' })).toBe(200)
    expect(await save({ ...clocks, title: 'Clocks - old' })).toBe(409)
  })

  test('that publishes what staff have taken down is refused, and the owner sees it as private', async () => {
    const { call, userId } = await member()
    const id = await aCollection(api.data.database, userId, { status: 'public' })
    await api.data.database
      .updateTable('collections')
      .set({ taken_down_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect((await call('GET', `${path}/${id}`)).body).toMatchObject({
      status: 'private',
      visibility: 'PRIVATE',
    })
    expect((await call('GET', `${path}?f.status=public`)).body.meta.total).toBe(0)
    const refused = await call('PUT', `${path}/${id}`, { body: { status: 'public' } })
    expect([refused.status, refused.body.errorCode, refused.body.errors]).toEqual([
      409,
      'STATUS_CONFLICT',
      [{ field: 'status', errorCode: 'invalid', errorMessage: messages.takenDown }],
    ])
  })
})

describe('a deletion', () => {
  test('D3-061: leaves the items in the vault, and tells the owner alone that the collection is gone', async () => {
    const [owner, other] = [await member(), await member()]
    const { database } = api.data
    const id = await aCollection(database, owner.userId, { title: 'Clocks' })
    const itemId = await aVaultItem(database, owner.userId, { title: 'A clock', collectionId: id })
    expect((await owner.call('DELETE', `${path}/${id}`)).body).toEqual({ response: { id } })
    expect((await owner.call('GET', `/api/v1/vault/items/${itemId}`)).body).toMatchObject({
      title: 'A clock',
      itemCollections: [],
      revision: 2,
    })
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { status: 'public' }],
      ['DELETE', undefined],
    ] as const) {
      const gone = await owner.call(method, `${path}/${id}`, { body })
      expect([gone.status, gone.body.errorCode, gone.body.errors], method).toEqual([
        404,
        'COLLECTION_GONE',
        notFound,
      ])
      expect((await other.call(method, `${path}/${id}`, { body })).body.errorCode, method).toBe('NOT_FOUND')
    }
    expect(
      await database
        .selectFrom('audit_entries')
        .select(['action', 'details'])
        .where('subject_type', '=', 'collection')
        .where('subject_id', '=', String(id))
        .execute(),
    ).toEqual([{ action: 'collection.deleted', details: { items: 1 } }])
  })

  test('of a collection into which an item is being put leaves no item in it', async () => {
    const owner = await member()
    const { database } = api.data
    const id = await aCollection(database, owner.userId)
    const items = await Promise.all(Array.from({ length: 8 }, () => aVaultItem(database, owner.userId)))
    const put = items.map((itemId) =>
      owner.call('PATCH', `/api/v1/vault/items/${itemId}`, {
        body: { id: itemId, itemCollections: [{ id }] },
      }),
    )
    const [deleted, ...moved] = await Promise.all([owner.call('DELETE', `${path}/${id}`), ...put])
    expect(deleted.status).toBe(200)
    expect(moved.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
    expect(
      await database
        .selectFrom('vault_items')
        .select('id')
        .where('user_id', '=', owner.userId)
        .where('collection_id', 'is not', null)
        .execute(),
    ).toEqual([])
  })

  test('after somebody else’s change is refused where the caller asks for that', async () => {
    const { call, userId } = await member()
    const id = await aCollection(api.data.database, userId)
    expect((await call('DELETE', `${path}/${id}`, { headers: { 'if-match': '"7"' } })).status).toBe(412)
    expect((await call('GET', `${path}/${id}`)).status).toBe(200)
  })
})

test('D3-064: an item that is put into another collection has moved', async () => {
  const owner = await member()
  const { database } = api.data
  const [from, to] = [await aCollection(database, owner.userId), await aCollection(database, owner.userId)]
  const itemId = await aVaultItem(database, owner.userId, { collectionId: from })
  await owner.call('PATCH', `/api/v1/vault/items/${itemId}`, {
    body: { id: itemId, itemCollections: [{ id: to }] },
  })
  expect([
    (await owner.call('GET', `${path}/${from}`)).body.itemsCount,
    (await owner.call('GET', `${path}/${to}`)).body.itemsCount,
  ]).toEqual([0, 1])
})

test.each([
  ['suspended', 200, 403],
  ['free', 403, 403],
  ['trial', 200, 200],
  ['enterprise', 200, 200],
] as const)('D3-021: a member who is %s reads with %d and writes with %d', async (kind, reads, writes) => {
  const { call, userId } = await aMember(api.app, api.data.database, kind)
  const id = await aCollection(api.data.database, userId)
  expect([(await call('GET', path)).status, (await call('GET', `${path}/${id}`)).status]).toEqual([
    reads,
    reads,
  ])
  expect([
    (await call('PUT', `${path}/${id}`, { body: { status: 'private' } })).status,
    (await call('DELETE', `${path}/${id}`)).status,
  ]).toEqual([writes, writes])
})
