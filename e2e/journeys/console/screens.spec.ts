import { expect, type Page } from '@playwright/test'
import { manageItems } from '@vitrine/contracts/vault-items/endpoints'
import { managedVaultListSchema } from '@vitrine/contracts/vault-items/schemas'
import { goDark, violationsOf, WCAG } from '../support/accessibility.ts'
import { staffTest as test } from '../support/worker-accounts.ts'

const screens = {
  records: {
    'Staff console': '/oms/index',
    'MANAGE DICTIONARY PAGES': '/app/oms/dictionaryManager',
    Authors: '/app/oms/authors',
    Taxonomy: '/app/oms/taxonomy',
    Members: '/app/oms/members',
    'Vault items': '/app/oms/manageVault/search',
  },
  'what is written': {
    'New author': '/app/oms/authors/create',
    Newsletter: '/app/oms/newsletter-issues',
    Subscribers: '/app/oms/newsletter-subscribers',
    'New issue': '/app/oms/newsletter-issues/create',
    Hallmark: '/oryEditor/hallmark',
    'Forbidden words': '/app/oms/forbidden-words',
    'New forbidden word': '/app/oms/forbidden-words/create',
  },
  operations: {
    Health: '/app/oms/system-health',
    Jobs: '/app/oms/jobs',
    Runbook: '/app/oms/runbook',
    'Search indexes': '/app/oms/search-indexes',
    Caches: '/app/oms/caches',
    Outbox: '/app/oms/outbox',
    'Dead letters': '/app/oms/dead-letters',
    'Audit log': '/app/oms/audit-entries',
  },
}

type ScreenTest = { page: Page; width: string }

/**
 * Light at desktop width, dark on a phone: what the width changes is where things stand, and what the theme
 * changes are colors.
 */
async function lookAt({ page, width }: ScreenTest, titles: Record<string, string>): Promise<void> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.emulateMedia({ colorScheme: width === 'phone' ? 'dark' : 'light' })
  for (const [title, path] of Object.entries(titles)) {
    await test.step(title, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      expect.soft(await violationsOf(page, { tags: WCAG }), title).toEqual([])
      expect
        .soft(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), title)
        .toBeLessThanOrEqual(0)
      expect.soft(complaints.splice(0), title).toEqual([])
    })
  }
}

// One page goes through several screens, whose scripts it then has.
for (const [group, titles] of Object.entries(screens)) {
  test(`the screens of ${group}: nothing for axe to find (light at desktop width, dark on a phone), nothing refused by the policy, no sideways scrolling`, async ({
    page,
  }, { project }) => {
    await lookAt({ page, width: project.name }, titles)
  })
}

test('the edit of a member’s item: the same', async ({ page }, { project }) => {
  const { items } = managedVaultListSchema.parse(
    await (await page.request.get(`${manageItems.path}?limit=1`)).json(),
  )
  const [item] = items
  if (!item) throw new Error('no member has an item')
  await lookAt({ page, width: project.name }, { [item.title]: `/app/oms/manageVault/edit?id=${item.id}` })
})

test(
  'an open screen follows the system into the dark, and is as easy to read there',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/app/oms/members')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await goDark(page)
    expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])
  },
)

test('D1-191: a cache is cleared, and its generation grows', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/app/oms/caches')
  const row = page.getByRole('table', { name: 'Caches' }).getByRole('row', { name: /^partners/ })
  const before = Number(await row.getByRole('cell').first().textContent())
  await row.getByRole('button', { name: 'Clear partners' }).click()
  await expect(page.getByText('Cleared: partners. Pages are rendered again from now on.')).toBeVisible()
  await expect
    .poll(async () => Number(await row.getByRole('cell').first().textContent()))
    .toBeGreaterThan(before)
})

test('an index is rebuilt while staff look on', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/app/oms/search-indexes')
  const dictionary = page.getByRole('region', { name: 'The dictionary index' })
  const before = await dictionary.getByText(/^Last rebuilt|^Never rebuilt/).textContent()
  await dictionary.getByRole('button', { name: 'Rebuild' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click()
  await expect(dictionary.getByText(/^Last rebuilt/)).not.toHaveText(before ?? '', { timeout: 60_000 })
})
