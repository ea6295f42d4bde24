import { describe, expect, it } from 'vitest'
import { readSearchParameters, searchPath, sortOf } from './search-parameters.ts'

const read = (search: string) => readSearchParameters(new URLSearchParams(search))

describe('search parameters', () => {
  it('D1-086: reads the five of them', () => {
    expect(read('query=vase&categories=glass&authors=7&s=title:asc&offset=20')).toEqual({
      query: 'vase',
      categories: 'glass',
      authors: '7',
      s: 'title:asc',
      offset: 20,
    })
  })

  it('takes every category of a parameter that is repeated', () => {
    expect(read('categories=glass&categories=metals,glass').categories).toBe('glass,metals')
  })

  it('D1-062: forgives what was typed by hand', () => {
    expect(read('query=va<s>e*%&authors=x&s=price:asc&offset=-3')).toEqual({
      query: 'va s e',
      categories: '',
      authors: '',
      s: undefined,
      offset: 0,
    })
    expect(read(`query=${'a'.repeat(150)}`).query).toHaveLength(100)
  })

  it('D1-092: sorts by relevance with a query and by title without, unless told', () => {
    expect(sortOf(read('query=vase'))).toBe('relevance:desc')
    expect(sortOf(read(''))).toBe('title:asc')
    expect(sortOf(read('query=vase&s=dateCreated:asc'))).toBe('dateCreated:asc')
  })

  it('D1-093: drops the offset with every change but one of the offset itself', () => {
    const here = read('query=vase&categories=glass&offset=20')
    expect(searchPath(here, { categories: '' })).toBe('/dictionary/searchResults?query=vase')
    expect(searchPath(here, { s: 'title:desc' })).toBe(
      '/dictionary/searchResults?query=vase&categories=glass&s=title%3Adesc',
    )
    expect(searchPath(here, { offset: 30 })).toBe(
      '/dictionary/searchResults?query=vase&categories=glass&offset=30',
    )
  })
})
