import { expect } from '@playwright/test'
import { goDark, violationsOf, WCAG } from '../support/accessibility.ts'
import { staffTest as test } from '../support/accounts.ts'

const screens = {
  'records': {
    'Staff console': '/oms/index',
    'MANAGE DICTIONARY PAGES': '/app/oms/dictionaryManager',
    Authors: '/app/oms/authors',
    Taxonomy: '/app/oms/taxonomy',
    Members: '/app/oms/members',
  },
  'what is written': {
    'New author': '/app/oms/authors/create',
    Newsletter: '/app/oms/newsletter-issues',
    'New issue': '/app/oms/newsletter-issues/create',
    Hallmark: '/oryEditor/hallmark',
  },
  'operations': {
    'Search indexes': '/app/oms/search-indexes',
    Caches: '/app/oms/caches',
    Outbox: '/app/oms/outbox',
    'Dead letters': '/app/oms/dead-letters',
    'Audit log': '/app/oms/audit-entries',
  },
}

// What the width changes is where things stand and what the theme changes are colours: each theme at one width is enough.
// One page goes through several screens, whose scripts it then has.
for (const [group, titles] of Object.entries(screens)) {
  test(`the screens of ${group}: nothing for axe to find (light at desktop width, dark on a phone), nothing refused by the policy, no sideways scrolling`, async ({ page }, { project }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })
    for (const [title, path] of Object.entries(titles)) {
      await test.step(title, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        expect.soft(await violationsOf(page, { tags: WCAG }), title).toEqual([])
        expect.soft(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), title).toBeLessThanOrEqual(0)
        expect.soft(complaints.splice(0), title).toEqual([])
      })
    }
  })
}

test('an open screen follows the system into the dark, and is as easy to read there', { tag: '@any-width' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/app/oms/members')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await goDark(page)
  expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])
})

test('what cannot be loaded says so and is tried again, and a record that is not there has its own page', { tag: '@any-width' }, async ({ page }) => {
  for (const [address, calls, there] of [
    ['/app/oms/authors', '**/api/v1/dictionary/admin/authors?*', page.getByRole('row').nth(1)],
    ['/app/oms/outbox', '**/api/v1/operations/outbox', page.getByText('Failed permanently')],
    ['/app/oms/members/1', '**/api/v1/identity/members/1', page.getByRole('heading', { name: 'Current status' })],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('An unexpected error occurred')
    await expect(there).toHaveCount(0)
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(there).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
  await page.goto('/app/oms/members/999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member not found')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
})

test('a cache is cleared, and its generation grows', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/app/oms/caches')
  const row = page.getByRole('table', { name: 'Caches' }).getByRole('row', { name: /^partners/ })
  const before = Number(await row.getByRole('cell').first().textContent())
  await row.getByRole('button', { name: 'Clear partners' }).click()
  await expect(page.getByText('Cleared: partners. Pages are rendered again from now on.')).toBeVisible()
  await expect.poll(async () => Number(await row.getByRole('cell').first().textContent())).toBeGreaterThan(before)
})

test('an index is rebuilt while staff look on', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/app/oms/search-indexes')
  const before = await page.getByText(/^Last rebuilt|^Never rebuilt/).textContent()
  await page.getByRole('button', { name: 'Rebuild' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click()
  await expect(page.getByText(/^Last rebuilt/)).not.toHaveText(before ?? '', { timeout: 60_000 })
})

test('a member is opened from the list, whose rows hold less than the member', { tag: '@any-width' }, async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/app/oms/members')
  const email = (await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
  await page.getByRole('cell', { name: email, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Current status' })).toBeVisible()
  await expect(page.getByText(/Roles: \S/)).toBeVisible()
  await page.goBack()
  await page.getByRole('cell', { name: email, exact: true }).click()
  await expect(page.getByText(/Roles: \S/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('an author is made, changed and deleted', { tag: '@any-width' }, async ({ page }) => {
  const lastName = `Okonkwo${Date.now().toString(36)}`
  await page.goto('/app/oms/authors/create')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('URL').fill('hallmark!')
  await page.getByLabel('URL').fill(lastName)
  await page.getByLabel('Website').fill('nowhere')
  await page.getByLabel('Website').blur()
  await expect(page.getByText('This must be a web address that begins with https:// or http://.')).toBeVisible()
  await page.getByLabel('Website').fill('https://ada.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/app\/oms\/authors$/)
  await page.goto(`/app/oms/authors?filter=${encodeURIComponent(JSON.stringify({ q: lastName }))}`)
  await page.getByText(`Ada ${lastName}`).first().click()
  await page.getByLabel('Credentials').fill('Keeper of prints')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/app\/oms\/authors(\?|$)/)
  await page.getByText(`Ada ${lastName}`).first().click()
  await expect(page.getByLabel('Credentials')).toHaveValue('Keeper of prints')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/app\/oms\/authors/)
  await expect(page.getByText(`Ada ${lastName}`)).toHaveCount(0)
})

test('a category is made, moved and deleted', { tag: '@any-width' }, async ({ page }) => {
  const title = `Zoetropes ${Date.now().toString(36)}`
  await page.goto('/app/oms/taxonomy')
  await page.getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A title is required.')).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('URL').fill(title.replace(' ', '-'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Find a category').fill(title)
  await page.getByRole('button', { name: `Edit or move ${title}` }).click()
  await dialog.getByLabel('Below').fill('Toys Dolls')
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Toys Dolls Games & Puzzles' })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})
