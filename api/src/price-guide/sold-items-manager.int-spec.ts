import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, describe, expect, it } from 'vitest'
import { staffApi } from '../testing/test-api.ts'
import { testRecordsOfSources } from '../records/testing/records-of-sources.ts'

const ADMIN = '/api/v1/price-guide/admin/sold-items'
const PUBLIC = '/api/v1/price-guide/items'

const { api, staff } = await staffApi()
const categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
afterAll(() => api.close())

const input = (number: number) => ({
  title: `Vase ${number}`,
  description: 'Blue.',
  categoryId,
  maker: 'Ada & Co',
  saleDate: '2020-02-29',
  price: 120.5,
  currency: 'USD',
  priceBasis: 'hammer',
  source: 'A house',
  externalId: `lot-${number}`,
  pictures: ['/media/x.webp'],
  pieces: 2,
})
const refusedFields = async (change: object) => {
  const { status, body } = await staff('POST', ADMIN, { body: { ...input(99), ...change } })
  return [status, body.errors?.map(({ field }: { field: string }) => field)]
}

describe('a sold item', () => {
  testRecordsOfSources({
    api,
    staff,
    admin: ADMIN,
    items: PUBLIC,
    entity: 'sold-item',
    input,
    shown: (id) => ({ category: 'Glass', isSample: false, pageURI: `/worthopedia/${id}/vase-1` }),
    otherSource: 'Another house',
    change: { price: 99.99 },
  })

  it('is refused field by field where it makes no sense', async () => {
    for (const price of [0, -1, 0.001, 12_345_678_901, 1e300, '12', null])
      expect([price, await refusedFields({ price })]).toEqual([price, [400, ['price']]])
    for (const currency of ['ABC', '', 'US', 'dollars', null])
      expect([currency, await refusedFields({ currency })]).toEqual([currency, [400, ['currency']]])
    for (const saleDate of [
      '2021-02-29',
      '29.2.2020',
      '2020-02-29T00:00:00Z',
      '',
      '1066-10-14',
      '2999-01-01',
    ])
      expect([saleDate, await refusedFields({ saleDate })]).toEqual([saleDate, [400, ['saleDate']]])
    for (const priceBasis of ['net', 'Hammer', null])
      expect([priceBasis, await refusedFields({ priceBasis })]).toEqual([priceBasis, [400, ['priceBasis']]])
    expect(await refusedFields({ categoryId: 999_999 })).toEqual([400, ['categoryId']])
    expect(await refusedFields({ pictures: ['https://elsewhere.example/x.jpg'] })).toEqual([
      400,
      ['pictures.0'],
    ])
    expect(await refusedFields({ title: ' ', source: '', pieces: 0 })).toEqual([
      400,
      ['title', 'source', 'pieces'],
    ])
  })

  it('is listed for the console, filtered and sorted', async () => {
    const list = async (filter: object, sort = '["saleDate","DESC"]') =>
      await staff(
        'GET',
        `${ADMIN}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(sort)}`,
      )
    const { body, headers } = await list({ q: 'vase 1' })
    expect([body.length, headers['content-range']]).toEqual([1, 'sold-items 0-0/1'])
    expect((await list({ q: 'lot-2', source: 'Another house' })).body).toHaveLength(1)
    expect((await list({ categoryId })).body.length).toBeGreaterThan(3)
    for (const nothing of [
      { categoryId: 'x' },
      { currency: 'EUR' },
      { isSample: true },
      { source: 'A' },
      { id: ['x'] },
    ])
      expect((await list(nothing)).body).toEqual([])
  })

  it('holds its category', async () => {
    const response = await staff('POST', '/taxonomy/delete', { body: { id: categoryId } })
    expect([response.status, response.body.errorCode]).toEqual([409, 'IN_USE'])
  })
})
