import { expect, test } from '@playwright/test'
import { hold } from '../support/calls.ts'
import { calls, card, listOf, open } from './words.ts'

test('D1-101, D1-105: a category’s articles, and offsets that are none', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary/c/glass')
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  for (const offset of ['-5', 'abc', '0']) {
    await open(page, `/dictionary/c/glass/${offset}`)
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '')
  }
})

test('D1-101, D1-105: 45 articles are three pages with addresses of their own', async ({ page }) => {
  await page.route('**/api/v1/dictionary/category-articles*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    return route.fulfill({ json: listOf(Array.from({ length: Math.min(20, 45 - offset) }, (_, place) => card(offset + place + 1, `Cup ${offset + place + 1}`)), 45, 20, offset) })
  })
  await open(page, '/dictionary')
  await page.locator('[data-category="glass"]').click()
  await expect(page.getByRole('article')).toHaveCount(20)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: /^Page \d/ })).toHaveText(['1', '2', '3'])
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/dictionary/c/glass/40')
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/dictionary\/c\/glass\/20$/)
  await expect(page.getByRole('article').first()).toContainText('Cup 21')
})

test('D1-102: icon, title and a description that unfolds from 60 px', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 })
  await open(page, '/dictionary/c/ceramics')
  const header = page.locator('[data-header="main"]')
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('Ceramics')
  const text = header.locator('.prose')
  await expect.poll(async () => (await text.boundingBox())?.height).toBe(60)
  await header.getByRole('button', { name: 'Show more', exact: true }).click()
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(60)
  await expect(text.locator('strong').first()).toBeVisible()
  await header.getByRole('button', { name: 'Show less', exact: true }).click()
  await expect.poll(async () => (await text.boundingBox())?.height).toBe(60)
})

test('D1-103: forward into a subcategory and back', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 })
  await open(page, '/dictionary/c/ceramics')
  const tree = page.getByRole('navigation', { name: 'Subcategories' })
  const forward = tree.getByRole('link', { name: /^Go forward to/ }).first()
  const address = (await forward.getAttribute('href')) ?? ''
  await forward.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await tree.getByRole('link', { name: 'Go back to Ceramics' }).click()
  await expect(page).toHaveURL(/\/dictionary\/c\/ceramics$/)
})

test('D1-104: at 767 px and below the header stands in the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await open(page, '/dictionary/c/ceramics')
  await expect(page.locator('aside [data-header="sidebar"]')).toBeVisible()
  await expect(page.locator('[data-header="main"]')).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.locator('[data-header="main"]')).toBeVisible()
  await expect(page.locator('[data-header="sidebar"]')).toBeHidden()
})

test('D1-106: an empty category leads back to the main one', async ({ page }) => {
  await page.route('**/api/v1/dictionary/category-articles*', (route) => route.fulfill({ json: listOf([]) }))
  await open(page, '/dictionary')
  await page.locator('[data-category="ceramics"]').click()
  await expect(page.getByText('We are sorry, but there are no articles for this category', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'GO BACK TO MAIN CATEGORY', exact: true })).toHaveAttribute('href', '/dictionary')
})

test('D1-107: the title of a subcategory’s page', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary/c/stoneware')
  await expect(page).toHaveTitle('Ceramics - Stoneware - Guide to Value, Marks, History | Vitrine Dictionary')
  await open(page, '/dictionary/c/ceramics')
  await expect(page).toHaveTitle('Ceramics - Guide to Value, Marks, History | Vitrine Dictionary')
})

test('D1-108, D1-109: a letter in either case, odd offsets, the canonical address', { tag: '@any-width' }, async ({ page }) => {
  for (const path of ['/dictionary/list/c', '/dictionary/list/C', '/dictionary/list/c/-1', '/dictionary/list/c/x']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dictionary\/list\/c$/)
  }
})

test('D1-110: one column on a phone, two on a desktop', async ({ page }) => {
  await open(page, '/dictionary/list/c')
  const columns = () => page.locator('[data-list="letter"]').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await page.setViewportSize({ width: 400, height: 900 })
  expect(await columns()).toBe(1)
  await page.setViewportSize({ width: 1300, height: 900 })
  expect(await columns()).toBe(2)
})

test('D1-111: six placeholders while the letter is on its way', async ({ page }) => {
  await open(page, '/dictionary/list/c')
  const release = await hold(page, calls.letterArticles)
  await page.getByRole('navigation', { name: 'Browse Dictionary' }).getByRole('link', { name: /^S,/ }).click()
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  await release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('S')
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test('D1-112, D1-113: an empty letter says so; pages only when there are more than one', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const index = page.getByRole('navigation', { name: 'Browse Dictionary' })
  await page.route(calls.letterArticles, (route) => route.fulfill({ json: listOf([]) }))
  await index.getByRole('link', { name: /^B,/ }).click()
  await expect(page.getByText('No dictionary entries could be found for B', { exact: true })).toBeVisible()
  await page.unroute(calls.letterArticles)
  await page.route(calls.letterArticles, (route) => route.fulfill({ json: listOf(Array.from({ length: 20 }, (_, place) => card(place + 1, `Dish ${place}`)), 21) }))
  await index.getByRole('link', { name: /^D,/ }).click()
  await expect(page.getByText('Showing 1-20 of 21 results', { exact: true })).toBeVisible()
  await page.unroute(calls.letterArticles)
  await page.route(calls.letterArticles, (route) => route.fulfill({ json: listOf(Array.from({ length: 20 }, (_, place) => card(place + 1, `Egg ${place}`)), 20) }))
  await index.getByRole('link', { name: /^E,/ }).click()
  await expect(page.getByText('Egg 19', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('D1-114, D1-123: every row of a letter leads to a page that is there', { tag: '@any-width' }, async ({ page, request }) => {
  await open(page, '/dictionary/list/c')
  const addresses = await page.locator('[data-list="letter"] a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200)
})

test('D1-122: a listing that fails shows the data, else the message, else the fallback', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/dictionary')
  const index = page.getByRole('navigation', { name: 'Browse Dictionary' })
  const alert = page.getByRole('alert')
  await page.route(calls.letterArticles, (route) => route.fulfill({ status: 500, body: 'The shelf is closed.' }))
  await index.getByRole('link', { name: /^A,/ }).click()
  await expect(alert).toContainText('The shelf is closed.')
  await page.unroute(calls.letterArticles)
  await page.route(calls.letterArticles, (route) => route.fulfill({ status: 500, json: { errorCode: 'UNEXPECTED', message: 'A message only.' } }))
  await index.getByRole('link', { name: /^B,/ }).click()
  await expect(alert).toContainText('A message only.')
  await page.unroute(calls.letterArticles)
  await page.route(calls.letterArticles, (route) => route.fulfill({ status: 500, body: '' }))
  await index.getByRole('link', { name: /^C,/ }).click()
  await expect(alert).toContainText('An unexpected error occurred')
})

test('what is unknown is the not-found page with status 404', { tag: '@any-width' }, async ({ page, request }) => {
  for (const path of ['/dictionary/c/no-such', '/dictionary/list/zz', '/dictionary/authors/nobody', '/dictionary/no-such-article', '/no-such-page']) {
    expect((await request.get(path)).status(), path).toBe(404)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByText('We can find all of your antiques, but not the page you requested.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  }
})
