import { expect, test } from '@playwright/test'
import { hold } from '../support/calls.ts'
import { calls, followMenu, open, suggestions } from './words.ts'

const topCategories = [
  'Advertising', 'Alcohol & Smoking', 'Antiquities', 'Books Paper & Magazines', 'Ceramics', 'Coins & Currency', 'Entertainment', 'Ethnic Folk & Native American Art',
  'Fine Arts', 'Firearms and Accessories', 'Fraternal Political Organizations', 'Furniture & Furnishings', 'Glass', 'Jewelry', 'Metals', 'Militaria & Weapons',
  'Natural History', 'Sports', 'Stamps', 'Textiles Clothing & Accessories', 'Tools', 'Toys Dolls Games & Puzzles', 'Transportation and Vehicles',
]

test('D1-070, D1-071: title, introduction and the labelled search box', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dictionary')
  await expect(page.getByText('Antiques & collectibles, simplified...', { exact: true })).toBeVisible()
  await expect(page.getByLabel('ENTER SEARCH TERM')).toBeVisible()
})

test('D1-072: suggestions start at 3 characters, one call a pause, and follow what is typed', { tag: '@any-width' }, async ({ page }) => {
  const terms: (string | null)[] = []
  await page.route(calls.suggestions, async (route) => {
    terms.push(new URL(route.request().url()).searchParams.get('term'))
    await route.fulfill({ json: { items: [{ title: 'Vaseline Glass', pageURI: '/dictionary/vaseline-glass' }, { title: 'Plate', pageURI: '/dictionary/plate' }] } })
  })
  await open(page, '/dictionary')
  const box = page.getByLabel('ENTER SEARCH TERM')
  await box.fill('va')
  await box.pressSequentially('s', { delay: 5 })
  await expect(suggestions(page)).toHaveText(['Vaseline Glass'])
  await box.pressSequentially('el', { delay: 5 })
  await expect.poll(() => terms).toEqual(['vas', 'vasel'])
})

test('a box that is merely focused suggests nothing; the list is worked by keyboard', async ({ page }) => {
  await page.route(calls.suggestions, (route) => route.fulfill({ json: { items: [{ title: 'Glass Ball', pageURI: '/dictionary/c/glass' }, { title: 'Glass Eye', pageURI: '/dictionary/c/glass' }] } }))
  await open(page, '/dictionary/searchResults?query=glass')
  const box = page.getByLabel('ENTER SEARCH TERM')
  await box.focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.fill('glas')
  await expect(suggestions(page)).toHaveCount(2)
  await box.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Glass Ball' })).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.fill('glass')
  await page.getByRole('option', { name: 'Glass Eye' }).click()
  await expect(page).toHaveURL(/\/dictionary\/c\/glass$/)
})

test('D1-066: the clear button stands beside a text, and empties the box', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const box = page.getByLabel('ENTER SEARCH TERM')
  const clear = page.getByRole('button', { name: 'Clear the search term' })
  await expect(clear).toHaveCount(0)
  await box.fill('vase')
  await clear.click()
  await expect(box).toHaveValue('')
  await expect(clear).toHaveCount(0)
})

test('D1-072: a failure of the suggestions is only logged', { tag: '@any-width' }, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(calls.suggestions, (route) => route.fulfill({ status: 500, json: { errorCode: 'UNEXPECTED', message: 'no' } }))
  await open(page, '/dictionary')
  await page.getByLabel('ENTER SEARCH TERM').fill('vase')
  await expect.poll(() => logged.some((line) => line.includes('suggestions could not be loaded'))).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('D1-073, D1-074: Enter submits with query, categories and s; blanks are not submitted', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const box = page.getByLabel('ENTER SEARCH TERM')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/dictionary$/)
  await page.getByLabel('FILTER CATEGORIES').selectOption({ label: 'Glass' })
  await box.fill('vase')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/dictionary\/searchResults\?query=vase&categories=glass&s=relevance%3Adesc$/)
})

