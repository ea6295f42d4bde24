import { readFrontPage } from '@vitrine/contracts/front-page/endpoints'
import { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { all, one } from '../../tests/in-page.ts'
import { openSite } from '../../tests/open-site.tsx'
import { settings } from '../../tests/site-settings.ts'

const words = 'Sample content is being filled in. Reload this page in a moment.'
const parts = () =>
  all('main h1, main form, main section, main img').map((part) => part.getBoundingClientRect().toJSON())

test.each([
  [320, 700],
  [1440, 900],
])(
  'that sample content is still coming is seen at once on a screen of %i × %i, and nothing moves for it',
  async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(async () => await page.viewport(1300, 800))
    await openSite('/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
    // Until its own typeface is there, the heading may have another line.
    await document.fonts.ready
    const without = parts()
    const filling = vi.spyOn(settings, 'isFillingIn').mockReturnValue(true)
    onTestFinished(() => filling.mockRestore())
    await openSite('/')
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.poll(parts).toEqual(without)
    const told = page.getByText(words).element().getBoundingClientRect()
    for (const above of ['main form', 'main img'])
      expect(told.top).toBeGreaterThanOrEqual(one(above).getBoundingClientRect().bottom)
    if (width === 1440) expect(told.bottom).toBeLessThanOrEqual(height)
    expect(told.bottom).toBeLessThanOrEqual(one('main section').getBoundingClientRect().bottom)
  },
)

test('as long as sample content is still coming, no category is said to be empty below', async () => {
  const filling = vi.spyOn(settings, 'isFillingIn').mockReturnValue(true)
  onTestFinished(() => filling.mockRestore())
  const none = responds(listRoots, () => ({
    items: [],
    meta: { total: 0, currentLimit: 0, currentOffset: 0 },
  }))
  await openSite('/', none)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('No results found in any category')).not.toBeInTheDocument()
  filling.mockReturnValue(false)
  await openSite('/', none)
  await expect.element(page.getByText('No results found in any category')).toBeVisible()
})

const sale = {
  id: 7,
  title: 'George III mahogany longcase clock',
  pageURI: '/worthopedia/7/george-iii-mahogany-longcase-clock',
  saleDate: '2024-03-09',
}
const mark = {
  id: 3,
  title: 'Lion passant, sterling',
  pageURI: '/marks/3/lion-passant-sterling',
  place: 'England',
  period: 'since 1544',
  thumbnail: '/images/placeholder.svg',
}
const auction = {
  id: 5,
  title: 'Silver from Two Country Houses',
  pageURI: '/upcomingauctions/5/silver-from-two-country-houses',
  house: 'Fennimere Silver',
  place: 'Edinburgh',
  day: '2027-03-04',
}

test('it shows some sales without a price, some marks and the next auctions, each with its page', async () => {
  await openSite(
    '/',
    responds(readFrontPage, () => ({ soldItems: [sale], marks: [mark], auctions: [auction] })),
  )
  const part = (name: string) => page.getByRole('region', { name })
  const sold = part('What did it sell for?')
  await expect
    .element(sold.getByRole('link', { name: `${sale.title} Sold in 2024` }))
    .toHaveAttribute('href', sale.pageURI)
  await expect.element(sold.getByText('Sold in 2024')).toBeVisible()
  await expect
    .element(
      part('What does this mark mean?').getByRole('link', { name: `${mark.title} England · since 1544` }),
    )
    .toHaveAttribute('href', mark.pageURI)
  const coming = part('Coming auctions').getByRole('link', { name: new RegExp(auction.title) })
  await expect.element(coming).toHaveAttribute('href', auction.pageURI)
  await expect.element(coming.getByText('Fennimere Silver, Edinburgh')).toBeVisible()
  await expect.element(coming.getByText('Mar 04, 2027')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'is it real ivory' }))
    .toHaveAttribute('href', '/dictionary/searchResults?query=is+it+real+ivory')
})

test('a part without entries is not there', async () => {
  await openSite('/')
  await expect
    .element(page.getByRole('heading', { name: 'What do I own, and what is it worth?' }))
    .toBeVisible()
  for (const name of ['What did it sell for?', 'What does this mark mean?', 'Coming auctions'])
    await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument()
})
