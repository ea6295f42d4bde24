import { listMemberAuditEntries, readMember, suspendMember } from '@vitrine/contracts/members/endpoints'
import { membersMessages } from '@vitrine/contracts/members/messages'
import { errorCatalogue } from '@vitrine/contracts/errors'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import * as support from '@vitrine/contracts/members/support-endpoints'
import type { StaffRole } from '@vitrine/contracts/staff-roles'
import { readManagedTeam } from '@vitrine/contracts/teams/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aManagedMember } from '../../tests/a-managed-member.ts'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { memberParts } from '../../tests/member-parts.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const PATH = `/app/oms/members/${aManagedMember.id}`
const AT = '2026-03-04T05:06:07.000Z'
const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const team = { hasPlan: false, hasTeam: false, isBilled: false, slots: 3, usedSlots: 1, closedDate: null }

function show(member: Partial<ManagedMember>, ...more: Responder[]) {
  return openConsole(
    PATH,
    ...more,
    givesRows(listMemberAuditEntries, () => []),
    responds(readMember, () => ({ ...aManagedMember, ...member })),
    responds(readManagedTeam, () => team),
    ...memberParts,
  )
}

test('a suspension is asked for with its reason and length, which stay where it fails, and says both', async () => {
  let isAway = true
  const { asked } = await show(
    {},
    responds(suspendMember, () => {
      if (isAway) throw new Refused('SERVICE_UNAVAILABLE')
      return aManagedMember
    }),
  )
  await button('Suspend').click()
  await dialog.getByRole('textbox', { name: 'Reason, for other staff' }).fill('Sells copies.')
  await dialog.getByRole('combobox', { name: 'For how long' }).click()
  await page.getByRole('option', { name: '7 days' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'For how long' })).toHaveTextContent('7 days')
  expect(await violationsIn('[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(page.getByText(errorCatalogue.SERVICE_UNAVAILABLE.message)).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'For how long' })).toHaveTextContent('7 days')
  isAway = false
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(page.getByText('Suspended', { exact: true })).toBeVisible()
  const body = asked.findLast(({ path }) => path.endsWith('/suspend'))?.body as {
    reason: string
    until: string
  }
  expect(body.reason).toBe('Sells copies.')
  expect(Math.round((Date.parse(body.until) - Date.now()) / 86_400_000)).toBe(7)

  await show({
    suspendedAt: AT,
    suspendedUntil: AT,
    suspensionReason: 'Sells copies.',
    subscriptionStatus: 'Suspended',
  })
  await expect.element(page.getByText('Reason: Sells copies.')).toBeVisible()
})

test('support ends one session, sends emails again and sees what was sent', async () => {
  const session = { id: 8, device: 'Firefox on Linux', address: '192.0.2.7', firstSeen: AT, lastSeen: AT }
  const mail = {
    id: 3,
    template: 'verify-email',
    recipient: aManagedMember.email,
    subject: null,
    state: 'failed' as const,
    requestedAt: AT,
    sentAt: null,
    lastError: 'refused: 550',
  }
  const { asked } = await show(
    { emailVerified: false },
    responds(support.listMemberSessions, () => [session]),
    responds(support.endMemberSession, () => aManagedMember),
    givesRows(support.listMemberMails, () => [mail]),
    responds(support.resendConfirmation, () => aManagedMember),
    responds(support.sendPasswordReset, () => {
      throw new Refused('TOO_MANY_REQUESTS', { message: membersMessages.tooManyMails })
    }),
  )
  await expect.element(page.getByRole('link', { name: 'Confirm a new account' })).toBeVisible()
  await expect.element(page.getByText('refused: 550', { exact: false })).toBeVisible()
  await button('Sign out Firefox on Linux, 192.0.2.7').click()
  await expect.element(page.getByText('Signed out on that device')).toBeVisible()
  await button('Resend confirmation').click()
  await expect.element(page.getByText('Confirmation sent')).toBeVisible()
  await button('Send password reset').click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(membersMessages.tooManyMails)).toBeVisible()
  expect(
    asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    `DELETE /api/v1/identity/members/4/sessions/8`,
    'POST /api/v1/identity/members/4/resend-confirmation',
    'POST /api/v1/identity/members/4/send-password-reset',
  ])
})

const ownPassword = dialog.getByLabelText('Your own password')
const changesOf = (asked: { path: string; body?: unknown }[]) =>
  asked.filter(({ path }) => path.endsWith('/staff-access')).map(({ body }) => body)

