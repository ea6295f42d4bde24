import { expect, test } from '@playwright/test'
import { open } from './words.ts'

const SCRIPT_BUDGET = 130_000
const SHIFT_BUDGET = 0.02

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

for (const path of ['/dictionary', '/dictionary/c/ceramics', '/dictionary/authors/ines-carvalho', '/dictionary/celadon', '/dictionary/searchResults?query=glass']) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
      }).observe({ entryTypes: ['layout-shift'] })
    })
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(SHIFT_BUDGET)
  })
}
