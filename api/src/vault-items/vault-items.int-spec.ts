import { attributeMessages } from '@vitrine/contracts/custom-attributes/attributes'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

let api: TestApi
let glass: number
let lamps: number

beforeAll(async () => {
  api = await testApi()
  glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
  lamps = await aCategory(api.data.database, { title: 'Lamps', url: 'lamps', parentId: glass })
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const vase = (changed: object = {}) => ({
  body: { title: 'Blue vase', description: 'A thin rim.', categoryId: glass, ...changed },
})
const create = async ({ call }: TestMember, changed: object = {}): Promise<number> =>
  (await call('POST', `${path}/`, vase(changed))).body.response.id
const read = async ({ call }: TestMember, id: number) => (await call('GET', `${path}/${id}`)).body
const totalOf = async ({ call }: TestMember) => (await call('GET', path)).body.meta.total

describe('an item', () => {
  test('D2-055, D2-114: of title, description and category is created, and read with every field', async () => {
    const owner = await member()
    const created = await owner.call(
      'POST',
      `${path}/`,
      vase({ title: '  Blue \t vase ', id: 77, images: [{ url: 'x' }], revision: 9 }),
    )
    expect([created.status, created.body, created.headers['etag']]).toEqual([
      200,
      { response: { id: expect.any(Number) } },
      '"1"',
    ])
    const { id } = created.body.response
    const response = await owner.call('GET', `${path}/${id}`)
    expect(response.headers['etag']).toBe('"1"')
    expect(response.body).toEqual({
      id,
      title: 'Blue vase',
      subtitle: '',
      description: 'A thin rim.',
      categoryId: glass,
      itemCollections: [],
      tags: [],
      purchaseDate: null,
      purchasePrice: null,
      soldPrice: null,
      numberOfYearsInFamily: null,
      itemSignificances: [],
      isInsured: false,
      insurance: null,
      customInsurance: '',
      isStored: false,
      storageLocation: null,
      customStorageLocation: '',
      itemSpecifics: [],
      images: [],
      videos: [],
      createdDate: expect.any(String),
      picturesCount: 0,
      imagesCount: 0,
      videosCount: 0,
      estimatedPriceMin: null,
      estimatedPriceMax: null,
      meanPrice: null,
      estimateCurrency: null,
      estimatedAt: null,
      revision: 1,
    })
  })

  test('D2-055, D2-094: keeps everything that a member may say of it', async () => {
    const owner = await member()
    const { database } = api.data
    const [collectionId, first, second, insuranceId, storageId] = [
      await aCollection(database, owner.userId, { title: 'Glass things' }),
      await aTag(database, owner.userId, { title: 'B' }),
      await aTag(database, owner.userId, { title: 'A' }),
      await anAttribute(database, owner.userId),
      await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION', displayName: 'Shelf' }),
    ]
    const id = await create(owner, {
      subtitle: 'Bohemia',
      itemCollections: [{ id: collectionId }],
      tags: [{ id: first }, { id: second }, { id: first }],
      purchaseDate: '02/29/2024',
      purchasePrice: 12.5,
      soldPrice: 999_999_999_999.99,
      numberOfYearsInFamily: 3,
      itemSignificances: [{ id: 5 }, { id: 2 }, { id: 5 }],
      insurance: { id: insuranceId },
      customInsurance: 'ignored',
      storageLocation: { id: storageId },
      itemSpecifics: [
        { displayName: 'Maker Mark', value: 'Lion' },
        { displayName: 'Period', value: '1900' },
      ],
    })
    expect(await read(owner, id)).toMatchObject({
      subtitle: 'Bohemia',
      itemCollections: [{ id: collectionId, title: 'Glass things' }],
      tags: [
        { id: first, title: 'B', color: '#ADB6BB' },
        { id: second, title: 'A' },
      ],
      purchaseDate: '2024-02-29',
      purchasePrice: 12.5,
      soldPrice: 999_999_999_999.99,
      numberOfYearsInFamily: 3,
      itemSignificances: [
        { id: 2, description: 'familyHeirloom' },
        { id: 5, description: 'resale' },
      ],
      insurance: { id: insuranceId },
      storageLocation: { id: storageId, displayName: 'Shelf' },
      itemSpecifics: [
        { id: expect.any(Number), name: 'maker-mark', displayName: 'Maker Mark', value: 'Lion' },
        { name: 'period' },
      ],
    })
  })

  test('D2-098: is insured and stored as said, else as its entries say, also once an entry is deleted', async () => {
    const owner = await member()
    const insurer = await anAttribute(api.data.database, owner.userId)
    const id = await create(owner, { isInsured: true, isStored: true })
    const insured = async () => {
      const { isInsured, insurance, isStored, storageLocation } = await read(owner, id)
      return [isInsured, insurance?.id ?? null, isStored, storageLocation]
    }
    const put = async (body: object) => await owner.call('PUT', `${path}/${id}`, vase(body))
    expect(await insured()).toEqual([true, null, true, null])
    await put({})
    expect(await insured()).toEqual([true, null, true, null])
    await put({ insurance: null, isStored: false })
    expect(await insured()).toEqual([false, null, false, null])
    await put({ insurance: { id: insurer } })
    expect(await insured()).toEqual([true, insurer, false, null])
    await owner.call('DELETE', `/api/v1/vault/custom-attributes/${insurer}`)
    expect(await insured()).toEqual([true, null, false, null])
    expect((await put({ isInsured: 'yes' })).body.errors).toMatchObject([
      { field: 'isInsured', errorMessage: messages.answerInvalid },
    ])
  })

  test('D2-029, D2-055: shows its photos in order and its video by paths of their own', async () => {
    const owner = await member()
    const id = await create(owner)
    const file = {
      item_id: id,
      user_id: owner.userId,
      bytes: 10,
      width: 1,
      height: 1,
      renditions: 'done',
      created_at: new Date(),
    } as const
    await api.data.database
      .insertInto('vault_media')
      .values([
        {
          ...file,
          key: `second${id}`,
          kind: 'image',
          place: 1,
          content_type: 'image/png',
          alt_text: 'The mark below the foot',
        },
        { ...file, key: `first${id}`, kind: 'image', place: 0, content_type: 'image/jpeg' },
        {
          ...file,
          key: `gone${id}`,
          kind: 'image',
          place: 2,
          content_type: 'image/jpeg',
          removed_at: new Date(),
        },
        { ...file, key: `video${id}`, kind: 'video', place: 0, content_type: 'video/mp4' },
        { ...file, key: `still${id}`, kind: 'thumbnail', place: 0, content_type: 'image/jpeg' },
      ])
      .execute()
    expect(await read(owner, id)).toMatchObject({
      images: [
        { id: expect.any(Number), url: `/api/v1/vault/media/first${id}` },
        { url: `/api/v1/vault/media/second${id}`, altText: 'The mark below the foot' },
      ],
      videos: [
        {
          url: `/api/v1/vault/media/video${id}`,
          type: 'video/mp4',
          thumbnailUrl: `/api/v1/vault/media/still${id}`,
        },
      ],
      picturesCount: 2,
      imagesCount: 2,
      videosCount: 1,
    })
  })

  test('D2-095, D2-098, D2-109: is changed by what is sent: what is absent stays, null, empty and 0 clear', async () => {
    const owner = await member()
    const tagId = await aTag(api.data.database, owner.userId)
    const id = await create(owner, {
      subtitle: 'Old',
      tags: [{ id: tagId }],
      purchasePrice: 5,
      soldPrice: 6,
      purchaseDate: '2020-01-01',
      numberOfYearsInFamily: 2,
      itemSignificances: [{ id: 1 }],
      itemSpecifics: [{ displayName: 'Maker', value: 'Lion' }],
    })
    const changed = await owner.call('PUT', `${path}/${id}/`, vase({ id, title: 'Green vase' }))
    expect([changed.status, changed.body, changed.headers['etag']]).toEqual([
      200,
      { response: { id } },
      '"2"',
    ])
    expect(await read(owner, id)).toMatchObject({
      title: 'Green vase',
      subtitle: 'Old',
      tags: [{ id: tagId }],
      purchasePrice: 5,
      purchaseDate: '2020-01-01',
      itemSpecifics: [{ displayName: 'Maker' }],
      revision: 2,
    })
    await owner.call(
      'PUT',
      `${path}/${id}`,
      vase({
        subtitle: null,
        tags: [],
        purchasePrice: 0,
        soldPrice: '',
        purchaseDate: '',
        numberOfYearsInFamily: null,
        itemSignificances: null,
        itemSpecifics: [],
      }),
    )
    expect(await read(owner, id)).toMatchObject({
      subtitle: '',
      tags: [],
      purchasePrice: null,
      soldPrice: null,
      purchaseDate: null,
      numberOfYearsInFamily: null,
      itemSignificances: [],
      itemSpecifics: [],
    })
  })

  test('D2-103: keeps the ids of its specifics; one of another item is a new row', async () => {
    const owner = await member()
    const [id, other] = [
      await create(owner, {
        itemSpecifics: [
          { displayName: 'Maker', value: 'Lion' },
          { displayName: 'Period', value: '1900' },
        ],
      }),
      await create(owner, { title: 'Other', itemSpecifics: [{ displayName: 'Size', value: '3 in' }] }),
    ]
    const [maker] = (await read(owner, id)).itemSpecifics
    const [size] = (await read(owner, other)).itemSpecifics
    await owner.call(
      'PUT',
      `${path}/${id}`,
      vase({
        itemSpecifics: [
          { id: size.id, displayName: 'Size', value: '4 in' },
          { id: maker.id, displayName: 'Maker', value: 'Bear' },
        ],
      }),
    )
    const [first, second, ...none] = (await read(owner, id)).itemSpecifics
    expect([first.value, first.id === size.id, second, none]).toEqual([
      '4 in',
      false,
      { ...maker, value: 'Bear' },
      [],
    ])
    expect((await read(owner, other)).itemSpecifics).toEqual([size])
  })

  test('D2-053, D2-056: goes into a collection and out of it, and gets its tags, by PATCH', async () => {
    const owner = await member()
    const [id, collectionId, tagId] = [
      await create(owner),
      await aCollection(api.data.database, owner.userId),
      await aTag(api.data.database, owner.userId),
    ]
    const put = await owner.call('PATCH', `${path}/${id}`, {
      body: { id, itemCollections: [{ id: collectionId }, { id: 999 }] },
    })
    expect([put.status, put.headers['etag'], put.body]).toMatchObject([
      200,
      '"2"',
      { id, itemCollections: [{ id: collectionId }], tags: [] },
    ])
    expect(
      (await owner.call('PATCH', `${path}/${id}`, { body: { id, tags: [{ id: tagId }] } })).body,
    ).toMatchObject({ itemCollections: [{ id: collectionId }], tags: [{ id: tagId }] })
    expect(
      (await owner.call('PATCH', `${path}/${id}`, { body: { id, itemCollections: [] } })).body,
    ).toMatchObject({ itemCollections: [], tags: [{ id: tagId }] })
    expect((await owner.call('PATCH', `${path}/${id}`, { body: { id } })).status).toBe(400)
    expect(
      (await owner.call('PATCH', `${path}/${id}`, { body: { id: id + 1, tags: [] } })).body.errors,
    ).toMatchObject([{ field: 'id', errorCode: 'invalid' }])
  })
})

describe('a dry run', () => {
  test('D2-108, D2-109: stores nothing, and no insurer', async () => {
    const owner = await member()
    const body = vase({ insurance: { id: 0 }, customInsurance: 'Acorn Mutual' })
    expect((await owner.call('POST', `${path}/?validationOnly=true`, body)).body).toEqual({
      response: { id: 0 },
    })
    expect([
      await totalOf(owner),
      (await owner.call('GET', '/api/v1/vault/custom-attributes?f.isDefault=false')).body.meta.total,
    ]).toEqual([0, 0])
    const id = await create(owner)
    const dry = await owner.call('PUT', `${path}/${id}/?validationOnly=true`, vase({ title: 'Another' }))
    expect([dry.body, dry.headers['etag']]).toEqual([{ response: { id } }, '"1"'])
    expect(await read(owner, id)).toMatchObject({ title: 'Blue vase', revision: 1 })
    expect(
      (
        await api.data.database
          .selectFrom('outbox_events')
          .select('id')
          .where('type', '=', 'vault-item.updated.v1')
          .where(sql<boolean>`payload @> ${JSON.stringify({ itemId: id })}::jsonb`)
          .execute()
      ).length,
    ).toBe(0)
    expect((await owner.call('POST', `${path}/?validationOnly=maybe`, body)).status).toBe(400)
  })

  test('D2-108: refuses what the save would', async () => {
    const owner = await member()
    await create(owner)
    expect(await owner.call('POST', `${path}/?validationOnly=true`, vase())).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'title', errorCode: 'exists', errorMessage: messages.titleExists }] },
    })
    expect((await owner.call('PUT', `${path}/999999999/?validationOnly=true`, vase())).status).toBe(404)
  })
})

