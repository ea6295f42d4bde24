import { expect, type Page } from '@playwright/test'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { mailTest as test } from '../support/mails.ts'
import { cancelAndReactivate, changeToAnnualPlan, signUpForTrial } from '../support/membership-steps.ts'
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
  const { account, main, dialog } = await signUpForTrial(page, mails)
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

  await changeToAnnualPlan(page)

  await main.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(
    page.getByText(/^Are you sure you want to cancel your subscription\? Your membership stays open until /),
  ).toBeVisible()
  await cancelAndReactivate(page, mails, account)
})
