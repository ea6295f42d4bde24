import { describe, expect, it } from 'vitest'
import { matchingSuggestions } from './matching-suggestions.ts'
import { termToSuggest } from './use-suggestions.ts'

describe('suggestions', () => {
  it('D1-065: keeps those that hold what is typed, whatever its capitals', () => {
    const found = [
      { title: 'Vase', pageURI: '/dictionary/vase' },
      { title: 'Plate', pageURI: '/dictionary/plate' },
    ]
    expect(matchingSuggestions(found, ' VAS ').map(({ title }) => title)).toEqual(['Vase'])
  })

  it('folds accents on both sides, as the server does', () => {
    const found = [
      { title: 'Pot-de-Crème', pageURI: '/dictionary/pot' },
      { title: 'Cloisonné', pageURI: '/dictionary/cloisonne' },
    ]
    expect(matchingSuggestions(found, 'creme').map(({ title }) => title)).toEqual(['Pot-de-Crème'])
    expect(matchingSuggestions(found, 'clòis').map(({ title }) => title)).toEqual(['Cloisonné'])
  })

  it.each([
    ['Hawaiʻi kapa cloth', ['hawaii', "hawai'i ka", 'Hawai‘i']],
    ['O’Neill sideboard', ['oneill', "o'ne", 'neill', 'o neill']],
    ['Coca-Cola™ tray', ['coca cola', 'coca-cola tray', 'cocacola']],
    ['W.M.F. dish', ['wmf', 'w.m', 'W. M. F. dish']],
    ['WMF vase', ['w.m.f.']],
    ['№ 5 perfume bottle', ['no 5', 'no. 5', '№ 5', 'nº 5']],
    ['½ penny 1799', ['1/2 penny', '½ p']],
  ])('keeps %s with and without the signs within its words', (title, typed) => {
    const found = [
      { title, pageURI: '/' },
      { title: 'Plate', pageURI: '/plate' },
    ]
    for (const text of typed)
      expect(matchingSuggestions(found, text).map((each) => each.title)).toEqual([title])
  })

  it('keeps other spellings, which do not hold what is typed', () => {
    const found = [
      { title: 'Teapot', pageURI: '/dictionary/teapot', corrected: true as const },
      { title: 'Plate', pageURI: '/dictionary/plate' },
    ]
    expect(matchingSuggestions(found, 'tea pot').map(({ title }) => title)).toEqual(['Teapot'])
  })

  it.each([
    [null, null],
    ['', null],
    ['va', null],
    ['va ', null],
    ['  va', null],
    ['vas', 'vas'],
    [' vase ', 'vase'],
  ])('D1-063, D2-012: for %j ask about %j', (typed, asked) => {
    expect(termToSuggest(typed)).toBe(asked)
  })
})
