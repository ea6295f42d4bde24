import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import * as favorites from '@vitrine/contracts/favorites/endpoints'
import type { MarkFavorite } from '@vitrine/contracts/favorites/schemas'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as marks from '@vitrine/contracts/marks/endpoints'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { browserQueryClient } from '../../../shared/api/browser-queries.ts'

const MARKS = '/app/myVitrine/favoriteMarks'
const member = responds(readUserDetails, () => aUser())
const aFavorite = (id: number, change: Partial<MarkFavorite> = {}): MarkFavorite => ({
  id,
  favoriteId: id + 100,
  createdDate: '2026-03-04T05:06:07.000Z',
  available: true,
  description: `Anchor ${id}`,
  image: '',
  url: `/marks/${id}/anchor-${id}`,
  ...change,
})
const many = (count: number) => Array.from({ length: count }, (_, place) => aFavorite(place + 1))

/** What a member keeps; a test may change it while the page is open. */
function listOf(kept: MarkFavorite[]): Responder {
  return responds(favorites.listFavorites, ({ params: { itemType }, query: { pageNumber } }) => {
    const own = itemType === 'marks' ? kept : []
    return {
      items: own.slice((pageNumber - 1) * 20, pageNumber * 20),
      meta: { total: own.length, currentLimit: 20, currentOffset: (pageNumber - 1) * 20 },
    }
  })
}
const removes = (kept: MarkFavorite[]): Responder =>
  responds(favorites.removeFavorite, ({ query: { favoriteId } }) => {
    kept.splice(
      kept.findIndex((favorite) => favorite.favoriteId === favoriteId),
      1,
    )
    return { success: true as const }
  })
const names = () => textsOf(all('main tbody th a, main tbody th span[title]'))
const callsOf = (asked: readonly AskedCall[]) =>
  asked.filter(({ path }) => path.startsWith('/api/v1/favorites')).map(({ method, path }) => [method, path])
