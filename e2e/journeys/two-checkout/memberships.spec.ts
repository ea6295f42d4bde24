import { expect } from '@playwright/test'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { newAccount, signIn } from '../support/accounts.ts'
import { mailTest as test } from '../support/mails.ts'
import { cancelAndReactivate, changeToAnnualPlan, signUpForTrial } from '../support/membership-steps.ts'
import { open } from '../site/words.ts'

const MEMBERSHIP = '/app/accountSettings/subscription'

test('D3-131: a visitor becomes a member by 2Checkout’s own page: trial, activation, another plan, cancelled, and back; the next to sign in sees nothing of it', async ({
  page,
  mails,
}) => {
  test.slow()
  const { account, main, dialog } = await signUpForTrial(page, mails)
  // 2Checkout's own page: a card that is refused leaves the member there.
  await expect(page.getByText('unlimited-monthly × 1: 29.99 USD, after 7 days without charge')).toBeVisible()
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toHaveText('The payment was declined. Please use another card.')
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(main.getByText('Your free trial has begun. Enjoy the next seven days!')).toBeVisible()
  await mails.latest(account.email, 'trial-started')

  await open(page, MEMBERSHIP)
  await expect(main.getByText('7 days left in your trial.')).toBeVisible()
  await main.getByRole('button', { name: 'Activate Now' }).click()
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 25_000 })
  await expect(main.getByRole('row', { name: /\$ 29\.99.*Paid/ })).toBeVisible()
  await expectNothingForAxe(page)

  await changeToAnnualPlan(page)

  await main.getByRole('button', { name: 'Cancel subscription' }).click()
  await cancelAndReactivate(page, mails, account)

  // D3-131: signed out in this tab, and another one signs in.
  await page.getByRole('button', { name: /^Hello, / }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
  await signIn(page.request, await newAccount(page.request))
  await open(page, MEMBERSHIP)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/Unlimited/).first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cancel subscription' })).toBeHidden()
  await expect(main.getByRole('heading', { name: 'Invoices' })).toBeHidden()
})
