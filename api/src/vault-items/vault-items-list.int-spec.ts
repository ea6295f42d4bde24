import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

let api: TestApi
let owner: TestMember
let glass: number
let collectionId: number
let tagId: number

beforeAll(async () => {
  api = await testApi()
  const { database } = api.data
  owner = await aMember(api.app, database, 'unlimited')
  glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  const metals = await aCategory(database, { title: 'Metals', url: 'metals' })
  collectionId = await aCollection(database, owner.userId, { title: 'Vase room' })
  const otherCollection = await aCollection(database, owner.userId)
  tagId = await aTag(database, owner.userId)
  const day = (of: number) => new Date(Date.UTC(2026, 0, of))
  await aVaultItem(database, owner.userId, {
    title: '"Sèvres" vase',
    categoryId: glass,
    collectionId,
    tagIds: [tagId],
    createdAt: day(1),
  })
  await aVaultItem(database, owner.userId, {
    title: 'Zinc 100% pail',
    categoryId: metals,
    collectionId: otherCollection,
    createdAt: day(2),
  })
  await aVaultItem(database, owner.userId, {
    title: 'a copper vase',
    categoryId: metals,
    tagIds: [tagId],
    createdAt: day(3),
  })
  await aVaultItem(database, owner.userId, { title: 'Mortar', createdAt: day(3) })
  await aVaultItem(database, owner.userId, { title: 'Deleted vase', deletedAt: new Date() })
  await aVaultItem(database, (await aMember(api.app, database, 'unlimited')).userId, {
    title: 'Their vase',
    categoryId: glass,
  })
})
afterAll(() => api.close())

const list = async (search: string) => (await owner.call('GET', `${path}?${search}`)).body
const titles = async (search: string) =>
  (await list(search)).items.map(({ title }: { title: string }) => title)

test('D2-021: newest first, ties by the newer id, with the number of all', async () => {
  expect(await list('limit=2&offset=1')).toMatchObject({
    items: [{ title: 'a copper vase' }, { title: 'Zinc 100% pail' }],
    meta: { total: 4, currentLimit: 2, currentOffset: 1 },
  })
  expect(await titles('s=createdDate:asc')).toEqual([
    '"Sèvres" vase',
    'Zinc 100% pail',
    'Mortar',
    'a copper vase',
  ])
  expect(await titles('s=title:asc')).toEqual(['a copper vase', 'Mortar', '"Sèvres" vase', 'Zinc 100% pail'])
  expect(await titles('s=title:desc&limit=1')).toEqual(['Zinc 100% pail'])
  expect((await titles('s=price:asc'))[0]).toBe('Mortar')
  expect((await list('limit=none&offset=none')).meta).toEqual({
    total: 4,
    currentLimit: 20,
    currentOffset: 0,
  })
  expect((await list('limit=1000')).meta.currentLimit).toBe(100)
  expect(await list('offset=400')).toMatchObject({ items: [], meta: { total: 4, currentOffset: 400 } })
})

test('D2-021 to D2-023, D3-064: each filter, and all of them joined by and', async () => {
  expect(await titles('f.title=VASE')).toEqual(['a copper vase', '"Sèvres" vase'])
  expect(await titles('f.title=sevres')).toEqual(['"Sèvres" vase'])
  expect(await titles('f.title=100%25')).toEqual(['Zinc 100% pail'])
  expect(await titles('f.title=%20%20')).toHaveLength(4)
  expect(await titles(`f.categoryId=${glass}`)).toEqual(['"Sèvres" vase'])
  expect(await titles(`f.tagsId=${tagId}`)).toEqual(['a copper vase', '"Sèvres" vase'])
  expect(await titles(`f.itemCollectionId=${collectionId}`)).toEqual(['"Sèvres" vase'])
  expect(await titles('f.itemCollectionIdSpecified=true')).toEqual(['Zinc 100% pail', '"Sèvres" vase'])
  expect(await titles('f.itemCollectionIdSpecified=false')).toEqual(['Mortar', 'a copper vase'])
  expect(await titles(`f.itemCollectionIdEqOrUnspecified=${collectionId}`)).toEqual([
    'Mortar',
    'a copper vase',
    '"Sèvres" vase',
  ])
  expect(await list(`f.tagsId=${tagId}&f.categoryId=${glass}&f.title=vase`)).toMatchObject({
    items: [{ title: '"Sèvres" vase' }],
    meta: { total: 1 },
  })
})

