import { sqlExecutor } from '@vitrine/database/sql-executor'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { bookToDocument } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aBook, type BookOptions } from '@vitrine/testing/library-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const AT = '/api/v1/library'

let api: TestApi
let engine: SearchEngine
let categories: Record<'metals' | 'pewter' | 'ceramics', number>
const ids: Record<string, number> = {}

const SILVER = {
  title: 'Old Silver',
  authors: ['Ada Plume', 'Bea Quill'],
  year: 1890,
  publisher: 'Fennimere',
  description: 'Its account of tankards is the fullest of its day.',
  contents: [
    { title: 'Introduction', page: 'ix' },
    { title: 'Chalices of the North', page: '12' },
    { title: 'Chalices and Patens', page: '' },
    { title: 'Candlesticks', page: '140' },
  ],
}

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ pool }) => (engine = createPostgresEngine({ sql: sqlExecutor(pool) })),
  })
  await engine.ensure(libraryIndex)
  const { database } = api.data
  const metals = await aCategory(database, { title: 'Metals', url: 'metals' })
  categories = {
    metals,
    pewter: await aCategory(database, { title: 'Pewter', url: 'pewter', parentId: metals }),
    ceramics: await aCategory(database, { title: 'Ceramics', url: 'ceramics' }),
  }
  await shelved({ ...SILVER, categoryId: metals })
  await shelved({
    title: 'Pewter Marks',
    categoryId: categories.pewter,
    authors: ['Ada Plume'],
    year: 1909,
    contents: [{ title: 'Touches of London', page: '3' }],
  })
  await shelved({
    title: 'La Céramique',
    categoryId: categories.ceramics,
    authors: ['Cyr Dupont'],
    year: 1884,
    language: 'fr',
  })
  await shelved({
    title: 'Old Delft',
    categoryId: categories.ceramics,
    authors: ['Cyr Dupont'],
    year: 1890,
    language: '',
  })
})
afterAll(() => api.close())

/** A book in the database and in the index. */
async function shelved(options: BookOptions): Promise<void> {
  const id = await aBook(api.data.database, options)
  ids[options.title] = id
  const {
    title,
    categoryId,
    authors = [],
    year = 1900,
    language = 'en',
    cover = '',
    description = '',
    contents = [],
  } = options
  const document = bookToDocument({
    id,
    revision: 1,
    title,
    writers: authors,
    year,
    language,
    categoryId,
    cover,
    description,
    chapters: contents.map((chapter) => chapter.title),
  })
  await engine.apply(libraryIndex, { upserts: [document], removals: [] })
}

const get = async (path: string) => (await api.visitor('GET', `${AT}/${path}`)).body
const as = async (kind: MemberKind) => (await aMember(api.app, api.data.database, kind)).call
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

