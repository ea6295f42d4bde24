import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import * as memberships from '@vitrine/contracts/memberships/endpoints'
import { membershipMessages } from '@vitrine/contracts/memberships/messages'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aPrice,
  aSubscription,
  paidMembership,
  paidStatus,
  trialMembership,
} from '../../../../tests/a-membership.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const SETTINGS = '/app/accountSettings/subscription'
const dialog = page.getByRole('dialog', { name: 'Activate your membership' })
const codeField = dialog.getByLabelText('Discount Code (optional)')
const main = (name: 'Activate' | 'Apply Code' | 'Confirm') =>
  dialog.getByRole('button', { name, exact: true })
const conversions = (asked: readonly AskedCall[]) =>
  asked.filter(({ path }) => path.endsWith('/trial-conversions'))
const converted = responds(memberships.convertTrial, () => {
  isActive = true
  return { success: true as const, pending: false }
})
const checked = (isRight: boolean) =>
  responds(memberships.checkDiscount, () => ({
    discountCheckSuccessful: isRight,
    discountMessage: isRight ? membershipMessages.discountCorrect : membershipMessages.discountInvalid,
  }))

let isActive = false
beforeEach(() => {
  isActive = false
})

async function openAt(path: string, ...responders: Responder[]) {
  await page.viewport(1300, 800)
  const site = await openSite(
    path,
    ...responders,
    paidStatus,
    responds(readUserDetails, () => aUser(['ROLE_UNLIMITED'], isActive ? 'Active' : 'In Trial')),
    responds(memberships.readMembership, () => (isActive ? paidMembership() : trialMembership())),
    responds(memberships.readSubscription, () =>
      aSubscription({
        product: 'Unlimited',
        ratePlan: 'unlimited-monthly',
        inTrial: !isActive,
        isTrialOffered: false,
      }),
    ),
    responds(memberships.previewPrice, ({ query: { discountCode } }) =>
      aPrice({ amountDueNow: discountCode === 'SPRING' ? '19.99' : '29.99' }),
    ),
    responds(memberships.listInvoices, () => ({
      items: [],
      meta: { total: 0, currentLimit: 20, currentOffset: 0 },
    })),
  )
  await page
    .getByRole(path === SETTINGS ? 'main' : 'banner')
    .getByRole('button', { name: 'Activate Now' })
    .first()
    .click()
  return site
}

describe('from account settings', () => {
  test('D3-117, D3-119, D3-123, D3-124: nothing is charged before Activate; then the status is read, the settings are fresh and the dialog is closed', async () => {
    const { asked } = await openAt(SETTINGS, converted)
    await expect.element(dialog.getByText('Due now')).toBeVisible()
    expect(await violationsIn('dialog[open]')).toEqual([])
    expect(conversions(asked)).toEqual([])
    const before = asked.length
    await main('Activate').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Your subscription has been updated')).toBeVisible()
    await expect
      .element(page.getByText('Your membership is active. Thank you for trusting us!'))
      .toBeVisible()
    expect(
      conversions(asked).map(({ body, headers }) => [
        body,
        headers.get('x-requested-with'),
        headers.get('content-type'),
        headers.get('idempotency-key')?.length,
      ]),
    ).toEqual([[{ src: 'accountSettings', discountCode: '' }, 'XMLHttpRequest', 'application/json', 32]])
    const after = asked.slice(before).map(({ path }) => path.split('?')[0])
    expect(after.indexOf('/api/v1/identity/subscription-status')).toBe(1)
    expect(after).toContain('/api/v1/memberships/memberships')
  })

  test('D3-107, D3-119 to D3-121: a code is applied, then confirmed, and changing it resets it', async () => {
    const { asked } = await openAt(SETTINGS, checked(true), converted)
    await codeField.fill('SPRING')
    await main('Apply Code').click()
    await expect
      .element(dialog.getByText('Discount code is correct. Press Confirm to continue!'))
      .toBeVisible()
    await expect.element(dialog.getByText('$ 19.99')).toBeVisible()
    await expect.element(main('Confirm')).toBeEnabled()
    await codeField.fill('SPRING2')
    await expect.element(main('Apply Code')).toBeEnabled()
    await expect
      .element(dialog.getByText('Discount code is correct. Press Confirm to continue!'))
      .not.toBeInTheDocument()
    await codeField.fill('SPRING')
    await main('Apply Code').click()
    await main('Confirm').click()
    await expect
      .poll(() => conversions(asked).map(({ body }) => body))
      .toEqual([{ src: 'accountSettings', discountCode: 'SPRING' }])
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked.find(({ path }) => path.includes('discount-checks'))?.path).toBe(
      '/api/v1/memberships/discount-checks?product=unlimited-monthly&discountCode=SPRING',
    )
  })

  test('D3-120, D3-121: a wrong code converts nothing', async () => {
    const { asked } = await openAt(SETTINGS, checked(false), converted)
    await codeField.fill('WRONG')
    await main('Apply Code').click()
    await expect.element(dialog.getByText('Invalid discount code!', { exact: true })).toBeVisible()
    await expect
      .element(
        dialog.getByText('Correct the code, or empty the field to go on without one at the price above.'),
      )
      .toBeVisible()
    await expect.element(dialog.getByText('Due now')).toBeVisible()
    await expect.element(main('Apply Code')).toBeDisabled()
    await expect.element(codeField).toHaveAttribute('aria-invalid', 'true')
    expect(conversions(asked)).toEqual([])
    await codeField.fill('')
    await expect.element(main('Activate')).toBeEnabled()
  })

  test.each(['TOO_MANY_REQUESTS', 'UNEXPECTED', 'BILLING_UNAVAILABLE'] as const)(
    'D3-121: a check that failed with %s can be tried again',
    async (code) => {
      await openAt(
        SETTINGS,
        responds(memberships.checkDiscount, () => Promise.reject(new Refused(code))),
      )
      await codeField.fill('SPRING')
      await main('Apply Code').click()
      await expect.element(dialog.getByText('System error occurred! Try again a little later.')).toBeVisible()
      await expect.element(main('Apply Code')).toBeEnabled()
    },
  )

  test('a code that was typed when the session ended is in its field again after the log-in', async () => {
    const { href } = location
    history.replaceState(null, '', LOGIN_PAGE)
    onTestFinished(() => history.replaceState(null, '', href))
    await openAt(
      SETTINGS,
      responds(memberships.checkDiscount, () => Promise.reject(new Refused('SIGN_IN_REQUIRED'))),
    )
    await codeField.fill('SPRING')
    await main('Apply Code').click()
    await expect.element(main('Apply Code')).toBeEnabled()
    await openAt(SETTINGS, checked(true))
    await expect.element(codeField).toHaveValue('SPRING')
    await main('Apply Code').click()
    await expect.element(main('Confirm')).toBeEnabled()
    await codeField.fill('')
  })

  test('D3-118: the code’s field is there only where codes are allowed', async () => {
    await openAt(
      SETTINGS,
      responds(memberships.readSubscription, () =>
        aSubscription({ inTrial: true, ratePlan: 'unlimited-monthly', allowDiscountCodeInModal: false }),
      ),
    )
    await expect.element(main('Activate')).toBeVisible()
    await expect.element(codeField).not.toBeInTheDocument()
  })
})

