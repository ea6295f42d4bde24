import { readSubscriptionStatus, readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as memberships from '@vitrine/contracts/memberships/endpoints'
import * as teams from '@vitrine/contracts/teams/endpoints'
import type { Invitation } from '@vitrine/contracts/teams/schemas'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMembership, paidMembership } from '../../../../tests/a-membership.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PATH = '/app/teamInvitation?token=mailed'
const main = page.getByRole('main')
const anInvitation = (change: Partial<Invitation> = {}): Invitation => ({
  email: 'ana@vitrine.example',
  adminEmail: 'boss@team.example',
  hasAccount: true,
  expiresDate: '2026-12-01T00:00:00.000Z',
  ...change,
})
const invited = (change: Partial<Invitation> = {}) =>
  responds(teams.readInvitation, () => anInvitation(change))
const signedIn = responds(readUserDetails, () => aUser())
const signedOut = responds(readUserDetails, () => Promise.reject(new Refused('NOT_SIGNED_IN')))
const own = (membership = aMembership()) => responds(memberships.readMembership, () => membership)
const status = responds(readSubscriptionStatus, () => ({
  status: 'Inactive' as const,
  billingPeriod: null,
  currency: null,
  hasMobileSubscription: false,
  isActiveZuoraSubscriber: false,
  isAvangateUser: false,
  isFreeUser: true,
  isTrialUser: false,
}))
const show = async (...responders: Responder[]) => await openSite(PATH, ...responders, status, own())

test('D3-145: whoever is signed in with the invited email accepts it, with the tick that ends an own membership', async () => {
  const { asked } = await show(
    invited(),
    signedIn,
    own(paidMembership()),
    responds(teams.confirmInvitation, () => ({ success: true as const })),
  )
  await expect
    .element(main.getByText('boss@team.example invites ana@vitrine.example to a team.', { exact: false }))
    .toBeVisible()
  await expect
    .element(main.getByLabelText('Cancel my own membership at the end of its paid time'))
    .toBeChecked()
  expect(await violationsIn('main')).toEqual([])
  await main.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'You are in the team' })).toBeVisible()
  expect(
    asked.find(({ method, path }) => method === 'POST' && path === '/api/v1/teams/invitations/confirm')?.body,
  ).toEqual({ token: 'mailed', cancelOwnMembership: true })
})

test('without the tick an own membership goes on; without one there is no tick', async () => {
  const { asked } = await show(
    invited(),
    signedIn,
    own(paidMembership()),
    responds(teams.confirmInvitation, () => ({ success: true as const })),
  )
  await main.getByLabelText('Cancel my own membership at the end of its paid time').click()
  await main.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'You are in the team' })).toBeVisible()
  expect(asked.find(({ path }) => path === '/api/v1/teams/invitations/confirm')?.body).toMatchObject({
    cancelOwnMembership: false,
  })
  await show(invited(), signedIn)
  await expect.element(main.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await expect.element(main.getByRole('checkbox')).not.toBeInTheDocument()
})

test('it is declined', async () => {
  await show(
    invited(),
    signedIn,
    responds(teams.declineInvitation, () => ({ success: true as const })),
  )
  await main.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'You have declined' })).toBeVisible()
})

test('who is in another team is told so, and may try again', async () => {
  const words = 'You are in another team already. Leave that team before you accept this invitation.'
  await show(
    invited(),
    signedIn,
    responds(teams.confirmInvitation, () =>
      Promise.reject(new Refused('STATUS_CONFLICT', { message: words })),
    ),
  )
  await main.getByRole('button', { name: 'Accept' }).click()
  await expect.element(main.getByRole('alert')).toHaveTextContent(words)
  await expect.element(main.getByRole('button', { name: 'Accept' })).toBeEnabled()
})

