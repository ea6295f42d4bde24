import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, describe, expect, it } from 'vitest'
import { staffApi } from '../testing/test-api.ts'
import { testRecordsOfSources } from '../records/testing/records-of-sources.ts'

const ADMIN = '/api/v1/marks/admin/marks'
const PUBLIC = '/api/v1/marks/items'

const { api, staff } = await staffApi()
const categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
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
const refusedFields = async (change: object) => {
  const { status, body } = await staff('POST', ADMIN, { body: { ...input(99), ...change } })
  return [status, body.errors?.map(({ field }: { field: string }) => field)]
}

describe('a mark', () => {
  testRecordsOfSources({
    api,
    staff,
    admin: ADMIN,
    items: PUBLIC,
    entity: 'mark',
    input,
    shown: (id) => ({ category: 'Glass', pageURI: `/marks/${id}/crossed-swords-1` }),
    otherSource: 'Another list',
    change: { lastYear: null },
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
