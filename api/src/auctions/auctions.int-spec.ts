import { sqlExecutor } from '@vitrine/database/sql-executor'
import { auctionToDocument } from '@vitrine/search/auctions/auctions.document'
import { auctionsIndex } from '@vitrine/search/auctions/auctions.index'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAuction } from '../testing/auction-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/auctions/admin/auctions'
const PUBLIC = '/api/v1/auctions'

let api: TestApi
let engine: SearchEngine
let staff: TestCall
let glass: number
let metals: number

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ pool }) => (engine = createPostgresEngine({ sql: sqlExecutor(pool) })),
  })
  await engine.ensure(auctionsIndex)
  api.clock.moveTo(new Date('2027-03-01T12:00:00Z'))
  staff = await api.signedIn('ROLE_ADMIN')
  glass = await aCategory(api.data.database, { url: 'glass', title: 'Glass' })
  metals = await aCategory(api.data.database, { url: 'metals', title: 'Metals' })
})
afterAll(() => api.close())

const revisionOf = (revision: number) => ({ 'if-match': `"${revision}"` })
const create = async (changes: Partial<ReturnType<typeof anAuction>> = {}) =>
  (await staff('POST', ADMIN, { body: anAuction({ categoryId: glass, ...changes }) })).body
const get = async (path: string) => await api.visitor('GET', `${PUBLIC}/${path}`)

