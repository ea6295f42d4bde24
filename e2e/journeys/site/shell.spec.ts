import { expect, test, type Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { accountOf } from '../support/worker-accounts.ts'
import { followMenu, open } from './words.ts'

const letters = (page: Page) => page.getByRole('navigation', { name: 'Browse Dictionary' })
const views = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'dataLayer') as object[] | undefined) ?? [])

test(
  'D1-043, D1-044, D1-045: the footer on every page, with its networks and links, each of which responds',
  { tag: '@any-width' },
  async ({ page, request }) => {
    for (const path of ['/', '/dictionary', '/app/vault/dashboard', '/no-such-page']) {
      const html = await (await request.get(path)).text()
      expect(html, path).toContain('aria-label="Footer"')
    }
    await open(page, '/')
    const footer = page.getByRole('contentinfo')
    expect(
      await footer
        .locator('a[aria-label]')
        .filter({ hasNotText: 'Vitrine' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label'))),
    ).toEqual(['Facebook', 'X', 'Pinterest', 'YouTube', 'LinkedIn', 'Instagram'])
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
    await expect(links).toHaveText([
      'About',
      'Contact',
      'Write for Us',
      'Advertise with Us',
      'Terms of Use',
      'Privacy Policy',
      'FAQ',
    ])
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.slice(0, 6)).toEqual([
      '/about',
      '/about-contact',
      '/careers',
      '/advertise-with-us',
      '/page/terms-use',
      '/vitrine-privacy-policy',
    ])
    expect(addresses[6]).toMatch(/^https:\/\//)
    for (const address of addresses.slice(0, 6))
      expect((await request.get(address)).status(), address).toBe(200)
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Vitrine`)
  },
)

test(
  'D1-022, D1-025, D3-164: the vault is the paid subscribers’; other members’ pages ask to log in; whoever did comes back',
  { tag: '@any-width' },
  async ({ page }) => {
    await open(page, '/app/vault/dashboard')
    await expect(
      page.getByText('Sorry! This feature is only available for paid subscribers.', { exact: true }),
    ).toBeVisible()
    const content = page.getByRole('main')
    await expect(content.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/login/auth?parentUrl=%2Fapp%2Fvault%2Fdashboard',
    )
    await expect(content.getByRole('link', { name: 'Try for free' })).toHaveAttribute(
      'href',
      '/product/index',
    )
    await open(page, '/app/myVitrine/savedSearches')
    await expect(page.getByText('Please log in to see your own items.')).toBeVisible()
    await signIn(page.request, await accountOf('member'))
    for (const path of ['/app/worthScore?itemId=1', '/app/vault/dashboard']) {
      await open(page, path)
      await expect(
        page.getByText('Sorry! This feature is only available for paid subscribers.', { exact: true }),
      ).toBeVisible()
    }
  },
)

test(
  'D1-051: each page goes into the analytics layer, titled by its route, and nothing of who reads or what was typed',
  { tag: '@any-width' },
  async ({ page }) => {
    await open(page, '/dictionary/searchResults?query=somebody%40else.example')
    expect(await views(page)).toEqual([
      { event: 'pageView', path: '/dictionary/searchResults', title: 'Dictionary Search Results' },
    ])
    await followMenu(page, 'Marks')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marks')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Marks')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marks')
    await expect
      .poll(async () => (await views(page)).slice(1))
      .toEqual([
        { event: 'pageView', path: '/marks', title: 'Marks' },
        { event: 'pageView', path: '/dictionary/searchResults', title: 'Dictionary Search Results' },
        { event: 'pageView', path: '/marks', title: 'Marks' },
      ])
  },
)

test(
  'D1-049, D1-053: a chunk that cannot be loaded reloads the page once; then the error screen stands there',
  { tag: '@any-width' },
  async ({ page }) => {
    let loads = 0
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && (loads += 1)))
    await open(page, '/dictionary')
    await page.route(/\/assets\/dictionary-letter-.*\.js/, (route) => route.abort())
    loads = 0
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await letters(page).getByRole('link', { name: /^A,/ }).click()
    await page.waitForFunction(
      () => !Reflect.has(window, 'isFirst') && document.documentElement.hasAttribute('data-hydrated'),
    )
    expect(loads).toBe(1)
    await letters(page).getByRole('link', { name: /^A,/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong, Please try refreshing the page.',
    )
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(page).toHaveURL(/\/dictionary\/list\/a$/i)
    await page.unroute(/\/assets\/dictionary-letter-.*\.js/)
    await page.getByRole('link', { name: 'Refresh the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Something went wrong/)
  },
)

test(
  'D1-053: a chunk that does not come is taken for lost after 120 s, and the page loads again',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/dictionary')
    await page.route(/\/assets\/dictionary-letter-.*\.js/, () => undefined)
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    const isFirst = () => page.evaluate(() => Reflect.has(window, 'isFirst'))
    const asked = page.waitForRequest(/\/assets\/dictionary-letter-/)
    await letters(page).getByRole('link', { name: /^A,/ }).click()
    await asked
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 100_000))
    expect([await isFirst(), await page.evaluate(() => sessionStorage.length)]).toEqual([true, 0])
    await page.clock.runFor(20_100)
    // The page that is loaded again needs time that passes.
    await page.clock.resume()
    await page.waitForFunction(
      () => !Reflect.has(window, 'isFirst') && document.documentElement.hasAttribute('data-hydrated'),
    )
    expect(await page.evaluate(() => sessionStorage.getItem('reloaded-for-a-chunk'))).toBe('yes')
  },
)

test(
  'D1-053: a page whose scripts do not come is loaded again once, and reads on without them',
  { tag: '@any-width' },
  async ({ page }) => {
    let documents = 0
    page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)))
    await page.route(/\/assets\/entry.*\.js/, (route) => route.abort())
    await page.goto('/dictionary')
    await expect.poll(() => documents).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dictionary')
  },
)

test(
  'D1-054: going back to the log-in page leads home once somebody is signed in',
  { tag: '@any-width' },
  async ({ page }) => {
    const { email, password } = await accountOf('member')
    await open(page, '/login/auth?parentUrl=%2Fdictionary')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page).toHaveURL(/\/dictionary$/)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    // Within the site, too: a wizard that was left is no page to go back to, and any other page is.
    await open(page, '/app/vault/addVaultItem')
    const heading = page.getByRole('heading', { level: 1 })
    for (const name of ['Marks', 'Library']) {
      await followMenu(page, name)
      await expect(heading).toHaveText(name)
    }
    await page.goBack()
    await expect(heading).toHaveText('Marks')
    await page.goBack()
    await expect(page).toHaveURL(/\/app\/vault\/myVault\/list$/)
  },
)
