import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { newAccount, signIn } from '../support/accounts.ts'
import { markFirstAsFavorite, open } from './words.ts'

// Component tests ask for the hearts, lists and saved searches of the other kinds.

test('D3-073, D3-075, D3-077, D3-080: a mark is added by its heart, found on the page, exported as a spreadsheet that names the day, sorted and removed; its heart is off then', async ({
  page,
}) => {
  const results = '/marks/search?query=crown'
  await signIn(page.request, await newAccount(page.request))
  await open(page, results)
  const heart = await markFirstAsFavorite(page)
  await open(page, '/app/myVitrine/favoriteMarks')
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorite Marks' })).toBeVisible()
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Delete / }) })
  await expect(rows).toHaveCount(1)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^My Favorite Marks \d{2} [A-Z][a-z]{2} \d{4}\.xls$/)
  // A compound file, as Excel wrote it before 2007.
  expect((await readFile(await download.path())).subarray(0, 4).toString('hex')).toBe('d0cf11e0')

  await page.getByLabel('Sort by').selectOption('Alphabetic')
  await expect(page).toHaveURL(/sort=ALPHABETIC$/)
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^Delete / }).click()
  await page
    .getByRole('alertdialog', { name: 'Confirm Delete' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('You currently do not have any favorites.')).toBeVisible()
  await open(page, results)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('D3-081: a search is saved, run, renamed and deleted', async ({ page }) => {
  const results = '/books/searchDetails?q=furniture'
  await signIn(page.request, await newAccount(page.request))
  await open(page, results)
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Saved Searches' }).click()
  await page
    .getByRole('navigation', { name: 'Kinds of searches' })
    .getByRole('link', { name: 'Library' })
    .click()
  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('For the dining room')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Run For the dining room' }).click()
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(results))
  await page.goBack()
  await page.getByRole('button', { name: 'Delete For the dining room' }).click()
  await page
    .getByRole('alertdialog', { name: 'Confirm Delete' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('You currently do not have any saved searches.')).toBeVisible()
})

test('D3-073: a visitor logs in and comes back to the list', { tag: '@any-width' }, async ({ page }) => {
  const account = await newAccount(page.request)
  await page.context().clearCookies()
  await open(page, '/app/myVitrine/favoriteMarks')
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/myVitrine\/favoriteMarks$/)
  await expect(page.getByText('You currently do not have any favorites.')).toBeVisible()
})
