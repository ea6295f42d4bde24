import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { listIndexes, readHealth } from '@vitrine/contracts/operations/endpoints'
import { systemParts } from '@vitrine/contracts/operations/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { anIndex } from '../../tests/an-index.ts'
import { openConsole } from '../../tests/open-console.tsx'

const waits = page.getByRole('region', { name: 'What waits' })
const asRole = (staffRole: 'editor' | 'support' | 'operator') =>
  responds(readUserDetails, () => ({ ...aStaffMember, staffRole }))

test.each([
  ['editor', ['My drafts', 'Scheduled', 'Articles with problems'], /operations|contact/],
  ['support', ['Messages'], /operations|dictionary|texts/],
  ['operator', ['Health', 'Emails', 'Outbox', 'Search'], /contact|dictionary|texts/],
] as const)(
  'Home shows the %s what waits on the screens of the role, and asks for nothing else',
  async (role, titles, closed) => {
    const { asked } = await openConsole('/oms/index', asRole(role))
    await expect.element(waits).toBeVisible()
    await expect
      .poll(() =>
        waits
          .getByRole('heading', { level: 2 })
          .elements()
          .map((heading) => heading.textContent),
      )
      .toEqual(titles)
    expect(asked.map(({ path }) => path).filter((path) => closed.test(path))).toEqual([])
  },
)

test('a part that is down is on Home, with what that means and what to do', async () => {
  await openConsole(
    '/oms/index',
    asRole('operator'),
    responds(readHealth, () => ({
      checkedAt: '2026-11-24T10:00:00.000Z',
      parts: systemParts.map((part) => ({
        part,
        state: part === 'storage' ? ('down' as const) : ('up' as const),
        milliseconds: 3,
        detail: '',
        problem: part === 'storage' ? 'no space left' : null,
      })),
    })),
  )
  await expect.element(waits.getByText('6 of 7')).toBeVisible()
  await expect
    .element(waits.getByText(/^Storage is down\. Uploads are refused, and pictures may be missing\./))
    .toBeVisible()
  await expect
    .element(waits.getByRole('link', { name: 'Runbook: Storage' }))
    .toHaveAttribute('href', '/app/oms/runbook#storage')
})

test('the line of one index stands apart from the next index', async () => {
  await openConsole(
    '/oms/index',
    asRole('operator'),
    responds(listIndexes, () => (['dictionary', 'marks'] as const).map((id) => ({ ...anIndex, id }))),
  )
  const line = waits.getByText('Never rebuilt.').first()
  const next = waits.getByText('Documents in marks')
  await expect.element(next).toBeVisible()
  const gap = next.element().getBoundingClientRect().top - line.element().getBoundingClientRect().bottom
  expect(gap).toBeGreaterThanOrEqual(16)
})
