import { letters } from '@vitrine/contracts/text'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anIndexedArticle } from '../testing/dictionary-fixtures.ts'
import { testApiWithEngine } from '../testing/test-api-with-indexes.ts'
import { listAuthors } from './queries/authors.query.ts'

const vases = Array.from({ length: 25 }, (_, place) => `Vase ${String(place + 1).padStart(2, '0')}`)

const { api, engine } = await testApiWithEngine([dictionaryIndex])
let ada: number
let bea: number

beforeAll(async () => {
  const { database } = api.data
  ;[ada, bea] = [await anAuthor(database, 'Lovelace'), await anAuthor(database, 'Potter')]
  const glass = await aCategory(database, { title: 'Glass', url: 'glass' })
  const lamps = await aCategory(database, { title: 'Lamps', url: 'lamps', parentId: glass })
  const ceramics = await aCategory(database, { title: 'Ceramics', url: 'ceramics' })
  for (const title of ['Unknown', 'Uncategorized'])
    await aCategory(database, { title, url: title.toLowerCase() })
  for (const title of vases)
    await anEntry({ title, authorId: bea, categoryId: ceramics, place: ['ceramics'] })
  await anEntry({ title: 'Émaux', authorId: ada, categoryId: lamps, place: ['glass', 'lamps'] })
  await anEntry({ title: '18th Century Goblet', authorId: ada, categoryId: glass, place: ['glass'] })
})
afterAll(() => api.close())

async function anEntry({
  title,
  authorId,
  categoryId,
  place,
}: {
  title: string
  authorId: number
  categoryId: number
  place: string[]
}): Promise<void> {
  const { database } = api.data
  await anIndexedArticle(
    { database, engine },
    { authorId, categoryId },
    {
      title,
      authors: [{ id: authorId, fullName: 'Ada Author', url: 'ada-author' }],
      categories: place.map((category) => ({ url: category, title: category })),
    },
  )
}
const glassId = async () => {
  const { id } = await api.data.database
    .selectFrom('taxonomy_nodes')
    .select('id')
    .where('url', '=', 'glass')
    .executeTakeFirstOrThrow()
  return id
}

const get = async (path: string) => (await api.visitor('GET', `/api/v1/dictionary/${path}`)).body
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

