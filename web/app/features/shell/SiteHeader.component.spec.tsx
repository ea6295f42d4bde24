import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import { listFavorites } from '@vitrine/contracts/favorites/endpoints'
import { readUserDetails, signOut } from '@vitrine/contracts/identity/endpoints'
import { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import { suggestMarks } from '@vitrine/contracts/marks/endpoints'
import { suggestSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../tests/a-user.ts'
import { all, one, suggestions, textsOf } from '../../../tests/in-page.ts'
import { openSite } from '../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const header = page.getByRole('banner')
const box = page.getByRole('combobox', { name: 'Search term', exact: true })
const entries = page.getByRole('navigation', { name: 'Account' })
const member = responds(readUserDetails, () => aUser())
const shownMenus = () => all('nav[aria-label="Main"]').filter((menu) => menu.checkVisibility()).length

test('D1-033, D1-041: below 1200 px the header is the small one', async () => {
  await page.viewport(1200, 700)
  await openSite('/about')
  await expect.poll(shownMenus).toBe(1)
  await expect.element(page.getByLabelText('Menu', { exact: true })).not.toBeVisible()
  await page.viewport(1199, 700)
  await expect.poll(shownMenus).toBe(0)
  for (const name of ['Search bar', 'Menu'])
    await expect.element(page.getByLabelText(name, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
  await page.getByLabelText('Search bar', { exact: true }).click()
  await expect.element(box).toHaveFocus()
})

test('D1-034: a visitor’s corner', async () => {
  await openSite('/dictionary')
  await expect
    .element(header.getByRole('link', { name: 'Log In', exact: true }))
    .toHaveAttribute('href', '/login/auth')
  await expect
    .element(header.getByRole('link', { name: 'Try for free', exact: true }).first())
    .toHaveAttribute('href', '/product/index')
  await expect.element(header.getByRole('button', { name: /^Hello/ })).not.toBeInTheDocument()
})

const nobodyKnowsYet = responds(readUserDetails, () => new Promise<never>(() => undefined))
const shown = (name: string) => header.getByRole('link', { name, exact: true })

test('a visitor’s page asks nothing of an account', async () => {
  const { asked } = await openSite('/about')
  await expect.element(shown('Log In').first()).toBeVisible()
  await expect.element(shown('Try for free').first()).toBeVisible()
  expect(shown('Account').elements()).toEqual([])
  expect(asked.filter(({ path }) => path.startsWith('/api/v1/identity/'))).toEqual([])
})

test('until it is known who reads, where a session was begun a member’s place is kept; without scripts it is a visitor’s', async () => {
  await openSite('/about', nobodyKnowsYet)
  await expect.element(shown('Account')).toHaveAttribute('href', '/app/accountSettings/userInfo')
  for (const name of ['Log In', 'Try for free']) expect(shown(name).elements(), name).toEqual([])
  // What the document's inline script sets.
  document.documentElement.removeAttribute('data-member')
  await expect.element(shown('Log In').first()).toHaveAttribute('href', '/login/auth')
  await expect.element(shown('Try for free').first()).toHaveAttribute('href', '/product/index')
  expect(shown('Account').elements()).toEqual([])
})

test('where the session has ended since, the header becomes a visitor’s and nothing moves', async () => {
  await page.viewport(1300, 800)
  document.documentElement.style.setProperty('--corner-room', '320px')
  const user = Promise.withResolvers<never>()
  const { place } = await openSite(
    '/about',
    responds(readUserDetails, () => user.promise),
  )
  await expect.element(shown('Account')).toBeVisible()
  const places = () =>
    ['.account-corner', '.header-search', 'main'].map((selector) => {
      const { x, y, width, height } = one(selector).getBoundingClientRect()
      return { x, y, width, height }
    })
  const before = places()
  user.reject(new Refused('NOT_SIGNED_IN'))
  await expect.element(shown('Log In').first()).toBeVisible()
  await expect.element(shown('Try for free').first()).toBeVisible()
  expect(shown('Account').elements()).toEqual([])
  expect(places()).toEqual(before)
  expect(document.documentElement.hasAttribute('data-member')).toBe(false)
  await header.getByRole('link', { name: 'Dictionary', exact: true }).first().click()
  await expect.poll(place).toBe('/dictionary')
  await expect.poll(() => document.documentElement.style.cssText).toBe('')
})

test('D1-035 to D1-037, D3-134: a free member’s dropdown; it closes on Escape, outside, and on another page', async () => {
  for (const width of [1300, 412]) await dropdownAt(width)
})

test('D1-035: a subscriber is not offered a trial, a free member is', async () => {
  const trials = header.getByRole('link', { name: 'Try for free', exact: true })
  for (const [subscriptionStatus, count] of [
    ['Active', 0],
    ['In Trial', 0],
    ['Inactive', 1],
  ] as const) {
    await openSite(
      '/about',
      responds(readUserDetails, () => aUser(['ROLE_FREE'], subscriptionStatus)),
      noFavorites,
    )
    await expect.element(page.getByRole('button', { name: 'Hello, Ana' })).toBeVisible()
    await expect
      .poll(() => trials.elements().filter((link) => link.checkVisibility()).length, {
        message: subscriptionStatus,
      })
      .toBe(count)
    expect(
      textsOf(all('.mobile-menu a')).filter((text) => text === 'Try for free').length,
      `${subscriptionStatus}, in the menu of a phone`,
    ).toBe(count)
  }
})

const noFavorites = responds(listFavorites, () => ({
  items: [],
  meta: { total: 0, currentLimit: 20, currentOffset: 0 },
}))

async function dropdownAt(width: number): Promise<void> {
  await page.viewport(width, 800)
  const { place } = await openSite('/dictionary', member, noFavorites)
  const greeting = page.getByRole('button', { name: 'Hello, Ana' })
  await greeting.click()
  await expect
    .poll(() => textsOf(entries.getByRole('listitem').elements()))
    .toEqual([
      'My Account',
      'Saved Searches',
      'My Vault',
      'My Favorite Items',
      'My Favorite Marks',
      'My Favorite Books',
      'Sign Out',
    ])
  expect(await violationsIn('header')).toEqual([])
  await greeting.click()
  await expect.element(entries).not.toBeInTheDocument()
  await greeting.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(entries).not.toBeInTheDocument()
  await expect.element(greeting).toHaveFocus()
  await greeting.click()
  await page.elementLocator(document.body).click({ position: { x: 8, y: 600 } })
  await expect.element(entries).not.toBeInTheDocument()
  if (width > 1200)
    await expect
      .element(header.getByRole('link', { name: 'Try for free', exact: true }).first())
      .toBeVisible()
  await greeting.click()
  await entries.getByRole('link', { name: 'My Favorite Marks' }).click()
  await expect.poll(place).toBe('/app/myVitrine/favoriteMarks')
  await expect.element(entries).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Start Exploring Now' }))
    .toHaveAttribute('href', '/worthopedia')
}

test('D1-037 to D1-039: staff’s dropdown has the Admin Account in the second place; the URLs of all', async () => {
  await openSite(
    '/dictionary',
    responds(readUserDetails, () => aUser(['ROLE_FREE', 'ROLE_ADMIN'])),
  )
  await page.getByRole('button', { name: 'Hello, Ana' }).click()
  await expect
    .poll(() => all('nav[aria-label=Account] a').map((link) => link.getAttribute('href')))
    .toEqual([
      '/app/accountSettings/userInfo',
      '/oms/index',
      '/app/myVitrine/savedSearches',
      '/app/vault/myVault/list',
      '/app/myVitrine/favoriteInventory',
      '/app/myVitrine/favoriteMarks',
      '/app/myVitrine/favoriteBooks',
    ])
})

test('D1-055, D1-068, D3-083: All Categories first, then the 23; at most five are chosen, the sixth is refused', async () => {
  await openSite('/about')
  await page.elementLocator(one('.header-search summary')).click()
  const boxes = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox')
  await expect.poll(() => boxes.elements().length).toBe(24)
  await expect.element(boxes.first()).toHaveAttribute('value', '')
  await expect.element(boxes.first()).toHaveAccessibleName('All Categories')
  for (const place of [1, 2, 3, 4, 5]) await boxes.nth(place).click()
  await boxes.nth(6).click()
  await expect.element(boxes.nth(6)).not.toBeChecked()
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('You can choose at most 5 categories.')
  expect(await violationsIn('header')).toEqual([])
  await boxes.first().click()
  await expect.element(boxes.nth(1)).not.toBeChecked()
  await expect.poll(() => textsOf(page.getByRole('alert').elements()).join('')).toBe('')
})

test('all of Vitrine is the last section that the header searches; a page of none searches the dictionary', async () => {
  await openSite('/about')
  const section = page.getByLabelText('Search in').first()
  await expect.element(section).toHaveValue('dictionary')
  expect(textsOf(all('.header-search option')).at(-1)).toBe('All of Vitrine')
})

test('suggestions are those of the section that is searched', async () => {
  const one = (title: string, pageURI: string) => ({ items: [{ title, pageURI }] })
  await openSite(
    '/about',
    responds(suggestMarks, () => one('Vase of Wedgwood', '/marks/3/vase-of-wedgwood')),
    responds(suggestSoldItems, () => one('Blue vase', '/worthopedia/4/blue-vase')),
  )
  const rows = () => textsOf(suggestions().elements())
  await page.getByLabelText('Search in').first().selectOptions('marks')
  await box.fill('vase')
  await expect.poll(rows).toEqual(['Vase of Wedgwood', 'See all results'])
  await page.getByLabelText('Search in').first().selectOptions('price-guide')
  await box.fill('vase b')
  await expect.poll(rows).toEqual([])
  await box.fill('vase')
  await expect.poll(rows).toEqual(['Blue vase', 'See all results'])
})

test('D1-062, D1-064, D1-066, D1-067, D1-069: the three best and the way to all; nothing on mere focus; a failure is only logged', async () => {
  const titles = ['Vase', 'Vaseline Glass', 'Vasiform', 'Vase Carpet', 'Plate']
  const { place } = await openSite(
    '/about',
    responds(suggestTitles, () =>
      Response.json({ items: titles.map((title) => ({ title, pageURI: `/dictionary/${title}` })) }),
    ),
  )
  const rows = () => textsOf(suggestions().elements())
  await box.fill('v'.repeat(150))
  await expect.element(box).toHaveValue('v'.repeat(100))
  await page.getByRole('button', { name: 'Clear the search term' }).first().click()
  await expect.element(box).toHaveValue('')
  await box.fill('vas')
  await expect.poll(rows).toEqual(['Vase', 'Vaseline Glass', 'Vasiform', 'See all results'])
  expect(await violationsIn('header')).toEqual([])
  // The first Escape closes the list, and leaves what was typed.
  await userEvent.keyboard('{Escape}')
  await expect.poll(rows).toEqual([])
  await expect.element(box).toHaveValue('vas')
  await page.getByRole('heading', { level: 1 }).click()
  await box.click()
  await expect.element(box).toHaveFocus()
  expect(rows()).toEqual([])
  await userEvent.keyboard('{End}e')
  await expect.poll(rows).toEqual(['Vase', 'Vaseline Glass', 'Vase Carpet', 'See all results'])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase')

  await openSite(
    '/about',
    responds(suggestTitles, () => {
      throw new Refused('UNEXPECTED')
    }),
  )
  await box.fill('vases')
  await expectConsoleError(/^suggestions could not be loaded/)
  expect(textsOf(page.getByRole('alert').elements()).join('')).toBe('')
  expect(page.getByText('Oops, something went wrong.').elements()).toEqual([])
})

test('D1-014: Sign Out is one HEAD call, after which the log-in page is loaded', async () => {
  await page.viewport(1300, 800)
  const { asked } = await openSite(
    '/dictionary',
    member,
    responds(signOut, () => undefined),
  )
  const left: (string | boolean)[][] = []
  const stay = (event: NavigateEvent) => {
    left.push([new URL(event.destination.url).pathname, event.destination.sameDocument])
    event.preventDefault()
  }
  window.navigation.addEventListener('navigate', stay)
  onTestFinished(() => window.navigation.removeEventListener('navigate', stay))
  sessionStorage.setItem('vaultItemDraft:1:new', 'typed')
  await page.getByRole('button', { name: 'Hello, Ana' }).click()
  await entries.getByRole('button', { name: 'Sign Out' }).click()
  // A whole page load: nothing of the member stays in memory, nor what was typed in the tab.
  await expect.poll(() => left).toEqual([['/login/auth', false]])
  expect(sessionStorage.getItem('vaultItemDraft:1:new')).toBeNull()
  expect(asked.filter(({ path }) => path === signOut.path).map(({ method }) => method)).toEqual(['HEAD'])
})

test('a sign-out that failed says so, and that one is still signed in', async () => {
  await page.viewport(1300, 800)
  await openSite(
    '/dictionary',
    member,
    responds(signOut, () => {
      throw new Refused('UNEXPECTED')
    }),
  )
  await page.getByRole('button', { name: 'Hello, Ana' }).click()
  await entries.getByRole('button', { name: 'Sign Out' }).click()
  await expect
    .element(entries.getByRole('alert'))
    .toMatchTextContent('Signing out failed. You are still logged in.')
  await expect.element(entries.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await expect.element(entries.getByRole('button', { name: 'Sign Out' })).toHaveFocus()
})
