import { attributeMessages } from '@vitrine/contracts/custom-attributes/attributes'
import { locationMessages as messages } from '@vitrine/contracts/locations/messages'
import type { Location } from '@vitrine/contracts/locations/schemas'
import { anAttribute, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/locations'
const documented = '/api/v1/vault/custom-attributes'

let api: TestApi
let owner: TestMember

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await aMember(api.app, api.data.database, 'unlimited')
})

const create = async (displayName: string, parentId: number | null = null): Promise<number> => {
  const { status, body } = await owner.call('POST', path, { body: { displayName, parentId } })
  expect([status, body]).toEqual([201, { response: { id: expect.any(Number) } }])
  return body.response.id
}
const change = async (id: number, displayName: string, parentId: number | null) =>
  await owner.call('PUT', `${path}/${id}`, { body: { displayName, parentId } })
const list = async (): Promise<Location[]> => (await owner.call('GET', path)).body.locations
/** Own ones, as a path each. */
const paths = async () =>
  (await list())
    .filter(({ isDefault }) => !isDefault)
    .map((place) => [...place.path, place.displayName].join('/'))
const refusal = ({ status, body }: Awaited<ReturnType<TestMember['call']>>) => [
  status,
  body.errors?.map(({ field, errorMessage }: Record<string, string>) => `${field}: ${errorMessage}`),
]

test('locations stand inside each other, each before what is inside of it; names are unique among siblings', async () => {
  const house = await create('House')
  const kitchen = await create('Kitchen', house)
  await create('Attic room', house)
  await create('Shelf 10', kitchen)
  await create('Shelf 2', kitchen)
  const cellar = await create('Cellar')
  await create('Shelf 2', cellar)
  expect(await paths()).toEqual([
    'Cellar',
    'Cellar/Shelf 2',
    'House',
    'House/Attic room',
    'House/Kitchen',
    'House/Kitchen/Shelf 2',
    'House/Kitchen/Shelf 10',
  ])
  const twice = await owner.call('POST', path, { body: { displayName: 'shelf 2', parentId: cellar } })
  expect(refusal(twice)).toEqual([409, [`displayName: ${attributeMessages.exists.STORAGE_LOCATION}`]])
})

test('one of the default ones takes others inside, and is neither renamed nor moved', async () => {
  const home = (await list()).find(({ displayName }) => displayName === 'Home')
  expect(home).toMatchObject({ isDefault: true, depth: 1, parentId: null })
  await create('Desk', home?.id ?? 0)
  expect(await paths()).toEqual(['Home/Desk'])
  expect((await change(home?.id ?? 0, 'My home', null)).status).toBe(403)
})

test('the documented calls make them on the first level, and tell where each is', async () => {
  const house = await create('House')
  const room = await create('Room', house)
  const { body } = await owner.call('POST', documented, {
    body: { type: 'STORAGE_LOCATION', displayName: 'Room' },
  })
  expect(await paths()).toEqual(['House', 'House/Room', 'Room'])
  const { body: listed } = await owner.call('GET', `${documented}?f.type=STORAGE_LOCATION&f.isDefault=false`)
  const placed = listed.items.map((place: Location) => [place.id, place.parentId, place.path])
  expect(placed.toSorted(([a]: number[], [b]: number[]) => (a ?? 0) - (b ?? 0))).toEqual([
    [house, null, []],
    [room, house, ['House']],
    [body.response.id, null, []],
  ])
  // Renamed where it stands: a name of another level does not matter.
  const renamed = await owner.call('PUT', `${documented}/${room}`, {
    body: { type: 'STORAGE_LOCATION', displayName: 'House' },
  })
  expect(renamed.status).toBe(200)
})

describe('counts and values', () => {
  test('of a location include what is inside; only own items have values', async () => {
    const { database } = api.data
    const house = await create('House')
    const shelf = await create('Shelf', await create('Room', house))
    const inHouse = await aVaultItem(database, owner.userId, { title: 'Clock', storageLocationId: house })
    const onShelf = await aVaultItem(database, owner.userId, { title: 'Cup', storageLocationId: shelf })
    const sold = await aVaultItem(database, owner.userId, { title: 'Jug', storageLocationId: shelf })
    const value = (id: number, amount: number, record: object = {}) =>
      owner.call('PUT', `/api/v1/vault/items/${id}/record`, {
        body: { valuations: [{ basis: 'insured', amount, currency: 'EUR' }], ...record },
      })
    await value(inHouse, 100)
    await value(onShelf, 20, { quantity: 3, valuesAre: 'each' })
    await value(sold, 7, { ownership: 'given' })
    const places = (await list()).filter(({ isDefault }) => !isDefault)
    expect(
      places.map(({ displayName, itemsCount, itemsInside, values }) => [
        displayName,
        itemsCount,
        itemsInside,
        values,
      ]),
    ).toEqual([
      ['House', 1, 3, [{ basis: 'insured', currency: 'EUR', amount: 160 }]],
      ['Room', 0, 2, [{ basis: 'insured', currency: 'EUR', amount: 60 }]],
      ['Shelf', 2, 2, [{ basis: 'insured', currency: 'EUR', amount: 60 }]],
    ])
  })
})

