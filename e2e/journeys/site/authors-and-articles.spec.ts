import { expect, test } from '@playwright/test'
import { open } from './words.ts'

test(
  'D1-123: an article with its breadcrumbs, authors, dates and structured data',
  { tag: '@any-width' },
  async ({ page }) => {
    await open(page, '/dictionary/celadon')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celadon')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([
      'Dictionary',
      'Ceramics',
      'Stoneware',
    ])
    await expect(page.locator('article time').first()).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dictionary\/celadon$/)
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => String(/"@type":"(\w+)"/.exec(script.textContent ?? '')?.[1])),
      )
    expect(kinds).toEqual(['DefinedTerm', 'Article', 'BreadcrumbList'])
  },
)
