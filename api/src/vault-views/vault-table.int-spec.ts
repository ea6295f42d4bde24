import { columnsText, ownColumnKey, tableColumns } from '@vitrine/contracts/vault-views/table-columns'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const items = '/api/v1/vault/items'

let api: TestApi
let owner: TestMember
let glass: number

beforeAll(async () => {
  api = await testApi()
  owner = await aMember(api.app, api.data.database, 'unlimited')
  glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
afterAll(() => api.close())

const anItem = (title: string, row: object = {}) =>
  aVaultItem(api.data.database, owner.userId, { title, categoryId: glass, ...row })
const table = async (keys: readonly string[], query = '', by = owner) => {
  const columns = encodeURIComponent(columnsText(keys.map((key) => ({ key, width: null }))))
  const response = await by.call('GET', `${items}/table?columns=${columns}${query}`)
  expect(response.status).toBe(200)
  return response.body
}

test('has exactly the chosen columns, in their order, of items as the list has them', async () => {
  const { database } = api.data
  const [tag, collection, shelf] = [
    await aTag(database, owner.userId, { title: 'Blue' }),
    await aCollection(database, owner.userId, { title: 'Bohemia' }),
    await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION', displayName: 'Shelf 1' }),
  ]
  const id = await anItem('Vase', { tagIds: [tag], collectionId: collection, storageLocationId: shelf })
  await owner.call('PUT', `${items}/details`, {
    body: { objects: [id], purchaseDate: '2020-02-29', specific: { displayName: 'Rim', value: 'Gilt' } },
  })
  await owner.call('PUT', `${items}/${id}/record`, {
    body: { maker: 'Loetz', quantity: 2, costs: [{ kind: 'price', amount: 12.5, currency: 'USD' }] },
  })
  const bare = await anItem('Bowl')
  const columns: [key: string, ofVase: unknown, ofBowl: unknown][] = [
    [ownColumnKey('RIM'), 'Gilt', null],
    ['title', 'Vase', 'Bowl'],
    ['category', { id: glass, name: 'Glass' }, { id: glass, name: 'Glass' }],
    ['collection', { id: collection, name: 'Bohemia' }, null],
    ['tags', [{ id: tag, name: 'Blue' }], []],
    ['storageLocation', { id: shelf, name: 'Shelf 1' }, null],
    ['purchaseDate', '2020-02-29', null],
    ['maker', 'Loetz', ''],
    ['quantity', 2, 1],
    ['cost', 12.5, null],
    ['ownership', 'owned', 'owned'],
    ['itemSignificances', [], []],
  ]
  const shown = await table(
    columns.map(([key]) => key),
    '&s=title:desc',
  )
  const revision = async (item: number) => (await owner.call('GET', `${items}/${item}`)).body.revision
  expect(shown).toEqual({
    columns: columns.map(([key]) => key),
    items: [
      { id, revision: await revision(id), cells: columns.map(([, cell]) => cell) },
      { id: bare, revision: await revision(bare), cells: columns.map(([, , cell]) => cell) },
    ],
    meta: { total: 2, currentLimit: 500, currentOffset: 0 },
  })
  expect((await table(['title'], '&f.text=vas')).items).toMatchObject([{ id }])
  expect(await table(['title'], '&f.maker=Loetz&limit=1')).toMatchObject({
    items: [{ id }],
    meta: { total: 1 },
  })
  expect(await table(['title'], '&offset=1&limit=1')).toMatchObject({ items: [{ id }], meta: { total: 2 } })
  expect((await table([], `&ids=${bare},999999999`)).items).toMatchObject([{ id: bare, cells: [] }])
})

test('reads every column', async () => {
  const id = await anItem('Jug')
  const keys = tableColumns.map(({ key }) => key)
  for (const half of [keys.slice(0, 20), keys.slice(20)]) {
    const { items: rows } = await table(half, `&ids=${id}`)
    expect(rows[0].cells).toHaveLength(half.length)
  }
})

test('has nothing of another member', async () => {
  const id = await anItem('Ewer')
  const stranger = await aMember(api.app, api.data.database, 'unlimited')
  for (const query of ['', `&ids=${id}`, '&s=value:desc', '&f.text=ewer'])
    expect((await table(['title'], query, stranger)).items).toEqual([])
})
