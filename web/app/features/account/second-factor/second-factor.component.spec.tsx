import { listSessions } from '@vitrine/contracts/identity/account-endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as endpoints from '@vitrine/contracts/identity/second-factor-endpoints'
import { secondFactorMessages as messages } from '@vitrine/contracts/identity/second-factor-messages'
import type { SecondFactor } from '@vitrine/contracts/identity/second-factor-schemas'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PATH = '/app/accountSettings/secondFactor'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const none: SecondFactor = { isSetUp: false, isRequired: true, isAwaited: true, recoveryCodesLeft: 0 }
const done: SecondFactor = { isSetUp: true, isRequired: false, isAwaited: false, recoveryCodesLeft: 9 }
const wrongCode = () =>
  new Refused('VALIDATION_FAILED', {
    errors: [{ field: 'code', errorCode: 'invalid', errorMessage: messages.codeWrong }],
  })

function show(state: () => SecondFactor, ...more: Responder[]) {
  const user = { ...aUser(['ROLE_FREE', 'ROLE_ADMIN']), isAdmin: false, awaitsSecondFactor: true }
  return openSite(
    PATH,
    responds(readUserDetails, () => user),
    responds(endpoints.readSecondFactor, state),
    ...more,
  )
}

test('staff set one up: password, key, first code, recovery codes, each refusal at its field', async () => {
  let state = none
  let isRight = false
  const { asked } = await show(
    () => state,
    responds(endpoints.setUpSecondFactor, () => ({
      secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
      uri: 'otpauth://totp/Vitrine:ana?secret=A',
      qrCode: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })),
    responds(endpoints.confirmSecondFactor, () => {
      if (!isRight) throw wrongCode()
      state = { ...done, recoveryCodesLeft: 10 }
      return { recoveryCodes: ['k3m8-q0zt-7yfa', 'aaaa-bbbb-cccc'] }
    }),
  )
  await button('Begin').click()
  await expect.element(page.getByText(messages.passwordMissing)).toBeVisible()
  await page.getByLabelText('Your password').fill('Brass-cabinet-7')
  await button('Begin').click()
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible()
  expect(await violationsIn('main')).toEqual([])
  await page.getByLabelText('Code', { exact: true }).fill('000000')
  await button('Confirm').click()
  await expect.element(page.getByText(messages.codeWrong)).toBeVisible()
  isRight = true
  await page.getByLabelText('Code', { exact: true }).fill('287082')
  await button('Confirm').click()
  await expect.element(page.getByText('k3m8-q0zt-7yfa')).toBeVisible()
  await button('I have kept them').click()
  await expect.element(page.getByText('You have 10 recovery codes left.', { exact: false })).toBeVisible()
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'Brass-cabinet-7' },
    { code: '000000' },
    { code: '287082' },
  ])
})

test('staff whose session has to give it are asked for a code, and told when it is wrong', async () => {
  await show(
    () => ({ ...done, isAwaited: true }),
    responds(endpoints.passSecondFactor, () => {
      throw wrongCode()
    }),
  )
  await page.getByLabelText('Code', { exact: true }).fill('000000')
  await button('Continue').click()
  await expect.element(page.getByText(messages.codeWrong)).toBeVisible()
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('000000')
  expect(await violationsIn('main')).toEqual([])
})

test('who has one makes new recovery codes and removes it', async () => {
  let state = done
  await show(
    () => state,
    responds(endpoints.renewRecoveryCodes, () => ({ recoveryCodes: ['aaaa-bbbb-cccc'] })),
    responds(endpoints.dropSecondFactor, () => {
      state = { ...none, isRequired: false, isAwaited: false }
      return { success: true as const }
    }),
  )
  await button('New recovery codes').click()
  await page.getByLabelText('Code from your app').fill('287082')
  await button('Make new codes').click()
  await expect.element(page.getByText('aaaa-bbbb-cccc')).toBeVisible()
  await button('I have kept them').click()
  await button('Remove second factor').click()
  await page.getByLabelText('Code from your app, or a recovery code').fill('287082')
  await button('Remove second factor').click()
  await expect.element(button('Begin')).toBeVisible()
})

test('every page says that it is missing, with the way there and back', async () => {
  const { place } = await openSite(
    '/app/accountSettings/userInfo',
    responds(readUserDetails, () => ({ ...aUser(), awaitsSecondFactor: true, passwordExpired: true })),
    responds(listSessions, () => ({ items: [] })),
    responds(endpoints.readSecondFactor, () => ({ ...done, isAwaited: true })),
  )
  await expect.element(page.getByText(/Your second factor is still missing\./)).toBeVisible()
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await expect.element(page.getByLabelText('Code', { exact: true })).toBeVisible()
  expect(place()).toBe(`${PATH}?parentUrl=%2Fapp%2FaccountSettings%2FuserInfo`)
  await expect.element(page.getByRole('link', { name: 'Enter the code' })).not.toBeInTheDocument()
})

test('a failure says so, with another try', async () => {
  let fails = true
  await show(() => {
    if (fails) throw new Refused('UNEXPECTED')
    return done
  })
  await expect.element(button('Try again')).toBeVisible()
  fails = false
  await button('Try again').click()
  await expect.element(page.getByText('You have 9 recovery codes left.', { exact: false })).toBeVisible()
})
