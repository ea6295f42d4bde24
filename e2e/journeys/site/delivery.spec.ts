import { expect, test } from '@playwright/test'
import { open } from './words.ts'

const SCRIPT_BUDGET = 130_000

test(
  'the dictionary page carries at most 130 kB of compressed script',
  { tag: '@any-width' },
  async ({ page }) => {
    await open(page, '/dictionary')
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => Number(Reflect.get(entry, 'encodedBodySize'))),
    )
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET)
  },
)

test('no schema library reaches the public pages', { tag: '@any-width' }, async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on(
    'response',
    (response) =>
      void (
        response.url().includes('/assets/') &&
        response.url().endsWith('.js') &&
        bodies.push(response.text())
      ),
  )
  await open(page, '/dictionary/searchResults?query=glass')
  await page.waitForLoadState('networkidle')
  for (const body of await Promise.all(bodies)) expect(body).not.toContain('ZodType')
})

test(
  'the table of routes comes when a link is pointed at, once and not before',
  { tag: '@any-width' },
  async ({ page }) => {
    const tables: string[] = []
    page.on(
      'request',
      (request) => void (/\/assets\/manifest-/.test(request.url()) && tables.push(request.url())),
    )
    await open(page, '/dictionary')
    await page.waitForLoadState('networkidle')
    expect(tables).toEqual([])
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    const table = page.waitForRequest(/\/assets\/manifest-/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).hover()
    await table
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
    await expect(page).toHaveURL(/\/library$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([tables.length, await page.evaluate(() => Reflect.has(window, 'isFirst'))]).toEqual([1, true])
  },
)
