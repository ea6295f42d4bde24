import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

interface Ids {
  cabinet: number
  bank: number
  chubb: number
  room: number
  glass: number
  vase: number
  clock: number
  tag: number
}

let api: TestApi
let owner: TestMember
let other: TestMember
let own: Ids
let theirs: Ids

/** Six items: what each of them has is in the table of the titles below. */
async function fill(member: TestMember): Promise<Ids> {
  const { database } = api.data
  const { userId } = member
  const glass = await aCategory(database)
  const cabinet = await anAttribute(database, userId, { type: 'STORAGE_LOCATION', displayName: 'Cabinet' })
  const bank = await anAttribute(database, userId, { type: 'STORAGE_LOCATION', displayName: 'Bank vault' })
  const chubb = await anAttribute(database, userId, { displayName: 'Chubb' })
  const room = await aCollection(database, userId, { title: 'Red room' })
  const tag = await aTag(database, userId)
  const item = (title: string, day: number, more: Parameters<typeof aVaultItem>[2] = {}) =>
    aVaultItem(database, userId, { title, createdAt: new Date(Date.UTC(2026, 0, day)), ...more })
  const vase = await item('Blue vase', 1, {
    categoryId: glass,
    collectionId: room,
    storageLocationId: cabinet,
    insuranceId: chubb,
    tagIds: [tag],
  })
  const clock = await item('Mantel clock', 2, { storageLocationId: bank, insuranceId: chubb })
  const jug = await item('Milk jug', 3, { categoryId: glass, storageLocationId: cabinet })
  await item('Lone spoon', 4)
  await item('Deleted vase', 5, { storageLocationId: cabinet, deletedAt: new Date() })
  const save = async (id: number, record: object) => {
    const { status, body } = await member.call('PUT', `${path}/${id}/record`, { body: record })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  await save(vase, {
    inventoryNumber: 'V-10',
    objectType: 'Vase',
    maker: 'Meissen',
    ownership: 'onLoanTo',
    costs: [
      { kind: 'price', amount: 100, currency: 'USD' },
      { kind: 'shipping', amount: 20, currency: 'USD' },
    ],
    valuations: [
      { basis: 'own', amount: 900, currency: 'USD', day: '2019-01-01' },
      { basis: 'insured', amount: 200, amountMax: 400, currency: 'USD', day: '2020-05-01' },
    ],
  })
  await save(clock, {
    inventoryNumber: 'V-9',
    objectType: 'Clock',
    maker: 'Junghans',
    ownership: 'forSale',
    quantity: 2,
    valuesAre: 'each',
    valuations: [
      { basis: 'own', amount: 400, currency: 'USD', day: '2024-01-31' },
      { basis: 'own', amount: 50, currency: 'EUR', day: '2010-01-01' },
    ],
  })
  await save(jug, {
    objectType: 'vase',
    maker: 'Meissen',
    valuations: [{ basis: 'own', amount: 70, currency: 'EUR' }],
  })
  await database
    .updateTable('vault_items')
    .set({ purchase_date: '2021-03-04', purchase_price: 500 })
    .where('id', '=', jug)
    .execute()
  await database
    .updateTable('vault_items')
    .set({ purchase_date: '2015-12-31', images_count: 2 })
    .where('id', '=', clock)
    .execute()
  await sql`INSERT INTO vault_item_specifics (item_id, place, name, display_name, value) VALUES (${clock}, 0, 'movement', 'Movement', 'Eight day'), (${vase}, 0, 'movement', 'Movement', 'None')`.execute(
    database,
  )
  return { cabinet, bank, chubb, room, glass, vase, clock, tag }
}

beforeAll(async () => {
  api = await testApi()
  ;[owner, other] = [
    await aMember(api.app, api.data.database, 'unlimited'),
    await aMember(api.app, api.data.database, 'unlimited'),
  ]
  own = await fill(owner)
  theirs = await fill(other)
})
afterAll(() => api.close())

type Query = Record<string, string | number>

const searchOf = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
const list = async (query: Query) => (await owner.call('GET', `${path}?${searchOf(query)}`)).body
const titles = async (query: Query) => (await list(query)).items.map(({ title }: { title: string }) => title)

describe('filters of the list', () => {
  test('storage location, insurer and collection: one, any or none', async () => {
    expect(await titles({ 'f.storageLocationId': own.cabinet })).toEqual(['Milk jug', 'Blue vase'])
    expect(await titles({ 'f.storageLocationId': 'none' })).toEqual(['Lone spoon'])
    expect(await titles({ 'f.insuranceId': own.chubb })).toEqual(['Mantel clock', 'Blue vase'])
    expect(await titles({ 'f.insuranceId': 'none' })).toEqual(['Lone spoon', 'Milk jug'])
    expect(await titles({ 'f.collectionId': own.room })).toEqual(['Blue vase'])
    expect(await titles({ 'f.collectionId': 'any' })).toEqual(['Blue vase'])
    expect(await titles({ 'f.collectionId': 'none' })).toHaveLength(3)
    expect(await titles({ 'f.collectionId': 'red' })).toEqual([])
  })

  test('ownership: what was never said is owned, a sold price says sold', async () => {
    expect(await titles({ 'f.ownership': 'onLoanTo,forSale' })).toEqual(['Mantel clock', 'Blue vase'])
    expect(await titles({ 'f.ownership': 'owned' })).toEqual(['Lone spoon', 'Milk jug'])
    expect(await titles({ 'f.ownership': 'nonsense' })).toHaveLength(4)
  })

  test('days, with both ends', async () => {
    expect(await titles({ 'f.acquired': '2015-12-31..2021-03-04' })).toEqual(['Milk jug', 'Mantel clock'])
    expect(await titles({ 'f.acquired': '2016-01-01..' })).toEqual(['Milk jug'])
    expect(await titles({ 'f.acquired': '..2016-01-01' })).toEqual(['Mantel clock'])
  })

  test('cost and value of one currency, of all pieces, by the newest valuation', async () => {
    expect(await titles({ 'f.cost': '120..120' })).toEqual(['Blue vase'])
    // A documented price counts as one.
    expect(await titles({ 'f.cost': '100..' })).toEqual(['Milk jug', 'Blue vase'])
    expect(await titles({ 'f.value': '300..300' })).toEqual(['Blue vase'])
    expect(await titles({ 'f.value': '800..' })).toEqual(['Mantel clock'])
    expect(await titles({ 'f.value': '60..100', 'f.currency': 'EUR' })).toEqual(['Milk jug', 'Mantel clock'])
    expect(await titles({ 'f.value': '60..100', 'f.currency': 'CHF' })).toEqual([])
  })

  test('not valued, and last valued before a day', async () => {
    expect(await titles({ 'f.valued': 'no' })).toEqual(['Lone spoon'])
    expect(await titles({ 'f.valued': 'yes' })).toHaveLength(3)
    expect(await titles({ 'f.valuedBefore': '2024-01-31' })).toEqual(['Blue vase'])
    expect(await titles({ 'f.valuedBefore': '2024-02-01' })).toEqual(['Mantel clock', 'Blue vase'])
  })

  test('photos, object type, maker and item specifics', async () => {
    expect(await titles({ 'f.photos': 'yes' })).toEqual(['Mantel clock'])
    expect(await titles({ 'f.photos': 'no' })).toHaveLength(3)
    expect(await titles({ 'f.objectType': 'VASE' })).toEqual(['Milk jug', 'Blue vase'])
    expect(await titles({ 'f.maker': 'junghans' })).toEqual(['Mantel clock'])
    expect(await titles({ 'f.specific': 'movement=eight DAY' })).toEqual(['Mantel clock'])
    expect(await titles({ 'f.specific': 'Movement=day' })).toEqual([])
  })

  test('join the documented ones and a text by and', async () => {
    const many = { 'f.storageLocationId': own.cabinet, 'f.objectType': 'vase', 'f.categoryId': own.glass }
    expect(await list(many)).toMatchObject({ meta: { total: 2 } })
    expect(await titles({ ...many, 'f.tagsId': own.tag })).toEqual(['Blue vase'])
    expect(await titles({ ...many, 'f.title': 'jug' })).toEqual(['Milk jug'])
    expect(await titles({ ...many, 'f.text': 'meissen', s: 'title:asc' })).toEqual(['Blue vase', 'Milk jug'])
    expect(await titles({ 'f.text': 'blue vase', 'f.insuranceId': 'none' })).toEqual([])
    expect(await titles({ 'f.text': 'V-', 'f.ownership': 'forSale' })).toEqual(['Mantel clock'])
  })
})

describe('sorts of the list', () => {
  test('by value and cost of a currency; what has none comes last', async () => {
    expect(await titles({ s: 'value:desc' })).toEqual(['Mantel clock', 'Blue vase', 'Lone spoon', 'Milk jug'])
    expect(await titles({ s: 'value:asc' })).toEqual(['Blue vase', 'Mantel clock', 'Lone spoon', 'Milk jug'])
    expect(await titles({ s: 'value:asc', 'f.currency': 'EUR', limit: 2 })).toEqual([
      'Milk jug',
      'Mantel clock',
    ])
    expect(await titles({ s: 'cost:desc', offset: 1 })).toEqual(['Blue vase', 'Lone spoon', 'Mantel clock'])
  })

  test('by the day it was acquired, and by inventory number, its digits by their value', async () => {
    expect((await titles({ s: 'purchaseDate:asc' })).slice(0, 2)).toEqual(['Mantel clock', 'Milk jug'])
    expect((await titles({ s: 'purchaseDate:desc' })).slice(0, 2)).toEqual(['Milk jug', 'Mantel clock'])
    expect((await titles({ s: 'inventoryNumber:asc' })).slice(0, 2)).toEqual(['Mantel clock', 'Blue vase'])
    expect((await titles({ s: 'inventoryNumber:desc' })).slice(0, 2)).toEqual(['Blue vase', 'Mantel clock'])
  })
})

interface Facets {
  total: number
  facets: {
    name: string
    choices: { value: string; label: string | null; items: number }[]
    others: number
  }[]
}

const facets = async (query: Query = {}) => {
  const { total, facets: all }: Facets = (await owner.call('GET', `${path}/facets?${searchOf(query)}`)).body
  const of = (name: string) =>
    Object.fromEntries(
      (all.find((facet) => facet.name === name)?.choices ?? []).map(({ value, items }) => [value, items]),
    )
  return { total, of, all }
}

describe('counts beside each choice', () => {
  test('of all items', async () => {
    const { total, of, all } = await facets()
    expect(total).toBe(4)
    expect(of('storageLocationId')).toEqual({ [own.cabinet]: 2, [own.bank]: 1, none: 1 })
    expect(of('insuranceId')).toEqual({ [own.chubb]: 2, none: 2 })
    expect(of('collectionId')).toEqual({ [own.room]: 1, none: 3 })
    expect(of('ownership')).toEqual({ owned: 2, onLoanTo: 1, forSale: 1 })
    expect(of('objectType')).toEqual({ vase: 2, clock: 1 })
    expect(of('maker')).toEqual({ meissen: 2, junghans: 1 })
    expect(of('categoryId')).toEqual({ [own.glass]: 2 })
    expect(all[0]?.choices[0]).toEqual({ value: String(own.cabinet), label: 'Cabinet', items: 2 })
    expect(all.find(({ name }) => name === 'maker')?.choices[1]).toMatchObject({ label: 'Junghans' })
  })

  test('a facet leaves its own filter out, and has all others', async () => {
    const { total, of } = await facets({ 'f.storageLocationId': own.cabinet, 'f.ownership': 'owned' })
    expect(total).toBe(1)
    // Owned: the jug in the cabinet, the spoon nowhere.
    expect(of('storageLocationId')).toEqual({ [own.cabinet]: 1, none: 1 })
    expect(of('ownership')).toEqual({ owned: 1, onLoanTo: 1 })
    expect(of('maker')).toEqual({ meissen: 1 })
    expect((await facets({ 'f.categoryId': own.glass })).of('categoryId')).toEqual({ [own.glass]: 2 })
  })

  test('name what is filtered by also where it has none, but nothing of others', async () => {
    const choices = async (id: number) =>
      (await facets({ 'f.storageLocationId': id, 'f.maker': 'Nobody' })).all[0]?.choices
    expect(await choices(own.bank)).toEqual([{ value: String(own.bank), label: 'Bank vault', items: 0 }])
    expect(await choices(theirs.bank)).toEqual([])
  })

  test('with a text and what is no facet', async () => {
    expect((await facets({ 'f.text': 'meissen' })).of('storageLocationId')).toEqual({ [own.cabinet]: 2 })
    expect((await facets({ 'f.title': 'clock' })).total).toBe(1)
    expect((await facets({ 'f.value': '1..' })).of('objectType')).toEqual({ clock: 1, vase: 1 })
    expect((await facets({ 'f.tagsId': own.tag })).total).toBe(1)
  })
})

test("another owner's ids, values and sorts find nothing of theirs", async () => {
  const asked: Query[] = [
    { 'f.storageLocationId': theirs.cabinet },
    { 'f.insuranceId': theirs.chubb },
    { 'f.collectionId': theirs.room },
    { 'f.itemCollectionId': theirs.room },
    { 'f.tagsId': theirs.tag },
    { 'f.categoryId': theirs.glass },
  ]
  for (const query of asked) {
    expect(await list(query)).toMatchObject({ items: [], meta: { total: 0 } })
    expect((await facets(query)).total).toBe(0)
  }
  const ofOwn = new Set((await list({ limit: 100 })).items.map(({ id }: { id: number }) => id))
  const sortsAndValues: Query[] = [
    ...['value', 'cost', 'purchaseDate', 'inventoryNumber', 'title', 'createdDate'].flatMap((sort) => [
      { s: `${sort}:asc` },
      { s: `${sort}:desc` },
    ]),
    { 'f.value': '0..' },
    { 'f.cost': '0..' },
    { 'f.valued': 'no' },
    { 'f.valuedBefore': '2100-01-01' },
    { 'f.objectType': 'vase' },
    { 'f.maker': 'meissen' },
    { 'f.specific': 'Movement=Eight day' },
    { 'f.acquired': '1900-01-01..' },
    { 'f.ownership': 'owned,onLoanTo,forSale' },
    { 'f.photos': 'yes' },
    { 'f.text': 'meissen' },
    { 'f.text': 'V-9' },
  ]
  for (const query of sortsAndValues) {
    const { items, meta } = await list({ ...query, limit: 100 })
    expect(items.length).toBe(meta.total)
    expect(items.length).toBeGreaterThan(0)
    for (const { id } of items) expect(ofOwn).toContain(id)
  }
})

describe('stored amounts', () => {
  test('are the same as their definition after each change, and gone with their item', async () => {
    const { database } = api.data
    const stored = async (id: number) =>
      (
        await sql<object>`SELECT currency, cost::float8, value::float8, to_char(valued_on, 'YYYY-MM-DD') AS day FROM vault_item_amounts WHERE item_id = ${id} ORDER BY currency`.execute(
          database,
        )
      ).rows
    const member = await aMember(api.app, database, 'unlimited')
    const created = await member.call('POST', path, {
      body: {
        title: 'Priced bowl',
        description: 'A bowl.',
        categoryId: await aCategory(database),
        purchasePrice: 40,
      },
    })
    const { id } = created.body.response
    const save = (record: object) => member.call('PUT', `${path}/${id}/record`, { body: record })
    expect(await stored(id)).toEqual([{ currency: 'USD', cost: 40, value: null, day: null }])
    await save({
      quantity: 3,
      valuesAre: 'each',
      valuations: [{ basis: 'own', amount: 10, currency: 'EUR', day: '2020-01-01' }],
    })
    expect(await stored(id)).toEqual([
      { currency: 'EUR', cost: null, value: 30, day: '2020-01-01' },
      { currency: 'USD', cost: 40, value: null, day: null },
    ])
    await save({ costs: [{ kind: 'price', amount: 5, currency: 'GBP' }] })
    expect(await stored(id)).toEqual([
      { currency: 'EUR', cost: null, value: 30, day: '2020-01-01' },
      { currency: 'GBP', cost: 15, value: null, day: null },
    ])
    await save({ costs: [], valuations: [], quantity: 1 })
    expect(await stored(id)).toEqual([{ currency: 'USD', cost: 40, value: null, day: null }])
    await database.deleteFrom('vault_items').where('id', '=', id).execute()
    expect(await stored(id)).toEqual([])
  })
})
