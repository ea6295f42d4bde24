import { describe, expect, it, vi } from 'vitest'
import { AROUND, deepPage, pageInOrder, type OrderedHit } from './deep-page.ts'
import { nearPlace } from './near-place.ts'
import { numbersOf, type OrderKey } from './sorting.ts'

const LIMIT = 20

interface Item {
  id: number
  day: number
  title: string
}

const byDay: OrderKey = { key: { field: 'day', type: 'number' }, direction: 'desc' }
const byTitle = (direction: 'asc' | 'desc'): OrderKey => ({
  key: { field: 'title', type: 'text' },
  direction,
})

/** The same every time (a linear congruential generator). */
function randomItems(count: number, openings: readonly string[], days: number): Item[] {
  let state = 1
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    day: below(days),
    title: `${openings[below(openings.length)]}${below(3) === 0 ? '' : ` ${below(40)}`}`,
  }))
}

function comparing(order: readonly OrderKey[], compareTitles: (one: string, other: string) => number) {
  return (one: Item, other: Item) => {
    for (const { key, direction } of order) {
      const compared = key.type === 'number' ? one.day - other.day : compareTitles(one.title, other.title)
      if (compared !== 0) return direction === 'asc' ? compared : -compared
    }
    return one.id - other.id
  }
}

const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

function compareNumbers(some: readonly number[], others: readonly number[]): number {
  const at = some.findIndex((number, place) => number !== others[place])
  return at === -1 ? 0 : (some[at] ?? 0) - (others[at] ?? 0)
}

const byNumbers = (one: string, other: string) => compareNumbers(numbersOf(one), numbersOf(other))

/** As the engine sends it. */
function hitOf({ id, day, title }: Item, order: readonly OrderKey[]): OrderedHit & { id: number } {
  return {
    id,
    sort: [...order.flatMap(({ key }) => (key.type === 'number' ? [day] : numbersOf(title))), id],
    fields: { title_order: [title] },
  }
}

/** Every page of a list, as it is put together and as it has to be. */
function pagesOf(items: readonly Item[], order: readonly OrderKey[]) {
  const inNumbers = items
    .map((item) => ({ item, numbers: numbersOf(item.title) }))
    .toSorted((one, other) =>
      comparing(order, () => compareNumbers(one.numbers, other.numbers))(one.item, other.item),
    )
    .map(({ item }) => hitOf(item, order))
  const plain = items.toSorted(comparing(order, byBytes))
  return Array.from({ length: Math.ceil(items.length / LIMIT) - 2 }, (_, at) => {
    const offset = AROUND + at * LIMIT
    const begin = offset - AROUND
    const end = offset + LIMIT + AROUND
    const window = inNumbers.slice(begin, end)
    const page = pageInOrder(window, order, {
      from: AROUND,
      to: AROUND + LIMIT,
      goesOnBefore: begin > 0,
      goesOnBehind: window.length === end - begin,
    })
    return {
      page: page && page.map(({ id }) => id),
      plain: plain.slice(offset, offset + LIMIT).map(({ id }) => id),
    }
  })
}

const long = 'a pair of george iii silver candlesticks'

describe('numbers of a text', () => {
  it('stand in the order of its bytes, accents and other scripts among them', () => {
    const texts = [
      '',
      'a',
      'a b',
      'a-b',
      'ab',
      'abcdef',
      'abcdefg',
      'abcdeé',
      'b',
      'z',
      'é',
      '花瓶',
      '\u{10ffff}',
      long,
    ]
    const sorted = texts.toSorted(byNumbers)
    expect(sorted).toEqual(texts.toSorted(byBytes))
    expect(new Set(texts.map((text) => numbersOf(text).join())).size).toBe(texts.length)
  })

  it('are the same where texts begin alike for 36 bytes', () => {
    expect(byNumbers(`${long} one`, `${long} two`)).toBe(0)
    expect(numbersOf(long).every(Number.isSafeInteger)).toBe(true)
  })
})

