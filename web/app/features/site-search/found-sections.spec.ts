import type { SiteSearchResponse } from '@vitrine/contracts/all-sections/schemas'
import { describe, expect, it } from 'vitest'
import { aMarkCard } from '../../../tests/a-mark.ts'
import { aPostCard } from '../../../tests/a-post.ts'
import { anAuctionCard } from '../../../tests/an-auction.ts'
import { foundSections, frontOf } from './found-sections.ts'

type Found = NonNullable<SiteSearchResponse['marks']>

const nothing = {
  items: [],
  total: 0,
  isTotalExact: true,
  understood: { kind: 'exact' as const },
  closeSpellings: [],
}
const nowhere: SiteSearchResponse = {
  dictionary: nothing,
  'price-guide': nothing,
  marks: nothing,
  library: nothing,
  blog: nothing,
  auctions: nothing,
}
const hit = (id: number) => ({ ...aMarkCard({ id }), highlights: { title: [] } })
const marks = (changes: Partial<Found> = {}): Found => ({ ...nothing, items: [hit(1)], total: 1, ...changes })
const book = {
  id: 3,
  title: 'Marks of London',
  pageURI: '/library/3/marks-of-london',
  thumbnail: '',
  authors: ['Ada Bell', 'Bo Moss'],
  year: 1954,
  category: 'Ceramics',
  language: 'English',
  isInContents: true,
  highlights: { title: [] },
}
const shown = (response: Partial<SiteSearchResponse>, text = 'anchor') =>
  foundSections({ text, filters: {} }, { ...nowhere, ...response }, { Ceramics: '/media/categories/c.svg' })
const titles = (sections: readonly { title: string }[]) => sections.map(({ title }) => title)

describe('what the search over all sections shows', () => {
  it('names sections with results, the others in one line, and those that failed', () => {
    const { heading, groups, failed, without } = shown({
      marks: marks({ total: 1_204 }),
      library: { ...nothing, items: [book], total: 1 },
      blog: null,
    })
    expect(heading).toBe('1,205 results for anchor')
    expect(groups.map(({ title, count }) => [title, count])).toEqual([
      ['Marks', '1,204 marks'],
      ['Library', '1 book'],
    ])
    expect(titles(failed)).toEqual(['Blog'])
    expect(titles(without)).toEqual(['Dictionary', 'Price Guide', 'Upcoming Auctions'])
  })

  it('leads to all results of a section under the parameters of its page, within the same categories', () => {
    const filters = { category: 'glass,metals' }
    const { groups } = foundSections(
      { text: 'red anchor', filters },
      { ...nowhere, marks: marks(), library: { ...nothing, items: [book], total: 1 } },
      {},
    )
    expect(groups.map(({ all }) => all)).toEqual([
      '/marks/search?query=red+anchor&category=glass%2Cmetals',
      '/books/searchDetails?q=red+anchor&category=glass%2Cmetals',
    ])
  })

  it('shows the place in a text that the search was found in instead of the description', () => {
    const excerpt: { text: string; ranges: [number, number][] } = { text: 'An anchor.', ranges: [[3, 9]] }
    const { groups } = shown({
      blog: {
        ...nothing,
        items: [1, 2].map((id) => ({
          ...aPostCard({ id, description: 'On marks' }),
          highlights: { title: [] },
          ...(id === 1 && { excerpt }),
        })),
        total: 2,
      },
    })
    expect(groups[0]?.rows.map(({ text }) => text)).toEqual([excerpt, { text: 'On marks', ranges: [] }])
  })

  it('puts sections that found all words first, counts those alone, and says what others left out', () => {
    const { heading, groups } = shown({
      marks: marks({ total: 40, understood: { kind: 'partial', leftOut: ['civil', 'war'] } }),
      library: { ...nothing, items: [book], total: 1 },
    })
    expect(heading).toBe('1 result for anchor')
    expect(groups.map(({ title, note }) => [title, note])).toEqual([
      ['Library', null],
      ['Marks', 'Without: civil, war.'],
    ])
    expect(
      shown({ marks: marks({ understood: { kind: 'partial', leftOut: ['war'] } }) }, 'war anchor').heading,
    ).toBe('Results for war anchor')
    const other = shown({ marks: marks({ understood: { kind: 'exact', shownFor: ['longcase clock'] } }) })
    expect(other.groups.map(({ note }) => note)).toEqual(['Shown for: longcase clock.'])
  })

  it('shows close spellings only where nothing was found', () => {
    const guessed: Found = {
      ...nothing,
      understood: { kind: 'guessed', used: 'anchor' },
      closeSpellings: [hit(1)],
    }
    const alone = shown({ marks: guessed }, 'anchro')
    expect([alone.heading, alone.closest]).toEqual(['Nothing for “anchro”. Close spellings:', 'anchor'])
    expect(alone.groups.map(({ count, note }) => [count, note])).toEqual([['', 'Read as: anchor.']])
    const beside = shown({ marks: guessed, library: { ...nothing, items: [book], total: 1 } }, 'anchro')
    expect([titles(beside.groups), beside.closest]).toEqual([['Library'], null])
    expect(titles(beside.without)).toContain('Marks')
  })

  it('says that there is nothing at all', () => {
    const { heading, groups, without } = shown({})
    expect([heading, groups, without.length]).toEqual(['There are no results for anchor', [], 6])
  })

  it('says "10,000+" where a section counts no further', () => {
    const { heading, groups } = shown({ marks: marks({ total: 10_000, isTotalExact: false }) })
    expect([heading, groups[0]?.count]).toEqual(['10,000+ results for anchor', '10,000+ marks'])
  })
})

describe('a row', () => {
  it('has the facts of its section, and the icon of its category while a sold item has no picture', () => {
    const { groups } = shown({
      'price-guide': {
        ...nothing,
        total: 1,
        items: [
          {
            id: 4,
            title: 'Vase',
            pageURI: '/worthopedia/4/vase',
            maker: 'Ada & Co',
            saleDate: '2020-02-29',
            source: 'A house',
            thumbnail: '',
            category: 'Ceramics',
            categoryUrl: 'ceramics',
            isSample: true,
            highlights: { title: [[0, 4]] },
          },
        ],
      },
      marks: marks(),
      library: { ...nothing, items: [book], total: 1 },
      auctions: { ...nothing, items: [anAuctionCard()], total: 1 },
    })
    expect(groups.map(({ rows }) => [rows[0]?.facts, rows[0]?.picture, rows[0]?.lead])).toEqual([
      ['Ada & Co, sold Feb 29, 2020', '/media/icons/ceramics.svg', undefined],
      ['Chelsea · London, England · 1752–1756', '/media/marks/red-anchor.svg', undefined],
      ['Ada Bell and Bo Moss · Found in its table of contents', undefined, 1954],
      ['Mar 04, 2027 · Fennimere Silver, Lyon, France', undefined, undefined],
    ])
    expect(groups[0]?.rows[0]?.ranges).toEqual([[0, 4]])
  })
})

it('a search for nothing leads to the front of the section, or of all', () => {
  expect((['articles', 'dictionary', 'price-guide', 'all-sections'] as const).map(frontOf)).toEqual([
    '/articles',
    '/dictionary',
    '/worthopedia',
    '/search',
  ])
})
