import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import * as endpoints from '@vitrine/contracts/marks/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anAnchor } from '../../../../tests/a-mark.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { expectMembershipOffer, foundResponse, saveShownSearch } from '../../../../tests/section-pages.ts'

const hit = (id: number, title?: string) => ({ ...anAnchor(id, title), highlights: { title: [] } })
const facets = {
  categories: [
    { url: 'ceramics', title: 'Ceramics', parentUrl: null, count: 40 },
    { url: 'metals', title: 'Metals', parentUrl: null, count: 5 },
  ],
  makers: [{ value: 'Chelsea', count: 12 }],
  places: [{ value: 'London', count: 9 }],
  kinds: [
    { value: 'Porcelain', count: 20 },
    { value: 'Silver', count: 4 },
  ],
  years: [
    { year: 1720, count: 3 },
    { year: 1730, count: 5 },
    { year: 1740, count: 8 },
  ],
}
const results = (ids: readonly number[], rest: object = {}) =>
  foundResponse(
    ids.map((id) => hit(id)),
    facets,
    rest,
  )
const reads = (user: UserDetails | null): Responder =>
  responds(readUserDetails, () => user ?? Promise.reject(new Refused('NOT_SIGNED_IN')))
const found = responds(endpoints.searchMarks, () => results([1, 2]))

