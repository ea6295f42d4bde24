import { expect } from '@playwright/test'
import { violationsOf } from '../support/accessibility.ts'
import { signIn } from '../support/accounts.ts'
import { paidAccount } from '../support/paid-account.ts'
import { sessionTest as test } from '../support/worker-accounts.ts'
import { open } from './words.ts'

const MESSY = `My collection, 2026

Object,Remarks,Category,Shelf,Number
Blue vase,A tall vase,Ceramics,Cabinet,A-1
,Nobody knows,Ceramics,Cabinet,A-2
Brass bell,Rings well,Pots,Shelf,A-3
Blue vase,The other one,Ceramics,Shelf,A-4
`

test('a messy spreadsheet is corrected, imported and undone', async ({ page, baseURL, staffSession }) => {
  test.slow()
  await signIn(page.request, await paidAccount(baseURL, staffSession))
  await open(page, '/app/vault/myVault/list')
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click()
  await page
    .getByLabel('Spreadsheet')
    .setInputFiles({ name: 'Collection.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY) })
  await page.getByLabel('Object is').selectOption('Title')
  await page.getByLabel('Remarks is').selectOption('Description')
  await page.getByLabel('Shelf is').selectOption('Storage location')
  await page.getByLabel('Number is').selectOption('Inventory number')
  await page.getByRole('button', { name: 'Check the rows' }).click()

  await expect(page.getByRole('heading', { name: 'What will be imported' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Which category is “Pots”?').selectOption('Ceramics')
  await page.getByRole('button', { name: 'Save 1 answer' }).click()
  await page.getByLabel('They are others: add a number to the title').click()
  await page.getByRole('button', { name: 'Correct Row 5' }).click()
  await page.getByLabel('Object', { exact: true }).fill('Green jar')
  await page.getByRole('button', { name: 'Save row' }).click()
  await page.getByRole('button', { name: 'Import 4 items' }).click()

  await expect(page.getByRole('heading', { name: 'Your items are imported' })).toBeVisible()
  await page.getByRole('link', { name: 'Open your vault' }).click()
  for (const title of ['Blue vase', 'Blue vase (2)', 'Brass bell', 'Green jar'])
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('button', { name: 'Undo Collection.csv' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible()
  await open(page, '/app/vault/myVault/list')
  await expect(page.getByRole('link', { name: 'Import a spreadsheet' })).toBeVisible()
})
