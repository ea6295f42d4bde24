import { markToDocument } from '@vitrine/search/marks/marks.document'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aMark, type MarkOptions } from '@vitrine/testing/marks-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberKind } from '../testing/member-kinds.ts'
import { aMember } from '../testing/members.ts'
import { testApiWithEngine } from '../testing/test-api-with-indexes.ts'

const AT = '/api/v1/marks'
/** Stands in nothing else: wherever it is found, a detail has got out. */
const SECRET = 'zwischenstrich'

const { api, engine } = await testApiWithEngine([marksIndex])
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { database } = api.data
  const ceramics = await aCategory(database, { title: 'Ceramics', url: 'ceramics' })
  const porcelain = await aCategory(database, { title: 'Porcelain', url: 'porcelain', parentId: ceramics })
  const metals = await aCategory(database, { title: 'Metals', url: 'metals' })
  await there({
    title: 'Crossed swords',
    categoryId: porcelain,
    maker: 'Meissen',
    place: 'Saxony',
    firstYear: 1724,
    lastYear: 1763,
    description: `With a ${SECRET}`,
    authenticity: `Beware of ${SECRET}`,
    picture: '/media/marks/a.webp',
    pictureNote: 'A drawing.',
    pictures: [`/media/marks/${SECRET}.webp`],
  })
  await there({
    title: 'Swords with a star',
    categoryId: porcelain,
    maker: 'Meissen',
    place: 'Saxony',
    firstYear: 1774,
    lastYear: 1815,
  })
  await there({
    title: 'Anchor',
    categoryId: ceramics,
    maker: 'Chelsea',
    place: 'London',
    period: 'Red anchor period',
    firstYear: 1752,
    lastYear: 1756,
  })
  await there({
    title: 'Leopard head',
    categoryId: metals,
    place: 'London',
    kind: 'Silver',
    firstYear: 1478,
    lastYear: null,
  })
  await there({ title: 'Blank shield', categoryId: metals, kind: 'Silver' })
})
afterAll(() => api.close())

/** A mark in the database and in the index. */
async function there(mark: MarkOptions): Promise<void> {
  const id = await aMark(api.data.database, mark)
  ids[mark.title] = id
  const {
    title,
    categoryId,
    description = '',
    maker = '',
    place = '',
    kind = 'Porcelain',
    picture: thumbnail = '',
    firstYear = null,
    lastYear = null,
  } = mark
  const document = markToDocument({
    id,
    revision: 1,
    title,
    categoryId,
    description,
    maker,
    place,
    kind,
    thumbnail,
    firstYear,
    lastYear,
    period: mark.period ?? yearsOfUseText({ firstYear, lastYear }),
  })
  await engine.apply(marksIndex, { upserts: [document], removals: [] })
}

const get = async (path: string) => (await api.visitor('GET', `${AT}/${path}`)).body
const as = async (kind: MemberKind) => (await aMember(api.app, api.data.database, kind)).call
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

describe('search', () => {
  test('is filtered by category with all below it, maker, place, kind and years of use, and sorted', async () => {
    expect(titlesOf(await get('search-results'))).toEqual([
      'Anchor',
      'Blank shield',
      'Crossed swords',
      'Leopard head',
      'Swords with a star',
    ])
    expect(titlesOf(await get('search-results?query=swords&category=ceramics&s=year:desc'))).toEqual([
      'Swords with a star',
      'Crossed swords',
    ])
    expect(titlesOf(await get('search-results?f.maker=Chelsea'))).toEqual(['Anchor'])
    expect(titlesOf(await get('search-results?f.place=London&f.kind=Silver'))).toEqual(['Leopard head'])
    expect(titlesOf(await get('search-results?s=maker:asc'))).toEqual([
      'Anchor',
      'Crossed swords',
      'Swords with a star',
      'Blank shield',
      'Leopard head',
    ])
    expect((await get('search-results?category=nowhere')).meta.total).toBe(0)
  })

  test('years find every mark that was in use in one of them, also one that still is', async () => {
    expect(titlesOf(await get('search-results?f.yearFrom=1755&f.yearTo=1760'))).toEqual([
      'Anchor',
      'Crossed swords',
      'Leopard head',
    ])
    expect(titlesOf(await get('search-results?f.yearFrom=1816'))).toEqual(['Leopard head'])
    expect(titlesOf(await get('search-results?f.yearTo=1750'))).toEqual(['Crossed swords', 'Leopard head'])
  })

  test('counts under all filters but their own: categories, makers, places, kinds, and marks in use by decade', async () => {
    const { facets } = await get('search-results?category=ceramics&f.maker=Meissen&f.yearFrom=1770')
    expect(facets.categories.map(({ url, count }: { url: string; count: number }) => [url, count])).toEqual([
      ['ceramics', 1],
      ['metals', 0],
      ['porcelain', 1],
    ])
    expect(facets.makers).toEqual([{ value: 'Meissen', count: 1 }])
    expect(facets.kinds).toEqual([{ value: 'Porcelain', count: 1 }])
    expect(facets.places).toEqual([{ value: 'Saxony', count: 1 }])
    expect(facets.years).toEqual(
      [1720, 1730, 1740, 1750, 1760, 1770, 1780, 1790, 1800, 1810].map((year) => ({ year, count: 1 })),
    )
    const { facets: all } = await get('search-results')
    expect(all.years[0]).toEqual({ year: 1470, count: 1 })
    expect(all.years.find(({ year }: { year: number }) => year === 1750)).toEqual({ year: 1750, count: 3 })
    expect(all.years.at(-1)).toEqual({ year: 1810, count: 2 })
  })

  test('has cards of exactly these fields, with the words of the title that matched', async () => {
    const [item] = (await get('search-results?query=crossed')).items
    expect(item).toEqual({
      id: ids['Crossed swords'],
      title: 'Crossed swords',
      pageURI: `/marks/${ids['Crossed swords']}/crossed-swords`,
      maker: 'Meissen',
      place: 'Saxony',
      period: '1724–1763',
      kind: 'Porcelain',
      thumbnail: '/media/marks/a.webp',
      category: 'Ceramics',
      highlights: { title: [[0, 7]] },
    })
    expect((await get('search-results?query=anchor')).items[0].period).toBe('Red anchor period')
  })

  test('what makes no sense is refused by the name of its parameter', async () => {
    for (const [query, field] of [
      ['f.yearFrom=old', 'f.yearFrom'],
      ['f.yearFrom=1800&f.yearTo=1700', 'f.yearTo'],
      ['s=price:asc', 's'],
      ['f.color=red', 'f.color'],
    ]) {
      const { status, body } = await api.visitor('GET', `${AT}/search-results?${query}`)
      expect([status, body.errorCode, body.errors[0].field]).toEqual([400, 'VALIDATION_FAILED', field])
    }
  })

  test('beyond 10,000 results the page is empty and says so', async () => {
    const { items, withinWindow } = await get('search-results?offset=10000')
    expect([items, withinWindow]).toEqual([[], false])
  })

  test('a mark that is gone is not shown while the index is behind', async () => {
    await there({ title: 'Zither', categoryId: 1 })
    expect((await get('search-results?query=zither')).meta.total).toBe(1)
    await api.data.database
      .deleteFrom('marks')
      .where('id', '=', ids['Zither'] ?? 0)
      .execute()
    expect((await get('search-results?query=zither')).meta.total).toBe(0)
    expect((await api.visitor('GET', `${AT}/items/${ids['Zither']}`)).status).toBe(404)
    await engine.apply(marksIndex, { upserts: [], removals: [{ id: ids['Zither'] ?? 0, revision: 2 }] })
  })

  test('suggestions complete a title from three characters', async () => {
    expect((await get('suggestions?term=cr')).items).toEqual([])
    expect((await get('suggestions?term=cro')).items).toEqual([
      {
        title: 'Crossed swords',
        pageURI: `/marks/${ids['Crossed swords']}/crossed-swords`,
        category: 'Ceramics',
      },
    ])
  })
})

