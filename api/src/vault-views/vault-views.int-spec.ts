import { viewLimits } from '@vitrine/contracts/vault-views/limits'
import { viewMessages as messages } from '@vitrine/contracts/vault-views/messages'
import type { VaultView } from '@vitrine/contracts/vault-views/schemas'
import { aVaultView } from '@vitrine/testing/vault-records'
import { afterAll, expect, test } from 'vitest'
import { aMemberForLong, type TestMember } from '../testing/members.ts'
import { testApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/views'

const api = await testApi()
afterAll(() => api.close())

const member = () => aMemberForLong(api, 'unlimited')
const listOf = async ({ call }: TestMember): Promise<VaultView[]> => (await call('GET', path)).body.views
const create = async ({ call }: TestMember, name: string, parameters: object = { 'f.valued': 'no' }) =>
  await call('POST', path, { body: { name, parameters } })
const refusal = (field: string, errorCode: string, errorMessage: string) => ({
  errors: [expect.objectContaining({ field, errorCode, errorMessage })],
})

test('views are saved, listed by their names, renamed, replaced and deleted', async () => {
  const owner = await member()
  const parameters = { s: 'value:desc', 'f.storageLocationId': '5', 'f.currency': 'EUR', 'f.value': '1000..' }
  const made = await create(owner, ' To be valued ', parameters)
  expect([made.status, made.body]).toEqual([201, { response: { id: expect.any(Number) } }])
  await create(owner, 'At the bank')
  const { id } = made.body.response
  expect(await listOf(owner)).toEqual([
    { id: expect.any(Number), name: 'At the bank', parameters: { 'f.valued': 'no' } },
    { id, name: 'To be valued', parameters },
  ])
  await owner.call('PUT', `${path}/${id}`, { body: { name: 'A' } })
  expect((await listOf(owner))[0]).toEqual({ id, name: 'A', parameters })
  await owner.call('PUT', `${path}/${id}`, { body: { parameters: { 'f.photos': 'no' } } })
  expect((await listOf(owner))[0]).toEqual({ id, name: 'A', parameters: { 'f.photos': 'no' } })
  expect((await owner.call('PUT', `${path}/${id}`, { body: {} })).status).toBe(200)
  expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(200)
  expect((await listOf(owner)).map(({ name }) => name)).toEqual(['At the bank'])
  expect(await listOf(await member())).toEqual([])
})

test('a name is there once, whatever its capitals', async () => {
  const owner = await member()
  await create(owner, 'Glass')
  const { body } = await create(owner, 'Silver')
  const taken = await create(owner, 'GLASS')
  expect([taken.status, taken.body]).toEqual([
    409,
    expect.objectContaining(refusal('name', 'exists', messages.nameTaken)),
  ])
  const renamed = await owner.call('PUT', `${path}/${body.response.id}`, { body: { name: 'glass' } })
  expect(renamed.status).toBe(409)
  const same = await owner.call('PUT', `${path}/${body.response.id}`, { body: { name: 'SILVER' } })
  expect(same.status).toBe(200)
  expect((await create(await member(), 'Glass')).status).toBe(201)
})

test('parameters that the list does not know, or that say nothing, are not stored', async () => {
  const owner = await member()
  await create(owner, 'Some', {
    'f.maker': 'Meissen',
    'f.cost': 'much',
    s: 'price:asc',
    offset: '20',
    page: '1',
  })
  expect((await listOf(owner))[0]?.parameters).toEqual({ 'f.maker': 'Meissen' })
  expect((await create(owner, 'None', { offset: '20' })).body).toMatchObject(
    refusal('parameters', 'invalid', messages.empty),
  )
  expect((await create(owner, '  ')).body).toMatchObject(refusal('name', 'null', messages.required))
  expect((await create(owner, 'x'.repeat(viewLimits.nameMax + 1))).body).toMatchObject(
    refusal('name', 'Size', messages.nameTooLong),
  )
})

test('a member has so many views at most, also by several calls at once', async () => {
  const owner = await member()
  for (let made = 0; made < viewLimits.viewsMax - 1; made += 1)
    await aVaultView(api.data.database, owner.userId)
  const saved = await Promise.all(['One', 'Two', 'Three'].map((name) => create(owner, name)))
  expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
  expect(saved.find(({ status }) => status === 400)?.body).toMatchObject(
    refusal('name', 'Size', messages.tooMany),
  )
})
