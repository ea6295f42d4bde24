import { allowTrial, listMembers, readMember } from '@vitrine/contracts/members/endpoints'
import { membersMessages } from '@vitrine/contracts/members/messages'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aManagedMember, aMemberRow } from '../../tests/a-managed-member.ts'
import { memberHistory, memberParts } from '../../tests/member-parts.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const LIST = '/app/oms/members'
const members = [
  ...memberParts,
  givesRows(listMembers, () => [aMemberRow]),
  ...memberHistory,
  responds(readMember, ({ params: { id } }) => {
    if (id !== aManagedMember.id) throw new Refused('NOT_FOUND')
    return aManagedMember
  }),
]

test('a member is opened from the list, whose rows hold less than the member, and again after going back', async () => {
  const { goTo } = await openConsole(LIST, ...members)
  const roles = page.getByText(/Roles: \S/)
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('cell', { name: aMemberRow.email, exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Current status' })).toBeVisible()
    await expect.element(roles).toBeVisible()
    await goTo(LIST)
    await expect.element(roles).not.toBeInTheDocument()
  }
})

test('a member that is not there has a page that says so, with the way back to the list', async () => {
  await openConsole(`${LIST}/999999`, ...members)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Member not found')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect.element(heading).toHaveTextContent('Members')
})

test('R-008: product, platform, status, period and currency of a membership that a provider bills are read-only', async () => {
  const billed = { ...aManagedMember, provider: 'zuora', billingPeriod: 'Monthly', currency: 'USD' } as const
  await openConsole(
    `${LIST}/${billed.id}`,
    responds(readMember, () => billed),
    ...members,
  )
  await expect.element(page.getByText(membersMessages.billed)).toBeVisible()
  for (const name of ['Membership', 'Status', 'Bought on', 'Billing period', 'Currency'])
    await expect.element(page.getByRole('combobox', { name })).toHaveAttribute('aria-readonly', 'true')
})

test('what there is nothing to do about is disabled, and says why', async () => {
  await openConsole(`${LIST}/${aManagedMember.id}`, ...members)
  for (const name of ['Unlock', 'Sign out everywhere']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAccessibleDescription('The account is not locked. No session is open.')
  }
})

test('one more trial is allowed after a question', async () => {
  const { asked } = await openConsole(
    `${LIST}/${aManagedMember.id}`,
    ...members,
    responds(allowTrial, () => aManagedMember),
  )
  await page.getByRole('button', { name: 'Allow a trial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Allow' }).click()
  await expect.element(page.getByText('One more trial allowed')).toBeVisible()
  expect(asked.filter(({ path }) => path.endsWith('/allow-trial'))).toHaveLength(1)
})