test('a title is found with and without the signs within its words, and suggested', async () => {
  const { database } = api.data
  const collector = await aMember(api.app, database, 'unlimited')
  const cases = [
    ['Hawaiʻi kapa cloth', 'hawaii', "hawai'i"],
    ['Qurʾan stand', 'quran', "qur'an"],
    ['O’Neill sideboard', 'oneill', "O'NEILL"],
    ['Coca-Cola™ tray', 'coca cola tray', 'coca-cola'],
    ['W.M.F. dish', 'wmf d', 'w. m. f. dish'],
    ['WMF vase', 'w.m.f. v', 'wmf vase'],
    ['№ 5 perfume bottle', 'no 5', 'no. 5'],
    ['½ penny 1799', '1/2 penny', '½'],
    ['Müller bowl', 'mueller', 'muller b'],
    ['Aalborg flask', 'ålborg'],
    ['AT&T sign', 'att', 'at & t'],
    ['Al-Mina jug', 'almina', 'al mina'],
    ['5¢ token', '5 cent'],
    ['£7 note', '7 pound n', '£ 7'],
    ['30 dollar gold piece', '$30 gold'],
  ] as const
  for (const [title] of cases) await aVaultItem(database, collector.userId, { title })
  const found = async (call: string) =>
    (await collector.call('GET', call)).body.items.map(({ title }: { title: string }) => title)
  for (const [title, ...typed] of cases) {
    for (const text of typed.map(encodeURIComponent)) {
      expect(await found(`${path}?f.title=${text}`), text).toEqual([title])
      expect(await found(`${path}/titlesuggestions?term=${text}`), text).toEqual([title])
    }
  }
})

test('D2-021: an id that is unknown, another member’s or no number matches nothing', async () => {
  const { database } = api.data
  const other = await aMember(api.app, database, 'unlimited')
  const [theirTag, theirCollection] = [
    await aTag(database, other.userId),
    await aCollection(database, other.userId),
  ]
  for (const search of [
    'f.tagsId=none',
    'f.categoryId=1e3',
    'f.tagsId=999999999',
    `f.tagsId=${theirTag}`,
    `f.itemCollectionId=${theirCollection}`,
  ])
    expect((await list(search)).meta.total).toBe(0)
})

test('D2-013, D2-014: titles are suggested, those that begin with the term first', async () => {
  const suggested = async (term: string) =>
    (await owner.call('GET', `${path}/titlesuggestions?term=${term}`)).body.items.map(
      ({ title }: { title: string }) => title,
    )
  expect(await suggested('a')).toEqual(['a copper vase', 'Mortar', '"Sèvres" vase', 'Zinc 100% pail'])
  expect(await suggested('SEV')).toEqual(['"Sèvres" vase'])
  expect(await suggested('')).toEqual([])
  const collector = await aMember(api.app, api.data.database, 'unlimited')
  for (let count = 0; count < 11; count += 1)
    await aVaultItem(api.data.database, collector.userId, { title: `Jug ${count}` })
  expect((await collector.call('GET', `${path}/titlesuggestions?term=jug`)).body.items).toHaveLength(10)
  const all = (await owner.call('GET', `/api/v1/vault/dashboard/titlesuggestions?term=vase`)).body.items
  expect(all).toEqual([
    { id: collectionId, title: 'Vase room', type: 'collection' },
    { id: expect.any(Number), title: 'a copper vase', type: 'item' },
    { id: expect.any(Number), title: '"Sèvres" vase', type: 'item' },
  ])
})
