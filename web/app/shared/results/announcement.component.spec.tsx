import { searchAuctions, suggestAuctions } from '@vitrine/contracts/auctions/endpoints'
import { searchPosts, suggestPosts } from '@vitrine/contracts/blog/endpoints'
import { listPublicItems, readPublicCollection } from '@vitrine/contracts/collections/endpoints'
import { searchBooks, suggestBooks } from '@vitrine/contracts/library/endpoints'
import { searchMarks, suggestMarks } from '@vitrine/contracts/marks/endpoints'
import { searchSoldItems, suggestSoldItems } from '@vitrine/contracts/price-guide/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPublicCollection, publicItemsOf } from '../../../tests/a-collection.ts'
import { aMarkCard, marksResponse } from '../../../tests/a-mark.ts'
import { aPostCard, blogResponse } from '../../../tests/a-post.ts'
import { anAuctionCard, auctionsResponse } from '../../../tests/an-auction.ts'
import { openSite } from '../../../tests/open-site.tsx'

const place = (total: number, currentOffset: number) => ({ total, currentLimit: 20, currentOffset })
const found = {
  isTotalExact: true,
  understood: { kind: 'exact' as const },
  closeSpellings: [],
  withinWindow: true,
}
const years = [
  { year: 1890, count: 2 },
  { year: 1891, count: 4 },
]
const categories = [{ url: 'glass', title: 'Glass', parentUrl: null, count: 40 }]
const soldItem = {
  id: 1,
  title: 'Vase',
  pageURI: '/worthopedia/1/vase',
  maker: '',
  saleDate: '2024-03-04',
  source: 'Harrow & Finch',
  thumbnail: '',
  category: 'Glass',
  categoryUrl: 'glass',
  isSample: true,
  highlights: { title: [] },
}
const mark = aMarkCard({ id: 1, title: 'Anchor', pageURI: '/marks/1/anchor', place: 'London', thumbnail: '' })
const book = {
  id: 1,
  title: 'Book',
  pageURI: '/library/1/book',
  authors: ['Ada Plume'],
  year: 1890,
  language: 'English',
  thumbnail: '',
  category: 'Metals',
  highlights: { title: [] },
  isInContents: false,
}

/** A short text finds 45, a long one 7; each section says so in words of its own. */
const totalOf = (text: string) => (text.length > 5 ? 7 : 45)
const everywhere = [
  responds(searchSoldItems, ({ query }) => ({
    ...found,
    items: [soldItem],
    meta: place(totalOf(query.query), query.offset),
    facets: { categories, makers: [], sources: [], years },
  })),
  responds(searchMarks, ({ query }) =>
    marksResponse([mark], { meta: place(totalOf(query.query), query.offset) }),
  ),
  responds(searchBooks, ({ query }) => ({
    ...found,
    items: [book],
    meta: place(totalOf(query.q), query.offset),
    facets: { categories, authors: [], languages: [], years },
  })),
  responds(searchPosts, ({ query }) =>
    blogResponse([aPostCard()], { total: totalOf(query.q), currentOffset: query.offset }),
  ),
  responds(searchAuctions, ({ query }) =>
    auctionsResponse([anAuctionCard()], { total: totalOf(query.query), currentOffset: query.offset }),
  ),
  // On a busy machine a text may stand long enough to be asked about.
  ...[suggestSoldItems, suggestMarks, suggestBooks, suggestPosts, suggestAuctions].map((suggest) =>
    responds(suggest, () => ({ items: [] })),
  ),
]
const told = () =>
  [...document.querySelectorAll('main [role=status]')]
    .map((region) => region.textContent.trim())
    .filter(Boolean)
/** The part that tells comes after the page. */
const isReady = () => expect.poll(() => document.querySelector('main p.sr-only[role=status]')).not.toBeNull()

test.each([
  ['/inventory/search?query=vase', 'ENTER SEARCH TERM', '7 sold items for lantern', '45 sold items for vase'],
  ['/marks/search?query=vase', 'ENTER SEARCH TERM', '7 marks for lantern', '45 marks for vase'],
  ['/books/searchDetails?q=vase', 'ENTER SEARCH TERM', '7 books for lantern', '45 books for vase'],
  ['/articles/searchResults?q=vase', 'ENTER SEARCH TERM', '7 posts for lantern', '45 posts for vase'],
  ['/upcomingauctions?query=vase', 'Search auctions', '7 auctions', '45 auctions'],
])(
  '%s: a search keeps the focus in its field, another page begins at the number of results; each is told once',
  async (path, label, after, before) => {
    const site = await openSite(path, ...everywhere)
    const main = page.getByRole('main')
    await expect.element(main.getByText(before, { exact: true })).toBeVisible()
    await isReady()
    await userEvent.type(main.getByRole('link', { name: 'Page 2' }), '{Enter}')
    await expect.poll(site.place).toContain('offset=20')
    const number = main.getByText(before, { exact: true })
    await expect.element(number).toHaveFocus()
    expect(number.element().matches(':focus-visible')).toBe(true)
    expect(getComputedStyle(number.element()).outlineStyle, 'a heading is no button').toBe('none')
    expect(told(), 'the focus tells it').toEqual([])
    const field = main.getByLabelText(label)
    await field.fill('lantern')
    await userEvent.keyboard('{Enter}')
    await expect.poll(told).toEqual([after])
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('lantern')
  },
)

