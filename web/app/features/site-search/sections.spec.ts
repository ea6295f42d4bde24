import { describe, expect, it } from 'vitest'
import { hasHeaderSearch, resultsPath, sectionNamed, sectionOf } from './sections.ts'

describe('where a search leads', () => {
  it.each([
    ['price-guide', '/inventory/search?query=vase', '/inventory/search?query=vase&category=glass%2Cmetals'],
    ['marks', '/marks/search?query=vase', '/marks/search?query=vase&category=glass%2Cmetals'],
    ['library', '/books/searchDetails?q=vase', '/books/searchDetails?q=vase&category=glass%2Cmetals'],
    [
      'articles',
      '/articles/searchResults?q=vase',
      '/articles/searchResults?q=vase&inventory_topic=glass%2Cmetals',
    ],
    [
      'dictionary',
      '/dictionary/searchResults?query=vase',
      '/dictionary/searchResults?query=vase&categories=glass%2Cmetals',
    ],
    ['all-sections', '/search?query=vase', '/search?query=vase&category=glass%2Cmetals'],
  ])('D1-056 to D1-058: in %s: %s', (name, bare, within) => {
    const section = sectionNamed(name)
    expect(resultsPath({ section, text: ' vase ', categories: [] })).toBe(bare)
    expect(resultsPath({ section, text: 'vase', categories: ['glass', 'metals'] })).toBe(within)
  })

  it.each(['', '   '])('D1-057: nowhere for %j, in no section', (text) => {
    for (const name of ['price-guide', 'marks', 'library', 'articles', 'dictionary', 'all-sections'])
      expect(resultsPath({ section: sectionNamed(name), text, categories: ['glass'] })).toBeNull()
  })
})

it('D1-040: every page has the search but the dictionary’s first and its results', () => {
  for (const path of [
    '/',
    '/marks',
    '/dictionaryfan',
    '/app/vault/dashboard',
    '/dictionary/c/glass',
    '/dictionary/list/a',
    '/dictionary/authors/ines-carvalho',
    '/dictionary/celadon',
  ])
    expect(hasHeaderSearch(path), path).toBe(true)
  for (const path of [
    '/dictionary',
    '/dictionary/',
    '/dictionary/searchResults',
    '/dictionary/searchResults/',
  ])
    expect(hasHeaderSearch(path), path).toBe(false)
})

describe('the section of a page', () => {
  it.each([
    ['/worthopedia', 'price-guide'],
    ['/inventory/search', 'price-guide'],
    ['/marks', 'marks'],
    ['/marks/search', 'marks'],
    ['/library', 'library'],
    ['/books/searchDetails', 'library'],
    ['/articles/searchResults', 'articles'],
    ['/search', 'all-sections'],
    ['/dictionary/list/a', 'dictionary'],
    ['/app/preview/marks', 'marks'],
  ])('D1-059: %s is of %s', (pathname, name) => {
    expect(sectionOf(pathname).name).toBe(name)
  })

  it.each(['/', '/about', '/app/vault/dashboard', '/app/preview', '/marksman'])(
    'D1-059: %s is of none and searches the dictionary',
    (pathname) => {
      expect(sectionOf(pathname).name).toBe('dictionary')
    },
  )
})
