import { savedSearchMessages } from '@vitrine/contracts/saved-searches/saved-searches'
import { siteSearchMessages } from '@vitrine/contracts/site-search/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/saved-searches'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})

afterAll(() => api.close())

test('D3-082: a search is saved with the page of its section, named after its words, renamed and deleted', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const saved = await member('POST', path, {
    body: { type: 'inventory', query: 'blue vase', categories: 'glass,metals' },
  })
  expect([saved.status, saved.body.response]).toEqual([
    200,
    {
      id: expect.any(Number),
      type: 'inventory',
      name: 'blue vase',
      query: 'blue vase',
      categories: 'glass,metals',
      url: '/inventory/search?query=blue+vase&category=glass%2Cmetals',
      createdDate: expect.any(String),
    },
  ])
  const { id } = saved.body.response
  expect((await member('PUT', `${path}/${id}`, { body: { name: ' Vases ' } })).body.response.name).toBe(
    'Vases',
  )
  expect((await member('GET', `${path}?type=inventory`)).body).toMatchObject({
    items: [{ id, name: 'Vases' }],
    meta: { total: 1, currentLimit: 20, currentOffset: 0 },
  })
  const deleted = await member('DELETE', `${path}/${id}`)
  expect([deleted.status, deleted.body]).toEqual([200, { response: { id } }])
  expect((await member('GET', path)).body.meta.total).toBe(0)
})

test('each section has the parameters of its own page', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const urlOf = async (body: object) => (await member('POST', path, { body })).body.response.url
  expect(await urlOf({ type: 'marks', query: 'anchor', categories: 'ceramics' })).toBe(
    '/marks/search?query=anchor&category=ceramics',
  )
  expect(await urlOf({ type: 'library', query: 'silver' })).toBe('/books/searchDetails?q=silver')
  expect(await urlOf({ type: 'inventory' })).toBe('/inventory/search')
  expect((await member('GET', `${path}?type=inventory`)).body.items).toMatchObject([{ name: 'All' }])
  expect((await member('GET', `${path}?type=library`)).body.meta.total).toBe(1)
})

test('the same search again is the same one, however many ask at once', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const body = { type: 'marks', query: 'crossed swords', categories: '' }
  const responses = await Promise.all(Array.from({ length: 8 }, () => member('POST', path, { body })))
  expect(new Set(responses.map(({ status, body: { response } }) => `${status} ${response.id}`)).size).toBe(1)
})

test('sorted by date and by name, in pages', async () => {
  const member = await api.signedIn('ROLE_FREE')
  for (const query of ['beta', 'Alpha', 'gamma']) {
    await member('POST', path, { body: { type: 'library', query } })
    api.clock.advance({ seconds: 1 })
  }
  const names = async (search: string) =>
    (await member('GET', `${path}?type=library&${search}`)).body.items.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names('')).toEqual(['gamma', 'Alpha', 'beta'])
  expect(await names('s=name:asc')).toEqual(['Alpha', 'beta', 'gamma'])
  expect(await names('s=name:asc&offset=1&limit=1')).toEqual(['beta'])
  expect(await names('s=price:asc&limit=none')).toEqual(['gamma', 'Alpha', 'beta'])
})

test('are sorted by name as titles are: numbers by value, and without accents', async () => {
  const member = await api.signedIn('ROLE_FREE')
  for (const query of ['Vase 10', 'Urns', 'Vase 9', 'Étuis'])
    await member('POST', path, { body: { type: 'inventory', query } })
  const { body } = await member('GET', `${path}?type=inventory&s=name:asc`)
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Étuis', 'Urns', 'Vase 9', 'Vase 10'])
})

test('at most 100 a member', async () => {
  const member = await api.signedIn('ROLE_FREE')
  for (let each = 0; each < 100; each++)
    expect((await member('POST', path, { body: { type: 'inventory', query: `vase ${each}` } })).status).toBe(
      200,
    )
  const refused = await member('POST', path, { body: { type: 'marks', query: 'one more' } })
  expect([refused.status, refused.body.message]).toEqual([409, savedSearchMessages.tooMany])
  expect((await member('POST', path, { body: { type: 'inventory', query: 'vase 7' } })).status).toBe(200)
})

test('D3-083: what is refused says so at its field', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const errors = async (body: object) => (await member('POST', path, { body })).body.errors
  expect(await errors({ type: 'inventory', categories: 'a,b,c,d,e,f' })).toEqual([
    { field: 'categories', errorCode: 'Size', errorMessage: siteSearchMessages.tooManyCategories },
  ])
  expect(await errors({ type: 'dictionary' })).toMatchObject([
    { field: 'type', errorMessage: savedSearchMessages.unknownType },
  ])
  expect(await errors({ type: 'marks', name: '  ' })).toMatchObject([
    { field: 'name', errorMessage: savedSearchMessages.nameEmpty },
  ])
  expect(await errors({ type: 'marks', name: 'x'.repeat(101) })).toMatchObject([
    { field: 'name', errorMessage: savedSearchMessages.nameTooLong },
  ])
})

test("another member's saved search is none", async () => {
  const [owner, other] = [await api.signedIn('ROLE_FREE'), await api.signedIn('ROLE_FREE')]
  const { id } = (await owner('POST', path, { body: { type: 'marks', query: 'mine' } })).body.response
  expect((await other('PUT', `${path}/${id}`, { body: { name: 'Yours' } })).status).toBe(404)
  expect((await other('DELETE', `${path}/${id}`)).status).toBe(404)
  expect((await owner('GET', `${path}?type=marks`)).body.items).toMatchObject([{ name: 'mine' }])
  expect((await api.visitor('GET', path)).status).toBe(401)
})
