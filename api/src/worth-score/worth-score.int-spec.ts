import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../generation/catalogue.ts'
import { Generations } from '../cached-areas/generations.ts'
import { materials, motifs, places } from '../generation/words.ts'
import type { TestCall } from '../testing/test-api.ts'
import { openMarket, type Market } from './testing/market.ts'
import { worthScorePages } from './worth-score.sitemap.ts'

const AT = '/api/v1/worth-score/admin'

let market: Market
let staff: TestCall

beforeAll(async () => {
  market = await openMarket()
  staff = await market.api.signedIn('ROLE_ADMIN')
})
afterAll(() => market.api.close())

const item = () => ({
  title: market.piece.title,
  description: market.piece.description,
  categoryId: market.piece.categoryId,
})
/** As everybody reads it, once the relay has told of what was learned. */
const accuracy = async () => {
  await market.api.app.get(Generations).invalidate([{ area: 'worth-score' }])
  const { status, body } = await market.api.visitor('GET', '/api/v1/worthscore/accuracy')
  expect(status).toBe(200)
  return body
}
const sitemap = async () => {
  const pages = []
  for await (const page of worthScorePages(market.api.data.database)) pages.push(page)
  return pages
}
const tried = async (filters: object = {}, change: object = {}) =>
  await staff('POST', `${AT}/estimates`, { body: { item: { ...item(), ...change }, filters } })

test('before anything was learnt, nothing is said, and staff read why', async () => {
  const { status, body } = await tried()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    outcome: 'not learnt',
    score: { meanPrice: null, currency: null, itemsRelated: [], priceGraph: [] },
  })
  expect((await staff('GET', `${AT}/learning`)).body).toEqual({
    startedAt: null,
    finishedAt: null,
    soldItems: 0,
    problem: '',
  })
  expect((await accuracy()).currencies).toEqual([])
  expect(await sitemap()).toEqual([])
})

describe('what was learnt', () => {
  test('is of each currency with enough sales, is told in words, and replaces what was there before', async () => {
    const { currencies, told } = await market.learn()
    expect(currencies).toBe(2)
    expect(told).toMatch(/^USD: learned from 1,\d{3} sold items of 2010-/)
    expect(told).toMatch(/GBP: learned from \d{3} sold items of 2010-/)
    expect(told).toContain('150 later ones')
    expect(told).toContain('What raises a price most')
    for (const mostLots of [600, 700]) await market.learn({ mostLots, mostJudged: 30 })
    await market.learn({ mostLots: 800 })
    const { body: lessons } = await staff('GET', `${AT}/lessons`)
    const body = lessons.filter(({ currency }: { currency: string }) => currency === 'USD')
    expect(body.map(({ currency, lots }: { currency: string; lots: number }) => [currency, lots])).toEqual([
      ['USD', 800],
      ['USD', 700],
      ['USD', 600],
    ])
    expect(body[0]).toMatchObject({
      learntAt: '2026-10-01T12:00:00.000Z',
      judged: 150,
      lastSale: expect.stringMatching(/^2026-/),
    })
    await sql`UPDATE sold_items SET is_sample = currency = 'GBP'`.execute(market.api.data.database)
    await market.learn()
  })
})

