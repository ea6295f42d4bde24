import { expect, test } from 'vitest'
import { computePriceIndex, type CountedSales } from './price-index.ts'

/** Prices around 1,000 that scatter as those of antiques do, in the same way each year. */
const PRICES = Array.from({ length: 40 }, (_, at) => 1_000 * Math.exp(Math.sin(at * 2.4) * 1.2))

interface Sold {
  kind?: string
  prices?: readonly number[]
  /** Times these prices. */
  times?: number
  samples?: number
}

const sold = (year: number, { kind = 'vase', prices = PRICES, times = 1, samples = 0 }: Sold = {}) =>
  prices.map((price): CountedSales => ({ kind, year, logPrice: Math.log(price * times), sales: 1, samples }))

const levels = (counts: readonly CountedSales[]) =>
  computePriceIndex(counts)?.years.map(({ year, level }) => [year, level])

test('the first year is 100, and the others are what they are of it, in whole numbers', () => {
  const index = computePriceIndex([
    ...sold(2012, { times: 1.507, samples: 1 }),
    ...sold(2010),
    ...sold(2011, { times: 0.8 }),
  ])
  expect(index).toMatchObject({ sales: 120, samples: 40 })
  expect(index?.years.map(({ year, level, sales }) => [year, level, sales])).toEqual([
    [2010, 100, 40],
    [2011, 80, 40],
    [2012, 151, 40],
  ])
  for (const { level, low, high } of index?.years ?? [])
    expect([level, low, high].every(Number.isInteger)).toBe(true)
})

test('a year with fewer than 30 sales is left out', () => {
  const years = [2010, 2011, 2012].flatMap((year) =>
    sold(year, { prices: PRICES.slice(0, year === 2011 ? 29 : 30) }),
  )
  expect(levels(years)).toEqual([
    [2010, 100],
    [2012, 100],
  ])
})

test('there is no index of a single year, nor of none', () => {
  expect(computePriceIndex([])).toBeNull()
  expect(computePriceIndex(sold(2010))).toBeNull()
  expect(computePriceIndex([...sold(2010), ...sold(2011, { prices: PRICES.slice(0, 29) })])).toBeNull()
})

test('amounts cannot be read from it: prices a thousand times as high have the same index', () => {
  const years = (times: number) => [...sold(2010, { times }), ...sold(2011, { times: 1.3 * times })]
  expect(computePriceIndex(years(1_000))).toEqual(computePriceIndex(years(1)))
})

test('a year in which more costly kinds were sold is not a rise', () => {
  const [, [, level = 0] = []] =
    levels([
      ...sold(2010, { kind: 'cup' }),
      ...sold(2010, { kind: 'vase', times: 20, prices: PRICES.slice(0, 20) }),
      ...sold(2011, { kind: 'cup', prices: PRICES.slice(0, 20) }),
      ...sold(2011, { kind: 'vase', times: 20 }),
    ]) ?? []
  expect(level).toBeGreaterThan(95)
  expect(level).toBeLessThan(105)
})

test('a kind that was sold in one year alone counts for nothing', () => {
  const years = [...sold(2010), ...sold(2011)]
  expect(computePriceIndex([...years, ...sold(2011, { kind: 'throne', times: 50 })])).toEqual(
    computePriceIndex(years),
  )
})

test('a record price hardly moves it', () => {
  const record = { kind: 'vase', year: 2011, logPrice: Math.log(9e8), sales: 1, samples: 0 }
  const [, [, level = 0] = []] = levels([...sold(2010), ...sold(2011), record]) ?? []
  expect(level).toBeGreaterThanOrEqual(100)
  expect(level).toBeLessThan(112)
})

test('years without a kind in common are not compared: the group with the most sales is shown', () => {
  const early = [1950, 1951].flatMap((year) => sold(year, { kind: 'livres' }))
  const late = [2010, 2011, 2012].flatMap((year) => sold(year, { kind: 'USD' }))
  expect(levels([...early, ...late])?.map(([year]) => year)).toEqual([2010, 2011, 2012])
})

test('sales at about the same price count as often as there are of them', () => {
  const doubled = sold(2011, { times: 1.2 }).map((counts) => ({ ...counts, sales: 2 }))
  expect(computePriceIndex([...sold(2010), ...doubled])).toEqual(
    computePriceIndex([...sold(2010), ...sold(2011, { times: 1.2 }), ...sold(2011, { times: 1.2 })]),
  )
})

test('the first year has no range, and more sales make that of others narrower', () => {
  const years = (times: number) =>
    computePriceIndex(
      [2010, 2011].flatMap((year) => sold(year).map((counts) => ({ ...counts, sales: times }))),
    )?.years ?? []
  const [first, few] = years(1)
  const [, many] = years(16)
  expect(first).toMatchObject({ low: 100, high: 100 })
  expect(few?.low).toBeLessThan(100)
  expect(few?.high).toBeGreaterThan(100)
  expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(((few?.high ?? 0) - (few?.low ?? 0)) / 3)
})
