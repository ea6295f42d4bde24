import { expect, test } from '@playwright/test'
import { calls, card, listOf, open } from './words.ts'

const author = {
  id: 7, firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee', about: 'Writes about clay. '.repeat(60), photo: null, credentials: 'Potter', website: 'https://lee.example/',
  dateCreated: '2026-01-02T10:00:00.000Z', dateUpdated: '2026-01-02T10:00:00.000Z', url: 'ann-lee',
}

test.describe('an author', () => {
  test('D1-115, D1-117: portrait or the anonymous one, name, credentials, website', async ({ page }) => {
    await open(page, '/dictionary/celadon')
    await page.route(calls.author, (route) => route.fulfill({ json: author }))
    await page.route(calls.authorArticles, (route) => route.fulfill({ json: listOf([card(1, 'One'), card(2, 'Two')]) }))
    await page.locator('a[href^="/dictionary/authors/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann Lee')
    await expect(page.getByText('Potter', { exact: true })).toBeVisible()
    await expect(page.locator('[data-author-card] img')).toHaveAttribute('src', '/images/anonymous-author.svg')
    await expect(page.getByRole('link', { name: /^View Website/ })).toHaveAttribute('href', 'https://lee.example/')
    await expect(page.getByRole('heading', { name: 'Recent Dictionary Entries' })).toHaveCount(0)
  })

  test('D1-117: without a website there is no button; D1-116: a short text is not folded', { tag: '@any-width' }, async ({ page }) => {
    await open(page, '/dictionary/celadon')
    await page.route(calls.author, (route) => route.fulfill({ json: { ...author, website: null, about: 'Short.' } }))
    await page.locator('a[href^="/dictionary/authors/"]').first().click()
    await expect(page.getByText('Short.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^View Website/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /READ/ })).toHaveCount(0)
  })

  test('D1-116: a long text is folded to 65 px and unfolds', async ({ page }) => {
    await open(page, '/dictionary/authors/ines-carvalho')
    const text = page.locator('[data-author-card] .prose')
    await expect.poll(async () => (await text.boundingBox())?.height).toBe(65)
    await page.getByRole('button', { name: 'READ MORE', exact: true }).click()
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(65)
    await page.getByRole('button', { name: 'READ LESS', exact: true }).click()
    await expect.poll(async () => (await text.boundingBox())?.height).toBe(65)
  })

  test('D1-118, D1-119: a carousel of the newest, with 5, 3, 2 and 1 slides', { tag: '@any-width' }, async ({ page }) => {
    for (const [width, slides] of [[1300, 5], [1200, 3], [768, 2], [480, 1]] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/dictionary/authors/ines-carvalho')
      await expect(page.getByRole('heading', { name: 'Recent Dictionary Entries', exact: true })).toBeVisible()
      const share = await page.locator('.carousel').evaluate((box) => {
        const slide = box.querySelector('.carousel-slide')
        const track = box.querySelector('.carousel-track')
        return slide && track ? track.getBoundingClientRect().width / slide.getBoundingClientRect().width : 0
      })
      expect(Math.round(share), `${width} px`).toBe(slides)
    }
    await page.getByRole('button', { name: 'Next entries' }).click()
    await expect(page.getByRole('button', { name: 'Previous entries' })).toBeEnabled()
  })
})

test('D1-123: an article with its breadcrumbs, authors, dates and structured data', async ({ page }) => {
  await open(page, '/dictionary/celadon')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celadon')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText(['Dictionary', 'Ceramics', 'Stoneware'])
  await expect(page.locator('article time').first()).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dictionary\/celadon$/)
  const kinds = await page.locator('script[type="application/ld+json"]').evaluateAll((scripts) => scripts.map((script) => String(/"@type":"(\w+)"/.exec(script.textContent ?? '')?.[1])))
  expect(kinds).toEqual(['DefinedTerm', 'Article', 'BreadcrumbList'])
})
