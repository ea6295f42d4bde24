import { managePosts } from '@vitrine/contracts/blog/endpoints'
import { expect, test } from '@playwright/test'
import { newAccount, signIn } from '../support/accounts.ts'
import { staffTest } from '../support/worker-accounts.ts'
import { open } from './words.ts'

test('a visitor searches the Blog, reads a post whole and goes on to the next', async ({ page, request }) => {
  await open(page, '/articles')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.getByRole('main').getByRole('combobox').fill('pontil')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/articles\/searchResults\?q=pontil$/)
  await page
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: 'Pontil Marks in Four Pictures' })
    .click()
  await expect(page).toHaveURL(/\/articles\/pontil-marks-in-pictures$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Bare iron' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A smooth round mark with a rusty tint' })).toBeVisible()
  const next = page.getByRole('navigation', { name: 'More posts' }).getByRole('link', { name: /^Next post/ })
  await next.click()
  await expect(page).not.toHaveURL(/pontil/)
  expect(await (await request.get('/articles/pontil-marks-in-pictures')).text()).toContain(
    '"@type":"Article"',
  )
  expect(await (await request.get('/sitemaps/browse.xml')).text()).toContain(
    '/articles/pontil-marks-in-pictures',
  )
})

test('whoever is no staff writes nothing in the Blog', { tag: '@any-width' }, async ({ page }) => {
  await signIn(page.request, await newAccount(page.request))
  expect((await page.request.get(managePosts.path)).status()).toBe(403)
})

staffTest(
  'staff unpublish a post, and it is gone from pages and results at once',
  { tag: '@any-width' },
  async ({ request }) => {
    const [post] = await (
      await request.get(
        `${managePosts.path}?filter=${encodeURIComponent(JSON.stringify({ q: 'Bronze or Spelter' }))}`,
      )
    ).json()
    const change = async (verb: 'publish' | 'unpublish') =>
      expect((await request.put(`${managePosts.path}/${post.id}/${verb}`)).status()).toBe(200)
    await change('unpublish')
    await expect.poll(async () => (await request.get(post.pageURI)).status()).toBe(404)
    expect(await (await request.get('/articles/searchResults?q=spelter')).text()).not.toContain(post.pageURI)
    await change('publish')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D1-026: the Blog’s filters work as a form', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/articles/searchResults')
    await page.getByRole('radio', { name: 'Media' }).check()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL(/categories=media/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 media posts')
  })
})
