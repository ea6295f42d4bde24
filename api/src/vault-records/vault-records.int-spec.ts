import { recordMessages as messages } from '@vitrine/contracts/vault-records/messages'
import { aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const item = async ({ userId }: TestMember, row = {}) => await aVaultItem(api.data.database, userId, row)
let photos = 0
const photo = async (itemId: number, { userId }: TestMember) =>
  await aVaultPhoto(api.data.database, { key: `photo-${(photos += 1)}`, item_id: itemId, user_id: userId })
const pathOf = (id: number) => `/api/v1/vault/items/${id}/record`
const read = async ({ call }: TestMember, id: number) => (await call('GET', pathOf(id))).body
const save = async ({ call }: TestMember, id: number, body: object, search = '') =>
  await call('PUT', `${pathOf(id)}${search}`, { body })

test('an item without a record has an empty one', async () => {
  const owner = await member()
  const id = await item(owner)
  expect(await read(owner, id)).toMatchObject({
    inventoryNumber: '',
    makerQualifier: null,
    quantity: 1,
    valuesAre: 'all',
    ownership: 'owned',
    costs: [],
    parts: [],
    earliestYear: null,
    worthScore: null,
    revision: 1,
  })
})

test('keys that are absent stay, null and empty ones clear, and lists are replaced', async () => {
  const owner = await member()
  const id = await item(owner)
  const costs = [{ kind: 'price', amount: 120.5, currency: 'GBP', day: '2024-05-03', note: '' }]
  const first = await save(owner, id, {
    maker: '  Paul   Storr ',
    makerQualifier: 'attributedTo',
    dateText: 'c. 1810',
    quantity: 2,
    valuesAre: 'each',
    measurements: [{ measure: 'height', value: 28.5, unit: 'cm' }],
    costs,
    provenance: [{ dateText: '1912', event: 'Collection of A. Smith' }],
  })
  expect([first.status, first.headers.etag, first.body]).toEqual([200, '"2"', { response: { id } }])
  await save(owner, id, { makerQualifier: null, dateText: '', quantity: null, measurements: [] })
  expect(await read(owner, id)).toMatchObject({
    maker: 'Paul Storr',
    makerQualifier: null,
    dateText: '',
    earliestYear: null,
    latestYear: null,
    quantity: 1,
    valuesAre: 'each',
    measurements: [],
    costs,
    provenance: [{ dateText: '1912', event: 'Collection of A. Smith' }],
    revision: 3,
  })
})

test('the years that a date can mean are derived', async () => {
  const owner = await member()
  const id = await item(owner)
  await save(owner, id, { dateText: 'Geo III' })
  expect(await read(owner, id)).toMatchObject({ earliestYear: 1760, latestYear: 1820 })
})

test('only checked, nothing is stored', async () => {
  const owner = await member()
  const id = await item(owner)
  expect((await save(owner, id, { maker: 'Storr' }, '?validationOnly=true')).status).toBe(200)
  expect(await read(owner, id)).toMatchObject({ maker: '', revision: 1 })
})

test('what is wrong is told at its field, and nothing is stored', async () => {
  const owner = await member()
  const id = await item(owner)
  const refused = await save(owner, id, {
    maker: 'Storr',
    conditionDate: '2999-01-01',
    costs: [{ kind: 'tax', amount: 5, currency: 'EUR', day: '2999-01-01' }],
    photoRoles: [{ imageId: 1, role: 'mark' }],
  })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      { field: 'conditionDate', errorCode: 'invalid', errorMessage: messages.dayInFuture },
      { field: 'costs.0.day', errorCode: 'invalid', errorMessage: messages.dayInFuture },
      { field: 'photoRoles.0.imageId', errorCode: 'notFound', errorMessage: messages.photoUnknown },
    ],
  ])
  expect(await read(owner, id)).toMatchObject({ maker: '', revision: 1 })
})

test('a save of what somebody else has changed meanwhile is refused', async () => {
  const owner = await member()
  const id = await item(owner)
  const change = () =>
    owner.call('PUT', pathOf(id), { body: { place: 'Delft' }, headers: { 'if-match': '"1"' } })
  expect([(await change()).status, (await change()).status]).toEqual([200, 412])
})

