import { describe, expect, it } from 'vitest'
import { matchingSuggestions, termToSuggest } from './use-suggestions.ts'

describe('suggestions', () => {
  it('keeps those that hold what is typed, whatever its capitals', () => {
    const found = [{ title: 'Vase', pageURI: '/dictionary/vase' }, { title: 'Plate', pageURI: '/dictionary/plate' }]
    expect(matchingSuggestions(found, ' VAS ').map(({ title }) => title)).toEqual(['Vase'])
  })

  it.each([[null, null], ['', null], ['va', null], ['va ', null], ['  va', null], ['vas', 'vas'], [' vase ', 'vase']])('for %j ask about %j', (typed, asked) => {
    expect(termToSuggest(typed)).toBe(asked)
  })
})
