import { readPriceIndices } from '@vitrine/contracts/price-indices/endpoints'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const read = async () => (await api.visitor('GET', readPriceIndices.path)).body

test('before the first computation there is no index', async () => {
  const { categories, computedAt, sampleShare } = await read()
  expect({ categories, computedAt, sampleShare }).toEqual({
    categories: [],
    computedAt: null,
    sampleShare: 0,
  })
})

test('everybody reads levels by category, with how many sales are samples and which categories have too few', async () => {
  const { database } = api.data
  const ids = {
    stamps: await aCategory(database, { title: 'Stamps', url: 'stamps' }),
    glass: await aCategory(database, { title: 'Glass', url: 'glass' }),
    hidden: await aCategory(database, { title: 'Unknown', url: 'unknown' }),
  }
  await aCategory(database, { title: 'Tools', url: 'tools' })
  const years = [
    { year: 2010, level: 100, low: 100, high: 100, sales: 30 },
    { year: 2012, level: 112, low: 90, high: 140, sales: 45 },
  ]
  for (const [category_id, samples] of [
    [ids.stamps, 0],
    [ids.glass, 75],
    [ids.hidden, 75],
  ] as const)
    await database
      .insertInto('price_indices')
      .values({ category_id, sales: 75, samples, years: JSON.stringify(years) })
      .execute()
  const computedAt = new Date('2026-11-02T03:04:05.000Z')
  await database.updateTable('price_index_state').set({ computed_at: computedAt }).execute()
  await (
    await api.signedIn('ROLE_ADMIN')
  )('DELETE', '/oms/cache/scenario/site')
  expect(await read()).toEqual({
    categories: [
      { url: 'glass', title: 'Glass', sales: 75, years },
      { url: 'stamps', title: 'Stamps', sales: 75, years },
    ],
    tooFewSales: [{ url: 'tools', title: 'Tools' }],
    computedAt: computedAt.toISOString(),
    sampleShare: 0.5,
  })
})