test('staff access is changed by the keyboard alone, and the focus is back where the dialog was opened', async () => {
  const { asked } = await show(
    {},
    responds(support.setStaffAccess, () => aManagedMember),
  )
  await expect.element(button('Make staff')).toBeVisible()
  const opener = button('Make staff').element()
  if (opener instanceof HTMLElement) opener.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('radio', { name: /^No staff/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Tab}Brass-cabinet-7{Enter}')
  await expect
    .element(page.getByText('Staff access changed. The other staff are told by email.'))
    .toBeVisible()
  expect(changesOf(asked)).toEqual([{ role: 'administrator', from: null, password: 'Brass-cabinet-7' }])
  await expect.element(button('Make staff')).toHaveFocus()
})

test('one’s own staff access has no button, and says why', async () => {
  await show({ email: aStaffMember.email, isStaff: true, staffRole: 'administrator' })
  await expect.element(page.getByText(membersMessages.ownStaffRole)).toBeVisible()
  await expect.element(button('Change staff access')).not.toBeInTheDocument()
})

test.each([
  [
    'the last administrator',
    () => new Refused('STATUS_CONFLICT', { message: membersMessages.lastStaff }),
    membersMessages.lastStaff,
  ],
  [
    'a role that was taken from oneself meanwhile',
    () => new Refused('FORBIDDEN'),
    `${errorCatalogue.FORBIDDEN.message} Its rights have changed since this page was opened. An administrator can give them back.`,
  ],
  ['a server that fails', () => new Refused('UNEXPECTED'), errorCatalogue.UNEXPECTED.message],
])('%s: the dialog stays with what was chosen and typed, and says it once', async (_, refusal, sentence) => {
  await show(
    { isStaff: true, staffRole: 'administrator' },
    responds(support.setStaffAccess, () => {
      throw refusal()
    }),
  )
  await button('Change staff access').click()
  await dialog.getByRole('radio', { name: /^Support/ }).click()
  await ownPassword.fill('Brass-cabinet-7')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence)
  expect(page.getByText(sentence).elements()).toHaveLength(1)
  await expect.element(dialog.getByRole('radio', { name: /^Support/ })).toHaveFocus()
  await expect.element(ownPassword).toHaveValue('Brass-cabinet-7')
})

test('somebody else who was faster is told with what they have made of it, and the next change goes over that', async () => {
  let staffRole: StaffRole = 'editor'
  const { asked } = await show(
    {},
    responds(readMember, () => ({ ...aManagedMember, isStaff: true, staffRole })),
    responds(support.setStaffAccess, ({ body }) => {
      if (body.from !== staffRole)
        throw new Refused('STATUS_CONFLICT', { message: membersMessages.staffAccessChanged })
      return aManagedMember
    }),
  )
  await button('Change staff access').click()
  await dialog.getByRole('radio', { name: /^Support/ }).click()
  await ownPassword.fill('Brass-cabinet-7')
  staffRole = 'operator'
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(membersMessages.staffAccessChanged)
  await expect.element(dialog.getByText('It is changed by now: Operator.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect
    .element(page.getByText('Staff access changed. The other staff are told by email.'))
    .toBeVisible()
  expect(changesOf(asked)).toMatchObject([
    { role: 'support', from: 'editor' },
    { role: 'support', from: 'operator' },
  ])
})

test('an administrator gives staff access with the own password; what is refused is told in the dialog', async () => {
  let isRight = false
  const { asked } = await show(
    {},
    responds(support.setStaffAccess, () => {
      if (!isRight)
        throw new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'password', errorCode: 'invalid', errorMessage: membersMessages.passwordWrong }],
        })
      return aManagedMember
    }),
  )
  await button('Make staff').click()
  await expect.element(dialog.getByRole('button', { name: 'Change' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /^Editor/ }).click()
  await ownPassword.fill('wrong')
  await expect.element(dialog.getByRole('button', { name: 'Change' })).toBeEnabled()
  expect(await violationsIn('[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect.element(dialog.getByText(membersMessages.passwordWrong)).toBeVisible()
  // Once, and where it is corrected.
  expect(page.getByText(membersMessages.passwordWrong).elements()).toHaveLength(1)
  await expect.element(ownPassword).toHaveFocus()
  isRight = true
  await ownPassword.fill('Brass-cabinet-7')
  await expect.element(dialog.getByText(membersMessages.passwordWrong)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect
    .element(page.getByText('Staff access changed. The other staff are told by email.'))
    .toBeVisible()
  expect(changesOf(asked)).toEqual([
    { role: 'editor', from: null, password: 'wrong' },
    { role: 'editor', from: null, password: 'Brass-cabinet-7' },
  ])
})