test('a record is its owner’s alone', async () => {
  const owner = await member()
  const stranger = await member()
  const id = await item(owner)
  expect((await stranger.call('GET', pathOf(id))).status).toBe(404)
  expect((await save(stranger, id, { maker: 'Mine' })).status).toBe(404)
  const several = await stranger.call('PUT', '/api/v1/vault/records', {
    body: { objects: [id], values: { maker: 'Mine' } },
  })
  expect(several.status).toBe(404)
})

describe('inventory numbers', () => {
  const settings = async ({ call }: TestMember) => (await call('GET', '/api/v1/vault/record-settings')).body

  test('are used once, also when their item is gone, and the next one is proposed', async () => {
    const owner = await member()
    const [one, other] = [await item(owner), await item(owner)]
    const { nextInventoryNumber: first } = await settings(owner)
    const year = first.slice(0, 4)
    expect(first).toBe(`${year}.001`)
    await save(owner, one, { inventoryNumber: `${year}.014` })
    expect((await settings(owner)).nextInventoryNumber).toBe(`${year}.015`)
    const taken = await save(owner, other, { inventoryNumber: `${year}.014` })
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      [{ field: 'inventoryNumber', errorCode: 'exists', errorMessage: messages.numberTaken }],
    ])
    await api.data.database.deleteFrom('vault_items').where('id', '=', one).execute()
    for (const search of ['', '?validationOnly=true'])
      expect((await save(owner, other, { inventoryNumber: `${year}.014` }, search)).status).toBe(409)
  })

  test('of a new item are checked before it is stored', async () => {
    const owner = await member()
    await save(owner, await item(owner), { inventoryNumber: 'B-1' })
    const check = async (body: object) => await owner.call('POST', '/api/v1/vault/records/check', { body })
    const taken = await check({ inventoryNumber: 'b-1', maker: 'Storr' })
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      [{ field: 'inventoryNumber', errorCode: 'exists', errorMessage: messages.numberTaken }],
    ])
    expect((await check({ conditionDate: '2999-01-01' })).body.errors).toMatchObject([
      { field: 'conditionDate', errorMessage: messages.dayInFuture },
    ])
    expect((await check({ inventoryNumber: 'B-2' })).body).toEqual({ response: { isValid: true } })
    expect((await check({ inventoryNumber: 'B-2' })).status).toBe(200)
  })

  test('can be changed and taken back by their item', async () => {
    const owner = await member()
    const id = await item(owner)
    await save(owner, id, { inventoryNumber: 'A-1' })
    await save(owner, id, { inventoryNumber: 'A-2' })
    expect((await save(owner, id, { inventoryNumber: 'a-1' })).status).toBe(200)
    expect(await read(owner, id)).toMatchObject({ inventoryNumber: 'a-1' })
  })

  test('of two who ask at once one gets it', async () => {
    const owner = await member()
    const items = [await item(owner), await item(owner)]
    const saved = await Promise.all(items.map((id) => save(owner, id, { inventoryNumber: 'X-1' })))
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('follow the member’s pattern', async () => {
    const owner = await member()
    const call = (body: object) => owner.call('PUT', '/api/v1/vault/record-settings', { body })
    expect((await call({ inventoryPattern: 'INV-##' })).body).toMatchObject({
      inventoryPattern: 'INV-##',
      nextInventoryNumber: 'INV-01',
    })
    expect((await call({ inventoryPattern: 'none' })).body.errors).toEqual([
      expect.objectContaining({ field: 'inventoryPattern', errorMessage: messages.patternInvalid }),
    ])
  })
})

describe('ownership', () => {
  const documented = async ({ call }: TestMember, id: number) =>
    (await call('GET', `/api/v1/vault/items/${id}`)).body

  test('a piece that is sold for US dollars has the documented sold price, and loses it when it is not', async () => {
    const owner = await member()
    const id = await item(owner)
    await save(owner, id, { ownership: 'sold', ownershipPrice: 250, ownershipPerson: 'B. Jones' })
    expect(await documented(owner, id)).toMatchObject({ soldPrice: 250 })
    expect(await read(owner, id)).toMatchObject({
      ownership: 'sold',
      ownershipPrice: 250,
      ownershipCurrency: 'USD',
    })
    await save(owner, id, { ownership: 'owned' })
    expect(await documented(owner, id)).toMatchObject({ soldPrice: null })
  })

  test('the documented sold price says that a piece is sold', async () => {
    const owner = await member()
    const id = await item(owner)
    await api.data.database.updateTable('vault_items').set({ sold_price: 80 }).where('id', '=', id).execute()
    expect(await read(owner, id)).toMatchObject({
      ownership: 'sold',
      ownershipPrice: 80,
      ownershipCurrency: 'USD',
    })
    await save(owner, id, { maker: 'Storr' })
    expect(await documented(owner, id)).toMatchObject({ soldPrice: 80 })
    await api.data.database
      .updateTable('vault_items')
      .set({ sold_price: null })
      .where('id', '=', id)
      .execute()
    expect(await read(owner, id)).toMatchObject({ ownership: 'owned', ownershipPrice: null })
  })

  test('a price in another currency is no documented one', async () => {
    const owner = await member()
    const id = await item(owner)
    await save(owner, id, { ownership: 'sold', ownershipPrice: 250, ownershipCurrency: 'EUR' })
    expect(await documented(owner, id)).toMatchObject({ soldPrice: null })
    expect(await read(owner, id)).toMatchObject({ ownershipPrice: 250, ownershipCurrency: 'EUR' })
  })
})