describe('search of the library', () => {
  test('is filtered by subject with all below it, author, language and years, and sorted by title or year', async () => {
    expect(titlesOf(await get('search-results'))).toEqual([
      'La Céramique',
      'Old Delft',
      'Old Silver',
      'Pewter Marks',
    ])
    expect(titlesOf(await get('search-results?category=metals&s=year:desc'))).toEqual([
      'Pewter Marks',
      'Old Silver',
    ])
    expect(titlesOf(await get('search-results?f.author=Bea%20Quill'))).toEqual(['Old Silver'])
    expect(titlesOf(await get('search-results?f.language=fr'))).toEqual(['La Céramique'])
    expect(titlesOf(await get('search-results?f.yearFrom=1885&f.yearTo=1890&s=title:desc'))).toEqual([
      'Old Silver',
      'Old Delft',
    ])
    expect((await get('search-results?category=nowhere')).meta.total).toBe(0)
  })

  test('finds words of titles, authors, chapters and descriptions; titles first', async () => {
    expect(titlesOf(await get('search-results?q=pewter'))).toEqual(['Pewter Marks'])
    expect(titlesOf(await get('search-results?q=dupont&s=year:asc'))).toEqual(['La Céramique', 'Old Delft'])
    expect(titlesOf(await get('search-results?q=chalices'))).toEqual(['Old Silver'])
    expect(titlesOf(await get('search-results?q=tankards'))).toEqual(['Old Silver'])
  })

  test('counts subjects, authors, languages and years under all filters but their own', async () => {
    const { facets } = await get('search-results?category=metals')
    expect(facets.categories).toEqual([
      { url: 'ceramics', title: 'Ceramics', parentUrl: null, count: 2 },
      { url: 'metals', title: 'Metals', parentUrl: null, count: 2 },
      { url: 'pewter', title: 'Pewter', parentUrl: 'metals', count: 1 },
    ])
    expect(facets.authors).toEqual([
      { value: 'Ada Plume', count: 2 },
      { value: 'Bea Quill', count: 1 },
    ])
    expect(facets.languages).toEqual([{ value: 'en', title: 'English', count: 2 }])
    expect(facets.years.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { year: 1890, count: 1 },
      { year: 1909, count: 1 },
    ])
    expect((await get('search-results?f.language=fr')).facets.languages).toEqual([
      { value: 'en', title: 'English', count: 2 },
      { value: 'fr', title: 'French', count: 1 },
    ])
  })

  test('has cards of exactly these fields, and says only that the table of contents matched', async () => {
    const card = {
      id: ids['Old Silver'],
      title: 'Old Silver',
      pageURI: `/library/${ids['Old Silver']}/old-silver`,
      authors: ['Ada Plume', 'Bea Quill'],
      year: 1890,
      language: 'English',
      thumbnail: '',
      category: 'Metals',
      highlights: { title: [] },
      isInContents: true,
    }
    expect((await get('search-results?q=candlesticks')).items).toEqual([card])
    expect((await get('search-results?q=silver')).items).toEqual([
      { ...card, highlights: { title: [[4, 10]] }, isInContents: false },
    ])
  })

  test('what makes no sense is refused by the name of its parameter', async () => {
    for (const [query, field] of [
      ['f.yearFrom=18', 'f.yearFrom'],
      ['f.yearFrom=1900&f.yearTo=1890', 'f.yearTo'],
      ['s=colour', 's'],
      ['f.colour=red', 'f.colour'],
    ]) {
      const { status, body } = await api.visitor('GET', `${AT}/search-results?${query}`)
      expect([status, body.errorCode, body.errors[0].field]).toEqual([400, 'VALIDATION_FAILED', field])
    }
  })

  test('beyond 10,000 results the page is empty and says so', async () => {
    expect(await get('search-results?offset=10000')).toMatchObject({
      items: [],
      withinWindow: false,
      isTotalExact: true,
    })
  })

  test('a book that is gone is not shown while the index is behind', async () => {
    await shelved({ title: 'Zithers', categoryId: categories.ceramics })
    await api.data.database
      .deleteFrom('books')
      .where('id', '=', ids['Zithers'] ?? 0)
      .execute()
    expect((await get('search-results?q=zithers')).meta.total).toBe(0)
    expect(await get('suggestions?term=zither')).toEqual({ items: [] })
    expect((await api.visitor('GET', `${AT}/items/${ids['Zithers']}`)).status).toBe(404)
    await engine.apply(libraryIndex, { upserts: [], removals: [{ id: ids['Zithers'] ?? 0, revision: 2 }] })
  })

  test('suggests titles with their authors from three letters', async () => {
    expect((await get('suggestions?term=ol')).items).toEqual([])
    expect((await get('suggestions?term=old%20s')).items).toEqual([
      {
        title: 'Old Silver',
        pageURI: `/library/${ids['Old Silver']}/old-silver`,
        category: 'Ada Plume and Bea Quill, 1890',
      },
    ])
  })
})

