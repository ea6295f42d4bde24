import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as savedSearches from '@vitrine/contracts/saved-searches/endpoints'
import type { SavedSearch } from '@vitrine/contracts/saved-searches/schemas'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PAGE = '/app/myVitrine/savedSearches'
const CALL = '/api/v1/saved-searches'
const member = responds(readUserDetails, () => aUser())
const aSearch = (id: number, change: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  type: 'inventory',
  name: `Search ${id}`,
  query: 'art deco',
  categories: '',
  url: `/inventory/search?query=art+deco+${id}`,
  createdDate: '2026-03-04T05:06:07.000Z',
  ...change,
})
const many = (count: number) => Array.from({ length: count }, (_, place) => aSearch(place + 1))
const listOf = (kept: SavedSearch[]): Responder =>
  responds(savedSearches.listSavedSearches, ({ query: { type, offset, limit } }) => {
    const own = kept.filter((search) => search.type === type)
    return {
      items: own.slice(offset, offset + limit),
      meta: { total: own.length, currentLimit: limit, currentOffset: offset },
    }
  })
const names = () => textsOf(all('main ul[aria-label="Saved searches"] a.quiet-link'))
const callsOf = (asked: readonly AskedCall[]) =>
  asked
    .filter(({ path }) => path.startsWith(CALL))
    .map(({ method, path, body }) => [
      method,
      decodeURIComponent(path.slice(CALL.length)),
      ...(body ? [body] : []),
    ])
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('saved searches', () => {
  test('open on the first kind that has some, and on the one that the URL names', async () => {
    const kept = [aSearch(1, { type: 'library', name: 'Chairs' })]
    const { place } = await openSite(PAGE, member, listOf(kept))
    await expect.poll(names).toEqual(['Chairs'])
    expect(place()).toBe(`${PAGE}?type=library`)
    await page
      .getByRole('navigation', { name: 'Kinds of searches' })
      .getByRole('link', { name: 'Price Guide' })
      .click()
    await expect.element(page.getByRole('link', { name: 'Start Exploring Now' })).toBeVisible()
    expect(place()).toBe(`${PAGE}?type=inventory`)
  })

  test('D3-081: stand under their kind, each with a URL of its own', async () => {
    const { asked, place } = await openSite(
      PAGE,
      member,
      listOf([
        aSearch(1),
        aSearch(2, {
          type: 'marks',
          name: 'Anchors',
          query: '',
          categories: 'ceramics,glass',
          url: '/marks/search?categories=ceramics%2Cglass',
        }),
        aSearch(3, { type: 'library', name: 'Chairs', url: '/books/searchDetails?q=chair' }),
      ]),
    )
    await expect.poll(names).toEqual(['Search 1'])
    expect(textsOf(all('nav[aria-label="Kinds of searches"] a'))).toEqual(['Price Guide', 'Marks', 'Library'])
    await page
      .getByRole('navigation', { name: 'Kinds of searches' })
      .getByRole('link', { name: 'Marks' })
      .click()
    await expect.poll(names).toEqual(['Anchors'])
    expect(place()).toBe(`${PAGE}?type=marks`)
    expect(textsOf(all('main ul[aria-label="Saved searches"] p'))).toEqual([
      'Everything in 2 categories · Mar 04, 2026',
    ])
    await expect
      .element(page.getByRole('link', { name: 'Run Anchors' }))
      .toHaveAttribute('href', '/marks/search?categories=ceramics%2Cglass')
    expect(callsOf(asked)).toEqual([
      ['GET', '?type=inventory&s=createdDate:desc&offset=0&limit=20'],
      ['GET', '?type=marks&s=createdDate:desc&offset=0&limit=20'],
    ])
    await page
      .getByRole('navigation', { name: 'Kinds of searches' })
      .getByRole('link', { name: 'Library' })
      .click()
    await expect.poll(names).toEqual(['Chairs'])
    expect(place()).toBe(`${PAGE}?type=library`)
    await expect
      .element(page.getByRole('link', { name: 'Run Chairs' }))
      .toHaveAttribute('href', '/books/searchDetails?q=chair')
    expect(await violationsIn('main')).toEqual([])
  })

  test('D3-081: stand 20 a page, in the order that is chosen, which begins with the first page', async () => {
    const { asked, place } = await openSite(`${PAGE}?offset=20`, member, listOf(many(21)))
    await expect.poll(names).toEqual(['Search 21'])
    expect(textsOf(all('main select option'))).toEqual(['Last Added', 'Alphabetic'])
    await page.getByLabelText('Sort by').selectOptions('Alphabetic')
    await expect.poll(place).toBe(`${PAGE}?s=name%3Aasc`)
    await expect
      .poll(() => callsOf(asked).at(-1))
      .toEqual(['GET', '?type=inventory&s=name:asc&offset=0&limit=20'])
    await expect
      .element(page.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('href', `${PAGE}?s=name%3Aasc&offset=20`)
  })

  test('D3-081: none at all is said, with a way on', async () => {
    await openSite(`${PAGE}?type=library`, member, listOf([]))
    await expect.element(page.getByText('You currently do not have any saved searches.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Start Exploring Now' }))
      .toHaveAttribute('href', '/worthopedia')
    expect(await violationsIn('main')).toEqual([])
  })

  test('that cannot be loaded say so, and can be asked for again', async () => {
    await openSite(
      PAGE,
      member,
      responds(savedSearches.listSavedSearches, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await expect.element(page.getByRole('main').getByText('An unexpected error occurred')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', PAGE)
  })

  test('ask a visitor to log in', async () => {
    await openSite(
      PAGE,
      responds(readUserDetails, () => Promise.reject(new Refused('NOT_SIGNED_IN'))),
    )
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Log In' }))
      .toHaveAttribute('href', `/login/auth?${new URLSearchParams({ parentUrl: PAGE }).toString()}`)
  })
})

describe('a saved search', () => {
  test('D3-081: is renamed in a form over the page', async () => {
    const kept = many(1)
    const rename = responds(savedSearches.renameSavedSearch, ({ params: { id }, body: { name } }) => ({
      response: (kept[0] = aSearch(id, { name })),
    }))
    const { asked } = await openSite(PAGE, member, listOf(kept), rename)
    await button('Rename Search 1').click()
    const field = page.getByLabelText('Name')
    await expect.element(field).toHaveValue('Search 1')
    await expect.element(field).toHaveAttribute('maxlength', '100')
    await field.fill('   ')
    await button('Save').click()
    await expect.element(page.getByText('Please enter a name for this search.')).toBeVisible()
    expect(await violationsIn('dialog[open]')).toEqual([])
    await field.fill('Deco lamps')
    await button('Save').click()
    await expect.poll(names).toEqual(['Deco lamps'])
    expect(all('dialog[open]')).toEqual([])
    expect(callsOf(asked).at(-2)).toEqual(['PUT', '/1', { name: 'Deco lamps' }])
  })

  test('whose renaming fails loses nothing of what was typed, and asks before it is left', async () => {
    await openSite(
      PAGE,
      member,
      listOf(many(1)),
      responds(savedSearches.renameSavedSearch, () => Promise.reject(new Refused('NOT_FOUND'))),
    )
    await button('Rename Search 1').click()
    await page.getByLabelText('Name').fill('Deco lamps')
    await button('Save').click()
    await expect
      .element(page.getByRole('dialog', { name: 'Rename saved search' }).getByRole('alert'))
      .toBeVisible()
    await expect.element(page.getByLabelText('Name')).toHaveValue('Deco lamps')
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('alertdialog').getByText('All information that you added will be lost.'))
      .toBeVisible()
  })

  test('D3-081: is deleted after a question; one that is gone already is gone here too', async () => {
    const kept = many(2)
    let code: 'UNEXPECTED' | 'NOT_FOUND' = 'UNEXPECTED'
    await openSite(
      PAGE,
      member,
      listOf(kept),
      responds(savedSearches.deleteSavedSearch, () => Promise.reject(new Refused(code))),
    )
    await button('Delete Search 1').click()
    await expect
      .element(
        page
          .getByRole('alertdialog', { name: 'Confirm Delete' })
          .getByText('Are you sure you want to delete this saved search?'),
      )
      .toBeVisible()
    await button('Cancel').click()
    await button('Delete Search 1').click()
    await button('Delete').click()
    await expect.element(page.getByRole('main').getByText('An unexpected error occurred')).toBeVisible()
    expect(names()).toEqual(['Search 1', 'Search 2'])
    code = 'NOT_FOUND'
    kept.shift()
    await button('Delete Search 1').click()
    await button('Delete').click()
    await expect.poll(names).toEqual(['Search 2'])
  })
})
