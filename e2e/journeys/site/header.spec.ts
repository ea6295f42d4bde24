import { expect, test, type Page } from '@playwright/test'
import { violationsOf } from '../support/accessibility.ts'
import { signIn } from '../support/accounts.ts'
import { accountOf } from '../support/worker-accounts.ts'
import { followMenu, open } from './words.ts'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const box = (page: Page) => page.getByRole('combobox', { name: 'Search term', exact: true })

test(
  'D1-024, D1-026, D1-032, D1-040: the menu bar in order, the Blog’s entries, gone on the way down and back on the way up',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 700 })
    await open(page, '/dictionary/list/c')
    const bar = mainMenu(page).filter({ visible: true })
    await expect(bar.getByRole('listitem')).toHaveText([
      /^Price Guide/,
      /^Marks/,
      /^Library/,
      /^Dictionary/,
      /^Vault/,
      /^Upcoming Auctions/,
      /^Blog/,
    ])
    await expect(box(page)).toBeVisible()
    await bar.getByText('Blog', { exact: true }).click()
    await expect(bar.getByRole('link', { name: 'Affinity Partners' })).toHaveAttribute('href', '/partners')
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('link', { name: 'Affinity Partners' })).toBeHidden()
    // The Escape has led the focus to the summary, and nothing hides from under the focus.
    await page.mouse.wheel(0, 600)
    await expect(page.locator('.site-header')).toHaveAttribute('data-scrolled', 'true')
    await expect(bar).toBeInViewport()
    await page.locator('h1').click({ force: true })
    await page.mouse.wheel(0, 300)
    await expect(bar).not.toBeInViewport()
    await page.mouse.wheel(0, -60)
    await expect(bar).toBeInViewport()
    for (const [path, searches] of [
      ['/', 1],
      ['/dictionary/celadon', 1],
      ['/dictionary', 0],
      ['/dictionary/searchResults?query=glass', 0],
    ] as const) {
      await open(page, path)
      await expect(bar).toBeVisible()
      await expect(box(page), path).toHaveCount(searches)
    }
  },
)

test(
  'D1-029, D1-030, D1-031: the menu of small screens holds everything, opens one group at a time, keeps focus and page still, and closes on another page',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/about')
    const toggle = page.getByLabel('Menu', { exact: true })
    await toggle.click()
    const menu = page.locator('.mobile-menu')
    await expect(menu.getByRole('link', { name: 'Upcoming Auctions' })).toBeVisible()
    expect(await hrefsOf(page, '.mobile-menu nav > div:first-child a')).toEqual([
      '/worthopedia',
      '/marks',
      '/library',
      '/dictionary',
      '/app/vault/dashboard',
      '/upcomingauctions',
    ])
    expect(
      await menu
        .locator('a[rel=external][aria-label]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label'))),
    ).toEqual(['Facebook', 'X', 'Pinterest', 'YouTube', 'LinkedIn', 'Instagram'])
    const [blog, about, account] = ['Blog', 'About', 'Account'].map((name) =>
      menu.locator('details', { has: page.getByText(name, { exact: true }) }).locator('summary'),
    )
    for (const group of [blog, about, account]) {
      await group?.click()
      await expect(menu.locator('details[open]')).toHaveCount(1)
    }
    await expect(menu.getByRole('link', { name: 'Try for free' })).toHaveAttribute('href', '/product/index')
    expect(await violationsOf(page, { within: 'header' })).toEqual([])
    // The page behind stands still, and Tab goes round within the menu.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.querySelector('.mobile-menu')?.contains(document.activeElement),
          ),
        )
        .toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Marks' })).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await menu.getByRole('link', { name: 'Marks' }).click()
    await expect(page).toHaveURL(/\/marks$/)
    await expect(menu).not.toHaveAttribute('open')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu and search work: the form leads to the section’s results', async ({ page }) => {
    await page.goto('/about')
    await followMenu(page, 'Library')
    await expect(page).toHaveURL(/\/library$/)
    await page.getByLabel('Search in').selectOption('Marks')
    await page.getByText('All Categories', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: 'Glass', exact: true }).check()
    await page.getByLabel('Search term', { exact: true }).fill('vase')
    await page.getByLabel('Search term', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/marks\/search\?query=vase&category=glass$/)
  })
})

test(
  'a page that a browser or a cache keeps never shows another’s name',
  { tag: '@any-width' },
  async ({ page, playwright, baseURL }) => {
    await signIn(page.request, await accountOf('member'))
    await open(page, '/dictionary')
    const greeting = page.getByRole('button', { name: 'Hello, Member' })
    await expect(greeting).toBeVisible()
    // What a cache would hand on is the same for a member and a visitor, and names nobody.
    const visitor = await playwright.request.newContext({ baseURL })
    const [kept, asked] = await Promise.all(
      [page.request, visitor].map(async (by) => await (await by.get('/dictionary')).text()),
    )
    expect(kept).toBe(asked)
    expect(kept).not.toContain('Hello,')
    await visitor.dispose()
    await greeting.click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/login\/auth/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dictionary')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
    await expect(greeting).toHaveCount(0)
  },
)

test(
  'D1-056 to D1-061: each section’s results, the dictionary’s within the site, the others by a full page load, nothing for blanks',
  { tag: '@any-width' },
  async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    for (const [from, to] of [
      ['/marks', '/marks/search?query=vase'],
      ['/library', '/books/searchDetails?q=vase'],
      ['/worthopedia', '/inventory/search?query=vase'],
      ['/articles/searchResults', '/articles/searchResults?q=vase'],
    ] as const) {
      await open(page, from)
      documents.length = 0
      await box(page).fill('   ')
      await box(page).press('Enter')
      await expect(box(page)).toHaveValue('   ')
      expect(page.url()).toContain(from)
      await box(page).fill('vase')
      await box(page).press('Enter')
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === to)
      expect(documents).toEqual([to.split('?')[0]])
    }
    await open(page, '/about')
    documents.length = 0
    await expect(page.getByLabel('Search in')).toHaveValue('dictionary')
    await page.locator('.header-search summary').click()
    await page.getByRole('checkbox', { name: 'Glass', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Metals', exact: true }).check()
    await box(page).fill('a')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/dictionary\/searchResults\?query=a&categories=glass%2Cmetals$/)
    await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveText([
      'Glass',
      'Metals',
    ])
    expect(documents).toEqual([])
  },
)
