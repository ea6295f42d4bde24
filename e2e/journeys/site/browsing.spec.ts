import { expect, test } from '@playwright/test'
import { open } from './words.ts'

test(
  'D1-114, D1-123: every row of a letter leads to a page that is there',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await open(page, '/dictionary/list/c')
    const addresses = await page
      .locator('[data-list="letter"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200)
  },
)

test(
  'D1-048: what is unknown is the not-found page with status 404',
  { tag: '@any-width' },
  async ({ page, request }) => {
    for (const path of [
      '/dictionary/c/no-such',
      '/dictionary/list/zz',
      '/dictionary/authors/nobody',
      '/dictionary/no-such-article',
      '/no-such-page',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404)
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await expect(
        page.getByText('We can find all of your antiques, but not the page you requested.', { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    }
  },
)
