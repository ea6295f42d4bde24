import { describe, expect, it } from 'vitest'
import { matchingSuggestions } from './use-suggestions.ts'

describe('suggestions', () => {
  it('keeps those that hold what is typed, whatever its capitals', () => {
    const found = [{ title: 'Vase', pageURI: '/dictionary/vase' }, { title: 'Plate', pageURI: '/dictionary/plate' }]
    expect(matchingSuggestions(found, ' VAS ').map(({ title }) => title)).toEqual(['Vase'])
  })
})