describe('D2-083 to D2-086, D2-088, D2-089, D2-095, D2-097, D2-100: what is refused', () => {
  const errorsOf = async (owner: TestMember, changed: object) =>
    (await owner.call('POST', path, vase(changed))).body.errors

  test.each<[string, string, string, object]>([
    ['title', 'null', messages.required, { title: '' }],
    ['title', 'invalid', messages.titleCombination, { title: '   ' }],
    ['title', 'invalid', messages.titleTooShort, { title: 'x' }],
    ['title', 'Size', messages.titleTooLong, { title: 'x'.repeat(81) }],
    ['title', 'NoExplicitWords', messages.explicitWords, { title: 'Shit vase' }],
    ['subtitle', 'Size', 'Please use at most 55 characters.', { subtitle: 'x'.repeat(56) }],
    ['subtitle', 'NoExplicitWords', messages.explicitWords, { subtitle: 'oh SHIT' }],
    ['description', 'null', messages.required, { description: '' }],
    ['description', 'Size', messages.descriptionTooLong, { description: 'x'.repeat(10_001) }],
    ['description', 'NoExplicitWords', messages.explicitWords, { description: 'What a\nshit vase' }],
    [
      'itemSpecifics.0.value',
      'NoExplicitWords',
      messages.explicitWords,
      { itemSpecifics: [{ displayName: 'Maker', value: 'Shit' }] },
    ],
    ['categoryId', 'null', messages.categoryMissing, { categoryId: 0 }],
    ['categoryId', 'invalid', messages.categoryMissing, { categoryId: 999_999_999 }],
    ['purchasePrice', 'invalid', messages.priceInvalid, { purchasePrice: 1.234 }],
    ['soldPrice', 'Size', messages.priceTooLarge, { soldPrice: 1_000_000_000_000 }],
    ['purchaseDate', 'invalid', messages.dateInvalid, { purchaseDate: '2023-02-30' }],
    ['numberOfYearsInFamily', 'invalid', messages.yearsInvalid, { numberOfYearsInFamily: 1.5 }],
    ['numberOfYearsInFamily', 'Size', messages.yearsTooLarge, { numberOfYearsInFamily: 1_000_000_000 }],
    ['tags', 'notFound', messages.unknownTag, { tags: [{ id: 0 }] }],
    ['itemCollections', 'notFound', messages.unknownCollection, { itemCollections: [{ id: 999_999_999 }] }],
    ['insurance', 'notFound', messages.unknownInsurance, { insurance: { id: 999_999_999 } }],
    ['storageLocation', 'notFound', messages.unknownStorage, { storageLocation: { id: 999_999_999 } }],
    ['customInsurance', 'null', messages.required, { insurance: { id: 0 } }],
    [
      'customStorageLocation',
      'invalid',
      messages.nameTooShort,
      { storageLocation: { id: 0 }, customStorageLocation: 'x' },
    ],
  ])('D2-090, D2-210: %s: %s, %s', async (field, errorCode, errorMessage, changed) => {
    const owner = await member()
    const named = errorCode === 'NoExplicitWords' && { word: expect.stringMatching(/^shit$/i) }
    expect(await errorsOf(owner, changed)).toEqual([{ field, errorCode, errorMessage, ...named }])
    expect(await totalOf(owner)).toBe(0)
  })

  test('D2-090: a subcategory, and a category that no list shows', async () => {
    const owner = await member()
    const hidden = await aCategory(api.data.database, { title: 'Uncategorized', url: 'uncategorized' })
    for (const categoryId of [lamps, hidden])
      expect(await errorsOf(owner, { categoryId })).toMatchObject([
        { field: 'categoryId', errorCode: 'invalid' },
      ])
  })

  test('D2-096: a day after today in the first time zone', async () => {
    const owner = await member()
    const inDays = (days: number) =>
      new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    expect(await errorsOf(owner, { purchaseDate: inDays(2) })).toEqual([
      { field: 'purchaseDate', errorCode: 'invalid', errorMessage: messages.dateInFuture },
    ])
    expect((await owner.call('POST', path, vase({ purchaseDate: inDays(0) }))).status).toBe(200)
  })

  test('several at once, each at its field', async () => {
    const fields = (
      await errorsOf(await member(), { title: 'Shit', tags: [{ id: 1 }], categoryId: lamps })
    ).map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['title', 'categoryId', 'tags'])
  })

  test("D2-206: another member's tag, collection and insurer, as if they were missing", async () => {
    const [owner, other] = [await member(), await member()]
    const { database } = api.data
    expect(await errorsOf(owner, { tags: [{ id: await aTag(database, other.userId) }] })).toMatchObject([
      { field: 'tags', errorCode: 'notFound' },
    ])
    expect(
      await errorsOf(owner, { itemCollections: [{ id: await aCollection(database, other.userId) }] }),
    ).toMatchObject([{ field: 'itemCollections', errorCode: 'notFound' }])
    expect(
      await errorsOf(owner, { insurance: { id: await anAttribute(database, other.userId) } }),
    ).toMatchObject([{ field: 'insurance', errorCode: 'notFound' }])
    // One of the other kind is none either.
    expect(
      await errorsOf(owner, {
        insurance: { id: await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION' }) },
      }),
    ).toMatchObject([{ field: 'insurance', errorCode: 'notFound' }])
  })

  test('D2-087, D2-210: a title that the member has already, whatever its capitals, but not that of a deleted item or of another member', async () => {
    const [owner, other] = [await member(), await member()]
    const id = await create(owner)
    expect(await owner.call('POST', path, vase({ title: 'BLUE  vase' }))).toMatchObject({
      status: 409,
      body: {
        errorCode: 'ALREADY_EXISTS',
        errors: [{ field: 'title', errorCode: 'exists', errorMessage: messages.titleExists }],
      },
    })
    expect((await owner.call('PUT', `${path}/${id}`, vase({ title: 'BLUE vase' }))).status).toBe(200)
    expect((await other.call('POST', path, vase())).status).toBe(200)
    await owner.call('DELETE', `${path}/${id}`)
    expect((await owner.call('POST', path, vase())).status).toBe(200)
  })

  test('D2-087: a title that differs in quotes, dashes, spaces or invisible characters alone', async () => {
    const owner = await member()
    await create(owner, { title: 'O’Brien “tea\u00a0cup” — blue' })
    for (const title of ['O\'Brien "tea cup" - blue', 'oʼbrien «tea cup» – BLUE'])
      expect(await owner.call('POST', path, vase({ title }))).toMatchObject({
        status: 409,
        body: { errors: [{ field: 'title', errorCode: 'exists' }] },
      })
    expect((await owner.call('POST', path, vase({ title: 'Ó\'Brien "tea cup" - blue' }))).status).toBe(200)
  })

  test('D2-087: not of a title that two items have had since titles were compared by capitals alone, until it is another one', async () => {
    const owner = await member()
    await create(owner)
    const id = await create(owner, { title: 'Other' })
    await sql`UPDATE vault_items SET title = 'Blue\u00a0vase', title_key = 'blue vase' || chr(10) || id WHERE id = ${id}`.execute(
      api.data.database,
    )
    const save = async (changed: object) => (await owner.call('PUT', `${path}/${id}`, vase(changed))).status
    expect(await save({ title: 'Blue\u00a0vase', description: 'A thick rim.' })).toBe(200)
    expect(await save({ title: 'BLUE vase' })).toBe(200)
    expect(await save({ title: 'Other' })).toBe(200)
    expect(await save({ title: 'BLUE vase' })).toBe(409)
  })

  test('a body that names another item', async () => {
    const owner = await member()
    const id = await create(owner)
    expect(await owner.call('PUT', `${path}/${id}`, vase({ id: id + 1 }))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'id', errorCode: 'invalid' }] },
    })
  })
})