describe('an auction', () => {
  it('is created with its event and its audit entry, and everybody reads it', async () => {
    const { status, body } = await staff('POST', ADMIN, {
      body: { ...anAuction({ categoryId: glass }), picture: '/media/articles/sheffield-plate.webp' },
    })
    expect([status, body.starts, body.timeZone]).toEqual([201, '2027-03-04T10:00', 'Europe/Paris'])
    expect((await get(`items/${body.id}`)).body).toEqual({
      id: body.id,
      title: 'Silver and glass',
      house: 'Fennimere & Sons',
      place: 'Lyon, France',
      timeZone: 'Europe/Paris',
      startsAt: '2027-03-04T09:00:00.000Z',
      endsAt: '2027-03-04T16:00:00.000Z',
      categories: [{ url: 'glass', title: 'Glass', image: expect.any(String) }],
      status: 'published',
      lotCount: 1,
      picture: '/media/articles/sheffield-plate.webp',
      isSample: false,
      pageURI: `/upcomingauctions/${body.id}/silver-and-glass`,
      description: 'Two hundred lots.\n\nViewing the day before.',
      link: 'https://fennimere.example/',
      lots: [{ number: '1', title: 'A pair of candlesticks', estimate: 'EUR 200–300' }],
    })
    const { database } = api.data
    expect(
      await database.selectFrom('outbox_events').select('type').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ type: 'auction.created.v1' })
    expect(
      await database.selectFrom('audit_entries').select('action').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ action: 'auction.created' })
  })

  it.each([
    ['ends', { ends: '2027-03-04T09:00' }],
    ['starts', { starts: '2027-02-30T09:00' }],
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    ['picture', { picture: 'https://elsewhere.example/x.jpg' }],
    ['categoryIds', { categoryIds: [] }],
    ['categoryIds', { categoryIds: [999_999] }],
    ['title', { title: 'Two\nlines' }],
    ['link', { link: 'javascript:alert(1)' }],
    [
      'lots.0.number',
      {
        lots: [
          { number: '', title: '', estimate: '' },
          { number: '', title: 'A jug', estimate: '' },
        ],
      },
    ],
  ])('is refused at %s: %j', async (field, changes) => {
    const { status, body } = await staff('POST', ADMIN, {
      body: anAuction({ categoryId: glass, ...changes }),
    })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('leaves neither row nor event where it is refused by the database', async () => {
    const counts = async () =>
      await Promise.all(
        (['auctions', 'outbox_events'] as const).map((table) =>
          api.data.database
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow(),
        ),
      )
    const before = await counts()
    await create({ categoryIds: [glass, 999_999] })
    expect(await counts()).toEqual(before)
  })

  it('that is a draft is seen by staff alone', async () => {
    const { id } = await create({ status: 'draft' })
    expect([
      (await get(`items/${id}`)).status,
      (await get(`items/${id}/calendar`)).status,
      (await staff('GET', `${ADMIN}/${id}`)).status,
    ]).toEqual([404, 404, 200])
  })

  it('is changed by whoever has seen its newest revision alone, and is gone once it is deleted', async () => {
    const created = await create()
    const path = `${ADMIN}/${created.id}`
    const body = anAuction({
      categoryId: metals,
      title: 'Other',
      starts: '2027-07-04T10:00',
      ends: '2027-07-05T10:00',
    })
    expect((await staff('PUT', path, { body, headers: revisionOf(created.revision) })).body).toMatchObject({
      title: 'Other',
      starts: '2027-07-04T10:00',
      categoryIds: [metals],
      revision: created.revision + 1,
    })
    expect((await staff('PUT', path, { body, headers: revisionOf(created.revision) })).status).toBe(412)
    expect((await staff('DELETE', path)).status).toBe(204)
    expect([(await staff('GET', path)).status, (await get(`items/${created.id}`)).status]).toEqual([404, 404])
  })

  it('keeps its category from being deleted', async () => {
    const id = await aCategory(api.data.database, { url: 'held', title: 'Held' })
    await create({ categoryIds: [id] })
    expect(await staff('POST', '/taxonomy/delete', { body: { id } })).toMatchObject({
      status: 409,
      body: { errorCode: 'IN_USE' },
    })
  })

  it('is listed for the console by its title and by its house', async () => {
    await create({ title: 'Console list', house: 'Wexcombe Rooms' })
    for (const q of ['console l', 'WEXCOMBE'])
      expect(
        (await staff('GET', `${ADMIN}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).headers[
          'content-range'
        ],
      ).toBe('auctions 0-0/1')
  })

  it('comes as a file for calendars', async () => {
    const { id } = await create({ title: 'Für Sammler' })
    const { status, headers, body } = await get(`items/${id}/calendar`)
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename=fur-sammler.ics',
    ])
    expect(String(body)).toContain('DTSTART:20270304T090000Z\r\n')
  })
})

describe('the list', () => {
  beforeAll(async () => {
    // The index is another matter: it holds what the projection of the workers writes.
    const made = [
      await create({ title: 'Over since yesterday', starts: '2027-02-28T10:00', ends: '2027-02-28T17:00' }),
      await create({ title: 'Over this morning', starts: '2027-03-01T08:00', ends: '2027-03-01T09:00' }),
      await create({
        title: 'Bronze in Oslo',
        place: 'Oslo, Norway',
        categoryIds: [metals],
        starts: '2027-05-01T10:00',
        ends: '2027-05-02T17:00',
      }),
      await create({ title: 'Goblets in Lyon', starts: '2027-04-01T10:00', ends: '2027-04-01T17:00' }),
    ]
    const documents = made.map(({ id, revision, title, place, timeZone, starts, ends, categoryIds }) =>
      auctionToDocument({
        id,
        revision,
        title,
        house: 'Fennimere & Sons',
        place,
        timeZone,
        startsAt: Date.parse(`${starts}:00+01:00`),
        endsAt: Date.parse(`${ends}:00+01:00`),
        categoryIds,
        status: 'published',
        lotCount: 1,
        picture: '',
        isSample: false,
        description: '',
        lotTitles: [],
      }),
    )
    await engine.apply(auctionsIndex, { upserts: documents, removals: [] })
  })

  const titles = async (parameters: string) =>
    (await get(`search-results?${parameters}`)).body.items.map(({ title }: { title: string }) => title)

  it('has those to come, soonest first, with what ended today; the others are past, latest first', async () => {
    expect(await titles('')).toEqual(['Over this morning', 'Goblets in Lyon', 'Bronze in Oslo'])
    expect(await titles('past=1')).toEqual(['Over since yesterday'])
    api.clock.moveTo(new Date('2027-03-02T00:00:00Z'))
    expect(await titles('past=1')).toEqual(['Over this morning', 'Over since yesterday'])
    api.clock.moveTo(new Date('2027-03-01T12:00:00Z'))
  })

  it('is narrowed by text, category, place and days; a chosen facet keeps the counts of the others', async () => {
    expect(await titles('query=goblet')).toEqual(['Goblets in Lyon'])
    const { body } = await get('search-results?category=metals')
    expect(body.items).toMatchObject([{ title: 'Bronze in Oslo', categories: [{ url: 'metals' }] }])
    expect(body.facets.categories).toEqual([
      { url: 'glass', title: 'Glass', count: 2 },
      { url: 'metals', title: 'Metals', count: 1 },
    ])
    expect(body.facets.places).toEqual([{ place: 'Oslo, Norway', count: 1 }])
    expect((await get('search-results?query=goblet&category=metals')).body.facets.categories).toEqual([
      { url: 'glass', title: 'Glass', count: 1 },
      { url: 'metals', title: 'Metals', count: 0 },
    ])
    expect(
      (await get('search-results')).body.facets.days.filter(({ count }: { count: number }) => count > 0),
    ).toEqual([
      { from: '2027-03-01', to: '2027-03-07', count: 1 },
      { from: '2027-03-29', to: '2027-04-04', count: 1 },
      { from: '2027-04-26', to: '2027-05-02', count: 1 },
    ])
    const metals = (await get('search-results?category=metals&f.dateTo=2027-03-02')).body.facets
    expect(metals.days).toEqual([{ from: '2027-04-26', to: '2027-05-02', count: 1 }])
    expect(metals.calendar.map(({ count }: { count: number }) => count)).toEqual([1])
    expect(await titles(`place=${encodeURIComponent('Oslo, Norway')}`)).toEqual(['Bronze in Oslo'])
    expect(await titles('f.dateFrom=2027-05-02&f.dateTo=2027-05-31')).toEqual(['Bronze in Oslo'])
    expect(await titles('category=nothing-like-it')).toEqual([])
  })

  it('stands in another order where one is asked for', async () => {
    expect(await titles('s=date:desc')).toEqual(['Bronze in Oslo', 'Goblets in Lyon', 'Over this morning'])
    expect(await titles('s=title:asc')).toEqual(['Bronze in Oslo', 'Goblets in Lyon', 'Over this morning'])
    expect(await titles('past=1&s=date:asc')).toEqual(['Over since yesterday'])
    expect(await titles('query=goblets%20in&s=relevance:desc')).toEqual(['Goblets in Lyon'])
  })

  it.each([
    ['f.dateFrom', '2027-13-40', 'A date must look like 2026-01-31.'],
    ['f.dateTo', 'yesterday', 'A date must look like 2026-01-31.'],
    ['f.color', 'red', 'This filter is not known.'],
    ['s', 'price:desc', 'This sort order is not known.'],
  ])('refuses %s=%s by name', async (field, value, errorMessage) => {
    expect(await get(`search-results?${field}=${value}`)).toMatchObject({
      status: 400,
      body: { errors: [{ field, errorCode: 'invalid', errorMessage }] },
    })
  })

  it.each(['past=2', 'offset=-5', 'query=%00%5C%27%22*%3F', 'category=,,,'])(
    'takes %s as if it were not there',
    async (parameters) => {
      expect((await get(`search-results?${parameters}`)).body.meta).toEqual({
        total: 3,
        currentLimit: 20,
        currentOffset: 0,
      })
    },
  )

  it('suggests titles from three letters', async () => {
    expect((await get('suggestions?term=go')).body).toEqual({ items: [] })
    expect((await get('suggestions?term=gob')).body.items).toMatchObject([{ title: 'Goblets in Lyon' }])
    expect((await get('suggestions?term=goblts')).body.items).toMatchObject([
      { title: 'Goblets in Lyon', corrected: true },
    ])
  })

  it('leaves out at once what is taken back, although the index has not followed', async () => {
    const [goblets] = (await get('search-results?query=goblet')).body.items
    await api.data.database
      .updateTable('auctions')
      .set({ status: 'draft' })
      .where('id', '=', goblets.id)
      .execute()
    const { body } = await get('search-results?query=goblet')
    expect([body.items, body.meta.total]).toEqual([[], 0])
    expect((await get('suggestions?term=gob')).body).toEqual({ items: [] })
    await api.data.database
      .updateTable('auctions')
      .set({ status: 'published' })
      .where('id', '=', goblets.id)
      .execute()
  })
})