describe('the accuracy of what was learnt', () => {
  test('is public: of each currency by itself, by category by its name and by year, none of fewer than 30 lots', async () => {
    const { currencies } = await accuracy()
    expect(
      currencies.map(({ currency, state, sampleShare }: Record<string, unknown>) => ({
        currency,
        state,
        sampleShare,
      })),
    ).toEqual(
      expect.arrayContaining([
        { currency: 'USD', state: 'measured', sampleShare: 0 },
        { currency: 'GBP', state: 'measured', sampleShare: 1 },
      ]),
    )
    const titles = new Set(catalogue.map(({ title }) => title))
    for (const { accuracy: measured, learntAt } of currencies) {
      expect(learntAt).toBe('2026-10-01T12:00:00.000Z')
      expect(measured.overall.lots).toBe(150)
      for (const cells of [measured.byCategory, measured.byYear]) {
        for (const { figures } of cells) expect(figures.lots).toBeGreaterThanOrEqual(30)
        expect(
          cells.reduce((sum: number, { figures }: { figures: { lots: number } }) => sum + figures.lots, 0),
        ).toBe(150)
      }
      for (const { categories } of measured.byCategory)
        for (const category of categories) expect(titles).toContain(category)
    }
    expect(await sitemap()).toEqual([{ path: '/worthscore/accuracy', changed: expect.any(Date) }])
  })

  test('names no price, nor anything that tells of one: shares, factors, years and numbers of lots alone', async () => {
    const named = new Set<string>()
    const figures: [string, number][] = []
    JSON.stringify(await accuracy(), (name, value: unknown) => {
      if (typeof value === 'number') figures.push([name, value])
      if (!/^\d*$/.test(name)) named.add(name)
      return value
    })
    expect([...named].toSorted()).toEqual(
      [
        'accuracy',
        'byCategory',
        'byYear',
        'categories',
        'currencies',
        'currency',
        'declined',
        'figures',
        'from',
      ]
        .concat(['inEightInTen', 'inHalf', 'learntAt', 'lots', 'medianFactor', 'overall', 'sampleShare'])
        .concat(['state', 'to'])
        .toSorted(),
    )
    const shares = ['sampleShare', 'declined', 'inHalf', 'inEightInTen']
    for (const [name, value] of figures) if (shares.includes(name)) expect(value).toBeLessThanOrEqual(1)
  })

  test('is told to the caches of every api', async () => {
    const { rows } = await sql<{
      payload: unknown
    }>`SELECT DISTINCT payload FROM outbox_events WHERE type = 'worth-score.learned.v1'`.execute(
      market.api.data.database,
    )
    expect(rows.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ currency: 'GBP' }, { currency: 'USD' }]),
    )
  })

  test('staff see which words raise and lower prices most', async () => {
    const { body } = await staff('GET', `${AT}/word-effects`)
    expect(body.map(({ currency }: { currency: string }) => currency)).toEqual(['USD', 'GBP'])
    for (const { raising, lowering } of body) {
      const factors = (words: { factor: number }[]) => words.map(({ factor }) => factor)
      expect(factors(raising)).toEqual(factors(raising).toSorted((one, other) => other - one))
      expect(Math.min(...factors(raising))).toBeGreaterThan(1)
      expect(factors(lowering)).toEqual(factors(lowering).toSorted((one, other) => one - other))
      expect(Math.max(...factors(lowering))).toBeLessThan(1)
    }
    expect((await market.api.visitor('GET', `${AT}/word-effects`)).status).toBe(401)
  })

  test('of a lesson from before it was measured says that it was not measured yet', async () => {
    const { database } = market.api.data
    const kept = await database.selectFrom('worth_score_lessons').select(['id', 'accuracy']).execute()
    await database.updateTable('worth_score_lessons').set({ accuracy: null }).execute()
    const { currencies } = await accuracy()
    expect(currencies).toHaveLength(2)
    for (const found of currencies) expect(found).toMatchObject({ state: 'not measured yet', accuracy: null })
    expect(await sitemap()).toEqual([])
    for (const { id, accuracy: stored } of kept)
      await database
        .updateTable('worth_score_lessons')
        .set({ accuracy: JSON.stringify(stored) })
        .where('id', '=', id)
        .execute()
  })
})

