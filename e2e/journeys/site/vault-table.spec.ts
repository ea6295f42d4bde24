import { expect } from '@playwright/test'
import type { EndpointResponse } from '@vitrine/contracts/endpoint'
import { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import { createItem } from '@vitrine/contracts/vault-items/endpoints'
import { violationsOf } from '../support/accessibility.ts'
import { signIn } from '../support/accounts.ts'
import { paidAccount } from '../support/paid-account.ts'
import { sessionTest as test } from '../support/worker-accounts.ts'
import { open } from './words.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }

test('a filtered table is edited by keyboard and undone', async ({ page, baseURL, staffSession }) => {
  await signIn(page.request, await paidAccount(baseURL, staffSession))
  const listed = await page.request.get(listRoots.path)
  const roots: EndpointResponse<typeof listRoots> = await listed.json()
  for (const title of ['Blue vase', 'Brass bell', 'Green vase']) {
    const data = { title, description: 'For the table.', categoryId: roots.items[0]?.id }
    expect((await page.request.post(createItem.path, { headers, data })).ok()).toBe(true)
  }
  await open(page, '/app/vault/myVault/list?f.title=vase&s=title%3Aasc')
  await page.getByRole('radio', { name: 'Table' }).check({ force: true })
  const grid = page.getByRole('grid', { name: 'Vault items' })
  await expect(grid.getByRole('rowheader')).toHaveText(['Blue vase', 'Green vase'])
  expect(await violationsOf(page)).toEqual([])

  const maker = page.locator('[data-cell="0 5"]')
  await grid.getByRole('rowheader', { name: 'Blue vase' }).click()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await expect(maker).toBeFocused()
  await page.keyboard.type('Loetz')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-cell="1 5"]')).toBeFocused()
  await expect(maker).toHaveText('Loetz')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone for 1 item.')).toBeVisible()
  await expect(maker).toHaveText('')

  // The view is remembered.
  await open(page, '/app/vault/myVault/list')
  await expect(grid.getByRole('rowheader')).toHaveCount(3)
})