describe('search', () => {
  test('D1-086, D1-092, D1-201: takes the five parameters of the address, and returns items and meta', async () => {
    const response = await get(
      `search-results?query=vase&categories=ceramics&authors=${bea}&s=title:desc&offset=10`,
    )
    expect(titlesOf(response)).toEqual(vases.toReversed().slice(10, 20))
    expect(response.meta).toEqual({ total: 25, currentLimit: 10, currentOffset: 10 })
    expect((await get('search-results?query=vase&categories=glass')).meta.total).toBe(0)
    expect((await get('search-results?query=vase&categories=glass,ceramics')).meta.total).toBe(
      (await get('search-results?query=vase&categories=ceramics')).meta.total,
    )
    expect((await get(`search-results?query=vase&authors=${ada}`)).meta.total).toBe(0)
  })

  test('counts nothing of what was unpublished and the index has not followed yet: neither it, nor its category, nor its author', async () => {
    const { database } = api.data
    const glass = await glassId()
    const counted = ({
      meta,
      facets,
    }: {
      meta: { total: number }
      facets: { authors: unknown[]; categories: { count: number }[] }
    }) => [meta.total, facets.authors.length, facets.categories.filter(({ count }) => count > 0).length]
    await anEntry({ title: 'Zograscope', authorId: ada, categoryId: glass, place: ['glass'] })
    const { id } = await database
      .selectFrom('articles')
      .select('id')
      .where('title', '=', 'Zograscope')
      .executeTakeFirstOrThrow()
    expect(counted(await get('search-results?query=zograscope'))).toEqual([1, 1, 1])
    await database
      .updateTable('articles')
      .set({ status: 'UNPUBLISHED', revision: 2 })
      .where('id', '=', id)
      .execute()
    expect(counted(await get('search-results?query=zograscope&offset=0'))).toEqual([0, 0, 0])
    await engine.apply(dictionaryIndex, { upserts: [], removals: [{ id, revision: 2 }] })
    await database.deleteFrom('articles').where('id', '=', id).execute()
  })

  test('D1-092: sorts by date and by title, both ways', async () => {
    expect(titlesOf(await get('search-results?s=dateCreated:asc'))).toEqual(vases.slice(0, 10))
    expect(titlesOf(await get('search-results?s=dateCreated:desc')).slice(0, 2)).toEqual([
      '18th Century Goblet',
      'Émaux',
    ])
    expect(titlesOf(await get('search-results?s=title:asc')).slice(0, 3)).toEqual([
      '18th Century Goblet',
      'Émaux',
      'Vase 01',
    ])
    expect(titlesOf(await get('search-results?s=title:desc')).slice(0, 2)).toEqual(['Vase 25', 'Vase 24'])
  })

  test('D1-100: returns cards of exactly the documented fields, and where their words matched', async () => {
    const { items } = await get('search-results?query=goblet')
    expect(items).toHaveLength(1)
    expect(Object.keys(items[0]).toSorted()).toEqual([
      'authors',
      'description',
      'highlights',
      'id',
      'pageURI',
      'thumbnail',
      'title',
    ])
    expect(items[0].authors).toEqual([
      { fullName: 'Ada Author', authorURI: '/dictionary/authors/ada-author' },
    ])
  })

  describe('an excerpt', () => {
    let id: number

    beforeAll(async () => {
      id = await anIndexedArticle(
        { database: api.data.database, engine },
        { authorId: ada, categoryId: await glassId() },
        {
          title: 'Rummer',
          text: 'Blown glass. The annular rim is folded under. A bowl follows.',
          authors: [{ id: ada, fullName: 'Ada Author', url: 'ada-author' }],
          categories: [{ url: 'glass', title: 'Glass' }],
        },
      )
    })
    afterAll(async () => {
      await api.data.database.deleteFrom('articles').where('id', '=', id).execute()
      await engine.apply(dictionaryIndex, { upserts: [], removals: [{ id, revision: 9 }] })
    })
    const excerpts = async (query: string) =>
      (await get(`search-results?query=${encodeURIComponent(query)}`)).items.map(
        ({ excerpt }: { excerpt?: unknown }) => excerpt,
      )

    test('of the text stands where title and description lack words of the search', async () => {
      const text = 'The annular rim is folded under. A bowl follows.'
      const ranges = [
        [4, 11],
        [12, 15],
      ]
      expect(await excerpts('annular rims')).toEqual([{ text, ranges }])
      expect(await excerpts('rummer')).toEqual([undefined])
      expect(await excerpts('rummer annular')).toMatchObject([{ ranges: [[4, 11]] }])
    })

    test('is none for words that matched in no text', async () => {
      expect((await excerpts('rummer author'))[0]).toBeUndefined()
    })

    test('is of the published version, not of a draft, and of nothing that is not published', async () => {
      const { database } = api.data
      const blocks = JSON.stringify([{ type: 'text', html: '<p>A secret annular rim.</p>' }])
      await database.insertInto('article_versions').values({ article_id: id, version: 2, blocks }).execute()
      const update = async (values: { draft_version: number } | { status: 'UNPUBLISHED' | 'PUBLISHED' }) =>
        await database.updateTable('articles').set(values).where('id', '=', id).execute()
      await update({ draft_version: 2 })
      expect(await excerpts('folded')).toMatchObject([{ text: expect.stringMatching(/^The annular rim/) }])
      await update({ status: 'UNPUBLISHED' })
      expect(await excerpts('annular bowl')).toEqual([])
      await update({ status: 'PUBLISHED' })
    })
  })

  test('D1-063, D1-072: suggests titles from three characters on', async () => {
    expect(await get('suggestions?term=go')).toEqual({ items: [] })
    expect(await get('suggestions?term=gob')).toMatchObject({ items: [{ title: '18th Century Goblet' }] })
  })
})

describe('counts', () => {
  test("D1-083: 27 letters, each with the number of its list's articles", async () => {
    const { items } = await get('letter-counts')
    expect(items.map(({ letter }: { letter: string }) => letter)).toEqual(letters)
    for (const { letter, count } of items)
      expect((await get(`letter-articles?letter=${encodeURIComponent(letter)}`)).meta.total, letter).toBe(
        count,
      )
    expect(items.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { letter: '#', count: 1 },
      { letter: 'E', count: 1 },
      { letter: 'V', count: 25 },
    ])
  })

  test('D1-080: per root category: of everything, within a text, within an author', async () => {
    const counts = async (filters: string) =>
      Object.fromEntries(
        (await get(`category-counts${filters}`)).items.map(
          ({ url, count }: { url: string; count: number }) => [url, count],
        ),
      )
    expect(await counts('')).toEqual({ ceramics: 25, glass: 2 })
    expect(await counts('?query=goblet')).toEqual({ ceramics: 0, glass: 1 })
    expect(await counts(`?authors=${bea}`)).toEqual({ ceramics: 25, glass: 0 })
  })
})

