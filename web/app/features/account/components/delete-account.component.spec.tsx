import { listSessions } from '@vitrine/contracts/identity/account-endpoints'
import { requestDeletion } from '@vitrine/contracts/identity/deletion-endpoints'
import { keepAccount } from '@vitrine/contracts/identity/keep-account-endpoint'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PATH = '/app/accountSettings/userInfo'
const REQUEST = {
  id: 4,
  requestedDate: '2026-11-02T10:00:00.000Z',
  dueDate: '2026-12-02T10:00:00.000Z',
  membershipEndsDate: null as string | null,
}
const BANNER = 'Your account will be deleted on Dec 02, 2026.'

let user = aUser()
beforeEach(() => {
  user = aUser()
})
const member = () => [responds(readUserDetails, () => user), responds(listSessions, () => ({ items: [] }))]
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('D3-103: a member says why and proves it is them; the banner stands on every page, and takes it back', async () => {
  const { asked, place } = await openSite(
    PATH,
    ...member(),
    responds(requestDeletion, () => {
      user = { ...user, deletion: REQUEST }
      return { response: { id: 4 } }
    }),
    responds(keepAccount, () => {
      user = { ...user, deletion: null }
      return { response: { id: 4 } }
    }),
  )
  await expect.element(page.getByText('What you have paid for is not refunded automatically.')).toBeVisible()
  await button('Delete my account').click()
  await expect.element(page.getByLabelText('Your password')).toHaveFocus()
  await button('Cancel').click()
  await expect.element(button('Delete my account')).toHaveFocus()
  await button('Delete my account').click()
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  await page.getByLabelText('Your password').fill('Brass-cabinet-7')
  await page.getByLabelText('Why are you leaving? (optional)').fill('Too many clocks.')
  await button('Delete my account').click()
  await expect.element(page.getByText(BANNER, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^You asked for this on Nov 02, 2026\./)).toBeVisible()
  await expect.element(page.getByText(/^You asked for this on Nov 02, 2026\./)).toHaveFocus()
  expect(await violationsIn('body')).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect.poll(place).toBe('/about')
  await expect.element(page.getByText(BANNER, { exact: true })).toBeVisible()
  await button('Keep my account').click()
  await expect.element(page.getByText('Your account stays. Nothing will be deleted.')).toHaveFocus()
  await expect.element(page.getByText(BANNER, { exact: true })).not.toBeInTheDocument()
  const calls = asked
    .filter(({ method }) => method === 'POST' || method === 'DELETE')
    .map(({ method, path, body }) => [method, path, body])
  expect(calls).toEqual([
    ['POST', requestDeletion.path, { password: 'Brass-cabinet-7', reason: 'Too many clocks.' }],
    ['DELETE', keepAccount.path.replace(':id', '4'), undefined],
  ])
})

test('the membership renews again only where that is ticked', async () => {
  user = { ...user, deletion: { ...REQUEST, membershipEndsDate: '2026-11-20T10:00:00.000Z' } }
  const kept = responds(keepAccount, () => {
    user = { ...user, deletion: null }
    return { response: { id: 4 } }
  })
  const { asked } = await openSite('/about', ...member(), kept)
  const tick = page.getByLabelText('Also renew my membership, which is open until Nov 20, 2026')
  await expect.element(tick).not.toBeChecked()
  expect(await violationsIn('body')).toEqual([])
  await tick.click()
  await button('Keep my account').click()
  await expect.element(page.getByText('Your account stays. Nothing will be deleted.')).toBeVisible()
  await expect.element(tick).not.toBeInTheDocument()
  expect(asked.find(({ method }) => method === 'DELETE')?.path).toMatch(/\?renewMembership=true$/)
})

test('a wrong password stands at its field, and the reason stays', async () => {
  await openSite(
    PATH,
    ...member(),
    responds(
      requestDeletion,
      () =>
        new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'password', errorCode: 'invalid', errorMessage: 'This is not your password' }],
        }).response,
    ),
  )
  await button('Delete my account').click()
  await button('Delete my account').click()
  await expect.element(page.getByText('Please enter your password')).toBeVisible()
  await page.getByLabelText('Your password').fill('Wrong-one-1')
  await page.getByLabelText('Why are you leaving? (optional)').fill('Too many clocks.')
  await button('Delete my account').click()
  await expect.element(page.getByText('This is not your password')).toBeVisible()
  await expect.element(page.getByLabelText('Your password')).toHaveFocus()
  await expect.element(page.getByLabelText('Why are you leaving? (optional)')).toHaveValue('Too many clocks.')
})

test('who may not leave, and who comes too late to stay, read why', async () => {
  await openSite(
    PATH,
    ...member(),
    responds(
      requestDeletion,
      () =>
        new Refused('STATUS_CONFLICT', {
          message: 'You are the last member of staff. Add another one before you delete your account.',
        }).response,
    ),
  )
  await button('Delete my account').click()
  await page.getByLabelText('Your password').fill('Brass-cabinet-7')
  await button('Delete my account').click()
  await expect.element(page.getByText(/^You are the last member of staff\./)).toBeVisible()

  user = { ...user, deletion: REQUEST }
  await openSite(
    '/about',
    ...member(),
    responds(
      keepAccount,
      () =>
        new Refused('STATUS_CONFLICT', {
          message: 'The deletion of this account has begun. It can no longer be kept.',
        }).response,
    ),
  )
  await button('Keep my account').click()
  await expect
    .element(page.getByText('The deletion of this account has begun. It can no longer be kept.'))
    .toBeVisible()
})
