import { expect, test, type Page } from '@playwright/test'
import { newAccount, signIn, starterAccountOf } from '../support/accounts.ts'
import { followMenu, markFirstAsFavorite, open } from './words.ts'

const PAID_ONLY = 'Sorry! This feature is only available for paid subscribers.'
const OVER_TIME = 'Prices of its kind over time'
/** Stand in the details of a mark and of a book alone. */
const OF_THE_MARK = 'the arms of Saxony'
const OF_THE_BOOK = 'Fires and Lights'

const price = (page: Page) => page.getByRole('region', { name: 'Sold price' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' })

/** A sold item of a search, as somebody comes to it. */
async function openItem(page: Page, query: string): Promise<void> {
  await open(page, `/inventory/search?query=${query}`)
  await results(page).getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/worthopedia\/\d+\//)
}

const openMark = async (page: Page) => {
  await open(page, '/marks/search?query=crossed+swords+of+meissen')
  await page.getByRole('link', { name: 'Crossed swords of Meissen', exact: true }).click()
}

const openBook = async (page: Page) => {
  await open(page, '/books/searchDetails?q=fires+lights+morse')
  await page.getByRole('link', { name: 'Furniture of the Olden Time' }).click()
}

test('D1-021: a visitor searches the price guide, changes how results are shown, and is told what opens a price', async ({
  page,
  request,
}) => {
  await open(page, '/')
  await followMenu(page, 'Price Guide')
  await expect(page.getByRole('heading', { level: 1, name: 'Price Guide' })).toBeVisible()
  await page.getByRole('main').getByLabel('ENTER SEARCH TERM').fill('silver teapot')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/inventory\/search\?query=silver\+teapot$/)
  await expect(results(page).getByText('Price for members').first()).toBeVisible()
  await page.getByRole('radio', { name: 'List' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await results(page).getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page.getByText(PAID_ONLY)).toBeVisible()
  const { pathname } = new URL(page.url())
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
    'href',
    `/login/auth?parentUrl=${encodeURIComponent(pathname)}`,
  )
  await expect(page.getByText(OVER_TIME)).toBeHidden()
  expect(await (await request.get(pathname)).text()).not.toMatch(/SOLD FOR|price-history/)
})

test(
  'D1-021: a free member keeps favorites and sees no price and no detail',
  { tag: '@any-width' },
  async ({ page }) => {
    await signIn(page.request, await newAccount(page.request))
    await openItem(page, 'silver+teapot')
    await expect(page.getByText(PAID_ONLY)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Try for free' })).toHaveAttribute(
      'href',
      '/product/index',
    )
    await markFirstAsFavorite(page)
    await openMark(page)
    await expect(page.getByText(PAID_ONLY)).toBeVisible()
    await openBook(page)
    await expect(page.getByText(PAID_ONLY)).toBeVisible()
  },
)

test(
  'D1-021: a trial shows what is left before a lookup is used, opens the price for a day, and reads marks and books',
  { tag: '@any-width' },
  async ({ page }) => {
    await signIn(page.request, starterAccountOf('trial'))
    await openItem(page, 'longcase+clock')
    const left = price(page).getByText(/\d out of 7 lookups remaining/)
    await expect(left).toBeVisible()
    const before = Number((await left.innerText())[0])
    await expect(price(page)).not.toContainText('$')
    await expect(
      page.getByText('Prices over time come with memberships that have unlimited lookups.'),
    ).toBeVisible()
    await price(page).getByRole('button', { name: 'Look up the price' }).click()
    await expect(price(page)).toContainText(/SOLD FOR.*\d/s)
    await page.reload()
    await expect(price(page)).toContainText(/SOLD FOR.*\d/s)
    await openItem(page, 'field+telescope')
    await expect(price(page).getByText(`${before - 1} out of 7 lookups remaining`)).toBeVisible()
    await openMark(page)
    await expect(page.getByText(OF_THE_MARK)).toBeVisible()
    await openBook(page)
    await expect(page.getByRole('region', { name: 'Table of contents' }).getByText(OF_THE_BOOK)).toBeVisible()
  },
)

test('D1-021: a paid member sees prices at once, sorts by them, and how they moved', async ({ page }) => {
  await signIn(page.request, starterAccountOf('member'))
  await open(page, '/inventory/search?query=silver+teapot')
  await expect(
    results(page)
      .getByText(/^[$£€]|^\d/)
      .first(),
  ).toBeVisible()
  await page.getByLabel('Sort results').selectOption('price:desc')
  await expect(page).toHaveURL(/s=price%3Adesc/)
  await expect(page.getByText(/^Prices in USD only\./)).toBeVisible()
  await results(page).getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(price(page)).toContainText(/SOLD FOR.*\d/s)
  await expect(page.getByRole('heading', { name: OVER_TIME })).toBeVisible()
  await expect(page.locator('figure svg .recharts-line-dot').first()).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: OVER_TIME }).getByRole('row').nth(1)).toBeVisible()
  await openMark(page)
  await expect(page.getByText(OF_THE_MARK)).toBeVisible()
  await openBook(page)
  await expect(page.getByRole('region', { name: 'Table of contents' }).getByText(OF_THE_BOOK)).toBeVisible()
})
