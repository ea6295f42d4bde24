import { expect, test } from '@playwright/test'
import { newAccount, signIn, starterAccount } from '../support/accounts.ts'
import { followMenu, open } from './words.ts'

const CHAPTER = 'Fires and Lights'

test('a visitor finds a book by a chapter and sees that it matched; neither the pages nor their data hold the chapter', async ({
  page,
  request,
}) => {
  await open(page, '/')
  await followMenu(page, 'Library')
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await page.getByLabel('ENTER SEARCH TERM').fill('fires lights morse')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/books\/searchDetails\?q=fires\+lights\+morse$/)
  await expect(page.getByText('Found in its table of contents')).toBeVisible()
  const results = await request.get('/books/searchDetails?q=fires+lights+morse')
  expect(await results.text()).not.toContain(CHAPTER)
  await page.getByRole('link', { name: 'Furniture of the Olden Time' }).click()
  await expect(page.getByText('Sorry! This feature is only available for paid subscribers.')).toBeVisible()
  expect(await (await request.get(new URL(page.url()).pathname)).text()).not.toContain(CHAPTER)
  const wrong = await request.get(page.url().replace(/[^/]+$/, 'another-title'), { maxRedirects: 0 })
  expect([wrong.status(), new URL(wrong.headers()['location'] ?? '', page.url()).pathname]).toEqual([
    301,
    new URL(page.url()).pathname,
  ])
})

test(
  'a free member is told what opens a book; a member sees the chapter with its page, and the table of contents',
  { tag: '@any-width' },
  async ({ page }) => {
    await signIn(page.request, await newAccount(page.request))
    await open(page, '/books/searchDetails?q=fires+lights+morse')
    await expect(
      page.getByText('Members of the library see which chapter it is, with its page.'),
    ).toBeVisible()
    await signIn(page.request, starterAccount('member'))
    await open(page, '/books/searchDetails?q=fires+lights+morse')
    await expect(page.getByText(`${CHAPTER}, p. 287`)).toBeVisible()
    await page.getByRole('link', { name: 'Furniture of the Olden Time' }).click()
    await expect(page.getByRole('region', { name: 'Table of contents' }).getByText(CHAPTER)).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the library’s filters work as a form', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/books/searchDetails')
    await page.getByRole('radio', { name: 'French' }).check()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL(/f\.language=fr/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 book')
  })
})