describe('a new insurer or storage location named in an item', () => {
  test('is made with it', async () => {
    const owner = await member()
    const id = await create(owner, {
      insurance: { id: 0 },
      customInsurance: ' Acorn  Mutual ',
      storageLocation: { id: 0 },
      customStorageLocation: 'Under the bed',
    })
    expect(await read(owner, id)).toMatchObject({
      insurance: { displayName: 'Acorn Mutual' },
      customInsurance: '',
      storageLocation: { displayName: 'Under the bed' },
    })
  })

  test('D2-164: is refused at its own field where the name is taken, and nothing is stored', async () => {
    const owner = await member()
    expect(
      await owner.call('POST', path, vase({ storageLocation: { id: 0 }, customStorageLocation: 'ATTIC' })),
    ).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            field: 'customStorageLocation',
            errorCode: 'exists',
            errorMessage: attributeMessages.exists.STORAGE_LOCATION,
          },
        ],
      },
    })
    expect(await totalOf(owner)).toBe(0)
  })
})

describe('two at once', () => {
  test('of eight items that are given one title at once, one has it', async () => {
    const owner = await member()
    const ids: number[] = []
    for (let at = 0; at < 8; at += 1) ids.push(await create(owner, { title: `Racer ${at}` }))
    const responses = await Promise.all(
      ids.map((id) => owner.call('PUT', `${path}/${id}`, vase({ title: 'One title' }))),
    )
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    for (const { status, body } of responses)
      if (status === 409)
        expect(body).toMatchObject({
          errorCode: 'ALREADY_EXISTS',
          errors: [{ field: 'title', errorCode: 'exists' }],
        })
  })

  test('D2-087, D2-108: 50 parallel creates of one title make one item', async () => {
    const owner = await member()
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        owner.call('POST', path, vase({ insurance: { id: 0 }, customInsurance: 'Acorn' })),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ])
    expect(await totalOf(owner)).toBe(1)
  })

  test('D2-109: who has read an older revision changes nothing', async () => {
    const owner = await member()
    const id = await create(owner)
    const headers = { 'if-match': '"1"' }
    expect((await owner.call('PUT', `${path}/${id}`, { ...vase({ title: 'First' }), headers })).status).toBe(
      200,
    )
    for (const late of [
      await owner.call('PUT', `${path}/${id}`, { ...vase({ title: 'Second' }), headers }),
      await owner.call('PATCH', `${path}/${id}`, { body: { id, tags: [] }, headers }),
      await owner.call('DELETE', `${path}/${id}`, { headers }),
    ])
      expect([late.status, late.body.errorCode]).toEqual([412, 'REVISION_CONFLICT'])
    expect(await read(owner, id)).toMatchObject({ title: 'First', revision: 2 })
  })

  test('a tag that is deleted while it is being added is on the item or refused, never a failure', async () => {
    const owner = await member()
    const id = await create(owner)
    for (let round = 0; round < 5; round++) {
      const tagId = await aTag(api.data.database, owner.userId)
      const responses = await Promise.all([
        owner.call('DELETE', `/api/v1/vault/tags/${tagId}`),
        ...Array.from({ length: 4 }, () =>
          owner.call('PATCH', `${path}/${id}`, { body: { id, tags: [{ id: tagId }] } }),
        ),
      ])
      expect(responses.every(({ status }) => status === 200 || status === 400)).toBe(true)
      expect((await read(owner, id)).tags).toEqual([])
    }
  })
})