test('D1-075: special characters do not reach the search', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const asked = page.waitForRequest(calls.search)
  await page.getByLabel('ENTER SEARCH TERM').fill('va<s>e*%')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  expect(new URL((await asked).url()).searchParams.get('query')).toBe('va s e')
})

test('D1-076: the category dropdown hides Uncategorized and Unknown', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const options = page.getByLabel('FILTER CATEGORIES').getByRole('option')
  await expect(options.first()).toHaveText('All categories')
  await expect(options).toHaveText(['All categories', ...topCategories])
})

test('D1-077, D1-079: the 23 cards with their counts', { tag: '@any-width' }, async ({ page, request }) => {
  await open(page, '/dictionary')
  await expect(page.getByRole('heading', { name: 'SEE CATEGORIES FROM', exact: true })).toBeVisible()
  const cards = page.locator('[data-category]')
  await expect(cards).toHaveCount(23)
  const { items } = (await (await request.get('/api/v1/dictionary/category-counts')).json()) as { items: { url: string; title: string; count: number }[] }
  for (const title of topCategories) {
    const counted = items.find((item) => item.title === title)
    const shown = page.locator(`[data-category="${counted?.url}"]`)
    await expect(shown).toContainText(title)
    await expect(shown).toContainText(`${counted?.count} pages`)
  }
})

test('D1-078: while the counts are loading every card leads to the price guide', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/login/auth')
  const release = await hold(page, calls.categoryCounts)
  await followMenu(page, 'Dictionary')
  const ceramics = page.locator('[data-category="ceramics"]')
  await expect(ceramics).toHaveAttribute('href', '/inventory/search?category=ceramics')
  await release()
  await expect(ceramics).toHaveAttribute('href', '/dictionary/c/ceramics')
})

test('D1-078: a category without articles leads to the price guide', { tag: '@any-width' }, async ({ page }) => {
  await page.route(calls.categoryCounts, (route) => route.fulfill({ json: { items: [{ url: 'ceramics', title: 'Ceramics', count: 2 }, { url: 'glass', title: 'Glass', count: 0 }] } }))
  await open(page, '/login/auth')
  await followMenu(page, 'Dictionary')
  await expect(page.locator('[data-category="ceramics"]')).toHaveAttribute('href', '/dictionary/c/ceramics')
  await expect(page.locator('[data-category="glass"]')).toHaveAttribute('href', '/inventory/search?category=glass')
})

test('D1-081: the alphabet from # to Z; # leads to 0', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const index = page.getByRole('navigation', { name: 'Browse Dictionary' })
  await expect(index.getByRole('listitem')).toHaveText(['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
  await index.getByRole('link', { name: /^#/ }).first().click()
  await expect(page).toHaveURL(/\/dictionary\/list\/0$/)
})

test('D1-082: a letter without articles cannot be followed', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/v1/dictionary/letter-counts', (route) => route.fulfill({ json: { items: [{ letter: 'A', count: 3 }] } }))
  await open(page, '/login/auth')
  await followMenu(page, 'Dictionary')
  const index = page.getByRole('navigation', { name: 'Browse Dictionary' })
  await expect(index.locator('a')).toHaveText(['A'])
  await expect(index.locator('[aria-disabled="true"]')).toHaveCount(26)
})

test('D1-084: a scroll hint on wide screens only', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await open(page, '/dictionary')
  const hint = page.getByRole('link', { name: 'Scroll to see the categories' })
  await expect(hint).toBeVisible()
  await page.setViewportSize({ width: 400, height: 900 })
  await expect(hint).toBeHidden()
})

test('D1-085: without categories the page says so', { tag: '@any-width' }, async ({ page }) => {
  await page.route(calls.roots, (route) => route.fulfill({ json: { items: [], meta: { total: 0, currentLimit: 0, currentOffset: 0 } } }))
  await open(page, '/login/auth')
  await followMenu(page, 'Dictionary')
  await expect(page.getByText('No results found in any category', { exact: true })).toBeVisible()
})