test('photos show what their owner says as long as they are in the item', async () => {
  const owner = await member()
  const id = await item(owner)
  const [front, mark] = [await photo(id, owner), await photo(id, owner)]
  await save(owner, id, {
    photoRoles: [{ imageId: mark, role: 'mark' }],
    parts: [{ number: '1', name: 'Lid', note: 'A chip', imageIds: [front, mark] }],
  })
  await api.data.database
    .updateTable('vault_media')
    .set({ removed_at: new Date() })
    .where('id', '=', mark)
    .execute()
  expect(await read(owner, id)).toMatchObject({
    photoRoles: [],
    parts: [{ number: '1', name: 'Lid', note: 'A chip', imageIds: [front] }],
  })
})

test('several items get the same values, all or none', async () => {
  const owner = await member()
  const ids = [await item(owner), await item(owner)]
  const stranger = await item(await member())
  const values = { ownership: 'onLoanTo', ownershipPerson: 'City Museum' }
  const saved = await owner.call('PUT', '/api/v1/vault/records', {
    body: { objects: [...ids, stranger], values },
  })
  expect(saved.body).toEqual({ response: { ids } })
  for (const id of ids) expect(await read(owner, id)).toMatchObject(values)
  const nothing = await owner.call('PUT', '/api/v1/vault/records', { body: { objects: ids, values: {} } })
  expect(nothing.status).toBe(400)
  const private_ = await owner.call('PUT', '/api/v1/vault/records', {
    body: { objects: ids, values: { inventoryNumber: 'A-1' } },
  })
  expect(private_.status).toBe(400)
})

describe('the cost of a lot', () => {
  const spread = async ({ call }: TestMember, body: object, search = '') =>
    await call('POST', `/api/v1/vault/records/spread-cost${search}`, {
      body: { kind: 'price', currency: 'EUR', ...body },
    })
  const costs = async (of: TestMember, ids: number[]) =>
    await Promise.all(
      ids.map(async (id) => (await read(of, id)).costs.map(({ amount }: { amount: number }) => amount)),
    )

  test('is spread equally to the cent, beside other costs', async () => {
    const owner = await member()
    const ids = [await item(owner), await item(owner), await item(owner)]
    await save(owner, ids[0] ?? 0, { costs: [{ kind: 'tax', amount: 1, currency: 'EUR' }] })
    const told = await spread(owner, { objects: ids, amount: 100, way: 'equally' }, '?validationOnly=true')
    expect(told.body.response.shares.map(({ amount }: { amount: number }) => amount)).toEqual([
      33.34, 33.33, 33.33,
    ])
    expect(await costs(owner, ids)).toEqual([[1], [], []])
    await spread(owner, { objects: ids, amount: 100, way: 'equally' })
    expect(await costs(owner, ids)).toEqual([[1, 33.34], [33.33], [33.33]])
  })

  test('by value follows what the items are worth, and names those of which that is not known', async () => {
    const owner = await member()
    const ids = [await item(owner), await item(owner, { title: 'Unvalued jug' })]
    const valued = (amount: number) => ({
      valuations: [{ basis: 'own', amount, currency: 'EUR', day: '2024-01-01' }],
    })
    await save(owner, ids[0] ?? 0, valued(200))
    const refused = await spread(owner, { objects: ids, amount: 90, way: 'byValue' })
    expect(refused.body.errors[0].errorMessage).toBe(`${messages.valueMissing} Unvalued jug.`)
    await save(owner, ids[1] ?? 0, valued(100))
    await spread(owner, { objects: ids, amount: 90, way: 'byValue' })
    expect(await costs(owner, ids)).toEqual([[60], [30]])
  })

  test('is refused where an item is gone, whose share the others would get', async () => {
    const owner = await member()
    const [id, gone] = [await item(owner), await item(owner, { deletedAt: new Date() })]
    const refused = await spread(owner, { objects: [id, gone], amount: 10, way: 'equally' })
    expect([refused.status, refused.body.errors[0].errorMessage]).toEqual([400, messages.itemsGone])
    expect(await costs(owner, [id])).toEqual([[]])
  })

  test('by hand adds up', async () => {
    const owner = await member()
    const ids = [await item(owner), await item(owner)]
    const byHand = (...amounts: number[]) =>
      spread(owner, {
        objects: ids,
        amount: 50,
        way: 'byHand',
        shares: amounts.map((amount, at) => ({ id: ids[at], amount })),
      })
    expect((await byHand(20)).body.errors[0].errorMessage).toBe(messages.sharesMissing)
    expect((await byHand(20, 20)).body.errors[0].errorMessage).toBe(messages.sharesDiffer)
    expect((await byHand(20, 30)).status).toBe(200)
    expect(await costs(owner, ids)).toEqual([[20], [30]])
  })
})