describe('deleting', () => {
  test('D2-043, D2-045: takes an item from everywhere at once, and is audited', async () => {
    const owner = await member()
    const collectionId = await aCollection(api.data.database, owner.userId)
    const id = await create(owner, { itemCollections: [{ id: collectionId }] })
    const inCollection = async () =>
      (await owner.call('GET', `${path}?f.itemCollectionId=${collectionId}`)).body.meta.total
    expect(await inCollection()).toBe(1)
    const deleted = await owner.call('DELETE', `${path}/${id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { response: { id } }])
    expect([
      (await owner.call('GET', `${path}/${id}`)).status,
      await totalOf(owner),
      (await owner.call('GET', `${path}/titlesuggestions?term=blue`)).body.items,
    ]).toEqual([404, 0, []])
    expect(await inCollection()).toBe(0)
    expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(404)
    expect(
      await api.data.database
        .selectFrom('audit_entries')
        .select(['action', 'actor_id'])
        .where('subject_type', '=', 'vault-item')
        .where('subject_id', '=', String(id))
        .execute(),
    ).toEqual([{ action: 'vault-item.deleted', actor_id: owner.userId }])
  })

  test('D2-044: several at once passes over what is not one’s own', async () => {
    const [owner, other] = [await member(), await member()]
    const { database } = api.data
    const [first, second, theirs] = [
      await aVaultItem(database, owner.userId),
      await aVaultItem(database, owner.userId),
      await aVaultItem(database, other.userId),
    ]
    const deleted = await owner.call('POST', `${path}/delete`, {
      body: [second, first, first, theirs, 999_999_999],
    })
    expect([deleted.status, deleted.body]).toEqual([200, { response: { ids: [first, second] } }])
    expect([await totalOf(owner), await totalOf(other)]).toEqual([0, 1])
    expect((await owner.call('POST', `${path}/delete`, { body: [theirs] })).status).toBe(404)
    for (const body of [[], Array.from({ length: 101 }, (_, at) => at + 1), ['x']])
      expect((await owner.call('POST', `${path}/delete`, { body })).status).toBe(400)
  })
})

test('D2-207: a free member and a visitor reach nothing, a suspended one reads', async () => {
  const [free, suspended] = [
    await aMember(api.app, api.data.database, 'free'),
    await aMember(api.app, api.data.database, 'suspended'),
  ]
  expect([
    (await free.call('GET', path)).status,
    (await free.call('POST', path, vase())).status,
    (await api.visitor('GET', path)).status,
  ]).toEqual([403, 403, 401])
  expect([
    (await suspended.call('GET', path)).status,
    (await suspended.call('POST', path, vase())).status,
  ]).toEqual([200, 403])
})