test('who is signed out is led to log in, and comes back', async () => {
  await show(invited(), signedOut)
  await expect
    .element(main.getByRole('link', { name: 'Log In' }))
    .toHaveAttribute('href', `/login/auth?parentUrl=${encodeURIComponent(PATH)}`)
  await expect.element(main.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  expect(await violationsIn('main')).toEqual([])
})

test('an email without an account chooses a password of its own, which makes one', async () => {
  const { asked, place } = await show(
    invited({ hasAccount: false }),
    signedOut,
    responds(teams.makeInvitedAccount, () => ({ success: true as const })),
  )
  await main.getByLabelText('Password', { exact: true }).fill('Glasvitrine8')
  await main.getByLabelText('Repeat password').fill('Glasvitrine9')
  await main.getByRole('button', { name: 'Create account and join' }).click()
  await expect.element(main.getByText('Passwords do not match')).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  await main.getByLabelText('Repeat password').fill('Glasvitrine8')
  await main.getByRole('button', { name: 'Create account and join' }).click()
  await expect.element(main.getByText('Your account is ready. Log in with your new password.')).toBeVisible()
  expect(asked.find(({ path }) => path === '/api/v1/teams/invitations/accounts')?.body).toEqual({
    token: 'mailed',
    newPassword: 'Glasvitrine8',
    newPasswordConfirm: 'Glasvitrine8',
  })
  // It is known whose account it is, and stands in no address.
  await main.getByRole('link', { name: 'Log In' }).click()
  await expect.poll(place).toBe('/login/auth?parentUrl=%2Fapp%2Fvault%2FmyVault%2Flist')
  await expect.element(main.getByLabelText('Email')).toHaveValue('ana@vitrine.example')
})

test('whoever does not want that account declines, without logging in', async () => {
  const { asked } = await show(
    invited({ hasAccount: false }),
    signedOut,
    responds(teams.declineInvitedAccount, () => ({ success: true as const })),
  )
  await main.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'You have declined' })).toBeVisible()
  await expect.element(main.getByText('No account is kept for this email.')).toBeVisible()
  expect(asked.find(({ path }) => path === '/api/v1/teams/invitations/accounts/decline')?.body).toEqual({
    token: 'mailed',
  })
})

test('declining an email that has an account by then says why not', async () => {
  const words = 'There is an account for this email already. Log in to decline the invitation.'
  await show(
    invited({ hasAccount: false }),
    signedOut,
    responds(teams.declineInvitedAccount, () =>
      Promise.reject(new Refused('ALREADY_EXISTS', { message: words })),
    ),
  )
  await main.getByRole('button', { name: 'Decline' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/Log in to decline the invitation\./)
  await expect.element(main.getByRole('button', { name: 'Decline' })).toBeEnabled()
})

test('one that has an account by then is led to log in', async () => {
  await show(
    invited({ hasAccount: false }),
    signedOut,
    responds(teams.makeInvitedAccount, () =>
      Promise.reject(
        new Refused('ALREADY_EXISTS', {
          message: 'There is an account for this email already. Log in to accept the invitation.',
        }),
      ),
    ),
  )
  await main.getByLabelText('Password', { exact: true }).fill('Glasvitrine8')
  await main.getByLabelText('Repeat password').fill('Glasvitrine8')
  await main.getByRole('button', { name: 'Create account and join' }).click()
  await expect
    .element(main.getByRole('alert'))
    .toMatchTextContent(/There is an account for this email already/)
  await expect.element(main.getByRole('alert').getByRole('link', { name: 'Log In' })).toBeVisible()
})

test('D3-145: another account is told so, and may sign out', async () => {
  await show(invited({ email: 'other@vitrine.example' }), signedIn)
  await expect
    .element(main.getByRole('alert').first())
    .toMatchTextContent(
      /This invitation was sent to another email\. Log in with that one to accept it\..*You are logged in as ana@vitrine\.example\./,
    )
  await expect.element(main.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test.each([
  ['expired', 'LINK_EXPIRED', 'This invitation has expired. Invitations are valid for 7 days.'],
  ['used', 'LINK_USED', 'This invitation has already been answered.'],
  ['withdrawn', 'NOT_FOUND', 'This invitation has been withdrawn.'],
  [
    'unknown',
    'LINK_UNKNOWN',
    'This link is not valid. Please check that you copied the whole link from the email.',
  ],
] as const)('D3-145: one that is %s says so, and what to do', async (_, code, words) => {
  await show(
    responds(teams.readInvitation, () => Promise.reject(new Refused(code, { message: words }))),
    signedOut,
  )
  await expect.element(main.getByRole('alert')).toHaveTextContent(words)
  await expect
    .element(
      main.getByText(
        code === 'LINK_USED'
          ? 'If you have accepted it, you are in the team. If not, ask whoever invited you for a new invitation.'
          : 'Please ask whoever invited you for a new invitation.',
      ),
    )
    .toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})