test('totals count own items alone, by currency and basis, and what has no value is not 0', async () => {
  const owner = await member()
  const pair = await item(owner)
  await save(owner, pair, {
    quantity: 2,
    valuesAre: 'each',
    costs: [
      { kind: 'price', amount: 100, currency: 'EUR' },
      { kind: 'shipping', amount: 5, currency: 'USD' },
    ],
    valuations: [
      { basis: 'insured', amount: 300, currency: 'EUR', day: '2020-01-01', isInsuredValue: true },
      { basis: 'insured', amount: 400, amountMax: 500, currency: 'EUR', day: '2024-01-01' },
    ],
  })
  const priced = await item(owner)
  await api.data.database
    .updateTable('vault_items')
    .set({ purchase_price: 40 })
    .where('id', '=', priced)
    .execute()
  const borrowed = await item(owner)
  await save(owner, borrowed, {
    ownership: 'onLoanFrom',
    costs: [{ kind: 'price', amount: 9999, currency: 'EUR' }],
  })
  await item(owner)
  expect((await owner.call('GET', '/api/v1/vault/dashboard/record-totals')).body).toEqual({
    ownItems: 3,
    ownerships: [
      { ownership: 'owned', items: 3 },
      { ownership: 'onLoanFrom', items: 1 },
    ],
    costs: [
      { currency: 'USD', amount: 50, items: 2 },
      { currency: 'EUR', amount: 200, items: 1 },
    ],
    costsByKind: [
      { kind: 'price', currency: 'EUR', amount: 200, items: 1 },
      { kind: 'price', currency: 'USD', amount: 40, items: 1 },
      { kind: 'shipping', currency: 'USD', amount: 10, items: 1 },
    ],
    withoutCost: 1,
    valuations: [{ basis: 'insured', currency: 'EUR', amount: 900, items: 1 }],
    notValued: [
      { basis: 'insured', items: 2 },
      { basis: 'replacement', items: 3 },
      { basis: 'fairMarket', items: 3 },
      { basis: 'own', items: 3 },
    ],
    insured: [{ currency: 'EUR', amount: 600, items: 1 }],
    notInsured: 2,
  })
})

test('exchange rates are the member’s own, and none is of a day to come', async () => {
  const owner = await member()
  const rate = { from: 'EUR', to: 'USD', rate: 1.08, day: '2024-05-03' }
  const change = (body: object) => owner.call('PUT', '/api/v1/vault/record-settings', { body })
  expect((await change({ exchangeRates: [rate] })).body.exchangeRates).toEqual([rate])
  expect((await change({ inventoryPattern: 'A#' })).body.exchangeRates).toEqual([rate])
  const refused = await change({ exchangeRates: [{ ...rate, day: '2999-01-01' }] })
  expect(refused.body.errors[0]).toMatchObject({
    field: 'exchangeRates.0.day',
    errorMessage: messages.dayInFuture,
  })
})

