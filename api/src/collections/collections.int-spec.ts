import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { aCollection } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/item-collections'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const member = () => aMember(api.app, api.data.database, 'unlimited')
const clocks = { title: 'Clocks', description: 'What ticks.', status: 'PUBLIC' }

test('D2-054, D3-062: a collection is checked without being stored, created, and found by pickers', async () => {
  const { call } = await member()
  expect((await call('POST', `${path}?validationOnly=true`, { body: clocks })).body).toEqual({
    response: { id: 0 },
  })
  expect((await call('GET', `${path}/compact`)).body.meta.total).toBe(0)
  const created = await call('POST', `${path}/`, { body: clocks })
  expect([created.status, created.body]).toEqual([200, { response: { id: expect.any(Number) } }])
  const { id } = created.body.response
  expect((await call('GET', `${path}/compact`)).body).toEqual({
    items: [{ id, title: 'Clocks', status: 'public' }],
    meta: { total: 1, currentLimit: 20, currentOffset: 0 },
  })
})

test('D2-054, D3-060: pickers find by what a title holds, A to Z', async () => {
  const owner = await member()
  for (const title of ['Wedgwood', 'Délft', 'delights'])
    await aCollection(api.data.database, owner.userId, { title })
  await aCollection(api.data.database, (await member()).userId, { title: 'Del Rey' })
  const titles = async (search: string) =>
    (await owner.call('GET', `${path}/compact?${search}`)).body.items.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles('title=DEL')).toEqual(['Délft', 'delights'])
  expect(await titles('limit=1')).toEqual(['Délft'])
  expect(await titles('sort=title:desc&limit=1')).toEqual(['Wedgwood'])
})

test('D3-065: what is refused says so at its field, whether or not it is only checked', async () => {
  const { call } = await member()
  await call('POST', path, { body: { ...clocks, title: 'Réveils' } })
  for (const search of ['', '?validationOnly=true']) {
    const errorsOf = async (changed: object) =>
      (await call('POST', `${path}${search}`, { body: { ...clocks, ...changed } })).body.errors
    expect(await errorsOf({ title: 'RÉVEILS' })).toEqual([
      { field: 'title', errorCode: 'exists', errorMessage: collectionMessages.titleExists },
    ])
    expect(await errorsOf({ title: '!!' })).toEqual([
      { field: 'title', errorCode: 'invalid', errorMessage: collectionMessages.titleCombination },
    ])
    expect(await errorsOf({ description: ' ' })).toEqual([
      { field: 'description', errorCode: 'null', errorMessage: collectionMessages.descriptionInvalid },
    ])
    expect(await errorsOf({ title: 'Shit', description: 'shit' })).toEqual([
      {
        field: 'title',
        errorCode: 'NoExplicitWords',
        errorMessage: collectionMessages.titleExplicit,
        word: 'Shit',
      },
      {
        field: 'description',
        errorCode: 'NoExplicitWords',
        errorMessage: collectionMessages.descriptionExplicit,
        word: 'shit',
      },
    ])
    expect(await errorsOf({ status: 'open' })).toEqual([
      { field: 'status', errorCode: 'invalid', errorMessage: collectionMessages.statusMissing },
    ])
  }
})

test('D3-049: titles that differ in an accent are two, and those that differ in quotes or spaces alone are one', async () => {
  const { call } = await member()
  const create = async (title: string) => (await call('POST', path, { body: { ...clocks, title } })).status
  expect([
    await create('Grandma’s café'),
    await create("GRANDMA'S\u00a0café"),
    await create("Grandma's cafe"),
  ]).toEqual([200, 409, 200])
})

test('D3-062: 50 at once with one title make one collection', async () => {
  const { call } = await member()
  const responses = await Promise.all(Array.from({ length: 50 }, () => call('POST', path, { body: clocks })))
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 409),
  ])
})
