import { expect } from '@playwright/test'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { newAccount, signIn } from '../support/accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest as test } from '../support/mails.ts'
import { open } from '../site/words.ts'

const MEMBERSHIP = '/app/accountSettings/subscription'

test('a visitor becomes a member by 2Checkout’s own page: trial, activation, another plan, cancelled, and back; the next to sign in sees nothing of it', async ({
  page,
  mails,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const account = await newAccount(page.request)
  await open(page, linkIn(await mails.latest(account.email, 'verify-email'), '/login/verify-email'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await signIn(page.request, account)

  await open(page, '/product/index')
  await main.getByRole('link', { name: 'Try for free with Unlimited' }).click()
  await expect(dialog.getByText('After 7 days: $ 29.99 / month')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start free trial' }).click()
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

  await main.getByText('Change plan or billing period').click()
  await main.getByLabel('Billing period').selectOption('Annual')
  await main.getByRole('button', { name: 'Change plan to Unlimited' }).click()
  await expect(dialog.getByText('$ 299.99').first()).toBeVisible()
  await dialog.getByRole('button', { name: /^(Change plan|Confirm)/ }).click()
  await expect(main.getByText('Your subscription has been updated')).toBeVisible({ timeout: 25_000 })
  await expect(main.getByText('$ 299.99 / year').first()).toBeVisible()

  await main.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(main.getByText('Your subscription has been cancelled', { exact: true })).toBeVisible()
  await mails.latest(account.email, 'membership-cancelled')
  await main.getByRole('button', { name: 'Reactivate' }).click()
  await expect(main.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()

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
