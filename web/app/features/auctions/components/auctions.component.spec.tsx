import { readAuction, searchAuctions, suggestAuctions } from '@vitrine/contracts/auctions/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anAuction, anAuctionCard, auctionsResponse } from '../../../../tests/an-auction.ts'
import { all, keepNamedPictures, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const many = Array.from({ length: 20 }, (_, place) =>
  anAuctionCard({ id: place + 1, title: `Sale ${place + 1}` }),
)
const list = responds(searchAuctions, ({ query }) =>
  auctionsResponse(query.past ? [] : many, { total: query.past ? 0 : 45, currentOffset: query.offset }),
)
const one = responds(readAuction, () => anAuction())

test('filters lead to a page of their own, and say nothing of what is empty', async () => {
  const { place, asked } = await openSite('/upcomingauctions', list)
  await page.getByLabelText('Category').selectOptions('Glass (12)')
  await page.getByLabelText('From').fill('2027-03-01')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(place).toBe('/upcomingauctions?category=glass&f.dateFrom=2027-03-01')
  expect(
    asked.some(({ path }) => path.includes('category=glass') && path.includes('f.dateFrom=2027-03-01')),
  ).toBe(true)
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect.poll(place).toBe('/upcomingauctions')
  await expect.element(page.getByLabelText('Category')).toHaveValue('')
})

test('days are drawn over where auctions lie: what is dragged stands in the fields, and the ends are open', async () => {
  const { place } = await openSite('/upcomingauctions', list)
  const earliest = page.getByRole('slider', { name: 'Earliest days' })
  await expect.element(earliest).toHaveAttribute('aria-valuetext', '25 Feb 2027 – 03 Mar 2027')
  await earliest.fill('1')
  await expect.element(page.getByLabelText('From')).toHaveValue('2027-03-04')
  await page.getByRole('slider', { name: 'Latest days' }).fill('1')
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('2027-03-10')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(place).toBe('/upcomingauctions?f.dateFrom=2027-03-04&f.dateTo=2027-03-10')
  await expect.element(earliest).toHaveValue('1')
  await earliest.fill('0')
  await expect.element(page.getByLabelText('From')).toHaveValue('')
})

test('days on which auctions begin are marked in the months of a calendar, and lead to their auctions', async () => {
  const { place } = await openSite('/upcomingauctions?category=glass', list)
  const calendar = page.getByRole('complementary', { name: 'Calendar' })
  await expect.element(calendar.getByText(/^On a marked day, an auction begins/)).toBeVisible()
  expect(
    textsOf(
      calendar
        .getByRole('table')
        .elements()
        .flatMap(({ children }) => children[0] ?? []),
    ),
  ).toEqual(['March 2027', 'April 2027'])
  expect(calendar.getByRole('columnheader', { name: 'Su' }).elements()).toHaveLength(2)
  expect(
    calendar
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['2 March 2027: 3 auctions', '4 March 2027: 9 auctions', '12 April 2027: 3 auctions'])
  const day = calendar.getByRole('link', { name: '4 March 2027: 9 auctions' })
  // 4 March 2027 is a Thursday.
  expect(day.element().closest('td')?.cellIndex).toBe(4)
  await day.click()
  await expect.poll(place).toBe('/upcomingauctions?category=glass&f.dateFrom=2027-03-04&f.dateTo=2027-03-04')
  await expect.element(day).toHaveAttribute('aria-current', 'date')
})

test('months after the third are links to their days', async () => {
  const days = ['2027-01-05', '2027-02-05', '2027-03-05', '2028-02-05', '2028-02-06']
  const { place } = await openSite(
    '/upcomingauctions',
    responds(searchAuctions, () => {
      const response = auctionsResponse(many)
      return {
        ...response,
        facets: { ...response.facets, calendar: days.map((day) => ({ day, count: 1 })) },
      }
    }),
  )
  await expect.poll(() => page.getByRole('table').elements().length).toBe(3)
  await page.getByRole('link', { name: 'February 2028: 2 auctions' }).click()
  await expect.poll(place).toBe('/upcomingauctions?f.dateFrom=2028-02-01&f.dateTo=2028-02-29')
})

test('an auction shows its own picture, and one without it the drawing of its first category', async () => {
  keepNamedPictures()
  const auctions = [
    anAuctionCard({ id: 1, picture: '/media/articles/oil-lamp.webp' }),
    anAuctionCard({ id: 2 }),
  ]
  await openSite(
    '/upcomingauctions',
    responds(searchAuctions, () => auctionsResponse(auctions)),
  )
  await expect
    .poll(() => all('.auction img').map((picture) => picture.getAttribute('src')))
    .toEqual([expect.stringContaining('articles/oil-lamp'), expect.stringContaining('categories/glass')])
})

test('auctions are grouped by month while they are in the order of their dates', async () => {
  await openSite('/upcomingauctions', list)
  await expect.element(page.getByRole('heading', { level: 2, name: 'March 2027' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Sale 1', exact: true })).toBeVisible()
  await page.getByLabelText('Sort results').selectOptions('Title A-Z')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Sale 1', exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: 'March 2027' }).elements()).toEqual([])
})

test('an order applies at once and stays with the filters; a chip takes its filter away', async () => {
  const { place, asked } = await openSite('/upcomingauctions?category=glass&place=Lyon%2C+France', list)
  const sort = page.getByLabelText('Sort results')
  await expect.element(sort).toHaveValue('date:asc')
  await sort.selectOptions('Title A-Z')
  await expect.poll(place).toBe('/upcomingauctions?category=glass&place=Lyon%2C+France&s=title%3Aasc')
  expect(asked.some(({ path }) => path.includes('s=title%3Aasc') && path.includes('category=glass'))).toBe(
    true,
  )
  await page.getByRole('link', { name: 'Remove the filter Lyon, France' }).click()
  await expect.poll(place).toBe('/upcomingauctions?category=glass&s=title%3Aasc')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(place).toBe('/upcomingauctions?category=glass&s=title%3Aasc')
  await page.getByRole('link', { name: 'Past auctions' }).click()
  await expect.poll(place).toBe('/upcomingauctions?category=glass&past=1')
  await expect.element(sort).toHaveValue('date:desc')
})

test('several categories of a link are asked for together, and stand in the list as one choice', async () => {
  const { asked } = await openSite('/upcomingauctions?category=glass&category=metals', list)
  const category = page.getByLabelText('Category')
  await expect.element(category).toHaveValue('glass,metals')
  expect(
    asked.some(
      ({ path }) => path.includes('category=glass%2Cmetals') || path.includes('category=glass,metals'),
    ),
  ).toBe(true)
  await expect.poll(() => textsOf(all('#auction-filters option:checked'))).toContain('Glass, Metals')
  await expect.element(page.getByRole('link', { name: 'Remove the filter Glass, Metals' })).toBeVisible()
})

test('titles of auctions to come are suggested while somebody types, and lead to their pages', async () => {
  const suggested = responds(suggestAuctions, () => ({
    items: [{ title: 'Silver and Glass', pageURI: '/upcomingauctions/7/silver-and-glass' }],
  }))
  const { place, asked } = await openSite('/upcomingauctions', list, one, suggested)
  await page.getByLabelText('Search auctions').fill('silv')
  await page.getByRole('option', { name: 'Silver and Glass' }).click()
  await expect.poll(place).toBe('/upcomingauctions/7/silver-and-glass')
  expect(asked.some(({ path }) => path === '/api/v1/auctions/suggestions?term=silv')).toBe(true)
})

test('45 auctions are three pages, and the past ones are a click away', async () => {
  const { place } = await openSite('/upcomingauctions', list)
  await expect
    .element(page.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('href', '/upcomingauctions?offset=40')
  await page.getByRole('link', { name: 'Past auctions' }).click()
  await expect.poll(place).toBe('/upcomingauctions?past=1')
  await expect.element(page.getByText('There are no auctions here yet.')).toBeVisible()
})

test('the times are told by the reader’s clock as well', async () => {
  await openSite('/upcomingauctions/7/silver-and-glass', one)
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  await expect.element(page.getByText('04 Mar 2027, 10:00 AM – 5:30 PM, Paris time (GMT+1)')).toBeVisible()
  const mine = page.getByRole('definition').nth(1)
  await expect.element(mine).toMatchTextContent(zone === 'Europe/Paris' ? /The same/ : /\d\d Mar 2027, \d/)
})

test.each([
  ['light', 1280, '/upcomingauctions'],
  ['dark', 390, '/upcomingauctions'],
  ['light', 390, '/upcomingauctions/7/silver-and-glass'],
  ['dark', 1280, '/upcomingauctions/7/silver-and-glass'],
] as const)('axe finds nothing, %s at %i px: %s', async (theme, width, path) => {
  await page.viewport(width, 900)
  document.documentElement.dataset['theme'] = theme
  await openSite(path, list, one)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  delete document.documentElement.dataset['theme']
})
