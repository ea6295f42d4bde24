import { listMembers } from '@vitrine/contracts/members/endpoints'
import type { MemberRow } from '@vitrine/contracts/members/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMemberRow } from '../../tests/a-managed-member.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const aMember: MemberRow = { ...aMemberRow, isStaff: true, staffRole: 'administrator' }

test('a badge says in plain words how the subscription stands, and what that means when it is pointed at', async () => {
  await openConsole(
    '/app/oms/members',
    givesRows(listMembers, () => [aMember]),
  )
  const badge = page.getByText('No subscription')
  await expect.element(page.getByRole('cell', { name: 'Free account, staff (administrator)' })).toBeVisible()
  await badge.hover()
  await expect
    .element(page.getByRole('tooltip'))
    .toMatchTextContent(/The member can log in\. Documented status: Inactive\./)
})

test('an email that nobody has confirmed is marked', async () => {
  await openConsole(
    '/app/oms/members',
    givesRows(listMembers, () => [
      aMember,
      { ...aMember, id: 5, email: 'bo@post.example', emailVerified: false },
      { ...aMember, id: 6, email: 'cy@post.example', emailVerified: false, waitsForInvitation: true },
    ]),
  )
  await expect.element(page.getByRole('row', { name: /bo@post\.example/ })).toMatchTextContent('Unconfirmed')
  await expect
    .element(page.getByRole('row', { name: /ana@post\.example/ }))
    .not.toMatchTextContent('Unconfirmed')
  await expect
    .element(page.getByRole('row', { name: /cy@post\.example/ }))
    .toMatchTextContent('Invited to a team')
})
