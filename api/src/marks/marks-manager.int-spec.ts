import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/marks/admin/marks'
const PUBLIC = '/api/v1/marks/items'

let api: TestApi
let staff: TestCall
let categoryId: number

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
afterAll(() => api.close())

const input = (number: number) => ({
  title: `Crossed swords ${number}`,
  description: 'Two swords in blue.',
  authenticity: 'Samson used them too.',
  categoryId,
  maker: 'Meissen',
  place: 'Meissen, Saxony',
  period: '',
  firstYear: 1724,
  lastYear: 1763,
  kind: 'Porcelain',
  picture: '/media/marks/x.webp',
  pictureNote: 'A drawing.',
  pictures: ['/media/marks/large/x.webp'],
  source: 'Staff',
  externalId: `mark-${number}`,
})
const revisionOf = (revision: number) => ({ 'if-match': `"${revision}"` })
const refusedFields = async (change: object) => {
  const { status, body } = await staff('POST', ADMIN, { body: { ...input(99), ...change } })
  return [status, body.errors?.map(({ field }: { field: string }) => field)]
}

describe('a mark', () => {
  it('is created with its event and its audit entry, and everybody reads it', async () => {
    const { status, body } = await staff('POST', ADMIN, { body: input(1) })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...input(1),
      id: body.id,
      category: 'Glass',
      pageURI: `/marks/${body.id}/crossed-swords-1`,
      revision: 1,
    })
    expect((await api.visitor('GET', `${PUBLIC}/${body.id}`)).body.title).toBe('Crossed swords 1')
    const { database } = api.data
    expect(
      await database.selectFrom('outbox_events').select('type').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ type: 'mark.created.v1' })
    expect(
      await database.selectFrom('audit_entries').select('action').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ action: 'mark.created' })
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
    expect((await staff('POST', ADMIN, { body: { ...input(2), source: 'Another list' } })).status).toBe(201)
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
          body: { ...input(3), lastYear: null },
          headers: revisionOf(created.revision),
        })
      ).body,
    ).toMatchObject({ lastYear: null, revision: created.revision + 1 })
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
        .where('entity', '=', 'mark')
        .execute(),
    ).toEqual([{ id: created.id, revision: created.revision + 2 }])
  })

  it('is refused field by field where it makes no sense', async () => {
    for (const firstYear of [0, -5, 2101, 17.5, '1724'])
      expect([firstYear, await refusedFields({ firstYear, lastYear: null })]).toEqual([
        firstYear,
        [400, ['firstYear']],
      ])
    expect(await refusedFields({ firstYear: 1763, lastYear: 1724 })).toEqual([400, ['lastYear']])
    expect(await refusedFields({ categoryId: 999_999 })).toEqual([400, ['categoryId']])
    expect(await refusedFields({ pictures: ['https://elsewhere.example/x.jpg'] })).toEqual([
      400,
      ['pictures.0'],
    ])
    expect(await refusedFields({ title: ' ', source: '', kind: '', maker: 'Two\nlines' })).toEqual([
      400,
      ['title', 'maker', 'kind', 'source'],
    ])
    expect(await refusedFields({ picture: 'https://elsewhere.example/x.jpg' })).toEqual([400, ['picture']])
  })

  it('is listed for the console, filtered and sorted', async () => {
    const list = async (filter: object, sort = '["firstYear","DESC"]') =>
      await staff(
        'GET',
        `${ADMIN}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(sort)}`,
      )
    const { body, headers } = await list({ q: 'swords 1' })
    expect([body.length, headers['content-range']]).toEqual([1, 'marks 0-0/1'])
    expect((await list({ q: 'mark-2' })).body).toHaveLength(2)
    expect((await list({ q: 'meiss', kind: 'Porcelain', maker: 'Meissen' })).body.length).toBeGreaterThan(3)
    expect((await list({ categoryId })).body.length).toBeGreaterThan(3)
    for (const nothing of [
      { categoryId: 'x' },
      { kind: 'Silver' },
      { maker: 'M' },
      { q: '%' },
      { id: ['x'] },
    ])
      expect((await list(nothing)).body).toEqual([])
  })

  it('holds its category', async () => {
    const response = await staff('POST', '/taxonomy/delete', { body: { id: categoryId } })
    expect([response.status, response.body.errorCode]).toEqual([409, 'IN_USE'])
  })
})
