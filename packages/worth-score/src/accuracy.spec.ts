import { describe, expect, test } from 'vitest'
import { accuracyOf, categoryCells, LEAST_OF_A_CELL, yearCells, type AssessedLot } from './accuracy.ts'
import { similarLots } from './evaluation/similar-lots.ts'
import { learn } from './learn.ts'
import type { SoldLot } from './sold-lot.ts'
import { madeUpLots } from './testing/made-up-lots.ts'

const similar = (some: readonly SoldLot[]) => similarLots(some, { withinCategory: true, most: 80 })
const lots = madeUpLots({ count: 2_000, scatter: 0.4, drift: 0.04 })

describe('the accuracy of a lesson', async () => {
  const { judgedLots, judged } = await learn(lots, similar)
  const accuracy = accuracyOf(judgedLots)
  if (!accuracy) throw new Error('nothing was judged')
  const { overall, byCategory, byYear } = accuracy

  test('is of all judged lots: shares inside the ranges, the median factor and the share that was declined', () => {
    expect(overall.lots).toBe(judged.lots)
    expect(Math.abs(overall.inHalf - 0.5)).toBeLessThan(0.08)
    expect(Math.abs(overall.inEightInTen - 0.8)).toBeLessThan(0.06)
    expect(overall.medianFactor).toBeCloseTo(judged.medianFactor, 1)
    expect(overall.declined).toBeLessThan(0.1)
  })

  test('is told by category and by year of sale, each lot in one of either', () => {
    expect(byCategory.map(({ categories }) => categories)).toEqual([['Ceramics'], ['Furniture']])
    expect(byYear.at(-1)?.to).toBe(2023)
    for (const cells of [byCategory, byYear]) {
      expect(cells.reduce((sum, { figures }) => sum + figures.lots, 0)).toBe(overall.lots)
      for (const { figures } of cells)
        expect(figures.lots * (1 - figures.declined)).toBeGreaterThan(LEAST_OF_A_CELL - 1)
    }
  })

  test('learns the ranges of a lot from the lots of other days: lots that lie far out are found outside', () => {
    // The newest tenth sold for four times as much as anything before had let expect.
    const from = lots.toSorted((one, other) => (one.saleDate < other.saleDate ? 1 : -1))[200]?.saleDate ?? ''
    const dearer = judgedLots.map((split) =>
      split.map((one) =>
        one.lot.saleDate > from ? { ...one, lot: { ...one.lot, price: 4 * one.lot.price } } : one,
      ),
    )
    expect(accuracyOf(dearer)?.byYear.at(-1)?.figures.inEightInTen).toBeLessThan(0.3)
  })

  test('tells of no amount: with all prices ten times as high it is the same', async () => {
    const tenfold = lots.map((lot) => ({ ...lot, price: 10 * lot.price }))
    expect(accuracyOf((await learn(tenfold, similar)).judgedLots)).toEqual(accuracy)
  })

  test('is not told of fewer than 30 ranges, nor of a single day', () => {
    const few = judgedLots.map((split) => split.slice(0, 7))
    expect(few.flat().length).toBeLessThan(LEAST_OF_A_CELL)
    expect(accuracyOf(few)).toBeNull()
    const day = { saleDate: '2023-01-01' }
    expect(
      accuracyOf(judgedLots.map((split) => split.map((one) => ({ ...one, lot: { ...one.lot, ...day } })))),
    ).toBeNull()
  })
})

const told = { inHalf: true, inEightInTen: true, distance: 0.1 }
const some = (count: number, of: Partial<AssessedLot>) =>
  Array.from({ length: count }, (): AssessedLot => ({ category: 'Glass', year: 2020, told, ...of }))

describe('cells', () => {
  const categories = (all: AssessedLot[]) =>
    categoryCells(all).map((cell) => [cell.categories.join('+'), cell.lots.length])
  const years = (all: AssessedLot[]) =>
    yearCells(all).map(({ from, to, lots: own }) => [from, to, own.length])
  const category = (name: string, count: number) => some(count, { category: name })
  const year = (name: number, count: number) => some(count, { year: name })

  test('of 30 lots stand by themselves, smaller categories go together', () => {
    expect(
      categories([...category('A', 30), ...category('B', 29), ...category('C', 80), ...category('D', 1)]),
    ).toEqual([
      ['C', 80],
      ['A', 30],
      ['B+D', 30],
    ])
  })

  test('of the small together that are still too few take the next category along, so that none can be found as what is left', () => {
    expect(categories([...category('A', 90), ...category('B', 40), ...category('C', 5)])).toEqual([
      ['A', 90],
      ['B+C', 45],
    ])
    expect(categories([...category('A', 40), ...category('B', 5)])).toEqual([['A+B', 45]])
  })

  test('count lots that got a range: what was declined fills none', () => {
    expect(
      categories([...category('A', 50), ...category('B', 20), ...some(60, { category: 'B', told: null })]),
    ).toEqual([['A+B', 130]])
  })

  test('of years with too few lots take the next year along, and at the end the year before', () => {
    expect(
      years([...year(2015, 10), ...year(2016, 5), ...year(2018, 20), ...year(2019, 30), ...year(2020, 29)]),
    ).toEqual([
      [2015, 2018, 35],
      [2019, 2020, 59],
    ])
    expect(years([...year(2019, 30), ...year(2020, 30)])).toEqual([
      [2019, 2019, 30],
      [2020, 2020, 30],
    ])
  })
})
