import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import * as endpoints from '@vitrine/contracts/library/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { expectMembershipOffer, foundResponse, saveShownSearch } from '../../../../tests/section-pages.ts'

const card = (id: number, title = `Book ${id}`) => ({
  id,
  title,
  pageURI: `/library/${id}/book-${id}`,
  authors: ['Ada Plume', 'Bea Quill'],
  year: 1890,
  language: 'English',
  thumbnail: '',
  category: 'Metals',
})
const hit = (id: number, isInContents = false) => ({
  ...card(id),
  highlights: { title: [[0, 4]] as [number, number][] },
  isInContents,
})
const facets = {
  categories: [
    { url: 'metals', title: 'Metals', parentUrl: null, count: 4 },
    { url: 'glass', title: 'Glass', parentUrl: null, count: 0 },
  ],
  authors: [{ value: 'Ada Plume', count: 2 }],
  languages: [{ value: 'en', title: 'English', count: 3 }],
  years: [
    { year: 1889, count: 1 },
    { year: 1890, count: 2 },
  ],
}
const results = (items: ReturnType<typeof hit>[], rest: object = {}) => foundResponse(items, facets, rest)
const book = {
  ...card(7, 'Old Silver'),
  slug: 'old-silver',
  pageURI: '/library/7/old-silver',
  publisher: 'Fennimere',
  categories: [{ url: 'metals', title: 'Metals' }],
  chapterCount: 2,
  related: [card(8)],
}

const reads = (user: UserDetails | null): Responder =>
  responds(readUserDetails, () => user ?? Promise.reject(new Refused('NOT_SIGNED_IN')))
const reader = aUser(['ROLE_LIBRARY'], 'Active')
const found = responds(endpoints.searchBooks, () => results([hit(1, true), hit(2)]))
const chapters = responds(endpoints.listMatchingChapters, () => ({
  items: [
    {
      id: 1,
      chapters: [{ title: 'Chalices of the North', page: '12', ranges: [[0, 8]] as [number, number][] }],
      more: 2,
    },
  ],
}))

