import { expect, test, type Page } from '@playwright/test'
import { goDark, violationsOf, WCAG } from '../support/accessibility.ts'
import { emulatePhone, trackRequests } from '../support/pages.ts'
import { nobody, open, suggestions, untilHydrated } from './words.ts'

/** Paths below these load the one layout, every other path the other. */
const CATALOGUE = /^\/(app|dictionary|data-partners|source)(\/|$)/
const layoutsLoaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/(\w+-layout)-/.exec(name)?.[1] ?? []),
  )

const pages = {
  home: '/',
  dictionary: '/dictionary',
  'search results': '/dictionary/searchResults?query=glass&categories=glass',
  'nothing found': '/dictionary/searchResults?query=zzzqqx',
  category: '/dictionary/c/ceramics',
  letter: '/dictionary/list/c',
  author: '/dictionary/authors/ines-carvalho',
  article: '/dictionary/celadon',
  'log in': '/login/auth',
  'not found': '/no-such-page',
  'price guide': '/worthopedia',
  'sold items': '/inventory/search?query=vase',
  marks: '/marks',
  'marks search': '/marks/search?query=crown',
  'a mark': '/marks/1/alexis-rudier-fondeur-paris',
  library: '/library',
  'library search': '/books/searchDetails?q=furniture',
  'a book': '/library/1/the-grammar-of-ornament',
  partners: '/data-partners',
  auctions: '/upcomingauctions',
  'an auction': '/upcomingauctions/1/silver-from-two-country-houses',
  blog: '/articles',
  posts: '/articles/searchResults',
  'a post': '/articles/pontil-marks-in-pictures',
  memberships: '/product/index',
  'privacy policy': '/vitrine-privacy-policy',
  'a partner': '/source/aldecott-works-on-paper',
  'saved searches': '/app/myVitrine/savedSearches',
}

const SHIFT_BUDGET = 0.02
const shiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shift')))

const TITLE = 'D1-052: nothing moves while it loads, nothing for axe to find, no sideways scrolling at 320 px'

for (const [name, path] of Object.entries(pages)) {
  test(
    `${name}, in light at desktop width and in dark on a phone: ${TITLE}; nothing refused by the policy, one layout’s script`,
    { tag: '@any-width' },
    async ({ page }) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|Hydration|Minified React/i.test(message.text()))
          refused.push(message.text())
      })
      page.on('pageerror', (error) => refused.push(error.message))
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
            })
        }).observe({ entryTypes: ['layout-shift'] })
      })
      const inspect = async () => {
        expect(await shiftOf(page)).toBeLessThan(SHIFT_BUDGET)
        expect(new Set(await layoutsLoaded(page))).toEqual(
          new Set([CATALOGUE.test(path) ? 'catalogue-layout' : 'front-layout']),
        )
        expect(await violationsOf(page, { tags: [...WCAG, 'best-practice'] })).toEqual([])
      }
      const widthOfContent = () => page.evaluate(() => document.documentElement.scrollWidth)

      const isQuiet = trackRequests(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, path)
      await isQuiet()
      await inspect()
      await page.setViewportSize({ width: 320, height: 700 })
      // The browser takes the new width a moment after it was asked to.
      await expect.poll(widthOfContent).toBeLessThanOrEqual(320)

      // The same page turns into one on a phone, and loads from the cache: only the widths differ.
      const setPhoneWidth = await emulatePhone(page)
      await setPhoneWidth(412)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.reload()
      await untilHydrated(page)
      await isQuiet()
      await inspect()
      await setPhoneWidth(320)
      await expect.poll(widthOfContent).toBeLessThanOrEqual(320)
      expect(refused).toEqual([])
    },
  )
}

test(
  'a page follows the reader’s system into the dark, and is as easy to read there',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/dictionary/celadon')
    await goDark(page)
    expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])
  },
)

test('the open panels and the suggestion list pass axe, too', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await open(page, '/dictionary/searchResults?query=glass')
  await page.getByRole('button', { name: /^Show Filters/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel('ENTER SEARCH TERM').fill('glas')
  await expect(suggestions(page).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filters and sort work as native forms', async ({ page }) => {
    await page.goto('/dictionary')
    await page.getByLabel('ENTER SEARCH TERM').fill('glass')
    await page.getByLabel('FILTER CATEGORIES').selectOption('glass')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/query=glass&categories=glass&s=relevance%3Adesc$/)
    const sidebar = page.getByRole('complementary', { name: 'Filters' })
    await sidebar.getByRole('radio', { name: 'All', exact: true }).check()
    await page.getByLabel('Sort results').selectOption('title:asc')
    await sidebar.getByRole('button', { name: 'Apply Filters', exact: true }).click()
    await expect(page).toHaveURL(/s=title%3Aasc/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('pages are read whole: descriptions and authors unfolded, menu and pages as links', async ({
    page,
  }) => {
    await page.goto('/dictionary/c/ceramics')
    for (const button of await page.getByRole('button', { name: 'Show more', includeHidden: true }).all())
      await expect(button).toBeHidden()
    await page.goto('/dictionary/authors/ines-carvalho')
    const text = page.locator('[data-author-card] .prose')
    await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThan(65)
    await expect(page.getByRole('button', { name: 'READ MORE' })).toBeHidden()
  })

  test(
    'the log-in form tells of a wrong password and keeps the address typed',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/login/auth')
      const email = nobody()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('wrong-password')
      await page.getByRole('button', { name: 'Log In', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.')
      await expect(page.getByLabel('Email')).toHaveValue(email)
    },
  )
})
