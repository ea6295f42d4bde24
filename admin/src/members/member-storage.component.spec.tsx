import { listMemberAuditEntries, readMember } from '@vitrine/contracts/members/endpoints'
import { readManagedTeam } from '@vitrine/contracts/teams/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { readManagedStorage, setQuota } from '@vitrine/contracts/vault-media/endpoints'
import { vaultMediaMessages } from '@vitrine/contracts/vault-media/messages'
import type { ManagedStorage } from '@vitrine/contracts/vault-media/schemas'
import { GIGABYTE } from '@vitrine/contracts/vault-media/storage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aManagedMember } from '../../tests/a-managed-member.ts'
import { memberParts } from '../../tests/member-parts.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const team = { hasPlan: false, hasTeam: false, isBilled: false, slots: 3, usedSlots: 1, closedDate: null }
const dialog = page.getByRole('dialog')

test('staff see what a member stores, and give the member another quota; a number that is none is refused', async () => {
  let storage: ManagedStorage = {
    usedBytes: 2.1 * GIGABYTE,
    deletedBytes: 0.5 * GIGABYTE,
    allowedBytes: 20 * GIGABYTE,
    quota: null,
    membershipQuota: 20,
  }
  storage = { ...storage, usedBytes: Math.round(storage.usedBytes) }
  const { asked } = await openConsole(
    `/app/oms/members/${aManagedMember.id}`,
    givesRows(listMemberAuditEntries, () => []),
    responds(readMember, () => aManagedMember),
    responds(readManagedTeam, () => team),
    responds(readManagedStorage, () => storage),
    responds(setQuota, ({ body: { quota } }) => {
      storage = { ...storage, quota, allowedBytes: (quota ?? 20) * GIGABYTE }
      return storage
    }),
    ...memberParts,
  )
  await expect.element(page.getByText('2.1 of 20 GB used')).toBeVisible()
  await expect
    .element(
      page.getByText(
        '512 MB of that is deleted and waits to be erased. The quota is that of the membership.',
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Change quota' }).click()
  const field = dialog.getByRole('textbox', { name: 'Gigabytes' })
  const change = dialog.getByRole('button', { name: 'Change quota' })
  for (const wrong of ['1.5', '1.000', '-1', '10000']) {
    await field.fill(wrong)
    await expect.element(dialog.getByText(vaultMediaMessages.quotaInvalid)).toBeVisible()
    await expect.element(change).toBeDisabled()
  }
  expect(await violationsIn('[role="dialog"]')).toEqual([])
  await field.fill('50')
  await change.click()
  await expect.element(page.getByText('2.1 of 50 GB used')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { quota: 50, from: null },
  ])
})
