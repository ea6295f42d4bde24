import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/library/admin/books'
const PUBLIC = '/api/v1/library/items'

let api: TestApi
let staff: TestCall
let categoryId: number

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
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
const revisionOf = (revision: number) => ({ 'if-match': `"${revision}"` })
const refusedFields = async (change: object) => {
  const { status, body } = await staff('POST', ADMIN, { body: { ...input(99), ...change } })
  return [status, body.errors?.map(({ field }: { field: string }) => field)]
}

describe('a book', () => {
  it('is created with its event and its audit entry, and everybody reads it', async () => {
    const { status, body } = await staff('POST', ADMIN, { body: input(1) })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...input(1),
      id: body.id,
      category: 'Glass',
      pageURI: `/library/${body.id}/book-1`,
      revision: 1,
    })
    expect((await api.visitor('GET', `${PUBLIC}/${body.id}`)).body.title).toBe('Book 1')
    const { database } = api.data
    expect(
      await database.selectFrom('outbox_events').select('type').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ type: 'book.created.v1' })
    expect(
      await database.selectFrom('audit_entries').select('action').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ action: 'book.created' })
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
      (await staff('PUT', path, { body: { ...input(3), year: 1901 }, headers: revisionOf(created.revision) }))
        .body,
    ).toMatchObject({ year: 1901, revision: created.revision + 1 })
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
        .where('entity', '=', 'book')
        .execute(),
    ).toEqual([{ id: created.id, revision: created.revision + 2 }])
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
