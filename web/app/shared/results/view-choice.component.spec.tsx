import { searchAuctions } from '@vitrine/contracts/auctions/endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as library from '@vitrine/contracts/library/endpoints'
import * as priceGuide from '@vitrine/contracts/price-guide/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bootstrapScript } from '../../bootstrap.ts'
import { anAuctionCard, auctionsResponse } from '../../../tests/an-auction.ts'
import { openSite } from '../../../tests/open-site.tsx'

const visitor = responds(readUserDetails, () => Promise.reject(new Refused('NOT_SIGNED_IN')))
const meta = { total: 1, currentLimit: 20, currentOffset: 0 }
const found = {
  meta,
  isTotalExact: true,
  understood: { kind: 'exact' as const },
  closeSpellings: [],
  withinWindow: true,
}
const vase = {
  id: 1,
  title: 'Vase',
  pageURI: '/worthopedia/1/vase',
  maker: 'Lalique',
  saleDate: '2024-03-04',
  source: 'A house',
  thumbnail: '',
  category: 'Glass',
  categoryUrl: 'glass',
  isSample: false,
  highlights: { title: [] },
}
const book = {
  id: 1,
  title: 'Marks',
  pageURI: '/library/1/marks',
  authors: ['W. Chaffers'],
  year: 1870,
  category: 'Ceramics',
  language: 'English',
  thumbnail: '',
  isInContents: false,
  highlights: { title: [] },
}
const vases = responds(priceGuide.searchSoldItems, () => ({
  ...found,
  items: [vase, { ...vase, id: 2, title: 'Other vase' }],
  facets: { categories: [], makers: [], sources: [], years: [] },
}))
const books = responds(library.searchBooks, () => ({
  ...found,
  items: [book, { ...book, id: 2, title: 'Other marks' }],
  facets: { categories: [], authors: [], languages: [], years: [] },
}))

afterEach(() => {
  localStorage.removeItem('results-view')
  document.documentElement.removeAttribute('data-results-view')
})

const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('radio', { name })
const placeOf = (title: string) =>
  page.getByRole('heading', { level: 3, name: title, exact: true }).element().getBoundingClientRect()

test('results are shown as a list or a grid, as the reader chooses, in every section', async () => {
  await openSite('/inventory/search?query=vase', visitor, vases)
  await expect.element(view('Grid')).toBeChecked()
  await expect.poll(() => placeOf('Vase').top).toBe(placeOf('Other vase').top)
  await view('List').click()
  await expect.element(view('List')).toBeChecked()
  expect(placeOf('Other vase').top).toBeGreaterThan(placeOf('Vase').bottom)
  expect(placeOf('Other vase').left).toBe(placeOf('Vase').left)
  await openSite('/books/searchDetails?q=marks', visitor, books)
  await expect.element(view('List')).toBeChecked()
  await view('Grid').click()
  await expect.poll(() => placeOf('Marks').top).toBe(placeOf('Other marks').top)
})

test('auctions stand in a list, and as a grid where the reader chooses it', async () => {
  const auctions = responds(searchAuctions, () =>
    auctionsResponse(
      [anAuctionCard({ id: 1, title: 'First sale' }), anAuctionCard({ id: 2, title: 'Second sale' })],
      { total: 2 },
    ),
  )
  const top = (title: string) =>
    page.getByRole('heading', { level: 3, name: title }).element().getBoundingClientRect().top
  await openSite('/upcomingauctions', visitor, auctions)
  await expect.element(view('List')).toBeChecked()
  expect(top('Second sale')).toBeGreaterThan(top('First sale'))
  await view('Grid').click()
  await expect.poll(() => top('Second sale')).toBe(top('First sale'))
})

test('until they choose, a section has its own view', async () => {
  await openSite('/books/searchDetails?q=marks', visitor, books)
  await expect.element(view('List')).toBeChecked()
  expect(placeOf('Other marks').top).toBeGreaterThan(placeOf('Marks').bottom)
})

test('the next page has the choice before its first paint', () => {
  localStorage.setItem('results-view', 'list')
  const script = document.createElement('script')
  script.textContent = bootstrapScript
  document.head.append(script)
  expect(document.documentElement.getAttribute('data-results-view')).toBe('list')
})
