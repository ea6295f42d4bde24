import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import { preferencesAddresses } from '@vitrine/contracts/preferences/addresses'
import { expect, test, type Page } from '@playwright/test'
import { accountOf, signIn } from '../support/accounts.ts'
import { hold } from '../support/calls.ts'
import { calls, card, listOf, open } from './words.ts'

const desktop = { width: 1300, height: 900 }
const tablet = { width: 800, height: 900 }

async function answerSearch(page: Page, items: readonly unknown[], total = items.length, offset = 0): Promise<void> {
  await page.route(calls.search, (route) => route.fulfill({ json: { ...listOf(items, total, 10, offset), facets: { categories: [] }, withinWindow: true } }))
}

test('D1-086: the address drives the page and its call', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass&categories=glass&authors=1&s=title%3Adesc&offset=0')
  await expect(page.getByLabel('ENTER SEARCH TERM')).toHaveValue('glass')
  await expect(page.getByRole('radio', { name: /^Glass/ })).toBeChecked()
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Author')).toHaveValue('1')
  await expect(page.getByLabel('Sort results')).toHaveValue('title:desc')
  const asked = page.waitForRequest(calls.search)
  await page.getByLabel('Sort results').selectOption('title:asc')
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({ query: 'glass', categories: 'glass', authors: '1', s: 'title:asc', offset: '0' })
})

test('D1-087, D1-088: categories with Show More, an author dropdown', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  await expect(sidebar.getByRole('radio')).toHaveCount(11)
  await sidebar.getByRole('button', { name: 'Show More', exact: true }).click()
  await expect(sidebar.getByRole('radio')).toHaveCount(24)
  await sidebar.getByRole('button', { name: 'Show Less', exact: true }).click()
  await expect(sidebar.getByRole('radio')).toHaveCount(11)
  await expect(sidebar.getByLabel('Author')).toBeVisible()
})

test('D1-089: the authors are those that the call answers', { tag: '@any-width' }, async ({ page, request }) => {
  await page.setViewportSize(desktop)
  const { items } = (await (await request.get('/api/v1/dictionary/authors')).json()) as { items: { fullName: string }[] }
  await open(page, '/dictionary/searchResults')
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Author').getByRole('option')).toHaveText(['All', ...items.map(({ fullName }) => fullName)])
})

test('D1-091, D1-093, D1-094: filters wait for Apply, sit as chips and are cleared; the offset goes', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass&offset=10')
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  const apply = sidebar.getByRole('button', { name: 'Apply Filters', exact: true })
  await expect(apply).toBeHidden()
  await sidebar.getByRole('radio', { name: /^Jewelry|^Advertising/ }).first().check()
  await expect(apply).toBeVisible()
  await sidebar.getByRole('radio', { name: 'All', exact: true }).check()
  await expect(apply).toBeHidden()
  await sidebar.getByRole('radio', { name: /^Advertising/ }).check()
  await sidebar.getByLabel('Author').selectOption({ index: 1 })
  await apply.click()
  await expect(page).toHaveURL(/\?query=glass&categories=advertising&authors=\d+$/)
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link')
  await expect(chips).toHaveCount(2)
  await chips.first().click()
  await expect(page).toHaveURL(/\?query=glass&authors=\d+$/)
  await page.getByRole('link', { name: 'Clear all filters', exact: true }).click()
  await expect(page).toHaveURL(/\?query=glass$/)
})

test('the default of a filter applies at once', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass&categories=glass&offset=10')
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('radio', { name: 'All', exact: true }).check()
  await expect(page).toHaveURL(/\?query=glass$/)
})

test('D1-094: while the filters are applied the button says so', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  const release = await hold(page, calls.search)
  await page.getByRole('radio', { name: /^Ceramics/ }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('button', { name: 'Applying…' })).toBeDisabled()
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  await release()
  await expect(page).toHaveURL(/categories=ceramics$/)
  await expect(page.getByRole('button', { name: 'Applying…' })).toHaveCount(0)
})

test('D1-092: five sorts, each in the address, and the order follows', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  const sort = page.getByLabel('Sort results')
  await expect(sort).toHaveValue('relevance:desc')
  const options = await sort.getByRole('option').evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? `${one.label} ${one.value}` : '')))
  expect(options).toEqual(['Best Match relevance:desc', 'Date: Most Recent dateCreated:desc', 'Date: Oldest dateCreated:asc', 'Title A-Z title:asc', 'Title Z-A title:desc'])
  await sort.selectOption('title:asc')
  await expect(page).toHaveURL(/s=title%3Aasc$/)
  await expect(async () => {
    const titles = await page.getByRole('article').getByRole('heading').allTextContents()
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
  }).toPass()
})

test('a visitor’s sort is remembered by the browser and used by the next search', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  await page.getByLabel('Sort results').selectOption('title:desc')
  await expect(page).toHaveURL(/s=title%3Adesc/)
  await open(page, '/dictionary')
  await page.getByLabel('ENTER SEARCH TERM').fill('silver')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/query=silver&s=title%3Adesc$/)
})

