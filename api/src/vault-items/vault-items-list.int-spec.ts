import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('a filter of titles', () => {
  let collector: TestMember
  const wax = String.raw`Wax_seal and a \ in the title`
  const all = [
    'Grandfather clock, mahogany',
    'Longcase clock by Tompion',
    'Edison phonograph',
    'Clock of a grandfather',
    'Meissen bowl, 100%',
    'Reproduction Meißen bowl with a lid',
    'Sterling silver tea pot',
    wax,
  ]

  beforeAll(async () => {
    const { database } = api.data
    collector = await aMember(api.app, database, 'unlimited')
    for (const [at, title] of all.entries())
      await aVaultItem(database, collector.userId, { title, createdAt: new Date(Date.UTC(2026, 0, 30 - at)) })
    const staff = await api.signedIn('ROLE_ADMIN')
    for (const terms of [
      ['grandfather clock', 'longcase clock'],
      ['gramophone', 'phonograph'],
    ])
      await staff('POST', '/api/v1/synonyms/admin/synonyms', { body: { kind: 'equal', terms } })
  })

  const filtered = async (text: string, more = '') => {
    const { status, body } = await collector.call('GET', `${path}?f.title=${encodeURIComponent(text)}${more}`)
    expect(status, text).toBe(200)
    const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title)
    const { items, meta, understood, closeSpellings: close } = body
    return {
      titles: titlesOf(items),
      total: meta.total,
      understood,
      ...(close && { close: titlesOf(close) }),
    }
  }

  test('titles that hold it as typed come first, then its words in any order, then what they may be called', async () => {
    expect(await filtered('grandfather clock')).toEqual({
      titles: ['Grandfather clock, mahogany', 'Clock of a grandfather', 'Longcase clock by Tompion'],
      total: 3,
      understood: { kind: 'exact' },
    })
    expect((await filtered('grandfather clock', '&s=title:asc&offset=1&limit=1')).titles).toEqual([
      'Clock of a grandfather',
    ])
    expect(await filtered('gramophone')).toEqual({
      titles: ['Edison phonograph'],
      total: 1,
      understood: { kind: 'exact', shownFor: ['phonograph'] },
    })
    expect((await filtered('tompion CLOCKS')).titles).toEqual(['Longcase clock by Tompion'])
    expect((await filtered('ster teapots')).titles).toEqual(['Sterling silver tea pot'])
    expect((await filtered('lock by')).titles).toEqual(['Longcase clock by Tompion'])
  })

  test('each word must be found, but for what is asked of a thing, which is told', async () => {
    expect((await filtered('phonograph clock')).total).toBe(0)
    expect(await filtered('value of a gramophone')).toMatchObject({
      titles: ['Edison phonograph'],
      understood: { kind: 'partial', leftOut: ['value'], shownFor: ['phonograph'] },
    })
    expect((await filtered('meissen reproduction bowl')).titles).toEqual([
      'Reproduction Meißen bowl with a lid',
      'Meissen bowl, 100%',
    ])
    expect((await filtered('how to date')).total).toBe(0)
  })

  test('close spellings are no results, and a word that is known is no misspelling', async () => {
    expect(await filtered('bowl, meisen')).toEqual({
      titles: [],
      total: 0,
      understood: { kind: 'guessed', used: 'bowl meissen' },
      close: ['Meissen bowl, 100%', 'Reproduction Meißen bowl with a lid'],
    })
    const nothing = { titles: [], total: 0, understood: { kind: 'exact' } }
    // In the vault, and in a list of synonyms.
    expect(await filtered('bowl edison')).toEqual(nothing)
    expect(await filtered('gramophone bowl')).toEqual(nothing)
    expect(await filtered('qqqqqq')).toEqual(nothing)
    expect(await filtered('bowl meisen', `&f.categoryId=${glass}`)).toEqual(nothing)
  })

  test('signs are looked for as they are, and no text breaks the filter', async () => {
    expect((await filtered('%')).titles).toEqual(['Meissen bowl, 100%'])
    expect((await filtered('_')).titles).toEqual([wax])
    expect((await filtered('seal wax')).titles).toEqual([wax])
    expect((await filtered('\\')).titles).toEqual([wax])
    const letters = Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26)))
    for (const text of [
      "'",
      "''':*",
      'q & b | !c <-> (d:*)',
      '\u0000q\u0007q\u001b',
      'x'.repeat(100),
      letters.join(','),
      letters.join(' '),
      'ﷺ'.repeat(100),
      '♥ ♥',
    ])
      expect((await filtered(text)).total, text).toBe(0)
  })

  test('titles that fold to many letters can be saved and found', async () => {
    const title = `${'ﷺ '.repeat(10)}${'㌀'.repeat(60)}`
    await aVaultItem(api.data.database, collector.userId, { title })
    expect((await filtered('㌀'.repeat(3))).titles).toEqual([title])
  })
})