test('a sort keeps the focus and tells the same number again; a filter that was taken away leaves the focus at the number', async () => {
  const site = await openSite('/marks/search?query=vase&category=ceramics', ...everywhere)
  const sort = page.getByLabelText('Sort results')
  await isReady()
  sort.element().focus()
  await sort.selectOptions('year:asc')
  await expect.poll(told).toEqual(['45 marks for vase'])
  const once = [...document.querySelectorAll('main [role=status]')].find(({ textContent }) => textContent)
  await sort.selectOptions('year:desc')
  await expect.poll(site.place).toContain('year%3Adesc')
  await expect.poll(() => once?.textContent).toBe('45 marks for vase\u00A0')
  await expect.element(sort).toHaveFocus()
  await page.getByRole('link', { name: 'Remove the filter Ceramics' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('another order of a public collection keeps the focus and tells how many there are; another page begins at its objects', async () => {
  const items = responds(listPublicItems, ({ query }) =>
    publicItemsOf(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], { total: 11, currentOffset: query.offset }),
  )
  await openSite(
    '/app/collection/5',
    responds(readPublicCollection, () => aPublicCollection({ itemsCount: 11 })),
    items,
  )
  const sort = page.getByLabelText('Sort by')
  await isReady()
  sort.element().focus()
  await sort.selectOptions('title:asc')
  await expect.poll(told).toEqual(['11 items'])
  await expect.element(sort).toHaveFocus()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => document.activeElement?.textContent).toBe('In this collection: 11 items')
})

test('nothing found under filters names them, and says what there is without', async () => {
  const narrowed = responds(searchMarks, ({ query }) =>
    marksResponse(query.category ? [] : [mark], { meta: place(query.category ? 0 : 4477, 0) }),
  )
  await openSite('/marks/search?query=vase&category=ceramics', narrowed)
  await expect.element(page.getByText('There are 4,477 marks without the filter Ceramics.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('4,477 marks for vase')
})

test.each([
  [1440, 900],
  [390, 844],
])(
  'Apply Filters stands in sight at %i × %i, with the number of results it will show',
  async (width, height) => {
    await page.viewport(width, height)
    const { asked } = await openSite('/marks/search?query=vase', ...everywhere)
    if (width < 1200) await page.getByRole('button', { name: 'Show Filters' }).click()
    const apply = page.getByRole('button', { name: 'Apply Filters', exact: true })
    await page.getByRole('radio', { name: /^Ceramics/ }).click()
    await expect.element(apply).toBeInViewport({ ratio: 1 })
    await expect.poll(told, { message: 'as the page knows it' }).toEqual(['40 marks'])
    await page.getByRole('radio', { name: /^Porcelain/ }).click()
    await expect.poll(told, { message: 'as the search says' }).toEqual(['45 marks'])
    expect(
      asked.some(({ path }) => path.includes('category=ceramics') && path.includes('f.kind=Porcelain')),
    ).toBe(true)
  },
)

test('while the filters are applied the button says so', async () => {
  let gate: PromiseWithResolvers<void> | null = null
  const held = responds(searchMarks, async ({ query }) => {
    await gate?.promise
    return marksResponse([mark], { meta: place(45, query.offset) })
  })
  const site = await openSite('/marks/search?query=vase', held)
  const apply = page.getByRole('button', { name: 'Apply Filters', exact: true })
  await page.getByRole('radio', { name: /^Ceramics/ }).click()
  await expect.element(apply).toBeEnabled()
  gate = Promise.withResolvers<void>()
  await apply.click()
  await expect.element(page.getByRole('button', { name: 'Applying…' })).toBeDisabled()
  gate.resolve()
  await expect.poll(site.place).toContain('category=ceramics')
  await expect.element(page.getByRole('button', { name: 'Applying…' })).not.toBeInTheDocument()
})
