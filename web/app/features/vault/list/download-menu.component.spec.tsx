import * as downloads from '@vitrine/contracts/vault-downloads/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aVault, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const LIST = '/app/vault/myVault/list'
const menu = () => page.getByText('Download Vault Items', { exact: true })

test('everything in the vault is saved as a file, whatever the list is narrowed to', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await openSite(
    `${LIST}?f.title=zebra`,
    responds(
      downloads.downloadCsv,
      () => new Response('ID', { headers: { 'content-disposition': 'attachment' } }),
    ),
    ...respondsFor(aVault({ items: [listed(1)] })),
  )
  await menu().click()
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => saved).toEqual(['vaultItems.csv'])
})

test('a file that does not come is told as a notice', async () => {
  await openSite(
    LIST,
    responds(downloads.downloadPdf, () => Promise.reject(new Refused('UNEXPECTED'))),
    ...respondsFor(aVault({ items: [listed(1)] })),
  )
  await menu().click()
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect.element(page.getByText('Something went wrong! Please try again later!')).toBeVisible()
})

test('a vault without an item has nothing to take along', async () => {
  await openSite(LIST, ...respondsFor(aVault()))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(menu()).not.toBeInTheDocument()
})

test.each([1440, 390])('nothing below its place moves when it comes, %i pixels wide', async (width) => {
  await page.viewport(width, 900)
  const found = Promise.withResolvers<VaultItemList>()
  await openSite(
    LIST,
    responds(items.listItems, () => found.promise),
    ...respondsFor(aVault()),
  )
  const below = width === 390 ? page.getByRole('button', { name: 'Show Filters' }) : page.getByRole('search')
  await expect.element(below).toBeVisible()
  const before = below.element().getBoundingClientRect().top
  found.resolve({ items: [listed(1)], meta: { total: 1, currentLimit: 20, currentOffset: 0 } })
  await expect.element(menu()).toBeVisible()
  expect(below.element().getBoundingClientRect().top).toBe(before)
})
