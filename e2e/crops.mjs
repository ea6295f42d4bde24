import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell' })
const [base, out] = process.argv.slice(2)
for (const scheme of ['light', 'dark']) for (const width of [1440, 390]) {
  const c = await b.newContext({ viewport: { width, height: width === 390 ? 1900 : 1500 }, colorScheme: scheme, reducedMotion: 'reduce' })
  const p = await c.newPage()
  await p.goto(base + '/indices', { waitUntil: 'networkidle' })
  await p.screenshot({ path: `${out}/i-top-${width}-${scheme}.png` })
  await p.locator('#by-category').evaluate((e) => scrollTo(0, e.getBoundingClientRect().top + scrollY - 20))
  await p.locator('summary').filter({hasText:'as a table'}).nth(1).click()
  await p.screenshot({ path: `${out}/i-charts-${width}-${scheme}.png` })
  await p.locator('#method').evaluate((e) => scrollTo(0, e.getBoundingClientRect().top + scrollY - 20))
  await p.screenshot({ path: `${out}/i-method-${width}-${scheme}.png` })
  await c.close()
}
await b.close()