test('a list that is filtered by a location has what is inside of it, and so has its count', async () => {
  const { database } = api.data
  const house = await create('House')
  const shelf = await create('Shelf', await create('Room', house))
  await aVaultItem(database, owner.userId, { title: 'Clock', storageLocationId: house })
  await aVaultItem(database, owner.userId, { title: 'Cup', storageLocationId: shelf })
  await aVaultItem(database, owner.userId, { title: 'Jug' })
  const titles = async (id: number) =>
    (await owner.call('GET', `/api/v1/vault/items?f.storageLocationId=${id}&s=title:asc`)).body.items.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles(house)).toEqual(['Clock', 'Cup'])
  expect(await titles(shelf)).toEqual(['Cup'])
  const { body } = await owner.call('GET', `/api/v1/vault/items/facets?f.storageLocationId=${shelf}`)
  const { choices } = body.facets.find(({ name }: { name: string }) => name === 'storageLocationId')
  expect(choices.map(({ label, items }: { label: string; items: number }) => [label, items])).toEqual([
    ['House', 2],
    ['House › Room', 1],
    ['House › Room › Shelf', 1],
    [null, 1],
  ])
})

describe('a move', () => {
  test('takes everything inside along', async () => {
    const [house, cellar] = [await create('House'), await create('Cellar')]
    const room = await create('Room', house)
    await create('Shelf', room)
    expect((await change(room, 'Wine room', cellar)).status).toBe(200)
    expect(await paths()).toEqual(['Cellar', 'Cellar/Wine room', 'Cellar/Wine room/Shelf', 'House'])
  })

  test('into itself, below itself, below the last level or where its name is taken is refused', async () => {
    const house = await create('House')
    const room = await create('Room', house)
    expect(refusal(await change(house, 'House', house))).toEqual([
      400,
      [`parentId: ${messages.insideItself}`],
    ])
    expect(refusal(await change(house, 'House', room))).toEqual([400, [`parentId: ${messages.insideItself}`]])
    let deepest = room
    for (let level = 3; level <= 8; level += 1) deepest = await create(`Level ${level}`, deepest)
    const below = await owner.call('POST', path, { body: { displayName: 'Level 9', parentId: deepest } })
    expect(refusal(below)).toEqual([400, [`parentId: ${messages.tooDeep}`]])
    const barn = await create('Barn')
    expect(refusal(await change(house, 'House', barn))).toEqual([400, [`parentId: ${messages.tooDeep}`]])
    await create('Room', barn)
    expect(refusal(await change(room, 'Room', barn))[0]).toBe(409)
    expect(refusal(await change(room, 'Room', 999_999_999))).toEqual([
      400,
      [`parentId: ${messages.parentGone}`],
    ])
  })

  test('of two at once into each other lets one happen', async () => {
    for (let time = 0; time < 5; time += 1) {
      const [one, other] = [await create(`One ${time}`), await create(`Other ${time}`)]
      const moves = await Promise.all([
        change(one, `One ${time}`, other),
        change(other, `Other ${time}`, one),
      ])
      expect(moves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    }
    // Nothing is lost in a circle.
    expect(await paths()).toHaveLength(10)
  })
})

test('an item names the locations around its own; one on the first level has none', async () => {
  const house = await create('House')
  const shelf = await create('Shelf', await create('Kitchen', house))
  const place = async (storageLocationId: number) => {
    const id = await aVaultItem(api.data.database, owner.userId, { storageLocationId })
    return (await owner.call('GET', `/api/v1/vault/items/${id}`)).body.storageLocation
  }
  expect(await place(shelf)).toEqual({ id: shelf, displayName: 'Shelf', path: ['House', 'Kitchen'] })
  expect(await place(house)).toEqual({ id: house, displayName: 'House' })
})

test('what is inside of a deleted one moves up, with a number where its name is taken', async () => {
  const { database } = api.data
  const house = await create('House')
  const room = await create('Room', house)
  const inside = [await create('Room', room), await create('Shelf', room)]
  await create('Shelf', house)
  await create('Box', inside[1])
  const item = await aVaultItem(database, owner.userId, {
    title: 'Cup',
    storageLocationId: inside[1] ?? null,
  })
  expect((await owner.call('DELETE', `${documented}/${room}`)).status).toBe(200)
  expect(await paths()).toEqual([
    'House',
    'House/Room',
    'House/Shelf',
    'House/Shelf (2)',
    'House/Shelf (2)/Box',
  ])
  const { body } = await owner.call('GET', `/api/v1/vault/items/${item}`)
  expect(body.storageLocation).toEqual({ id: inside[1], displayName: 'Shelf (2)', path: ['House'] })
})

test('nobody sees or uses the locations of somebody else', async () => {
  const other = await aMember(api.app, api.data.database, 'unlimited')
  const theirs = await anAttribute(api.data.database, other.userId, {
    type: 'STORAGE_LOCATION',
    displayName: 'Theirs',
  })
  expect(JSON.stringify(await list())).not.toContain('Theirs')
  expect(
    refusal(await owner.call('POST', path, { body: { displayName: 'Mine', parentId: theirs } })),
  ).toEqual([400, [`parentId: ${messages.parentGone}`]])
  expect((await change(theirs, 'Mine', null)).status).toBe(404)
})
