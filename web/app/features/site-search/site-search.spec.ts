import { describe, expect, it } from 'vitest'
import { readSiteSearch, topSuggestions, withSort } from './site-search.ts'

describe('what the header’s form sends', () => {
  it('D1-068: is read as section, text of at most 100 characters, and at most five categories', () => {
    const sent = new URLSearchParams([
      ['in', 'marks'],
      ['text', 'v'.repeat(150)],
      ['category', ''],
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((url) => ['category', url]),
    ])
    const { section, text, categories } = readSiteSearch(sent)
    expect(section.name).toBe('marks')
    expect(text).toHaveLength(100)
    expect(categories).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('is a search of the dictionary when it names no section', () => {
    expect(readSiteSearch(new URLSearchParams('in=elsewhere&text=vase')).section.name).toBe('dictionary')
  })
})

describe('the suggestions of the header', () => {
  const found = ['Vase', 'Vaseline Glass', 'Vasiform', 'Vase Carpet'].map((title) => ({
    title,
    pageURI: `/dictionary/${title}`,
  }))

  it('D1-069: are the three best, then the way to all results', () => {
    expect(topSuggestions(found, '/all').map(({ title }) => title)).toEqual([
      'Vase',
      'Vaseline Glass',
      'Vasiform',
      'See all results',
    ])
  })

  it('are no list at all where nothing was found', () => {
    expect(topSuggestions([], '/all')).toEqual([])
  })
})

it('the dictionary’s results come in the order chosen last', () => {
  expect(withSort('/dictionary/searchResults?query=vase', 'title:asc')).toBe(
    '/dictionary/searchResults?query=vase&s=title%3Aasc',
  )
  expect(withSort('/dictionary/searchResults?query=vase', undefined)).toBe(
    '/dictionary/searchResults?query=vase',
  )
})
