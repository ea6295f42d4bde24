import { expect, test } from '@playwright/test'
import { open } from './words.ts'

const SCRIPT_BUDGET = 130_000

test('the dictionary page carries at most 130 kB of compressed script', { tag: '@any-width' }, async ({ page }) => {
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
})

test('no schema library reaches the public pages', { tag: '@any-width' }, async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => void (response.url().includes('/assets/') && response.url().endsWith('.js') && bodies.push(response.text())))
  await open(page, '/dictionary/searchResults?query=glass')
  await page.waitForLoadState('networkidle')
  for (const body of await Promise.all(bodies)) expect(body).not.toContain('ZodType')
})
