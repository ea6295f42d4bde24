import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { NarrowedStaffRole, StaffRole } from '@vitrine/contracts/staff-roles'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { navigation } from '../layout/navigation.ts'

/** The whole menu of each role. */
const menus: Record<NarrowedStaffRole, string[]> = {
  editor: [
    'Home',
    'Articles',
    'Templates',
    'Authors',
    'Taxonomy',
    'Synonyms',
    'Partners',
    'Blog',
    'Pages',
    'Trash',
    'Auctions',
    'Checks',
    'Sold items',
    'Marks',
    'Books',
    'WorthScore',
    'Issues',
    'Subscribers',
    'Suppressions',
  ],
  support: [
    'Home',
    'Members',
    'Account deletions',
    'Vault items',
    'Forbidden words',
    'Subscriptions',
    'Billing operations',
    'Payment emails',
    'Messages',
    'Reported collections',
  ],
  operator: [
    'Home',
    'Health',
    'Search indexes',
    'Caches',
    'Jobs',
    'Outbox',
    'Dead letters',
    'Emails',
    'Audit log',
    'Runbook',
  ],
}
const everything = navigation.flatMap(({ destinations }) => destinations)
const editors = {
  '/oryEditor/hallmark': 'editor',
  '/oryEditor/blog/1': 'editor',
  '/oryEditor/page/1': 'editor',
}

const openAs = (staffRole: StaffRole) =>
  openConsole(
    '/app/oms/none',
    responds(readUserDetails, () => ({
      ...aStaffMember,
      staffRole: staffRole === 'administrator' ? null : staffRole,
    })),
  )

async function findOffers(): Promise<string[]> {
  await page.getByRole('button', { name: /^Find/ }).click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  const offered = page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent ?? '')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  return everything
    .filter(({ label, purpose }) => offered.some((text) => text.includes(label) && text.includes(purpose)))
    .map(({ label }) => label)
    .toSorted()
}

const shownMenu = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent ?? '')
    .toSorted()

test.each(['editor', 'support', 'operator'] as const)(
  'the menu and Ctrl+K offer what the role of %s opens; every other screen is one sentence and asks the api for nothing',
  async (role) => {
    const { asked, goTo } = await openAs(role)
    const own = menus[role].toSorted()
    await expect.poll(shownMenu).toEqual(own)
    expect(await findOffers()).toEqual(own)

    const closed = everything.filter(({ label }) => !own.includes(label)).map(({ to }) => to)
    const closedEditors = Object.entries(editors)
      .filter(([, opener]) => opener !== role)
      .map(([path]) => path)
    const before = asked.length
    for (const path of [...closed, ...closedEditors]) {
      await goTo('/app/oms/none')
      await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await goTo(path)
      await expect.element(page.getByRole('heading', { level: 1, name: 'Not open to you' })).toBeVisible()
      await expect
        .element(
          page.getByText(
            'Your staff role does not open this page. An administrator can give you another role.',
          ),
        )
        .toBeVisible()
    }
    expect(asked.slice(before).map(({ path }) => path)).toEqual([])
  },
)

test('an administrator is offered every screen', async () => {
  await openAs('administrator')
  const all = everything.map(({ label }) => label).toSorted()
  await expect.poll(shownMenu).toEqual(all)
  expect(await findOffers()).toEqual(all)
})