describe('what everybody may read of a book', () => {
  test('D1-021: is neither its description nor its table of contents, by no call', async () => {
    const paths = [
      'search-results?q=chalices',
      'search-results?q=tankards',
      'search-results?q=patens%20chalices',
      'suggestions?term=old',
      'suggestions?term=candlesticks',
      'overview',
      `items/${ids['Old Silver']}`,
    ]
    for (const path of paths) {
      const text = JSON.stringify(await get(path))
      for (const word of ['halices', 'atens', 'andlesticks', 'tankards', '140', '"page"'])
        expect([path, word, text.includes(word)]).toEqual([path, word, false])
    }
  })

  test('is its place in the library, the length of its table of contents, and others of its subject', async () => {
    expect(await get(`items/${ids['Old Silver']}`)).toEqual({
      id: ids['Old Silver'],
      title: 'Old Silver',
      slug: 'old-silver',
      pageURI: `/library/${ids['Old Silver']}/old-silver`,
      authors: ['Ada Plume', 'Bea Quill'],
      year: 1890,
      language: 'English',
      publisher: 'Fennimere',
      thumbnail: '',
      category: 'Metals',
      categories: [{ url: 'metals', title: 'Metals' }],
      chapterCount: 4,
      related: [expect.objectContaining({ title: 'Pewter Marks' })],
    })
  })

  test('the landing page has counts of subjects, authors and decades, new and notable books', async () => {
    const { total, categories: counted, authors, decades, recent, notable } = await get('overview')
    expect([total, counted.map(({ url, count }: { url: string; count: number }) => [url, count])]).toEqual([
      4,
      [
        ['ceramics', 2],
        ['metals', 2],
      ],
    ])
    expect(authors).toEqual([
      { value: 'Ada Plume', count: 2 },
      { value: 'Cyr Dupont', count: 2 },
      { value: 'Bea Quill', count: 1 },
    ])
    expect(decades).toEqual([
      { from: 1880, count: 1 },
      { from: 1890, count: 2 },
      { from: 1900, count: 1 },
    ])
    expect(titlesOf({ items: recent })).toEqual(['Old Delft', 'La Céramique', 'Pewter Marks', 'Old Silver'])
    expect(titlesOf({ items: notable })).toEqual(['Old Silver'])
  })
})

describe('details of a book', () => {
  test('D1-021: are for the library, unlimited, enterprise, paid, trial and staff', async () => {
    for (const path of [`items/${ids['Old Silver']}/details`, 'matching-chapters?q=chalices']) {
      expect((await api.visitor('GET', `${AT}/${path}`)).status).toBe(401)
      for (const kind of ['free', 'marks', 'price guide lite', 'suspended'] as const)
        expect([kind, (await (await as(kind))('GET', `${AT}/${path}`)).status]).toEqual([kind, 403])
      for (const kind of ['library', 'unlimited', 'enterprise', 'trial', 'paid', 'staff'] as const)
        expect([kind, (await (await as(kind))('GET', `${AT}/${path}`)).status]).toEqual([kind, 200])
    }
  })

  test('are its description and its table of contents', async () => {
    const call = await as('library')
    expect((await call('GET', `${AT}/items/${ids['Old Silver']}/details`)).body).toEqual({
      id: ids['Old Silver'],
      description: SILVER.description,
      contents: SILVER.contents,
    })
    expect((await call('GET', `${AT}/items/999999/details`)).status).toBe(404)
  })

  test('a search tells its readers which chapters matched, with their pages', async () => {
    const call = await as('library')
    const chapters = async (query: string) =>
      (await call('GET', `${AT}/matching-chapters?${query}`)).body.items
    expect(await chapters('q=chalice')).toEqual([
      {
        id: ids['Old Silver'],
        chapters: [
          { title: 'Chalices of the North', page: '12', ranges: [[0, 8]] },
          { title: 'Chalices and Patens', page: '', ranges: [[0, 8]] },
        ],
        more: 0,
      },
    ])
    expect(await chapters('q=london&category=ceramics')).toEqual([])
    expect(await chapters('')).toEqual([])
    expect((await chapters('q=candelsticks')).map(({ id }: { id: number }) => id)).toEqual([
      ids['Old Silver'],
    ])
  })
})
