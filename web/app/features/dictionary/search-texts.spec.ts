import type { SearchResponse } from '@vitrine/contracts/dictionary/schemas'
import { describe, expect, it } from 'vitest'
import { searchTexts } from './components/SearchPage.tsx'

const hit = {
  id: 1,
  title: 'Role',
  thumbnail: '',
  pageURI: '/dictionary/role',
  description: '',
  authors: [],
  highlights: { title: [], description: [] },
}
const response = (given: Partial<SearchResponse>, total = 0): SearchResponse => ({
  items: [],
  meta: { total, currentLimit: 10, currentOffset: 0 },
  facets: { categories: [], authors: [] },
  withinWindow: true,
  understood: { kind: 'exact' },
  closeSpellings: [],
  ...given,
})

describe('what the results page says', () => {
  it.each([
    [1, '1 result for vase'],
    [28_324, '28,324 results for vase'],
    [0, 'There are no results for vase'],
  ])('%d exact results', (total, heading) =>
    expect(searchTexts(response({}, total), 'vase', null)).toEqual({ heading, note: null }),
  )

  it('names the category where there is no text, and nothing where there is neither', () => {
    expect(searchTexts(response({}, 2), '', 'Glass').heading).toBe('2 results for Glass')
    expect(searchTexts(response({}, 2), '', null).heading).toBe('2 results')
    expect(searchTexts(response({}, 0), '', 'Glass').heading).toBe('There are no results for Glass')
    expect(searchTexts(response({}, 0), '', null).heading).toBe('There are no results for this search')
  })

  it('does not call a close spelling a result', () => {
    const guessed = response({ understood: { kind: 'guessed', used: 'role' }, closeSpellings: [hit] })
    expect(searchTexts(guessed, 'rolex', null).heading).toBe('Nothing for “rolex”. Close spellings:')
  })

  it('says that nothing was found where filters leave no close spelling', () => {
    expect(
      searchTexts(response({ understood: { kind: 'guessed', used: 'role' } }), 'rolex', null).heading,
    ).toBe('There are no results for rolex')
  })

  it('says which words were left out', () => {
    expect(
      searchTexts(
        response({ understood: { kind: 'partial', leftOut: ['art', 'of'] } }, 12),
        'art of deco lamp',
        null,
      ),
    ).toEqual({
      heading: '12 results for art of deco lamp',
      note: 'Without: art, of.',
    })
    expect(
      searchTexts(
        response({ understood: { kind: 'partial', leftOut: ['art'], used: 'deco lamp' } }, 1),
        'art deko lamp',
        null,
      ).note,
    ).toBe('Without: art. Read as: deco lamp.')
  })
})