describe('lists', () => {
  test.each(['category-articles?category=ceramics', 'letter-articles?letter=v', 'letter-articles?letter=V'])(
    'D1-101, D1-108, D1-201: %s: twenty a page, by title',
    async (list) => {
      const first = await get(list)
      expect(titlesOf(first)).toEqual(vases.slice(0, 20))
      expect(first.meta).toEqual({ total: 25, currentLimit: 20, currentOffset: 0 })
      const second = await get(`${list}&offset=20`)
      expect(titlesOf(second)).toEqual(vases.slice(20))
      for (const odd of ['-5', 'abc']) expect(await get(`${list}&offset=${odd}`)).toEqual(first)
    },
  )

  test('a category holds what stands below it', async () => {
    expect(titlesOf(await get('category-articles?category=glass'))).toEqual(['18th Century Goblet', 'Émaux'])
    expect(titlesOf(await get('category-articles?category=lamps'))).toEqual(['Émaux'])
  })

  test('the first mention of another published entry leads to it', async () => {
    const { database } = api.data
    const glass = await glassId()
    const id = await aPublishedArticle(database, {
      authorId: ada,
      categoryId: glass,
      title: 'Émaux and goblets',
    })
    const { url } = await database
      .selectFrom('articles')
      .select('url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const target = await database
      .selectFrom('articles')
      .select(['id', 'url'])
      .where('title', '=', 'Émaux')
      .executeTakeFirstOrThrow()
    const { article } = await get(`articles/${url}`)
    expect(article.content).toEqual([
      { type: 'text', html: `<p>All about <a href="/dictionary/${target.url}">Émaux</a> and goblets</p>` },
    ])
    expect(article.mentions).toEqual([target.id])
    await database
      .updateTable('articles')
      .set({ status: 'UNPUBLISHED' })
      .where('id', '=', target.id)
      .execute()
    const { url: other } = await database
      .selectFrom('articles')
      .select('url')
      .where(
        'id',
        '=',
        await aPublishedArticle(database, { authorId: ada, categoryId: glass, title: 'Émaux again' }),
      )
      .executeTakeFirstOrThrow()
    expect((await get(`articles/${other}`)).article.mentions).toEqual([])
    await database.deleteFrom('articles').where('title', 'in', ['Émaux and goblets', 'Émaux again']).execute()
    await database.updateTable('articles').set({ status: 'PUBLISHED' }).where('id', '=', target.id).execute()
  })

  test("D1-118: an author's articles come newest first", async () => {
    const { items } = await get('authors')
    const { url } = items.find(({ id }: { id: number }) => id === bea)
    // The last by its id and its title was written first.
    await api.data.database
      .updateTable('articles')
      .set({ created_at: new Date('2020-01-01') })
      .where('title', '=', 'Vase 25')
      .execute()
    expect(titlesOf(await get(`authors/${url}/articles`))).toEqual(
      vases.slice(0, -1).toReversed().slice(0, 15),
    )
  })

  test('authors are sorted by last name as titles are, accents and small letters among the others', async () => {
    const names = ['Zorn', 'Århus', 'de Vries', 'Baker']
    await api.data.database
      .insertInto('authors')
      .values(names.map((name) => ({ first_name: 'A', last_name: name, url: name })))
      .execute()
    const { items } = await listAuthors(api.data.database)
    expect(items.map(({ lastName }) => lastName).filter((name) => names.includes(name))).toEqual([
      'Århus',
      'Baker',
      'de Vries',
      'Zorn',
    ])
    await api.data.database.deleteFrom('authors').where('last_name', 'in', names).execute()
  })

  test('D1-089, D1-090: authors carry exactly the documented fields', async () => {
    const { items, meta } = await get('authors')
    expect(meta).toEqual({ total: 2, currentLimit: 2, currentOffset: 0 })
    const fields = [
      'about',
      'credentials',
      'dateCreated',
      'dateUpdated',
      'firstName',
      'fullName',
      'id',
      'lastName',
      'photo',
      'url',
      'website',
    ]
    expect(Object.keys(items[0]).toSorted()).toEqual(fields)
    expect(Object.keys(await get(`authors/${items[0].url}`)).toSorted()).toEqual(fields)
  })
})

describe('categories', () => {
  const urls = async (list: string) =>
    (await api.visitor('GET', `/taxonomy/${list}`)).body.items.map(({ url }: { url: string }) => url)

  test('D1-076, D1-126, D2-092: the roots, with those that pages hide, and all of them by name', async () => {
    expect(await urls('listRoots')).toEqual(['ceramics', 'glass', 'uncategorized', 'unknown'])
    expect(await urls('listByName')).toEqual(['ceramics', 'glass', 'lamps', 'uncategorized', 'unknown'])
  })
})
