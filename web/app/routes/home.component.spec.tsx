import { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { all, one } from '../../tests/in-page.ts'
import { openSite } from '../../tests/open-site.tsx'
import { settings } from '../../tests/site-settings.ts'

const words = 'Sample content is being filled in. Reload this page in a moment.'
const parts = () =>
  all('main h1, main form, main section, main img').map((part) => part.getBoundingClientRect().toJSON())

test.each([
  [320, 700],
  [1440, 900],
])(
  'that sample content is still coming is seen at once on a screen of %i × %i, and nothing moves for it',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(async () => await page.viewport(1300, 800))
    await openSite('/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
    // Until its own typeface is there, the heading may have another line.
    await document.fonts.ready
    const without = parts()
    const filling = vi.spyOn(settings, 'isFillingIn').mockReturnValue(true)
    onTestFinished(() => filling.mockRestore())
    await openSite('/')
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.poll(parts).toEqual(without)
    const told = page.getByText(words).element().getBoundingClientRect()
    for (const above of ['main form', 'main img'])
      expect(told.top).toBeGreaterThanOrEqual(one(above).getBoundingClientRect().bottom)
    if (width === 1440) expect(told.bottom).toBeLessThanOrEqual(height)
    expect(told.bottom).toBeLessThanOrEqual(one('main section').getBoundingClientRect().bottom)
  },
)

test('as long as sample content is still coming, no category is said to be empty below', async () => {
  const filling = vi.spyOn(settings, 'isFillingIn').mockReturnValue(true)
  onTestFinished(() => filling.mockRestore())
  const none = responds(listRoots, () => ({
    items: [],
    meta: { total: 0, currentLimit: 0, currentOffset: 0 },
  }))
  await openSite('/', none)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('No results found in any category')).not.toBeInTheDocument()
  filling.mockReturnValue(false)
  await openSite('/', none)
  await expect.element(page.getByText('No results found in any category')).toBeVisible()
})
