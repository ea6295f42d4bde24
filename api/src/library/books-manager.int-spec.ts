import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, describe, expect, it } from 'vitest'
import { staffApi } from '../testing/test-api.ts'
import { testRecordsOfSources } from '../records/testing/records-of-sources.ts'

const ADMIN = '/api/v1/library/admin/books'
const PUBLIC = '/api/v1/library/items'

const { api, staff } = await staffApi()
const categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
afterAll(() => api.close())

const input = (number: number) => ({
  title: `Book ${number}`,
  authors: ['Ada Plume'],
  year: 1899,
  categoryId,
  language: 'en',
  publisher: 'Fennimere',
  description: 'Plain.',
  contents: [
    { title: 'Preface', page: 'v' },
    { title: 'Beads', page: '' },
  ],
  cover: '/media/x.webp',
  source: 'A library',
  externalId: `b-${number}`,
})
const refusedFields = async (change: object) => {
  const { status, body } = await staff('POST', ADMIN, { body: { ...input(99), ...change } })
  return [status, body.errors?.map(({ field }: { field: string }) => field)]
}

describe('a book', () => {
  testRecordsOfSources({
    api,
    staff,
    admin: ADMIN,
    items: PUBLIC,
    entity: 'book',
    input,
    shown: (id) => ({ category: 'Glass', pageURI: `/library/${id}/book-1` }),
    otherSource: 'Another library',
    change: { year: 1901 },
  })

  it('is refused field by field where it makes no sense', async () => {
    for (const year of [0, -1, 1449, 1900.5, 9999, '1900', null])
      expect([year, await refusedFields({ year })]).toEqual([year, [400, ['year']]])
    for (const authors of [[], [' '], null, Array.from({ length: 11 }, (_, at) => `A ${at}`)])
      expect(await refusedFields({ authors })).toEqual([400, ['authors']])
    expect(await refusedFields({ authors: ['Ada', 'Two\nlines'] })).toEqual([400, ['authors.1']])
    for (const language of ['EN', 'english', 'qqq'])
      expect([language, await refusedFields({ language })]).toEqual([language, [400, ['language']]])
    for (const page of ['0', 'p. 3', 'iiii', '-1'])
      expect([
        page,
        await refusedFields({
          contents: [
            { title: 'A', page: '1' },
            { title: 'B', page },
          ],
        }),
      ]).toEqual([page, [400, ['contents.1.page']]])
    expect(await refusedFields({ contents: [{ title: '', page: '3' }] })).toEqual([400, ['contents.0.title']])
    expect(await refusedFields({ categoryId: 999_999 })).toEqual([400, ['categoryId']])
    expect(await refusedFields({ cover: 'https://elsewhere.example/x.jpg' })).toEqual([400, ['cover']])
    expect(await refusedFields({ title: 'Two\nlines', source: '' })).toEqual([400, ['title', 'source']])
  })

  it('is listed for the console by a part of its title or of an author, and by its subject', async () => {
    await staff('POST', ADMIN, {
      body: { ...input(7), title: 'Goblets', authors: ['Bea Quill', 'Cyr Dupont'] },
    })
    const list = async (filter: object) =>
      await staff(
        'GET',
        `${ADMIN}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent('["year","DESC"]')}`,
      )
    for (const q of ['oblet', 'dupont', 'b-7'])
      expect([q, (await list({ q })).headers['content-range']]).toEqual([q, 'books 0-0/1'])
    expect((await list({ categoryId })).body.length).toBeGreaterThan(3)
    for (const nothing of [{ categoryId: 'x' }, { q: '%' }, { id: ['x'] }])
      expect((await list(nothing)).body).toEqual([])
  })

  it('holds its category', async () => {
    expect(await staff('POST', '/taxonomy/delete', { body: { id: categoryId } })).toMatchObject({
      status: 409,
      body: { errorCode: 'IN_USE' },
    })
  })
})