describe('the details of a mark', () => {
  test('D1-021: stand in no call that everybody may make', async () => {
    for (const path of [
      `search-results?query=${SECRET}`,
      'search-results?query=swords',
      'suggestions?term=crossed',
      'overview',
      `items/${ids['Crossed swords']}`,
    ]) {
      const text = JSON.stringify(await get(path))
      expect([path, text.includes('Crossed swords')]).toEqual([path, true])
      for (const word of [SECRET, 'description', 'authenticity', 'pictures'])
        expect([path, text.includes(word)]).toEqual([path, false])
    }
  })

  test('D1-021: are for Marks, Paid, Unlimited, Enterprise, a trial and staff', async () => {
    const path = `${AT}/items/${ids['Crossed swords']}/details`
    expect((await api.visitor('GET', path)).status).toBe(401)
    for (const kind of ['free', 'library', 'price guide lite', 'suspended'] as const) {
      const { status, body } = await (await as(kind))('GET', path)
      expect([kind, status, JSON.stringify(body).includes(SECRET)]).toEqual([kind, 403, false])
    }
    for (const kind of ['marks', 'paid', 'unlimited', 'enterprise', 'trial', 'staff'] as const)
      expect([kind, (await (await as(kind))('GET', path)).status]).toEqual([kind, 200])
  })

  test('tell what it looks like and what to beware of, with larger pictures and the other marks of its maker', async () => {
    const call = await as('marks')
    const { body, headers } = await call('GET', `${AT}/items/${ids['Crossed swords']}/details`)
    expect(body).toMatchObject({
      description: `With a ${SECRET}`,
      authenticity: `Beware of ${SECRET}`,
      pictures: [`/media/marks/${SECRET}.webp`],
    })
    expect(titlesOf({ items: body.otherMarks })).toEqual(['Swords with a star'])
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await call('GET', `${AT}/items/${ids['Leopard head']}/details`)).body.otherMarks).toEqual([])
    expect((await call('GET', `${AT}/items/999999/details`)).status).toBe(404)
  })
})

test('a mark has its category path and what its picture is', async () => {
  expect(await get(`items/${ids['Crossed swords']}`)).toMatchObject({
    slug: 'crossed-swords',
    pictureNote: 'A drawing.',
    categories: [
      { url: 'ceramics', title: 'Ceramics' },
      { url: 'porcelain', title: 'Porcelain' },
    ],
  })
})

test('the landing page has counts, the newest entries and notable ones, also while the engine is away', async () => {
  const { total, categories, makers, kinds, recent, notable } = await get('overview')
  expect([total, categories.map(({ url, count }: { url: string; count: number }) => [url, count])]).toEqual([
    5,
    [
      ['ceramics', 3],
      ['metals', 2],
    ],
  ])
  expect(makers).toEqual([
    { value: 'Meissen', count: 2 },
    { value: 'Chelsea', count: 1 },
  ])
  expect(kinds).toEqual([
    { value: 'Porcelain', count: 3 },
    { value: 'Silver', count: 2 },
  ])
  expect(titlesOf({ items: recent })[0]).toBe('Blank shield')
  expect(titlesOf({ items: notable })).toEqual(['Crossed swords'])
})
