import { expect, type Page } from '@playwright/test'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { newAccount, signIn } from '../support/accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest as test } from '../support/mails.ts'
import { open } from './words.ts'

const MEMBERSHIP = '/app/accountSettings/subscription'

/** The stand-in's form, in the frame of the payment company, has a card that pays filled in. */
async function pay(page: Page): Promise<void> {
  await expect(page.frameLocator('iframe').getByText('Nothing is charged here.')).toBeVisible()
  // By keyboard: just beside a frame of another origin that came this moment, the browser may hand a
  // pointer's press to the frame.
  await page.getByRole('button', { name: 'Save payment method' }).press('Enter')
}

test('a visitor becomes a member: sign-up, trial, activation with a code, another plan, cancelled, and back', async ({
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
  await pay(page)
  await expect(main.getByText('Your free trial has begun. Enjoy the next seven days!')).toBeVisible()
  await mails.latest(account.email, 'trial-started')

  await open(page, MEMBERSHIP)
  await expect(main.getByText('7 days left in your trial.')).toBeVisible()
  await main.getByRole('button', { name: 'Activate Now' }).click()
  await dialog.getByLabel('Discount Code').fill('SAMPLE-20')
  await dialog.getByRole('button', { name: 'Apply Code' }).click()
  await expect(dialog.getByText('Discount code is correct. Press Confirm to continue!')).toBeVisible()
  await expect(dialog.getByText('$ 23.99')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden({ timeout: 25_000 })
  await expect(main.getByRole('row', { name: /\$ 23\.99.*Paid/ })).toBeVisible()
  await expectNothingForAxe(page)

  await main.getByText('Change plan or billing period').click()
  await main.getByLabel('Billing period').selectOption('Annual')
  await main.getByRole('button', { name: 'Change plan to Unlimited' }).click()
  await expect(dialog.getByText('$ 299.99').first()).toBeVisible()
  await dialog.getByRole('button', { name: /^(Change plan|Confirm)/ }).click()
  await expect(main.getByText('Your subscription has been updated')).toBeVisible({ timeout: 25_000 })
  await expect(main.getByText('$ 299.99 / year').first()).toBeVisible()

  await main.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(
    page.getByText(/^Are you sure you want to cancel your subscription\? Your membership stays open until /),
  ).toBeVisible()
  await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(main.getByText('Your subscription has been cancelled', { exact: true })).toBeVisible()
  await mails.latest(account.email, 'membership-cancelled')
  await main.getByRole('button', { name: 'Reactivate' }).click()
  await expect(main.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
})