describe('from the header', () => {
  test('D1-042, D3-118, D3-124: without a code; then the member is read again', async () => {
    const { asked } = await openAt('/dictionary', converted)
    await expect.element(main('Activate')).toBeEnabled()
    await expect.element(codeField).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(conversions(asked)).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'Activate Now' }).first().click()
    await main('Activate').click()
    await expect.element(page.getByText('Your subscription has been updated')).toBeVisible()
    await expect
      .element(page.getByRole('banner').getByRole('button', { name: 'Activate Now' }))
      .not.toBeInTheDocument()
    await expect.element(page.getByText('Your subscription has been updated')).toHaveFocus()
    expect(conversions(asked).map(({ body }) => body)).toEqual([{ src: 'header', discountCode: '' }])
  })

  test('D3-124: a decline closes the dialog, and the message is in view at the top', async () => {
    await openAt(
      '/dictionary',
      responds(memberships.convertTrial, () => Promise.reject(new Refused('PAYMENT_DECLINED'))),
    )
    scrollTo(0, 400)
    await main('Activate').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .element(
        page.getByRole('alert').filter({
          hasText: 'Your payment was declined. Please check your payment method or use another one.',
        }),
      )
      .toBeInViewport()
    // It scrolls there.
    await expect.poll(() => scrollY).toBe(0)
  })

  test('of a trial that was cancelled is refused before anything is confirmed, with the way to take that back', async () => {
    const { asked, place } = await openAt(
      '/dictionary',
      responds(memberships.previewPrice, () =>
        Promise.reject(new Refused('STATUS_CONFLICT', { message: membershipMessages.reactivateFirst })),
      ),
      responds(memberships.readMembership, () =>
        trialMembership({ endsDate: '2026-12-24T00:00:00.000Z', mayCancel: false, mayReactivate: true }),
      ),
    )
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Please reactivate your membership first.')
    await expect.element(main('Activate')).toBeDisabled()
    await dialog.getByRole('button', { name: 'See your membership' }).click()
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Reactivate' })).toBeVisible()
    expect([place(), conversions(asked)]).toEqual([SETTINGS, []])
  })

  test('an outcome that is not known yet says so', async () => {
    await openAt(
      '/dictionary',
      responds(memberships.convertTrial, () => ({ success: true as const, pending: true })),
    )
    await main('Activate').click()
    await expect
      .element(
        page.getByText(
          'We are still waiting for your payment to be confirmed. You will not be charged twice.',
        ),
      )
      .toBeVisible()
  })

  test('a lost connection keeps the dialog, and a second press has the same key', async () => {
    let isLost = true
    const { asked } = await openAt(
      '/dictionary',
      responds(memberships.convertTrial, () => {
        if (isLost) throw new TypeError('lost')
        return { success: true as const, pending: false }
      }),
    )
    await main('Activate').click()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('An error occurred while connecting to the server')
    isLost = false
    await main('Activate').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const keys = conversions(asked).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })
})
