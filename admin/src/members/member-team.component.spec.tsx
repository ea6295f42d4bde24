import { listMemberAuditEntries, readMember } from '@vitrine/contracts/members/endpoints'
import * as teams from '@vitrine/contracts/teams/endpoints'
import type { HandOverPreview, ManagedTeam } from '@vitrine/contracts/teams/schemas'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aManagedMember } from '../../tests/a-managed-member.ts'
import { memberParts } from '../../tests/member-parts.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const PATH = `/app/oms/members/${aManagedMember.id}`
const aTeam: ManagedTeam = {
  hasPlan: true,
  hasTeam: true,
  isBilled: false,
  slots: 5,
  usedSlots: 3,
  closedDate: null,
}
const aHandOver: HandOverPreview = {
  id: 9,
  email: 'bo@post.example',
  displayName: 'Bo',
  slots: 5,
  usedSlots: 2,
  plan: 'moves',
  formerPlan: 'moves',
  formerEndsDate: null,
}
const dialog = page.getByRole('dialog')

function show(team: ManagedTeam, ...more: Responder[]) {
  return openConsole(
    PATH,
    givesRows(listMemberAuditEntries, () => []),
    responds(readMember, () => aManagedMember),
    responds(teams.readManagedTeam, () => team),
    ...more,
    ...memberParts,
  )
}

test('staff set the slots of a plan that staff gave, and not below those in use', async () => {
  const { asked } = await show(
    aTeam,
    responds(teams.setTeamSlots, () => ({ ...aTeam, slots: 12 })),
  )
  await page.getByRole('button', { name: 'Set slots' }).click()
  await dialog.getByLabelText('Slots').fill('2')
  await expect
    .element(dialog.getByText('3 slots are taken. Remove users first, or enter at least 3.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Set slots' })).toBeDisabled()
  await dialog.getByLabelText('Slots').fill('12')
  await expect.element(dialog.getByRole('button', { name: 'Set slots' })).toBeEnabled()
  expect(await violationsIn('[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Set slots' }).click()
  await expect.element(page.getByText('The team has 12 slots now')).toBeVisible()
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ slots: 12 })
})

test('slots that a provider bills are not set here; an account without a team shows nothing of one', async () => {
  await show({ ...aTeam, isBilled: true })
  await expect.element(page.getByText('A payment provider bills the slots.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set slots' })).not.toBeInTheDocument()
  await show({ ...aTeam, hasPlan: false, hasTeam: false })
  await expect.element(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Work team' })).not.toBeInTheDocument()
})

test('D3-137: a team is handed over after what follows from it was shown', async () => {
  const { asked } = await show(
    aTeam,
    responds(teams.previewHandOver, () => aHandOver),
    responds(teams.handOverTeam, () => aHandOver),
  )
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Check' })).toBeDisabled()
  await dialog.getByLabelText('Email of the new admin').fill('bo@post.example')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect
    .element(dialog.getByText('Bo (bo@post.example) manages the team from then on; 2 of 5 slots are taken.'))
    .toBeVisible()
  await expect.element(dialog.getByText('ana@post.example has a free account then.')).toBeVisible()
  expect(await violationsIn('[role="dialog"]')).toEqual([])
  // Another email is checked again before anything is done.
  await dialog.getByLabelText('Email of the new admin').fill('cy@post.example')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Hand over' })).toBeVisible()
  expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith('/hand-over'))).toBe(false)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.element(page.getByText('The team is bo@post.example’s now')).toBeVisible()
  expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/hand-over'))?.body).toEqual({
    email: 'bo@post.example',
  })
})

test('an account that cannot take it over is refused at the email, which can be changed', async () => {
  const words = 'This account is in another team. It must leave that team first.'
  await show(
    aTeam,
    responds(teams.previewHandOver, () =>
      Promise.reject(
        new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'email', errorCode: 'invalid', errorMessage: words }],
        }),
      ),
    ),
  )
  await page.getByRole('button', { name: 'Hand over' }).click()
  await dialog.getByLabelText('Email of the new admin').fill('bo@post.example')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect.element(dialog.getByText(words)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Check' })).toHaveFocus()
  await dialog.getByLabelText('Email of the new admin').fill('cy@post.example')
  await expect.element(dialog.getByText(words)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Check' })).toBeEnabled()
})

test.each([
  { button: 'Hand over', field: 'Email of the new admin', typed: 'cy@post.example', before: '' },
  { button: 'Set slots', field: 'Slots', typed: '12', before: '5' },
])('$button: what a session left unsent is there when it is asked again', async (question) => {
  const field = dialog.getByLabelText(question.field)
  const ask = () => page.getByRole('button', { name: question.button }).click()
  await show(aTeam)
  await ask()
  await field.fill(question.typed)
  await show(aTeam)
  await ask()
  await expect.element(field).toHaveValue(question.typed)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await ask()
  await expect.element(field).toHaveValue(question.before)
})