describe('the results', () => {
  test('are driven by the URL: text, category, kind, years of use', async () => {
    const { asked, place } = await openSite('/marks/search?query=anchor&offset=20', reads(null), found)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 marks for anchor')
    await page.getByRole('radio', { name: /^Ceramics/ }).click()
    await page.getByRole('radio', { name: /^Porcelain/ }).click()
    await page.getByLabelText('From year').fill('1730')
    await page.getByRole('button', { name: 'Apply Filters', exact: true }).click()
    await expect
      .poll(place)
      .toBe('/marks/search?query=anchor&category=ceramics&f.kind=Porcelain&f.yearFrom=1730')
    const searches = () =>
      asked
        .filter(({ path }) => path.startsWith('/api/v1/marks/search-results'))
        .map(({ path }) => new URL(path, 'http://memory.invalid').searchParams)
    await expect.poll(() => searches().at(-1)?.get('f.yearFrom')).toBe('1730')
    const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
    await expect.poll(() => textsOf(chips.elements())).toEqual(['Ceramics', 'from 1730', 'Porcelain'])
    await page.getByLabelText('Sort results').selectOptions('year:asc')
    await expect
      .poll(place)
      .toBe('/marks/search?query=anchor&category=ceramics&f.kind=Porcelain&f.yearFrom=1730&s=year%3Aasc')
    expect(
      new FormData(document.querySelector<HTMLFormElement>('#search-filters') ?? undefined).getAll('s'),
      'sent without scripts',
    ).toEqual(['year:asc'])
  })

  test('show maker, place and years of each mark', async () => {
    await openSite('/marks/search', reads(null), found)
    await expect.element(page.getByText('Chelsea, London · 1752–1756').first()).toBeVisible()
  })

  test('say that nothing was found as typed, and what is close to it', async () => {
    await openSite(
      '/marks/search?query=anchro',
      reads(null),
      responds(endpoints.searchMarks, () =>
        results([], { understood: { kind: 'guessed', used: 'anchor' }, closeSpellings: [hit(3)] }),
      ),
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Nothing for “anchro”. Close spellings:')
    await expect
      .element(page.getByRole('link', { name: 'Search for “anchor”' }))
      .toHaveAttribute('href', '/marks/search?query=anchor')
  })

  test('tell that there are none, and how to go on', async () => {
    await openSite(
      '/marks/search?query=xyz',
      reads(null),
      responds(endpoints.searchMarks, () => results([])),
    )
    await expect.element(page.getByText('There are no results for xyz')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Browse the Marks' }))
      .toHaveAttribute('href', '/marks')
  })

  test('say that search is away, with a way on', async () => {
    await openSite(
      '/marks/search?query=anchor',
      reads(null),
      responds(endpoints.searchMarks, () => Promise.reject(new Refused('SEARCH_UNAVAILABLE'))),
    )
    await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })

  test('can be saved by whoever is signed in', async () => {
    const search = { type: 'marks' as const, query: 'anchor', categories: '' }
    expect(await saveShownSearch('/marks/search?query=anchor', search, reads(aUser()), found)).toEqual(search)
  })
})

describe('a mark', () => {
  const mark = {
    ...anAnchor(7, 'Red anchor'),
    pageURI: '/marks/7/red-anchor',
    thumbnail: '/media/marks/x.webp',
    slug: 'red-anchor',
    pictureNote: 'A drawing after the mark, not a photograph.',
    categories: [{ url: 'ceramics', title: 'Ceramics' }],
  }
  const open = (user: UserDetails | null, ...more: Responder[]) =>
    openSite(
      '/marks/7/red-anchor',
      reads(user),
      responds(endpoints.readMark, () => mark),
      ...more,
    )
  const details = responds(endpoints.readMarkDetails, () => ({
    id: 7,
    description: 'A small anchor in red.',
    authenticity: 'The anchor was copied for two centuries.',
    pictures: ['/media/marks/large.webp'],
    otherMarks: [anAnchor(8, 'Gold anchor')],
  }))

  test('shows everybody its picture with what it is, maker, place, years and kind', async () => {
    await open(null)
    await expect.element(page.getByText('A drawing after the mark, not a photograph.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Chelsea', exact: true }))
      .toHaveAttribute('href', '/marks/search?f.maker=Chelsea')
    await expect
      .element(page.getByRole('link', { name: 'London', exact: true }))
      .toHaveAttribute('href', '/marks/search?f.place=London')
    await expect.element(page.getByText('1752–1756')).toBeVisible()
  })

  test('D1-021: shows a free member the way to a membership, and asks for no detail', async () => {
    const { asked } = await open(aUser())
    await expectMembershipOffer()
    expect(asked.filter(({ path }) => path.includes('/details'))).toEqual([])
  })

  test('asks a visitor to sign in, and comes back', async () => {
    await open(null)
    await expect
      .element(page.getByRole('link', { name: 'Sign In', exact: true }))
      .toHaveAttribute('href', '/login/auth?parentUrl=%2Fmarks%2F7%2Fred-anchor')
  })

  test('tells a member of another section that this is not part of the membership, and leads to an upgrade', async () => {
    const { asked } = await open(aUser(['ROLE_LIBRARY'], 'Active'))
    await expect.element(page.getByText('This is not part of your membership.')).toBeVisible()
    await expect.element(page.getByText(/only available for paid subscribers/)).not.toBeInTheDocument()
    expect(asked.filter(({ path }) => path.includes('/details'))).toEqual([])
    await expect
      .element(page.getByRole('link', { name: 'Upgrade' }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
  })

  test.each([
    ['Marks', aUser(['ROLE_MARKS'], 'Active')],
    ['a trial', aUser(['ROLE_FREE'], 'In Trial')],
  ])(
    'shows whoever has %s what it looks like, what to beware of, and the other marks of its maker',
    async (_name, user) => {
      await open(user, details)
      await expect.element(page.getByText('A small anchor in red.')).toBeVisible()
      await expect.element(page.getByText('The anchor was copied for two centuries.')).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Gold anchor' })).toBeVisible()
      await page.getByRole('button', { name: 'Enlarge Red anchor' }).click()
      await expect.element(page.getByRole('dialog')).toBeVisible()
      expect(all('main a[href="/product/index"]')).toEqual([])
    },
  )

  test('without a picture shows the drawing of its category, says so, and has its description', async () => {
    await openSite(
      '/marks/7/red-anchor',
      reads(aUser(['ROLE_MARKS'], 'Active')),
      responds(endpoints.readMark, () => ({ ...mark, thumbnail: '', pictureNote: '' })),
      responds(endpoints.readMarkDetails, () => ({
        id: 7,
        description: 'A small anchor in red.',
        authenticity: '',
        pictures: [],
        otherMarks: [],
      })),
    )
    await expect
      .element(page.getByText('Ceramics: drawing of the category, no picture yet', { exact: true }))
      .toBeVisible()
    await expect.element(page.getByText('A small anchor in red.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Larger pictures' })).not.toBeInTheDocument()
  })
})

test('the landing page leads to categories, kinds, makers and marks', async () => {
  const overview = {
    total: 150,
    categories: [
      { url: 'ceramics', title: 'Ceramics', count: 90 },
      { url: 'tools', title: 'Tools', count: 0 },
    ],
    makers: [{ value: 'Meissen', count: 6 }],
    kinds: [{ value: 'Silver', count: 30 }],
    recent: [anAnchor(1)],
    notable: [anAnchor(2)],
  }
  await openSite(
    '/marks',
    reads(null),
    responds(endpoints.readOverview, () => overview),
  )
  await expect.element(page.getByText(/150 marks of factories/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Ceramics/ }))
    .toHaveAttribute('href', '/marks/search?category=ceramics')
  await expect
    .element(page.getByRole('link', { name: /^Silver/ }))
    .toHaveAttribute('href', '/marks/search?f.kind=Silver')
  await expect
    .element(page.getByRole('link', { name: /^Meissen/ }))
    .toHaveAttribute('href', '/marks/search?f.maker=Meissen')
  await expect
    .element(page.getByRole('link', { name: 'Anchor 2' }))
    .toHaveAttribute('href', '/marks/2/anchor-2')
  expect(all('main a[href*="category=tools"]')).toEqual([])
})
