import { expect, test } from '@playwright/test'
import { newAccount, signIn, starterAccount } from '../support/accounts.ts'
import { followMenu, open } from './words.ts'

/** Stands in the details of a mark alone. */
const DETAIL = 'the arms of Saxony'

test('a visitor finds a mark and reads its facts; neither the pages nor their data hold a detail', async ({
  page,
  request,
}) => {
  await open(page, '/')
  await followMenu(page, 'Marks')
  await expect(page.getByRole('heading', { level: 1, name: 'Marks' })).toBeVisible()
  await page.getByLabel('ENTER SEARCH TERM').fill('crossed swords of meissen')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/marks\/search\?query=crossed\+swords\+of\+meissen$/)
  await page.getByRole('link', { name: 'Crossed swords of Meissen', exact: true }).click()
  await expect(page.getByText('A drawing after the mark, not a photograph.')).toBeVisible()
  await expect(page.getByText('Sorry! This feature is only available for paid subscribers.')).toBeVisible()
  expect(await (await request.get(new URL(page.url()).pathname)).text()).not.toContain(DETAIL)
  const wrong = await request.get(page.url().replace(/[^/]+$/, 'another-title'), { maxRedirects: 0 })
  expect([wrong.status(), new URL(wrong.headers()['location'] ?? '', page.url()).pathname]).toEqual([
    301,
    new URL(page.url()).pathname,
  ])
})

test(
  'a free member is told what opens a mark; a member reads what it looks like and what to beware of',
  { tag: '@any-width' },
  async ({ page }) => {
    await signIn(page.request, await newAccount(page.request))
    await open(page, '/marks/search?query=crossed+swords+of+meissen')
    await page.getByRole('link', { name: 'Crossed swords of Meissen', exact: true }).click()
    await expect(page.getByText('Sorry! This feature is only available for paid subscribers.')).toBeVisible()
    await signIn(page.request, starterAccount('member'))
    await page.reload()
    await expect(page.getByText(DETAIL)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Real or copy?' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Other marks of this maker' })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the marks’ filters work as a form', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/marks/search?query=crown')
    await page
      .getByRole('radio', { name: /^Silver/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL(/f\.kind=Silver/)
    await expect(page.getByRole('link', { name: 'Crown of Sheffield' }).first()).toBeVisible()
  })
})
