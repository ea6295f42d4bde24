import { readExampleVault } from '@vitrine/contracts/example-vault/endpoints'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('everybody gets the same example, with the names that the categories have now', async () => {
  await aCategory(api.data.database, { title: 'Glass and crystal', url: 'glass' })
  const visitors = await api.visitor('GET', readExampleVault.path)
  const members = await (await api.signedIn('ROLE_UNLIMITED'))('GET', readExampleVault.path)
  expect([visitors.status, members.status]).toEqual([200, 200])
  expect(members.body).toEqual(visitors.body)
  const named = visitors.body.items.map(({ category }: { category: string }) => category)
  expect(named.filter(Boolean)).toEqual(['Glass and crystal'])
})
