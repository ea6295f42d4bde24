import { describe, expect, it } from 'vitest'
import { readResults, resultsUrl, withoutFilters, type ResultsSection } from './results-section.ts'

const section: ResultsSection = {
  name: 'Price Guide',
  front: '/worthopedia',
  results: '/inventory/search',
  text: 'query',
  filters: ['category', 'maker'],
  sorts: [{ value: 'saleDate:desc', label: 'Date: Most Recent' }],
  noun: 'sold item',
  nouns: 'sold items',
}
const read = (search: string) => readResults(section, new URLSearchParams(search))

describe('a results page', () => {
  it('reads its URL', () => {
    expect(read('query=blue+vase&category=glass,metals&s=saleDate:desc&offset=40')).toEqual({
      text: 'blue vase',
      filters: { category: 'glass,metals' },
      s: 'saleDate:desc',
      offset: 40,
    })
  })

  it('takes a parameter that is repeated: all of its values stand together', () => {
    expect(read('category=glass&category=metals,stamps&maker=Lalique&maker=Daum').filters).toEqual({
      category: 'glass,metals,stamps',
      maker: 'Lalique,Daum',
    })
  })

  it('takes what it does not know as not there', () => {
    expect(read('query=%3Cvase%3E&category=%20&maker=&price=5&s=price:asc&offset=-3')).toEqual({
      text: 'vase',
      filters: {},
      s: undefined,
      offset: 0,
    })
  })

  it('writes it back, and begins at the first page when anything else changes', () => {
    const parameters = read('query=vase&maker=Lalique&category=glass&offset=40')
    expect(resultsUrl(section, parameters, { offset: 60 })).toBe(
      '/inventory/search?query=vase&category=glass&maker=Lalique&offset=60',
    )
    expect(resultsUrl(section, parameters, { filters: withoutFilters(parameters.filters, ['maker']) })).toBe(
      '/inventory/search?query=vase&category=glass',
    )
    expect(resultsUrl(section, read(''))).toBe('/inventory/search')
  })
})