describe('the list of the vault', () => {
  const titles = async ({ call }: TestMember, search: string) =>
    (await call('GET', `/api/v1/vault/items?${search}`)).body.items.map(
      ({ title }: { title: string }) => title,
    )

  test('finds items by their records, title and record together, and by the beginning of a number', async () => {
    const owner = await member()
    const pair = await item(owner, { title: 'Pair of candlesticks' })
    await item(owner, { title: 'Storr, a biography' })
    await save(owner, pair, { maker: 'Paul Störr', inventoryNumber: '2026.014', notes: 'Under the stairs' })
    expect(await titles(owner, 'f.text=storr')).toEqual(['Storr, a biography', 'Pair of candlesticks'])
    expect(await titles(owner, 'f.text=storr candlestick')).toEqual(['Pair of candlesticks'])
    expect(await titles(owner, 'f.text=2026.0')).toEqual(['Pair of candlesticks'])
    expect(await titles(owner, 'f.text=stairs')).toEqual(['Pair of candlesticks'])
    expect(await titles(owner, 'f.title=stairs')).toEqual([])
    expect(await titles(await member(), 'f.text=storr')).toEqual([])
  })

  test('says number and ownership only where they are asked for', async () => {
    const owner = await member()
    const id = await item(owner)
    const rows = async (search: string) =>
      (await owner.call('GET', `/api/v1/vault/items?${search}`)).body.items
    expect((await rows(''))[0]).not.toHaveProperty('record')
    expect((await rows('with=record'))[0].record).toEqual({ inventoryNumber: '', ownership: 'owned' })
    await save(owner, id, { inventoryNumber: 'A-1', ownership: 'stolen' })
    expect((await rows('with=record'))[0].record).toEqual({ inventoryNumber: 'A-1', ownership: 'stolen' })
  })
})

describe('the history of an item', () => {
  const changes = async ({ call }: TestMember, id: number) =>
    (await call('GET', `/api/v1/vault/items/${id}/history`)).body.items.map(
      ({ field, before, after }: { field: string; before: unknown; after: unknown }) => [
        field,
        before,
        after,
      ],
    )

  test('gives parts back with those of their photos that are still there', async () => {
    const owner = await member()
    const id = await item(owner)
    const [kept, gone] = [await photo(id, owner), await photo(id, owner)]
    const part = { number: '1', name: 'Lid', note: '', imageIds: [kept, gone] }
    await save(owner, id, { parts: [part] })
    await save(owner, id, { parts: [] })
    await api.data.database
      .updateTable('vault_media')
      .set({ removed_at: new Date() })
      .where('id', '=', gone)
      .execute()
    const { body } = await owner.call('GET', `/api/v1/vault/items/${id}/history`)
    const [lost] = body.items
    const restored = await owner.call('POST', `/api/v1/vault/items/${id}/history/${lost.id}/restore`)
    expect([lost.field, restored.status]).toEqual(['parts', 200])
    expect(await read(owner, id)).toMatchObject({ parts: [{ ...part, imageIds: [kept] }] })
  })

  test('says that a deal was undone: the sold price of the item follows', async () => {
    const owner = await member()
    const id = await item(owner)
    await save(owner, id, { ownership: 'sold', ownershipPrice: 250 })
    await save(owner, id, { ownership: 'owned' })
    expect(await changes(owner, id)).toEqual(
      expect.arrayContaining([
        ['ownership', 'sold', 'owned'],
        ['soldPrice', 250, null],
      ]),
    )
  })

  test('names each field of a record that was changed, and gives one back', async () => {
    const owner = await member()
    const id = await item(owner)
    const costs = [{ kind: 'price', amount: 12.5, currency: 'EUR', day: '2024-05-03', note: '' }]
    await save(owner, id, { maker: 'Storr', costs })
    await save(owner, id, { maker: 'Bateman', costs: [] })
    expect(await changes(owner, id)).toEqual(
      expect.arrayContaining([
        ['maker', 'Storr', 'Bateman'],
        ['costs', costs, []],
      ]),
    )
    const { body } = await owner.call('GET', `/api/v1/vault/items/${id}/history`)
    const lost = body.items.filter(
      ({ before }: { before: unknown }) => before === 'Storr' || (Array.isArray(before) && before.length > 0),
    )
    for (const { id: change } of lost)
      expect((await owner.call('POST', `/api/v1/vault/items/${id}/history/${change}/restore`)).status).toBe(
        200,
      )
    expect(await read(owner, id)).toMatchObject({ maker: 'Storr', costs })
  })
})
