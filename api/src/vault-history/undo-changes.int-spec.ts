import { CHANGE_SET_HEADER } from '@vitrine/contracts/vault-history/change-sets'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const items = '/api/v1/vault/items'

let api: TestApi
let owner: TestMember
let glass: number
let metals: number

beforeAll(async () => {
  api = await testApi()
  const { app, data } = api
  owner = await aMember(app, data.database, 'unlimited')
  glass = await aCategory(data.database, { title: 'Glass', url: 'glass' })
  metals = await aCategory(data.database, { title: 'Metals', url: 'metals' })
})
afterAll(() => api.close())

let titles = 0
const anItem = (row: object = {}) =>
  aVaultItem(api.data.database, owner.userId, { title: `Bowl ${(titles += 1)}`, categoryId: glass, ...row })
const read = async (id: number) => {
  const [item, record] = [await owner.call('GET', `${items}/${id}`), await recordOf(id)]
  return { ...item.body, record }
}
const recordOf = async (id: number) => (await owner.call('GET', `${items}/${id}/record`)).body
const change = async (method: 'PUT' | 'PATCH' | 'POST', path: string, body: object): Promise<string> => {
  const response = await owner.call(method, path, { body })
  expect([response.status, response.body?.errors]).toEqual([200, undefined])
  return String(response.headers[CHANGE_SET_HEADER])
}
const undo = async (changeSet: string) => {
  const response = await owner.call('POST', `/api/v1/vault/changes/${changeSet}/undo`)
  return { ...response, changeSet: String(response.headers[CHANGE_SET_HEADER]) }
}
/** What an undo sets back: all but the revisions. */
const shownOf = ({ record, ...item }: Awaited<ReturnType<typeof read>>) => ({
  ...item,
  revision: null,
  record: { ...record, revision: null },
})

describe('changes of several items', () => {
  test('are undone together, and the undo is undone', async () => {
    const { database } = api.data
    const [tag, collection, insurer, shelf] = [
      await aTag(database, owner.userId, { title: 'Blue' }),
      await aCollection(database, owner.userId, { title: 'Bohemia' }),
      await anAttribute(database, owner.userId, { displayName: 'Fine art policy' }),
      await anAttribute(database, owner.userId, { type: 'STORAGE_LOCATION', displayName: 'Shelf 1' }),
    ]
    const objects = [await anItem({ tagIds: [tag], storageLocationId: shelf }), await anItem()]
    await change('PUT', `${items}/details`, { objects, specific: { displayName: 'Rim', value: 'Gilt' } })
    const bulk = (path: string, value: number) => ({ operation: 'REPLACE', path, objects, value })
    const changes: [path: string, body: object][] = [
      [items, [bulk('tags', tag), bulk('categoryId', metals), bulk('itemCollections', collection)]],
      [`${items}/entries`, { objects, insuranceId: insurer, storageLocationId: null }],
      [
        `${items}/details`,
        { objects, purchaseDate: '2020-02-29', specific: { displayName: 'RIM', value: 'Plain' } },
      ],
      [`${items}/details`, { objects, specific: { displayName: 'Rim', value: '' } }],
      [
        '/api/v1/vault/records',
        { objects, values: { ownership: 'onLoanTo', ownershipPerson: 'Museum', maker: 'Loetz' } },
      ],
    ]
    for (const [path, body] of changes) {
      const before = await Promise.all(objects.map(read))
      const changeSet = await change('PUT', path, body)
      const after = await Promise.all(objects.map(read))
      expect(after.map(shownOf)).not.toEqual(before.map(shownOf))
      const undone = await undo(changeSet)
      expect([undone.status, undone.body]).toEqual([200, { response: { ids: objects, kept: [] } }])
      expect(withoutIds((await Promise.all(objects.map(read))).map(shownOf))).toEqual(
        withoutIds(before.map(shownOf)),
      )
      const again = await undo(undone.changeSet)
      expect(again.body).toEqual({ response: { ids: objects, kept: [] } })
      expect(withoutIds((await Promise.all(objects.map(read))).map(shownOf))).toEqual(
        withoutIds(after.map(shownOf)),
      )
    }
  })

  test('stay where the field was changed since, the item was deleted, or a rule refuses', async () => {
    const { database } = api.data
    const insurer = await anAttribute(database, owner.userId, { displayName: 'Former policy' })
    const objects = [
      await anItem(),
      await anItem(),
      await anItem(),
      await anItem({ insuranceId: insurer }),
    ] as const
    const [changed, other, deleted, refused] = objects
    const changeSet = await change('PUT', `${items}/entries`, { objects, insuranceId: null })
    const first = await change('PUT', `${items}/details`, { objects, purchaseDate: '2020-02-29' })
    await change('PUT', `${items}/details`, { objects: [changed], purchaseDate: '2021-01-01' })
    await owner.call('DELETE', `${items}/${deleted}`)
    const title = async (id: number) => (await read(id)).title
    expect((await undo(first)).body.response).toMatchObject({
      ids: [other, refused],
      kept: [
        {
          id: changed,
          title: await title(changed),
          field: 'purchaseDate',
          label: 'Date acquired',
          reason: 'changed',
          message: 'Kept, because it was changed since.',
        },
        { id: deleted, reason: 'deleted' },
      ],
    })
    expect(await read(changed)).toMatchObject({ purchaseDate: '2021-01-01' })
    await owner.call('DELETE', `/api/v1/vault/custom-attributes/${insurer}`)
    expect((await undo(changeSet)).body.response).toMatchObject({
      kept: expect.arrayContaining(
        [
          { id: refused, field: 'insurance', reason: 'refused', message: vaultItemMessages.unknownInsurance },
        ].map((each) => expect.objectContaining(each)),
      ),
    })
  })

  test('are another member’s, or nobody’s', async () => {
    const id = await anItem()
    const changeSet = await change('PUT', `${items}/details`, { objects: [id], purchaseDate: '2020-02-29' })
    const stranger = await aMember(api.app, api.data.database, 'unlimited')
    for (const [by, set] of [
      [stranger, changeSet],
      [owner, randomUUID()],
    ] as const)
      expect((await by.call('POST', `/api/v1/vault/changes/${set}/undo`)).status).toBe(404)
    expect(await read(id)).toMatchObject({ purchaseDate: '2020-02-29' })
  })
})

