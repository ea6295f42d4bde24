import { describe, expect, it, test } from 'vitest'
import { extent, isLogarithmic, roundPrices, timeSpan, yearTicks, type PricePoint } from './price-points.ts'

const point = (day: string, price: number, spread?: PricePoint['spread']): PricePoint => ({
  day,
  label: day,
  price,
  ...(spread && { spread }),
})

test('prices reach over points, their spread and the bands', () => {
  expect(
    extent(
      [point('2020-07-01', 100, { from: 80, to: 130 }), point('2021-07-01', 90)],
      [{ name: 'Half', from: 70, to: 120 }],
    ),
  ).toEqual([70, 130])
})

test('prices far apart are drawn in steps that multiply', () => {
  expect(isLogarithmic([point('2020-07-01', 100), point('2021-07-01', 1500)], [])).toBe(false)
  expect(isLogarithmic([point('2020-07-01', 100), point('2021-07-01', 2500)], [])).toBe(true)
  expect(isLogarithmic([point('2020-07-01', 100)], [{ name: 'Wide', from: 10, to: 1000 }])).toBe(true)
})

describe('round prices', () => {
  it('enclose the lowest and the highest', () => {
    expect(roundPrices(130, 4200)).toEqual([100, 200, 500, 1000, 2000, 5000])
    expect(roundPrices(100, 100)).toEqual([100])
  })
})

describe('the time', () => {
  it('spans whole years', () => {
    expect(timeSpan([point('2011-05-01', 1), point('2013-12-31', 1)])).toEqual([
      Date.UTC(2011, 0, 1),
      Date.UTC(2014, 0, 1),
    ])
  })

  it('has eight years below it at most, round ones where it is long', () => {
    const years = (first: string, last: string) =>
      yearTicks([point(first, 1), point(last, 1)]).map((time) => new Date(time).getUTCFullYear())
    expect(years('2019-01-01', '2021-06-01')).toEqual([2019, 2020, 2021, 2022])
    expect(years('1991-01-01', '2024-06-01')).toEqual([1995, 2000, 2005, 2010, 2015, 2020, 2025])
  })
})