describe('the results of the library', () => {
  test('are driven by the URL, and filters wait for Apply', async () => {
    const { asked, place } = await openSite('/books/searchDetails?q=book&offset=20', reads(null), found)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 books for book')
    await page.getByRole('radio', { name: /^Metals/ }).click()
    await page.getByRole('radio', { name: /^English/ }).click()
    await page.getByLabelText('From year').fill('1850')
    await page.getByRole('button', { name: 'Apply Filters', exact: true }).click()
    await expect.poll(place).toBe('/books/searchDetails?q=book&category=metals&f.language=en&f.yearFrom=1850')
    const searches = () =>
      asked
        .filter(({ path }) => path.startsWith('/api/v1/library/search-results'))
        .map(({ path }) => new URL(path, 'http://memory.invalid').searchParams)
    await expect.poll(() => searches().at(-1)?.get('f.yearFrom')).toBe('1850')
    await expect
      .poll(() => textsOf(page.getByRole('list', { name: 'Applied filters' }).getByRole('link').elements()))
      .toEqual(['Metals', 'from 1850', 'English'])
  })

  test('tell a visitor that a table of contents matched, and ask for no chapter', async () => {
    const { asked } = await openSite('/books/searchDetails?q=chalice', reads(null), found)
    await expect.element(page.getByText('Found in its table of contents')).toBeVisible()
    await expect
      .element(page.getByText('Members of the library see which chapter it is, with its page.'))
      .toBeVisible()
    expect(asked.filter(({ path }) => path.includes('matching-chapters'))).toEqual([])
  })

  test('tell a member of the library which chapter it is, with its page', async () => {
    const { asked } = await openSite(
      '/books/searchDetails?q=chalice&f.language=en',
      reads(reader),
      found,
      chapters,
    )
    await expect.element(page.getByText('In its table of contents:')).toBeVisible()
    await expect
      .element(page.getByRole('list', { name: 'Results' }))
      .toHaveTextContent(
        'B1890Book 1Ada Plume and Bea Quill, 1890Metals · EnglishIn its table of contents:Chalices of the North, p. 12and 2 moreB1890Book 2Ada Plume and Bea Quill, 1890Metals · English',
      )
    const [asking] = asked.filter(({ path }) => path.includes('matching-chapters'))
    expect(new URL(asking?.path ?? '', 'http://memory.invalid').search).toBe(
      '?q=chalice&f.language=en&s=relevance%3Adesc&offset=0',
    )
  })

  test('say that nothing was found as typed, and what is close to it', async () => {
    await openSite(
      '/books/searchDetails?q=chalcie',
      reads(null),
      responds(endpoints.searchBooks, () =>
        results([], { understood: { kind: 'guessed', used: 'chalice' }, closeSpellings: [hit(3)] }),
      ),
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Nothing for “chalcie”. Close spellings:')
    await expect
      .element(page.getByRole('link', { name: 'Search for “chalice”' }))
      .toHaveAttribute('href', '/books/searchDetails?q=chalice')
  })

  test('say that nothing was found, and that search is away, with a way on', async () => {
    await openSite(
      '/books/searchDetails?q=qqq',
      reads(null),
      responds(endpoints.searchBooks, () => results([])),
    )
    await expect.element(page.getByText('There are no results for qqq')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Browse the Library' }))
      .toHaveAttribute('href', '/library')
    await openSite(
      '/books/searchDetails?q=book',
      reads(null),
      responds(endpoints.searchBooks, () => Promise.reject(new Refused('SEARCH_UNAVAILABLE'))),
    )
    await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })

  test('can be saved by whoever is signed in', async () => {
    const search = { type: 'library' as const, query: 'book', categories: 'metals' }
    expect(
      await saveShownSearch('/books/searchDetails?q=book&category=metals', search, reads(aUser()), found),
    ).toEqual(search)
  })
})

describe('a book', () => {
  const details = responds(endpoints.readBookDetails, () => ({
    id: 7,
    description: 'The fullest account of tankards.',
    contents: [
      { title: 'Preface', page: 'ix' },
      { title: 'Chalices', page: '' },
    ],
  }))
  const open = (user: UserDetails | null) =>
    openSite(
      '/library/7/old-silver',
      reads(user),
      responds(endpoints.readBook, () => book),
      details,
    )

  test('D1-021: shows a free member what everybody gets and the way to a membership, and asks for no detail', async () => {
    const { asked } = await open(aUser())
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Old Silver')
    await expect
      .element(page.getByRole('heading', { name: 'Description and table of contents (2 entries)' }))
      .toBeVisible()
    await expectMembershipOffer()
    await expect
      .element(page.getByRole('link', { name: 'Bea Quill' }))
      .toHaveAttribute('href', '/books/searchDetails?f.author=Bea+Quill')
    expect(asked.filter(({ path }) => path.includes('/items/7/'))).toEqual([])
  })

  test('asks a visitor to sign in, and comes back', async () => {
    await open(null)
    await expect
      .element(page.getByRole('link', { name: 'Sign In', exact: true }))
      .toHaveAttribute('href', '/login/auth?parentUrl=%2Flibrary%2F7%2Fold-silver')
  })

  test('leads a member of Marks to an upgrade', async () => {
    await open(aUser(['ROLE_MARKS'], 'Active'))
    await expect
      .element(page.getByRole('link', { name: 'Upgrade' }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
  })

  test('shows its description and table of contents to a member of the library, and others of its subject', async () => {
    await open(reader)
    await expect.element(page.getByText('The fullest account of tankards.')).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Table of contents' }).getByRole('list'))
      .toHaveTextContent('Prefacepage ixChalices')
    await expect
      .element(page.getByRole('link', { name: 'Book 8' }))
      .toHaveAttribute('href', '/library/8/book-8')
  })
})

test('the landing page of the library leads to subjects, decades, authors and books', async () => {
  const overview = {
    total: 60,
    categories: [
      { url: 'metals', title: 'Metals', count: 4 },
      { url: 'glass', title: 'Glass', count: 0 },
    ],
    authors: [{ value: 'Ada Plume', count: 2 }],
    decades: [
      { from: 1880, count: 3 },
      { from: 1890, count: 9 },
    ],
    recent: [card(1)],
    notable: [card(2)],
  }
  await openSite(
    '/library',
    reads(null),
    responds(endpoints.readOverview, () => overview),
  )
  await expect.element(page.getByText(/60 works, searched down to their chapters/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Metals/ }))
    .toHaveAttribute('href', '/books/searchDetails?category=metals')
  await expect
    .element(page.getByRole('link', { name: /^1890s/ }))
    .toHaveAttribute('href', '/books/searchDetails?f.yearFrom=1890&f.yearTo=1899')
  await expect
    .element(page.getByRole('link', { name: /^Ada Plume/ }))
    .toHaveAttribute('href', '/books/searchDetails?f.author=Ada+Plume')
  await expect
    .element(page.getByRole('link', { name: 'Book 1' }))
    .toHaveAttribute('href', '/library/1/book-1')
})
