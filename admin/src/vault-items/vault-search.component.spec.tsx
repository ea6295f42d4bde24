import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aVaultItem } from '../../tests/a-vault-item.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'
import { vaultInMemory, type StoredItem } from '../../tests/vault-in-memory.ts'
import { SEARCH_PATH } from './paths.ts'

const vase = aVaultItem()
const bowl = aVaultItem({ id: 8, title: 'Bowl', categoryId: 0, email: 'bea@post.example' })
const cup: StoredItem = { ...aVaultItem({ id: 9, title: 'Cup' }), deletedDate: '2026-03-05T05:06:07.000Z' }

const link = (name: string) => page.getByRole('link', { name, exact: true })
const queriesOf = (asked: readonly { path: string }[]) =>
  asked
    .filter(({ path }) => path.startsWith('/api/v1/vault/admin/items?'))
    .map(({ path }) => Object.fromEntries(new URL(path, 'http://memory.invalid').searchParams))

test('D2-183 to D2-185, D2-191: the search lists everybody’s items by the documented parameters, and its rows lead to the documented edit', async () => {
  const { asked, place } = await openConsole(
    '/app/oms/manageVault',
    ...vaultInMemory(vase, bowl, cup).responders,
  )
  await expect.element(link('Blue vase')).toHaveAttribute('href', '/app/oms/manageVault/edit?id=7')
  expect(place()).toMatch(/^\/app\/oms\/manageVault\/search/)
  expect(queriesOf(asked)[0]).toEqual({ offset: '0', limit: '25', s: 'createdDate:desc' })
  const row = page.getByRole('row', { name: /Blue vase/ })
  for (const cell of ['7', 'Glass', 'ana@post.example', 'Mar 04, 2026'])
    await expect.element(row.getByRole('cell', { name: cell, exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'No category' })).toBeVisible()
  await expect.element(link('Cup')).not.toBeInTheDocument()

  await page.getByRole('textbox', { name: 'Title' }).fill('vase')
  await page.getByRole('textbox', { name: 'Id' }).fill('7')
  await page.getByRole('combobox', { name: 'Category' }).fill('Glass')
  await page.getByRole('option', { name: 'Glass' }).click()
  await page.getByRole('combobox', { name: 'Owner’s email' }).fill('a')
  await page.getByRole('option', { name: 'ana@post.example' }).click()
  await expect
    .poll(() => queriesOf(asked).at(-1))
    .toEqual({
      offset: '0',
      limit: '25',
      s: 'createdDate:desc',
      'f.title': 'vase',
      'f.id': '7',
      'f.categoryId': '1',
      'f.email': 'ana@post.example',
    })
  await page.getByRole('columnheader', { name: /title/i }).getByRole('button').click()
  await expect.poll(() => queriesOf(asked).at(-1)?.['s']).toBe('title:asc')
})

test('a deleted item is found for 30 days and restored, from its row or with others', async () => {
  const { items, responders } = vaultInMemory({ ...vase }, { ...cup }, { ...cup, id: 10, title: 'Plate' })
  await openConsole(`${SEARCH_PATH}?filter=${encodeURIComponent('{"deleted":true}')}`, ...responders)
  await expect.element(page.getByRole('cell', { name: 'Mar 05, 2026' }).first()).toBeVisible()
  // It has no page to open until it is back.
  await expect.element(link('Cup')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Restore Cup' }).click()
  await expect.element(page.getByText('Restored: Cup')).toBeVisible()
  await expect
    .poll(() => items.map(({ deletedDate }) => deletedDate !== undefined))
    .toEqual([false, false, true])
  await page.getByRole('checkbox', { name: 'Select Plate' }).click()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => items.every(({ deletedDate }) => deletedDate === undefined)).toBe(true)
  await expect.element(page.getByText('What is deleted stands here for 30 days.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('jug')
  await expect.element(page.getByText('No deleted items found')).toBeVisible()
})

test('several items are deleted after a question, and taken back by Undo; the list has no export', async () => {
  const { items, responders } = vaultInMemory({ ...vase }, { ...bowl })
  await openConsole(SEARCH_PATH, ...responders)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the selected items?' })
  await expect
    .element(question.getByText('Their owners no longer see them. Staff can restore them for 30 days.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Deleted: 2.')).toBeVisible()
  expect(items.every(({ deletedDate }) => deletedDate !== undefined)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(link('Bowl')).toBeVisible()
})

test.each([1440, 390])('the search is for everybody, %i pixels wide', async (width) => {
  await page.viewport(width, 900)
  await openConsole(SEARCH_PATH, ...vaultInMemory(vase, bowl).responders)
  await page.getByRole('checkbox', { name: 'Select Bowl' }).click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  expect(await screenViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
