import { readPriceIndices } from '@vitrine/contracts/price-indices/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { priceIndicesOf } from '../../../tests/a-price-index.ts'
import { openSite } from '../../../tests/open-site.tsx'

test('a table opens by keyboard, and nothing is wider than a phone', async () => {
  await page.viewport(390, 800)
  await openSite(
    '/indices',
    responds(readPriceIndices, () => priceIndicesOf()),
  )
  const table = page.getByRole('table', { name: 'Index of Jewelry by year' })
  await expect.element(page.getByRole('img', { name: /^Jewelry: from 100 in 2019 to 138/ })).toBeVisible()
  await expect.element(table).not.toBeInTheDocument()
  page.getByText('Show Jewelry as a table').element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByRole('row', { name: '2021 138 126 to 150 1,000' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
