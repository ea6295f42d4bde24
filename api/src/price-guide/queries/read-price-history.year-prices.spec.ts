import { expect, test } from 'vitest'
import { yearPrices } from './read-price-history.year-prices.ts'

test('prices of a year have their median and quartiles, whatever order they come in', () => {
  const sales = [
    ['2021-05-01', 400],
    ['2019-12-31', 70],
    ['2021-01-01', 100],
    ['2021-08-09', 300],
    ['2021-03-04', 200],
  ] as const
  expect(yearPrices(sales.map(([saleDate, price]) => ({ saleDate, price })))).toEqual([
    { year: 2019, sales: 1, low: 70, median: 70, high: 70 },
    { year: 2021, sales: 4, low: 175, median: 250, high: 325 },
  ])
})

test('two sales have what lies between them, in cents', () => {
  expect(
    yearPrices([
      { saleDate: '1764-07-01', price: 10 },
      { saleDate: '1764-07-02', price: 10.05 },
    ]),
  ).toEqual([{ year: 1764, sales: 2, low: 10.01, median: 10.03, high: 10.04 }])
})

test('without sales there are no years', () => {
  expect(yearPrices([])).toEqual([])
})