const heart = page.getByRole('button', { name: 'Anchor 1: favorite' })
const markOfPage = responds(marks.readMark, () => ({
  id: 1,
  title: 'Anchor 1',
  slug: 'anchor-1',
  pageURI: '/marks/1/anchor-1',
  maker: '',
  place: '',
  period: '',
  kind: '',
  thumbnail: '',
  category: 'Ceramics',
  pictureNote: '',
  categories: [],
}))
/** By the account dropdown. */
async function goToMyMarks(): Promise<void> {
  await page.getByRole('button', { name: 'Hello, Ana' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'My Favorite Marks' }).first().click()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('a list of favorites', () => {
  test('D3-073: each of the three pages asks for its own kind, and leads to the others', async () => {
    for (const [name, heading, itemType] of [
      ['favoriteInventory', 'My Favorite Items', 'inventory'],
      ['favoriteMarks', 'My Favorite Marks', 'marks'],
      ['favoriteBooks', 'My Favorite Books', 'library'],
    ] as const) {
      const { asked } = await openSite(`/app/myVitrine/${name}`, member, listOf(many(1)))
      await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect
        .poll(() => callsOf(asked))
        .toEqual([['GET', `/api/v1/favorites/${itemType}?sort=LAST_ADDED&pageNumber=1`]])
      expect(textsOf(all('main nav[aria-label="My lists"]')).join('')).toContain('My Favorite Books')
    }
  })

  test('D3-074: without any says so, and leads on', async () => {
    await openSite('/app/myVitrine/favoriteBooks', member, listOf([]))
    await expect.element(page.getByText('You currently do not have any favorites.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Start Exploring Now' }))
      .toHaveAttribute('href', '/worthopedia')
    expect(await violationsIn('main')).toEqual([])
  })

  test('D3-074, D3-075: stands 20 a page, in the order that is chosen, which begins with its first page', async () => {
    const { asked, place } = await openSite(`${MARKS}?pageNumber=2`, member, listOf(many(21)))
    await expect.poll(names).toEqual(['Anchor 21'])
    await expect.element(page.getByText('Showing 21-21 of 21 results')).toBeVisible()
    expect(textsOf(all('main select option'))).toEqual(['Last Added', 'Alphabetic'])
    await page.getByLabelText('Sort by').selectOptions('Alphabetic')
    await expect.poll(place).toBe(`${MARKS}?sort=ALPHABETIC`)
    await expect
      .poll(() => callsOf(asked).at(-1))
      .toEqual(['GET', '/api/v1/favorites/marks?sort=ALPHABETIC&pageNumber=1'])
    await expect
      .element(page.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('href', `${MARKS}?sort=ALPHABETIC&pageNumber=2`)
    expect(await violationsIn('main')).toEqual([])
  })

  test('D3-074: has no pagination with 20 or fewer', async () => {
    await openSite(MARKS, member, listOf(many(20)))
    await expect.poll(() => names().length).toBe(20)
    expect(all('main nav[aria-label="Pages"]')).toEqual([])
  })

  test('D3-075, D3-076: shows the first 40 characters of a name, and what is no longer available without a link', async () => {
    const long = 'A'.repeat(60)
    await openSite(
      MARKS,
      member,
      listOf([aFavorite(1, { description: long }), aFavorite(2, { available: false, url: null })]),
    )
    await expect.poll(names).toEqual([`${'A'.repeat(40)}…`, 'Anchor 2'])
    expect(all('main tbody th a').map(({ title }) => title)).toEqual([long])
    await expect.element(page.getByText('No longer available')).toBeVisible()
    await expect.element(button('Delete Anchor 2')).toBeVisible()
  })

  test('D3-079: says that it could not be loaded, and offers to ask again', async () => {
    await openSite(
      MARKS,
      member,
      responds(favorites.listFavorites, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await expect
      .element(page.getByText('Your favorites could not be loaded. Please refresh the page and try again.'))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })

  test('a visitor is asked to log in, and comes back to the page', async () => {
    const { asked } = await openSite(
      `${MARKS}?pageNumber=2`,
      responds(readUserDetails, () => Promise.reject(new Refused('NOT_SIGNED_IN'))),
    )
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Log In' }))
      .toHaveAttribute(
        'href',
        `/login/auth?${new URLSearchParams({ parentUrl: `${MARKS}?pageNumber=2` }).toString()}`,
      )
    expect(callsOf(asked)).toEqual([])
  })

  test('of another name is the not-found page', async () => {
    await openSite('/app/myVitrine/favoriteCars', member)
    await expect.element(page.getByText('Page not found').first()).toBeVisible()
  })
})

describe('deleting a favorite', () => {
  test('D3-077: is asked about; dismissed it stays, confirmed one call for page 1 in the same order follows', async () => {
    const kept = many(21)
    const { asked, place } = await openSite(
      `${MARKS}?sort=ALPHABETIC&pageNumber=2`,
      member,
      listOf(kept),
      removes(kept),
    )
    await button('Delete Anchor 21').click()
    await expect
      .element(
        page
          .getByRole('alertdialog', { name: 'Confirm Delete' })
          .getByText('Are you sure you want to remove this item from your favorites?'),
      )
      .toBeVisible()
    await button('Cancel').click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(callsOf(asked)).toHaveLength(1)
    await button('Delete Anchor 21').click()
    await button('Delete').click()
    await expect.poll(place).toBe(`${MARKS}?sort=ALPHABETIC`)
    await expect.poll(() => names().length).toBe(20)
    expect(callsOf(asked)).toEqual([
      ['GET', '/api/v1/favorites/marks?sort=ALPHABETIC&pageNumber=2'],
      ['POST', '/api/v1/favorites/marks/remove?favoriteId=121'],
      ['GET', '/api/v1/favorites/marks?sort=ALPHABETIC&pageNumber=1'],
    ])
  })

  test('that fails says so and leaves the row; one that is gone already is removed as well', async () => {
    const kept = many(2)
    let code: 'UNEXPECTED' | 'NOT_FOUND' = 'UNEXPECTED'
    await openSite(
      MARKS,
      member,
      listOf(kept),
      responds(favorites.removeFavorite, () => Promise.reject(new Refused(code))),
    )
    await button('Delete Anchor 1').click()
    await button('Delete').click()
    await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
    expect(names()).toEqual(['Anchor 1', 'Anchor 2'])
    code = 'NOT_FOUND'
    kept.shift()
    await button('Delete Anchor 1').click()
    await button('Delete').click()
    await expect.poll(names).toEqual(['Anchor 2'])
  })

  test('turns its heart off wherever it stands, without another call', async () => {
    const kept = many(1)
    const states = responds(favorites.readFavoriteStates, () => ({ items: [{ id: 1, favoriteId: 101 }] }))
    const { asked } = await openSite(MARKS, member, markOfPage, states, listOf(kept), removes(kept))
    await page.getByRole('link', { name: 'Anchor 1' }).click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await goToMyMarks()
    await button('Delete Anchor 1').click()
    await button('Delete').click()
    await expect.element(page.getByText('You currently do not have any favorites.')).toBeVisible()
    expect(browserQueryClient.getQueryData(['favorites', 'marks', 1])).toBeNull()
    expect(callsOf(asked).filter(([, path]) => path?.includes('/states'))).toHaveLength(1)
  })
})

test('a list follows the heart of another page', async () => {
  const kept = many(1)
  const states = responds(favorites.readFavoriteStates, () => ({
    items: kept.map(({ id, favoriteId }) => ({ id, favoriteId })),
  }))
  await openSite(MARKS, member, markOfPage, states, listOf(kept), removes(kept))
  await page.getByRole('link', { name: 'Anchor 1' }).click()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await goToMyMarks()
  await expect.element(page.getByText('You currently do not have any favorites.')).toBeVisible()
})

test('hearts are asked about again when a page comes back that the browser had put away', async () => {
  let isFavorite = true
  await openSite(
    '/marks/1/anchor-1',
    member,
    markOfPage,
    responds(favorites.readFavoriteStates, () => ({ items: isFavorite ? [{ id: 1, favoriteId: 101 }] : [] })),
  )
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  isFavorite = false
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

describe('the export of marks', () => {
  test('D1-202, D3-080: saves the file under the name of the day; there is none to export without favorites, nor of other kinds', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { asked } = await openSite(
      `${MARKS}?sort=ALPHABETIC`,
      member,
      listOf(many(1)),
      responds(favorites.exportMarks, () => new Blob(['sheet'])),
    )
    await button('Export').click()
    await expect
      .poll(() => saved)
      .toEqual([expect.stringMatching(/^My Favorite Marks \d{2} [A-Z][a-z]{2} \d{4}\.xls$/)])
    expect(callsOf(asked).at(-1)).toEqual(['GET', '/api/v1/favorites/marks/export?sort=ALPHABETIC'])
    vi.restoreAllMocks()
    await openSite(MARKS, member, listOf([]))
    await expect.element(button('Export')).toBeDisabled()
    await openSite('/app/myVitrine/favoriteBooks', member, listOf([]))
    await expect.element(page.getByText('You currently do not have any favorites.')).toBeVisible()
    expect(button('Export').elements()).toEqual([])
  })

  test('D3-080: that fails is logged, and the button can be pressed again', async () => {
    await openSite(
      MARKS,
      member,
      listOf(many(1)),
      responds(favorites.exportMarks, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await button('Export').click()
    await expectConsoleError(/./)
    await expect.element(button('Export')).toBeEnabled()
    expect(all('main [role="alert"]')).toEqual([])
  })

  test('that is refused because another document is being made says so', async () => {
    await openSite(
      MARKS,
      member,
      listOf(many(1)),
      responds(favorites.exportMarks, () => Promise.reject(new Refused('TOO_MANY_REQUESTS'))),
    )
    await button('Export').click()
    await expectConsoleError(/./)
    await expect
      .element(page.getByText('Too many requests. Please wait a moment and try again.'))
      .toBeVisible()
    await expect.element(button('Export')).toBeEnabled()
  })
})
