import * as downloads from '@vitrine/contracts/vault-downloads/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import type { VaultDocument } from '@vitrine/contracts/vault-downloads/schemas'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

test.each([
  ['UNEXPECTED', 'Something went wrong! Please try again later!'],
  ['TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.'],
] as const)('a file that does not come (%s) is told as a notice', async (code, text) => {
  await openSite(
    LIST,
    responds(downloads.downloadCsv, () => Promise.reject(new Refused(code))),
    responds(downloads.startDocument, () => Promise.reject(new Refused(code))),
    ...respondsFor(aVault({ items: [listed(1)] })),
  )
  for (const name of ['CSV', 'PDF']) {
    await menu().click()
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
  }
})

describe('the PDF', () => {
  const aDocument = (change: Partial<VaultDocument>): VaultDocument => ({
    id: 7,
    state: 'making',
    requestedDate: '2026-11-28T17:02:00.000Z',
    bytes: null,
    expiresDate: null,
    isDownloaded: false,
    problem: null,
    ...change,
  })
  const ready = aDocument({ state: 'ready', bytes: 9, expiresDate: '2026-11-29T17:02:00.000Z' })
  const STARTED = 'vaultDocumentStarted'

  /** The files that the page saves. */
  function savedFiles(): string[] {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    onTestFinished(() => {
      click.mockRestore()
      localStorage.removeItem(STARTED)
    })
    return saved
  }

  test('is made beside the page, which says so, and saved when it is ready', async () => {
    const saved = savedFiles()
    let newest: VaultDocument | null = null
    await openSite(
      LIST,
      responds(downloads.startDocument, () => ({ response: (newest = aDocument({})) })),
      responds(downloads.readNewestDocument, () => ({ document: newest })),
      responds(
        downloads.downloadDocument,
        () => new Response('%PDF-', { headers: { 'content-disposition': 'attachment' } }),
      ),
      ...respondsFor(aVault({ items: [listed(1)] })),
    )
    await menu().click()
    await page.getByRole('button', { name: 'PDF' }).click()
    await expect.element(page.getByText('Your document is being made.').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'PDF' })).toHaveAttribute('aria-disabled', 'true')
    newest = ready
    await expect.poll(() => saved).toEqual(['vaultItems.pdf'])
    await expect.element(page.getByRole('link', { name: 'Last PDF' })).toBeVisible()
    await expect.element(page.getByText('Your document is being made.')).not.toBeInTheDocument()
  })

  test('that another tab has started is offered as a link when it is ready', async () => {
    const saved = savedFiles()
    let newest = aDocument({})
    await openSite(
      LIST,
      responds(downloads.readNewestDocument, () => ({ document: newest })),
      ...respondsFor(aVault({ items: [listed(1)] })),
    )
    await expect.element(menu()).toBeVisible()
    dispatchEvent(new StorageEvent('storage', { key: STARTED, newValue: '1' }))
    await menu().click()
    await expect.element(page.getByRole('button', { name: 'PDF' })).toHaveAttribute('aria-disabled', 'true')
    newest = ready
    await expect.element(page.getByRole('link', { name: 'Download vaultItems.pdf' })).toBeVisible()
    expect(saved).toEqual([])
  })

  test('that took longer is offered as a link on the next page, once', async () => {
    const saved = savedFiles()
    localStorage.setItem(STARTED, '1')
    await openSite(
      LIST,
      responds(downloads.readNewestDocument, () => ({ document: ready })),
      ...respondsFor(aVault({ items: [listed(1)] })),
    )
    await expect.element(page.getByText('Your document is ready.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Download vaultItems.pdf' }))
      .toHaveAttribute('href', '/api/v1/vault/documents/7/file')
    expect([saved, localStorage.getItem(STARTED)]).toEqual([[], null])
  })

  test.each([
    ['tooLarge', 'Your vault is too large for one PDF. Please download the CSV: it has every item.'],
    ['unexpected', 'Your document could not be made. Please try again later.'],
  ] as const)('that was not made (%s) is told with what to do', async (problem, text) => {
    savedFiles()
    localStorage.setItem(STARTED, '1')
    await openSite(
      LIST,
      responds(downloads.readNewestDocument, () => ({ document: aDocument({ state: 'failed', problem }) })),
      ...respondsFor(aVault({ items: [listed(1)] })),
    )
    await expect.element(page.getByText(text)).toBeVisible()
  })

  test('is not asked for by a page that nobody downloads from', async () => {
    const { asked } = await openSite(LIST, ...respondsFor(aVault({ items: [listed(1)] })))
    await expect.element(menu()).toBeVisible()
    expect(asked.some(({ path }) => path.includes('/documents/'))).toBe(false)
  })
})

test('D2-166: a vault without an item has nothing to take along', async () => {
  await openSite(LIST, ...respondsFor(aVault()))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(menu()).not.toBeInTheDocument()
})

test('opens while the list comes in another order, and stays open when it is there', async () => {
  const later = Promise.withResolvers<VaultItemList>()
  const list = { items: [listed(1)], meta: { total: 1, currentLimit: 20, currentOffset: 0 } }
  await openSite(
    LIST,
    responds(items.listItems, ({ query }) => (query.s === 'title:asc' ? later.promise : list)),
    ...respondsFor(aVault({ items: [listed(1)] })),
  )
  const shown = page.getByRole('list', { name: 'Vault items' })
  await expect.element(shown).toBeVisible()
  await page.getByLabelText('Sort by').selectOptions('Alphabetic')
  await expect.element(shown).not.toBeInTheDocument()
  await menu().click()
  later.resolve(list)
  await expect.element(shown).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'CSV' })).toBeVisible()
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
