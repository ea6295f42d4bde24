import { describe, expect, it } from 'vitest'
import { readResults, type ResultsParameters } from '../../shared/results/results-section.ts'
import { asksForPrices, priceGuide } from './price-guide-section.ts'
import { pricedSearchCall } from './components/priced-results.ts'
import { searchCall } from './search-call.ts'

const read = (search: string): ResultsParameters => readResults(priceGuide, new URLSearchParams(search))

const priced = (search: string) => pricedSearchCall(searchCall(read(search)), read(search))

describe('the call of a search page', () => {
  it('takes years as whole ones, and turns round a range that begins with its end', () => {
    expect(searchCall(read('query=vase&f.yearFrom=1999&f.yearTo=1990'))).toMatchObject({
      query: 'vase',
      'f.dateFrom': '1990-01-01',
      'f.dateTo': '1999-12-31',
      s: 'relevance:desc',
    })
    expect(searchCall(read('f.yearFrom=12&f.yearTo=soon'))).toMatchObject({
      'f.dateFrom': '',
      'f.dateTo': '',
      s: 'saleDate:desc',
    })
  })

  it('asks the public call for nothing that prices can tell', () => {
    const parameters = read('query=vase&f.priceFrom=100&currency=EUR&s=price%3Adesc')
    expect(asksForPrices(parameters)).toBe(true)
    expect(Object.keys(searchCall(parameters)).filter((name) => /price|currency/i.test(name))).toEqual([])
    expect(searchCall(parameters).s).toBe('relevance:desc')
  })

  it('asks for prices in one currency, dollars first', () => {
    expect(priced('f.priceFrom=500&f.priceTo=100&s=price%3Aasc')).toMatchObject({
      'f.priceFrom': '100',
      'f.priceTo': '500',
      currency: 'USD',
      s: 'price:asc',
    })
    expect(priced('currency=eur&f.priceFrom=-5')).toMatchObject({ 'f.priceFrom': '', currency: 'EUR' })
    // The call would refuse it, and whoever has such a link could only try again.
    for (const unknown of ['ABC', 'dollars', '$'])
      expect(priced(`currency=${unknown}&s=price%3Aasc`)).toMatchObject({ currency: 'USD', s: 'price:asc' })
  })

  it('a search for words and years alone asks for no price', () => {
    expect(asksForPrices(read('query=vase&f.yearFrom=1990&s=title%3Aasc'))).toBe(false)
  })
})
