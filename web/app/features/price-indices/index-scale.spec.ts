import { expect, test } from 'vitest'
import { aPriceIndex } from '../../../tests/a-price-index.ts'
import { indexScale, runsOfYears } from './index-scale.ts'

test('a doubling is as high as a halving is deep, whatever the category', () => {
  const { ticks, placeOfLevel } = indexScale([aPriceIndex('Glass', [2010, 100, 0], [2011, 130, 40])])
  expect(ticks).toEqual([50, 100, 200])
  expect([50, 100, 200].map(placeOfLevel)).toEqual([0, 0.5, 1])
})

test('the scale reaches over all levels and years; ranges beyond it end at its edge', () => {
  const { ticks, firstYear, lastYear, placeOfLevel, placeOfYear } = indexScale([
    aPriceIndex('Glass', [2010, 100, 0], [2012, 260, 200]),
    aPriceIndex('Stamps', [2014, 100, 0], [2020, 90, 10]),
  ])
  expect(ticks).toEqual([50, 100, 200, 400])
  expect([firstYear, lastYear, placeOfYear(2015)]).toEqual([2010, 2020, 0.5])
  expect([placeOfLevel(10), placeOfLevel(4_000)]).toEqual([0, 1])
})

test('a line goes through years without a gap', () => {
  const { years } = aPriceIndex('Glass', [2010, 100, 0], [2011, 90, 9], [2013, 80, 9], [2014, 81, 9])
  expect(runsOfYears(years).map((run) => run.map(({ year }) => year))).toEqual([
    [2010, 2011],
    [2013, 2014],
  ])
})