describe('an estimate', () => {
  beforeAll(async () => await market.chooseOrdinaryPiece())

  test('has the documented fields: one range within the other, comparables best first with why, their prices oldest first', async () => {
    const { status, body } = await tried()
    expect(status).toBe(200)
    const { score } = body
    expect(body.outcome).toBe('told')
    const figures = [
      score.widePriceMin,
      score.estimatedPriceMin,
      score.meanPrice,
      score.estimatedPriceMax,
      score.widePriceMax,
    ]
    expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    expect(score).toMatchObject({
      currency: 'USD',
      difference: null,
      filters: { excludedIds: [] },
      meta: { total: score.itemsRelated.length, minimum: 5 },
    })
    expect(score.itemsRelated.length).toBeGreaterThanOrEqual(5)
    expect(score.itemsRelated.length).toBeLessThanOrEqual(50)
    expect(score.itemsRelated[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      thumbnail: '',
      url: expect.stringMatching(/^\/worthopedia\/\d+\//),
      saleDate: expect.stringMatching(/^20\d\d-/),
      salePrice: expect.any(Number),
      currency: 'USD',
      priceBasis: expect.stringMatching(/^(hammer|premium)?$/),
      reasons: expect.arrayContaining([expect.stringMatching(/^Same (maker|form|material|period): /)]),
      isClose: true,
    })
    const days = score.priceGraph.map(({ saleDate }: { saleDate: string }) => saleDate)
    expect(days).toEqual(days.toSorted())
    expect(days).toHaveLength(score.itemsRelated.length)
    // Within a factor that no right model leaves: a mistake of units or logarithms would.
    expect(score.meanPrice / market.piece.trueMedian).toBeGreaterThan(1 / 3)
    expect(score.meanPrice / market.piece.trueMedian).toBeLessThan(3)
  })

  test('of lots of several and of other currencies says that it set them aside', async () => {
    const { body } = await tried()
    const reasons = new Set(body.setAside.map(({ reason }: { reason: string }) => reason))
    expect(reasons.size).toBeGreaterThan(0)
    const aside = new Set(body.setAside.map(({ id }: { id: number }) => id))
    expect(body.score.itemsRelated.filter(({ id }: { id: number }) => aside.has(id))).toEqual([])
  })

  test('moves with records that are excluded, and counts filters of day, price, text and category', async () => {
    const { body: all } = await tried()
    const dearest = all.score.itemsRelated
      .toSorted((one: { salePrice: number }, other: { salePrice: number }) => other.salePrice - one.salePrice)
      .slice(0, 8)
      .map(({ id }: { id: number }) => id)
    const { body: without } = await tried({ excludedIds: dearest })
    expect(without.score.itemsRelated.filter(({ id }: { id: number }) => dearest.includes(id))).toEqual([])
    expect(without.score.filters.excludedIds).toEqual(dearest)
    const { body: recent } = await tried({ saleDateFrom: '2020-01-01', saleDateTo: '2024-12-31' })
    for (const { saleDate } of recent.score.itemsRelated)
      expect(saleDate >= '2020-01-01' && saleDate <= '2024-12-31').toBe(true)
    const { body: cheap } = await tried({ salePriceMax: all.score.meanPrice })
    for (const { salePrice } of cheap.score.itemsRelated)
      expect(salePrice).toBeLessThanOrEqual(all.score.meanPrice)
    const { body: elsewhere } = await tried({ query: 'zeppelin airship' })
    const idsOf = ({ score }: typeof all) => score.itemsRelated.map(({ id }: { id: number }) => id)
    expect(idsOf(elsewhere)).not.toEqual(idsOf(all))
    expect((await tried({ categoryId: 0 })).status).toBe(200)
  })

  test('has comparables for a long text, though each of them has few of its words', async () => {
    const description = [...materials, ...motifs, ...places].join(', ')
    const { body } = await tried({}, { title: 'An heirloom', description })
    expect(body.outcome).not.toBe('too few')
  })

  test('is declined below five comparables, with how many there are, and no figure', async () => {
    const { body } = await tried({ saleDateFrom: '1900-01-01', saleDateTo: '1900-12-31' })
    expect(body).toMatchObject({
      outcome: 'too few',
      score: {
        meanPrice: null,
        estimatedPriceMin: null,
        widePriceMax: null,
        currency: null,
        itemsRelated: [],
        priceGraph: [],
        meta: { total: 0, minimum: 5 },
      },
    })
  })

  test('refuses what is no filter with the field and its sentence', async () => {
    const refused = async (filters: object, change: object = {}) => {
      const { status, body } = await tried(filters, change)
      return [
        status,
        ...body.errors.map(
          ({ field, errorMessage }: { field: string; errorMessage: string }) => `${field}: ${errorMessage}`,
        ),
      ]
    }
    expect(await refused({ saleDateFrom: '2020-02-30' })).toEqual([
      400,
      'filters.saleDateFrom: Please enter a valid date (YYYY-MM-DD).',
    ])
    expect(await refused({ saleDateFrom: '2021-01-01', saleDateTo: '2020-01-01' })).toEqual([
      400,
      'filters.saleDateTo: The last day is before the first day.',
    ])
    expect(await refused({ salePriceMin: 5, salePriceMax: 4 })).toEqual([
      400,
      'filters.salePriceMax: The highest price is below the lowest price.',
    ])
    expect(await refused({ salePriceMin: -1 })).toEqual([
      400,
      'filters.salePriceMin: Please enter an amount from 0 to 9,999,999,999.',
    ])
    expect(await refused({ query: 'x'.repeat(101) })).toEqual([
      400,
      'filters.query: Please use at most 100 characters.',
    ])
    expect(await refused({ excludedIds: Array.from({ length: 101 }, (_, at) => at + 1) })).toEqual([
      400,
      'filters.excludedIds: At most 100 records can be set aside.',
    ])
    expect(await refused({ categoryId: 999_999 })).toEqual([
      400,
      'filters.categoryId: This category does not exist.',
    ])
    expect(await refused({}, { categoryId: 999_999 })).toEqual([
      400,
      'categoryId: This category does not exist.',
    ])
    expect(await refused({}, { title: ' ' })).toEqual([400, 'item.title: Please enter a title.'])
  })

  test('is refused while search is away, and to everybody but staff', async () => {
    market.search.isAway = true
    const { status, body } = await tried()
    market.search.isAway = false
    expect([status, body.errorCode]).toEqual([503, 'SEARCH_UNAVAILABLE'])
    const member = await market.api.signedIn('ROLE_UNLIMITED')
    expect((await member('POST', `${AT}/estimates`, { body: { item: item() } })).status).toBe(403)
    expect((await market.api.visitor('GET', `${AT}/lessons`)).status).toBe(401)
  })
})
