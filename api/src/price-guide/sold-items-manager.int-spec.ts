import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/price-guide/admin/sold-items'
const PUBLIC = '/api/v1/price-guide/items'

let api: TestApi
let staff: TestCall
let categoryId: number

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
afterAll(() => api.close())

const input = (number: number) => ({
  title: `Vase ${number}`,
  description: 'Blue.',
  categoryId,
  maker: 'Ada & Co',
  saleDate: '2020-02-29',
  price: 120.5,
  currency: 'USD',
  source: 'A house',
  externalId: `lot-${number}`,
  pictures: ['/media/x.webp'],
  pieces: 2,
})
const revisionOf = (revision: number) => ({ 'if-match': `"${revision}"` })
const refusedFields = async (change: object) => {
  const { status, body } = await staff('POST', ADMIN, { body: { ...input(99), ...change } })
  return [status, body.errors?.map(({ field }: { field: string }) => field)]
}

describe('a sold item', () => {
  it('is created with its event and its audit entry, and everybody reads it', async () => {
    const { status, body } = await staff('POST', ADMIN, { body: input(1) })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...input(1),
      id: body.id,
      category: 'Glass',
      isSample: false,
      pageURI: `/worthopedia/${body.id}/vase-1`,
      revision: 1,
    })
    expect((await api.visitor('GET', `${PUBLIC}/${body.id}`)).body.title).toBe('Vase 1')
    const { database } = api.data
    expect(
      await database.selectFrom('outbox_events').select('type').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ type: 'sold-item.created.v1' })
    expect(
      await database.selectFrom('audit_entries').select('action').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ action: 'sold-item.created' })
  })

  it("has an id of its source's that no other of this source has, also where two ask at once", async () => {
    const twins = await Promise.all([
      staff('POST', ADMIN, { body: input(2) }),
      staff('POST', ADMIN, { body: input(2) }),
    ])
    expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(twins.find(({ status }) => status === 409)?.body.errors).toMatchObject([
      { field: 'externalId', errorCode: 'exists' },
    ])
    expect((await staff('POST', ADMIN, { body: { ...input(2), source: 'Another house' } })).status).toBe(201)
    for (const number of [1, 2])
      expect(
        (await staff('POST', ADMIN, { body: { ...input(number), title: 'Without id', externalId: null } }))
          .status,
      ).toBe(201)
  })

  it('is changed by whoever has seen its newest revision alone, and leaves a tombstone when it is deleted', async () => {
    const { body: created } = await staff('POST', ADMIN, { body: input(3) })
    const path = `${ADMIN}/${created.id}`
    expect(
      (
        await staff('PUT', path, {
          body: { ...input(3), price: 99.99 },
          headers: revisionOf(created.revision),
        })
      ).body,
    ).toMatchObject({ price: 99.99, revision: created.revision + 1 })
    expect((await staff('PUT', path, { body: input(3), headers: revisionOf(created.revision) })).status).toBe(
      412,
    )
    expect((await staff('DELETE', path, { headers: revisionOf(created.revision) })).status).toBe(412)
    expect((await staff('DELETE', path)).status).toBe(204)
    expect([
      (await staff('GET', path)).status,
      (await api.visitor('GET', `${PUBLIC}/${created.id}`)).status,
    ]).toEqual([404, 404])
    expect(
      await api.data.database
        .selectFrom('tombstones')
        .select(['id', 'revision'])
        .where('entity', '=', 'sold-item')
        .execute(),
    ).toEqual([{ id: created.id, revision: created.revision + 2 }])
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
