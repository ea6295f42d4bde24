import { describe, expect, it, test } from 'vitest'
import { extent, isLogarithmic, roundPrices, timeAxis, type PricePoint } from './price-points.ts'

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
  const axis = (first: string, last: string) => {
    const { domain, ticks, write } = timeAxis([point(first, 1), point(last, 1)])
    return { domain, written: ticks.map(write) }
  }

  it('spans whole years, with eight below it at most, round ones where it is long', () => {
    expect(axis('2011-05-01', '2013-12-31')).toEqual({
      domain: [Date.UTC(2011, 0, 1), Date.UTC(2014, 0, 1)],
      written: ['2011', '2012', '2013', '2014'],
    })
    expect(axis('2019-01-01', '2021-06-01').written).toEqual(['2019', '2020', '2021', '2022'])
    expect(axis('1991-01-01', '2024-06-01').written).toEqual([
      '1995',
      '2000',
      '2005',
      '2010',
      '2015',
      '2020',
      '2025',
    ])
  })

  it('spans whole months where the points lie within two years, with six below it at most', () => {
    expect(axis('2026-11-29', '2026-11-29')).toEqual({
      domain: [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)],
      written: ['Nov 2026'],
    })
    expect(axis('2025-12-31', '2026-03-01')).toEqual({
      domain: [Date.UTC(2025, 11, 1), Date.UTC(2026, 3, 1)],
      written: ['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026'],
    })
    expect(axis('2025-01-15', '2026-12-15').written).toEqual([
      'Jan 2025',
      'May 2025',
      'Sep 2025',
      'Jan 2026',
      'May 2026',
      'Sep 2026',
    ])
  })
})