test('a save of one item, of its record and of its places is undone by its own set', async () => {
  const tag = await aTag(api.data.database, owner.userId, { title: 'Thin' })
  const id = await anItem()
  const before = await read(id)
  const { title, description } = before
  const sets = [
    await change('PUT', `${items}/${id}`, {
      title: `${title} of glass`,
      description,
      categoryId: metals,
      soldPrice: 12,
    }),
    await change('PATCH', `${items}/${id}`, { id, tags: [{ id: tag }] }),
    await change('PUT', `${items}/${id}/record`, { maker: 'Moser', ownership: 'owned' }),
  ]
  for (const set of sets.toReversed())
    expect((await undo(set)).body.response).toEqual({ ids: [id], kept: [] })
  expect(shownOf(await read(id))).toEqual(shownOf(before))
})

describe('details of several items', () => {
  test('are a date that is not in the future, and a specific without forbidden words', async () => {
    const id = await anItem()
    const put = (body: object) => owner.call('PUT', `${items}/details`, { body: { objects: [id], ...body } })
    expect((await put({ purchaseDate: '2999-01-01' })).body.errors).toMatchObject([
      { field: 'purchaseDate', errorMessage: vaultItemMessages.dateInFuture },
    ])
    expect((await put({})).status).toBe(400)
    expect((await put({ specific: { displayName: '', value: 'Gilt' } })).status).toBe(400)
    expect((await read(id)).revision).toBe(1)
  })

  test('are refused for all where an item has no room for a further specific', async () => {
    const [full, free] = [await anItem(), await anItem()]
    const { title, description, categoryId } = await read(full)
    const itemSpecifics = Array.from({ length: 30 }, (_, at) => ({ displayName: `Name ${at}`, value: 'x' }))
    await change('PUT', `${items}/${full}`, { title, description, categoryId, itemSpecifics })
    const body = { objects: [full, free], specific: { displayName: 'Rim', value: 'Gilt' } }
    const response = await owner.call('PUT', `${items}/details`, { body })
    expect(response.body.errors).toMatchObject([{ errorMessage: vaultItemMessages.specificsTooMany }])
    expect((await read(free)).itemSpecifics).toEqual([])
  })
})

/** A specific that was removed and restored is a new row. */
function withoutIds(shown: readonly ReturnType<typeof shownOf>[]) {
  return shown.map((item) => ({
    ...item,
    itemSpecifics: item.itemSpecifics.map((specific: object) => ({ ...specific, id: null })),
  }))
}
