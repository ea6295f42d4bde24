import {
  countByLetter,
  listCategoryArticles,
  listLetterArticles,
} from '@vitrine/contracts/dictionary/endpoints'
import { listByName } from '@vitrine/contracts/taxonomy/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { letters } from '@vitrine/contracts/text'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nodes } from '../../../../tests/fixture-data.ts'
import { heldCall } from '../../../../tests/held-call.ts'
import { all, one, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const index = page.getByRole('navigation', { name: 'Browse Dictionary' })
const pages = page.getByRole('navigation', { name: 'Pages' })
const letter = (name: string) => index.getByRole('link', { name: new RegExp(`^${name},`) })

/** Every letter can be followed. */
const fullAlphabet = responds(countByLetter, () => ({
  items: letters.map((name) => ({ letter: name, count: 1 })),
}))

function letterArticles(respond: (letter: string) => Response): Responder {
  return responds(listLetterArticles, ({ query }) => respond(query.letter.toUpperCase()))
}

function listOf(count: number, total: number, name: string): Response {
  const items = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    title: `${name} ${place}`,
    thumbnail: '/images/placeholder.svg',
    pageURI: `/dictionary/made-up-${place}`,
    description: '',
    authors: [],
  }))
  return Response.json({ items, meta: { total, currentLimit: 20, currentOffset: 0 } })
}

test('D1-101, D1-105: a category’s articles, and offsets that are none', async () => {
  await openSite('/dictionary/c/glass')
  const first = () => page.getByRole('article').first().getByRole('heading').element().textContent
  await expect.poll(first).toContain('18th-Century Goblet')
  for (const offset of ['-5', 'abc', '0']) {
    await openSite(`/dictionary/c/glass/${offset}`)
    await expect.poll(first).toContain('18th-Century Goblet')
  }
})

test('D1-101, D1-105: 45 articles are three pages with URLs of their own', async () => {
  const { place } = await openSite('/dictionary')
  const ceramics = page.elementLocator(one('[data-category="ceramics"]'))
  // It leads to the price guide until the counts are loaded.
  await expect.element(ceramics).toHaveAttribute('href', '/dictionary/c/ceramics')
  await ceramics.click()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(20)
  expect(textsOf(pages.getByRole('link', { name: /^Page \d/ }).elements())).toEqual(['1', '2', '3'])
  await expect
    .element(pages.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('href', '/dictionary/c/ceramics/40')
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(place).toBe('/dictionary/c/ceramics/20')
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Vase Number 01/)
})

test('D1-102: icon, title and a description that unfolds from 60 px', async () => {
  await page.viewport(1300, 900)
  await openSite('/dictionary/c/ceramics')
  await expect.poll(() => textsOf(all('[data-header="main"] h1'))).toEqual(['Ceramics'])
  const header = page.elementLocator(one('[data-header="main"]'))
  expect(getComputedStyle(one('[data-header="main"] .category-icon')).maskImage).toContain(
    '/media/icons/ceramics.svg',
  )
  const height = () => one('[data-header="main"] .prose').getBoundingClientRect().height
  await expect.poll(height).toBe(60)
  await header.getByRole('button', { name: 'Show more', exact: true }).click()
  await expect.poll(height).toBeGreaterThan(60)
  await expect.element(page.elementLocator(one('[data-header="main"] .prose strong'))).toBeVisible()
  await header.getByRole('button', { name: 'Show less', exact: true }).click()
  await expect.poll(height).toBe(60)
})

test('D1-102: a description that fits into 60 px has no button', async () => {
  await page.viewport(1300, 900)
  const meta = { total: nodes.length, currentLimit: nodes.length, currentOffset: 0 }
  await openSite(
    '/dictionary/c/ceramics',
    responds(listByName, () => ({
      items: nodes.map((node) => ({ ...node, description: '<p>One line.</p>' })),
      meta,
    })),
  )
  await expect.poll(() => one('[data-header="main"] .prose').textContent).toBe('One line.')
  expect(page.getByRole('button', { name: /^Show (more|less)$/ }).elements()).toEqual([])
})

test('D1-103: forward into a subcategory and back', async () => {
  await page.viewport(1300, 900)
  const { place } = await openSite('/dictionary/c/ceramics')
  const tree = page.getByRole('navigation', { name: 'Subcategories' })
  await tree.getByRole('link', { name: 'Go forward to Stoneware' }).click()
  await expect.poll(place).toBe('/dictionary/c/stoneware')
  await tree.getByRole('link', { name: 'Go back to Ceramics' }).click()
  await expect.poll(place).toBe('/dictionary/c/ceramics')
})

