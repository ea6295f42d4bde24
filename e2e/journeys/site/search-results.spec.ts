import { signOut } from '@vitrine/contracts/identity/endpoints'
import { listPreferences } from '@vitrine/contracts/preferences/endpoints'
import { expect, test } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { accountOf } from '../support/worker-accounts.ts'
import { open } from './words.ts'

const desktop = { width: 1300, height: 900 }

test(
  'D1-192, D1-194: a visitor’s sort goes along at sign-in; a member’s is kept by the server, wherever they are',
  { tag: '@any-width' },
  async ({ page, browser, baseURL }) => {
    await page.setViewportSize(desktop)
    const saves: string[] = []
    page.on(
      'request',
      (request) =>
        request.url().includes('/api/v1/user-preferences') &&
        request.method() !== 'GET' &&
        saves.push(`${request.method()} ${new URL(request.url()).search}`),
    )
    await open(page, '/dictionary/searchResults?query=glass')
    await page.getByLabel('Sort results').selectOption('title:desc')
    await expect(page).toHaveURL(/s=title%3Adesc/)
    expect(saves).toEqual([])

    await signIn(page.request, await accountOf('member'))
    await page.request.delete(`${listPreferences.path}/dictionarySortingPreference`)
    await open(page, '/dictionary')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dictionarySortingPreference')))
      .toBeNull()
    await page.getByLabel('ENTER SEARCH TERM').fill('silver')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/query=silver&s=title%3Adesc$/)
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByLabel('Sort results').selectOption('dateCreated:asc')
    await kept
    expect(saves).toEqual(['POST ', 'PUT ?value=dateCreated%3Aasc'])

    const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
    const other = await elsewhere.newPage()
    const known = other.waitForResponse((response) => response.url().endsWith(listPreferences.path))
    await open(other, '/dictionary')
    await (await known).finished()
    await other.getByLabel('ENTER SEARCH TERM').fill('silver')
    await other.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(other).toHaveURL(/query=silver&s=dateCreated%3Aasc$/)
    await elsewhere.close()
    await page.request.head(signOut.path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
  },
)

test(
  'what is typed and chosen before the scripts come stays when they do',
  { tag: '@any-width' },
  async ({ page }) => {
    const come = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await come.promise
      await route.continue()
    })
    // The event 'load' waits for no script: they are asked for once the page is painted.
    await page.goto('/dictionary/searchResults')
    const box = page.getByRole('main').getByLabel('ENTER SEARCH TERM')
    const category = page.getByRole('complementary', { name: 'Filters' }).getByRole('radio').nth(2)
    await box.fill('silver')
    await category.check()
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    come.resolve()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeVisible()
    await expect(box).toHaveValue('silver')
    await expect(category).toBeChecked()
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/query=silver/)
  },
)