describe('a page deep in a list', () => {
  it('has the hits of the plain order in that order: every page, ties and titles that begin alike among them', () => {
    const items = randomItems(
      600,
      [
        'bowl',
        'untitled',
        long,
        `${long} by nobody`,
        'ünder glaze',
        'a vase of the first half of the nineteenth century',
      ],
      60,
    )
    for (const order of [
      [byDay, byTitle('asc')],
      [{ ...byDay, direction: 'asc' as const }, byTitle('asc')],
    ])
      for (const { page, plain } of pagesOf(items, order)) expect(page).toEqual(plain)
  })

  it('is the same by title, up and down', () => {
    const openings = Array.from({ length: 120 }, (_, at) =>
      at % 3 === 0 ? `${long.slice(0, 30)} ${at} of the same maker` : `vase ${at}`,
    )
    for (const direction of ['asc', 'desc'] as const)
      for (const { page, plain } of pagesOf(randomItems(600, openings, 9), [byTitle(direction)]))
        expect(page).toEqual(plain)
  })

  it('is not told where more begins alike than is looked at, and is right elsewhere', () => {
    const pages = pagesOf(randomItems(600, ['bowl', `${long} a`, `${long} b`], 9), [byTitle('asc')])
    for (const { page, plain } of pages) expect(page ?? plain).toEqual(plain)
    expect(pages.filter(({ page }) => page === null).length).toBeGreaterThan(10)
    expect(pages.filter(({ page }) => page !== null).length).toBeGreaterThan(3)
  })

  it('of records that are named alike is told by their ids, however many', () => {
    for (const { page, plain } of pagesOf(
      randomItems(400, ['untitled'], 1).map((item) => ({ ...item, title: 'untitled' })),
      [byTitle('asc')],
    ))
      expect(page).toEqual(plain)
  })

  it('is left to the plain way where another text follows the first one', async () => {
    const order = [byTitle('asc'), { ...byTitle('asc'), key: { field: 'maker', type: 'text' as const } }]
    const asked = vi.fn()
    expect(
      await deepPage(
        asked,
        { query: { match_all: {} } },
        { index: 'records', order, request: { offset: 2_000, limit: LIMIT, sort: [] } },
      ),
    ).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

it('where hits lie is asked for by percents of which none stands twice, which Elasticsearch refuses', async () => {
  const percents: unknown[] = []
  await nearPlace(
    ({ aggs }) => {
      percents.push(...[aggs?.['spread']?.percentiles?.percents ?? []].flat())
      return Promise.resolve({ aggregations: { spread: { values: [] } } })
    },
    { match_all: {} },
    byDay,
    { index: 'records', place: 1_000 },
  ).counted
  expect(percents.length).toBeGreaterThan(100)
  expect(new Set(percents).size).toBe(percents.length)
})

it('where hits lie is estimated once for a list, and what lies between is counted for each page', async () => {
  const asked: string[] = []
  let items = 1_000
  const ask = ({ aggs = {} }: { aggs?: Record<string, unknown> }) => {
    asked.push(...Object.keys(aggs))
    return Promise.resolve({
      aggregations: aggs['spread']
        ? { spread: { values: [{ value: 10 }, { value: 20 }] } }
        : {
            counts: {
              buckets: [{ doc_count: items / 2 }, { doc_count: items / 4 }, { doc_count: items / 4 }],
            },
          },
    })
  }
  const near = async (index: string) =>
    (
      await nearPlace(
        ask,
        { match: { title: 'vase' } },
        { ...byDay, direction: 'asc' },
        { index, place: 900 },
      ).counted
    ).before
  expect(await near('records')).toBe(750)
  items = 2_000
  expect(await near('records')).toBe(0)
  expect(await near('others')).toBe(0)
  expect(asked).toEqual(['spread', 'counts', 'counts', 'spread', 'counts'])
})

it('a page is asked for while its list is counted again, and once more where the list has changed since', async () => {
  const asked: string[] = []
  let before = 2_000
  const ask = ({ aggs, from }: { aggs?: Record<string, unknown>; from?: number }) => {
    asked.push(aggs ? Object.keys(aggs).join() : `page from ${from}`)
    const aggregations = aggs?.['spread']
      ? { spread: { values: [{ value: 10 }] } }
      : { counts: { buckets: [{ doc_count: before }, { doc_count: 5_000 }] } }
    return Promise.resolve({ hits: { hits: [], total: 5_000 }, aggregations })
  }
  const page = async () =>
    await deepPage(
      ask,
      { query: { match: { title: 'ewer' } }, track_total_hits: true },
      {
        index: 'records',
        order: [{ ...byDay, direction: 'asc' }],
        request: { offset: 2_100, limit: LIMIT, sort: [] },
      },
    )
  await page()
  expect(asked.splice(0)).toEqual(['spread', 'counts', 'page from 60'])
  expect((await page())?.hits.total).toBe(7_000)
  expect(asked.splice(0).toSorted()).toEqual(['counts', 'page from 60'])
  before = 2_050
  expect((await page())?.hits.total).toBe(7_050)
  expect(asked.splice(0).toSorted()).toEqual(['counts', 'page from 10', 'page from 60'])
  await page()
  expect(asked.toSorted()).toEqual(['counts', 'page from 10'])
})
