import { readBlogOverview, readPost, searchPosts, suggestPosts } from '@vitrine/contracts/blog/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBlogOverview, aPost, aPostCard, blogResponse } from '../../../../tests/a-post.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const many = Array.from({ length: 20 }, (_, place) =>
  aPostCard({ id: place + 1, title: `Post ${place + 1}` }),
)
const list = responds(searchPosts, ({ query }) =>
  blogResponse(many, { total: 45, currentOffset: query.offset }),
)
const front = responds(readBlogOverview, () => aBlogOverview())
const one = responds(readPost, () => ({ article: aPost() }))

test('a search of the landing page and its suggestions lead to the results', async () => {
  const { place } = await openSite(
    '/articles',
    front,
    list,
    responds(suggestPosts, () => ({
      items: [{ title: 'Reading a hallmark', pageURI: '/articles/reading-a-hallmark', category: 'Metals' }],
    })),
    one,
  )
  const search = page.getByRole('main').getByRole('combobox')
  await search.fill('hall')
  await expect.element(page.getByRole('option', { name: /Reading a hallmark/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(place).toBe('/articles/searchResults?q=hall')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('45 posts for hall')
})

test('a post shows the place in its text that the search was found in', async () => {
  const [post] = blogResponse([aPostCard()]).items
  await openSite(
    '/articles/searchResults?q=lion',
    responds(searchPosts, () =>
      blogResponse([], {
        total: 1,
        items: post && [{ ...post, excerpt: { text: 'The lion walks.', ranges: [[4, 8]] } }],
      }),
    ),
  )
  await expect.element(page.getByText('The lion walks.')).toBeVisible()
  await expect.element(page.getByRole('mark')).toHaveTextContent('lion')
})

test('filters lead to a page of their own, and pages follow each other', async () => {
  const { place, asked } = await openSite('/articles/searchResults', list)
  await page.getByRole('radio', { name: 'Metals 12' }).click()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect.poll(place).toBe('/articles/searchResults?inventory_topic=metals')
  expect(
    asked.some(({ path }) => path.includes('inventory_topic=metals') && path.includes('s=publishedOn')),
  ).toBe(true)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect.poll(place).toBe('/articles/searchResults?inventory_topic=metals&offset=40')
  await page.getByLabelText('Sort results').selectOptions('Title A-Z')
  await expect.poll(place).toBe('/articles/searchResults?inventory_topic=metals&s=title%3Aasc')
})

test.each([
  ['light', 1280, '/articles'],
  ['dark', 390, '/articles'],
  ['dark', 1280, '/articles/searchResults'],
  ['light', 390, '/articles/searchResults'],
  ['light', 1280, '/articles/reading-a-hallmark'],
  ['dark', 390, '/articles/reading-a-hallmark'],
] as const)('axe finds nothing, %s at %i px: %s', async (theme, width, path) => {
  await page.viewport(width, 900)
  document.documentElement.dataset['theme'] = theme
  await openSite(path, list, front, one)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  delete document.documentElement.dataset['theme']
})