test('D1-104: at 767 px and below the header stands in the sidebar', async () => {
  await page.viewport(767, 900)
  await openSite('/dictionary/c/ceramics')
  const isShown = (selector: string) => all(selector).some((element) => element.checkVisibility())
  await expect.poll(() => isShown('aside [data-header="sidebar"]')).toBe(true)
  expect(isShown('[data-header="main"]')).toBe(false)
  await page.viewport(768, 900)
  await expect.poll(() => isShown('[data-header="main"]')).toBe(true)
  expect(isShown('[data-header="sidebar"]')).toBe(false)
})

test('D1-106: an empty category leads back to the main one', async () => {
  await openSite(
    '/dictionary/c/ceramics',
    responds(listCategoryArticles, () => listOf(0, 0, '')),
  )
  await expect
    .element(page.getByText('We are sorry, but there are no articles for this category', { exact: true }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'GO BACK TO MAIN CATEGORY', exact: true }))
    .toHaveAttribute('href', '/dictionary')
})

test('D1-107: the title of a subcategory’s page', async () => {
  await openSite('/dictionary/c/stoneware')
  await expect
    .poll(() => document.title)
    .toBe('Ceramics - Stoneware - Guide to Value, Marks, History | Vitrine Dictionary')
  await openSite('/dictionary/c/ceramics')
  await expect
    .poll(() => document.title)
    .toBe('Ceramics - Guide to Value, Marks, History | Vitrine Dictionary')
})

test('D1-108, D1-109: a letter in either case, odd offsets, the canonical URL', async () => {
  for (const path of [
    '/dictionary/list/c',
    '/dictionary/list/C',
    '/dictionary/list/c/-1',
    '/dictionary/list/c/x',
  ]) {
    await openSite(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('C')
    await expect
      .poll(() => all('link[rel="canonical"]').map((link) => link.getAttribute('href')))
      .toEqual(['https://vitrine.example/dictionary/list/c'])
  }
})

test('D1-110: one column on a phone, two on a desktop', async () => {
  await openSite('/dictionary/list/v')
  const columns = () => getComputedStyle(one('[data-list="letter"]')).gridTemplateColumns.split(' ').length
  await page.viewport(400, 900)
  await expect.poll(columns).toBe(1)
  await page.viewport(1300, 900)
  await expect.poll(columns).toBe(2)
})

test('D1-111, D1-121: six placeholders while the letter is on its way', async () => {
  const articles = heldCall(listLetterArticles)
  await openSite('/dictionary/list/c', articles.responder)
  articles.hold()
  await letter('V').click()
  await expect.poll(() => all('[data-skeleton]').length).toBe(6)
  articles.release()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('V')
  expect(all('[data-skeleton]')).toEqual([])
})

test('D1-112, D1-113: an empty letter says so; pages only when there are more than one', async () => {
  const lists: Record<string, Response> = {
    B: listOf(0, 0, ''),
    D: listOf(20, 21, 'Dish'),
    E: listOf(20, 20, 'Egg'),
  }
  await openSite(
    '/dictionary',
    fullAlphabet,
    letterArticles((name) => lists[name]?.clone() ?? listOf(1, 1, name)),
  )
  await letter('B').click()
  await expect
    .element(page.getByText('No dictionary entries could be found for B', { exact: true }))
    .toBeVisible()
  await letter('D').click()
  await expect.element(page.getByText('Showing 1-20 of 21 results', { exact: true })).toBeVisible()
  await letter('E').click()
  await expect.element(page.getByText('Egg 19', { exact: true })).toBeVisible()
  await expect.element(pages).not.toBeInTheDocument()
})

test('D1-122, D1-197: a listing that fails shows the data, else the message, else the fallback', async () => {
  const failures: Record<string, Response> = {
    A: new Response('The shelf is closed.', { status: 500 }),
    B: Response.json({ errorCode: 'UNEXPECTED', message: 'A message only.' }, { status: 500 }),
    C: new Response('', { status: 500 }),
  }
  await openSite(
    '/dictionary',
    fullAlphabet,
    letterArticles((name) => failures[name]?.clone() ?? listOf(1, 1, name)),
  )
  for (const [name, words] of [
    ['A', /The shelf is closed\./],
    ['B', /A message only\./],
    ['C', /An unexpected error occurred/],
  ] as const) {
    await letter(name).click()
    await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
})