test('D1-192, D1-194: a visitor’s sort goes along at sign-in; a member’s is kept by the server, wherever they are', { tag: '@any-width' }, async ({ page, browser, baseURL }) => {
  await page.setViewportSize(desktop)
  const saves: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/user-preferences') && request.method() !== 'GET' && saves.push(`${request.method()} ${new URL(request.url()).search}`))
  await open(page, '/dictionary/searchResults?query=glass')
  await page.getByLabel('Sort results').selectOption('title:desc')
  expect(saves).toEqual([])

  await signIn(page.request, accountOf('member'))
  await page.request.delete(`${preferencesAddresses.list.path}/dictionarySortingPreference`)
  await open(page, '/dictionary')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dictionarySortingPreference'))).toBeNull()
  await page.getByLabel('ENTER SEARCH TERM').fill('silver')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/query=silver&s=title%3Adesc$/)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByLabel('Sort results').selectOption('dateCreated:asc')
  await kept
  expect(saves).toEqual(['POST ', 'PUT ?value=dateCreated%3Aasc'])

  const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  const known = other.waitForResponse((answer) => answer.url().endsWith(preferencesAddresses.list.path))
  await open(other, '/dictionary')
  await (await known).finished()
  await other.getByLabel('ENTER SEARCH TERM').fill('silver')
  await other.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(other).toHaveURL(/query=silver&s=dateCreated%3Aasc$/)
  await elsewhere.close()
  await page.request.head(identityAddresses.signOut.path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
})

test('D1-095: below the desktop width filters and sort are panels', async ({ page }) => {
  await page.setViewportSize(tablet)
  await open(page, '/dictionary/searchResults?query=glass&categories=glass')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ results for glass$/)
  const filters = page.getByRole('button', { name: /^Show Filters/ })
  await expect(filters.locator('[data-badge]')).toHaveText('1 applied')
  await filters.click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.getByLabel('Author').selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Apply Filters', exact: true }).click()
  await expect(page).toHaveURL(/categories=glass&authors=\d+$/)
  await expect(panel).toBeHidden()
  await filters.click()
  await panel.getByRole('button', { name: 'Clear All Filters', exact: true }).click()
  await expect(page).toHaveURL(/\?query=glass$/)
  await page.getByRole('button', { name: 'Sort By', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sort By' }).getByRole('radio', { name: 'Title A-Z' }).click()
  await expect(page).toHaveURL(/s=title%3Aasc$/)
})

test('D1-096: nothing found names the query, else the category', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary/searchResults?query=zzzqqx')
  await expect(page.getByText('There are no results for zzzqqx', { exact: true })).toBeVisible()
  await answerSearch(page, [])
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults')
  await page.getByRole('radio', { name: /^Ceramics/ }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText('There are no results for Ceramics', { exact: true })).toBeVisible()
})

test('D1-097: ten a page, and where one is', { tag: '@any-width' }, async ({ page }) => {
  await answerSearch(page, Array.from({ length: 10 }, (_, place) => card(place + 11, `Vase ${place + 11}`)), 25, 10)
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  await page.getByLabel('Sort results').selectOption('title:asc')
  await expect(page.getByText('Showing 11-20 of 25 results', { exact: true })).toBeVisible()
  await expect(page.getByText('Page number:', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('D1-098: authors are joined by commas and and', { tag: '@any-width' }, async ({ page }) => {
  const by = (...names: string[]) => names.map((fullName) => ({ fullName, authorURI: `/dictionary/authors/${fullName}` }))
  await answerSearch(page, [
    { ...card(1, 'One'), authors: by('A') },
    { ...card(2, 'Two'), authors: by('A', 'B') },
    { ...card(3, 'Three'), authors: by('A', 'B', 'C'), description: 'word '.repeat(80) },
  ])
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  await page.getByLabel('Sort results').selectOption('title:asc')
  const cards = page.getByRole('article')
  await expect(cards.nth(0)).toContainText('Written by A')
  await expect(cards.nth(1)).toContainText('Written by A and B')
  await expect(cards.nth(2)).toContainText('Written by A, B and C')
  await expect(cards.nth(2)).toContainText('word… Read More')
  await expect(cards.nth(2).getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/dictionary/made-up-3')
})

test('D1-099: a picture that fails becomes the image-unavailable drawing', { tag: '@any-width' }, async ({ page }) => {
  await answerSearch(page, [card(1, 'Lost', '/media/nothing-here.webp')])
  await page.setViewportSize(desktop)
  await open(page, '/dictionary/searchResults?query=glass')
  await page.getByLabel('Sort results').selectOption('title:asc')
  await expect(page.getByRole('heading', { name: 'Lost', exact: true })).toBeVisible()
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', '/images/image-unavailable.svg')
})

test('search that is away says so in words, and browsing stays', { tag: '@any-width' }, async ({ page }) => {
  await page.route(calls.search, (route) => route.fulfill({ status: 503, json: { errorCode: 'SEARCH_UNAVAILABLE', message: 'Search is unavailable at the moment.' } }))
  await open(page, '/dictionary')
  await page.getByLabel('ENTER SEARCH TERM').fill('vase')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Search is unavailable at the moment.')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
})

test('an offset beyond the window is an empty page that says so', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary/searchResults?query=glass&offset=20000')
  await expect(page.getByText('There is nothing on this page of the results.')).toBeVisible()
  for (const offset of ['-5', 'abc']) {
    await open(page, `/dictionary/searchResults?query=glass&offset=${offset}`)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})
