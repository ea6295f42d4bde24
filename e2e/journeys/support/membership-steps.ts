import { expect, type Page } from '@playwright/test'
import { open } from '../site/words.ts'
import { newAccount, signIn, type Account } from './accounts.ts'
import { linkIn } from './mail-links.ts'
import type { Mails } from './mails.ts'

/** Signs up, confirms the email by the mailed link, and logs in. */
async function signUpAndLogIn(page: Page, mails: Mails): Promise<Account> {
  const account = await newAccount(page.request)
  await open(page, linkIn(await mails.latest(account.email, 'verify-email'), '/login/verify-email'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await signIn(page.request, account)
  return account
}

/** A new account up to the form for the payment method of its trial. */
export async function signUpForTrial(page: Page, mails: Mails) {
  const account = await signUpAndLogIn(page, mails)
  await startTrial(page)
  return { account, main: page.getByRole('main'), dialog: page.getByRole('dialog') }
}

async function startTrial(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await open(page, '/product/index')
  await page.getByRole('main').getByRole('link', { name: 'Try for free with Unlimited' }).click()
  await expect(dialog.getByText('After 7 days: $ 29.99 / month')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start free trial' }).click()
}

export async function changeToAnnualPlan(page: Page): Promise<void> {
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await main.getByText('Change plan or billing period').click()
  await main.getByLabel('Billing period').selectOption('Annual')
  await main.getByRole('button', { name: 'Change plan to Unlimited' }).click()
  await expect(dialog.getByText('$ 299.99').first()).toBeVisible()
  await dialog.getByRole('button', { name: /^(Change plan|Confirm)/ }).click()
  await expect(main.getByText('Your subscription has been updated')).toBeVisible({ timeout: 25_000 })
  await expect(main.getByText('$ 299.99 / year').first()).toBeVisible()
}

/** The cancellation, confirmed in the dialog that asks, with its mail; and back. */
export async function cancelAndReactivate(page: Page, mails: Mails, { email }: Account): Promise<void> {
  const main = page.getByRole('main')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Cancel subscription' })
    .click()
  await expect(main.getByText('Your subscription has been cancelled', { exact: true })).toBeVisible()
  await mails.latest(email, 'membership-cancelled')
  await main.getByRole('button', { name: 'Reactivate' }).click()
  await expect(main.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
}
