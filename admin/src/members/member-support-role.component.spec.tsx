import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { listMemberAuditEntries, readMember } from '@vitrine/contracts/members/endpoints'
import { readManagedTeam } from '@vitrine/contracts/teams/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aManagedMember } from '../../tests/a-managed-member.ts'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { memberParts } from '../../tests/member-parts.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

test('support sees no staff access of members, and of the console only what is theirs', async () => {
  const team = { hasPlan: false, hasTeam: false, isBilled: false, slots: 3, usedSlots: 1, closedDate: null }
  const support = responds(readUserDetails, () => ({ ...aStaffMember, staffRole: 'support' as const }))
  await openConsole(
    `/app/oms/members/${aManagedMember.id}`,
    support,
    givesRows(listMemberAuditEntries, () => []),
    responds(readMember, () => aManagedMember),
    responds(readManagedTeam, () => team),
    ...memberParts,
  )
  await expect.element(page.getByRole('heading', { name: 'Current status' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Staff access' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: 'Members' })).toBeVisible()
  for (const name of ['Dictionary', 'Search indexes', 'Prices'])
    await expect.element(page.getByRole('menuitem', { name, exact: true })).not.toBeInTheDocument()
})
