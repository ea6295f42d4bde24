import { expect, type Browser, type Page } from '@playwright/test'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { newAccount, PASSWORD, signIn, type Account } from '../support/accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest as test, type Mails } from '../support/mails.ts'
import { open } from './words.ts'

const TEAM = '/app/accountSettings/workTeams'
const CHOSEN = 'Glass-cabinet-8'

/** An account whose email is confirmed. */
async function aConfirmedAccount(page: Page, mails: Mails): Promise<Account> {
  const account = await newAccount(page.request)
  await open(page, linkIn(await mails.latest(account.email, 'verify-email'), '/login/verify-email'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  return account
}

/** Somebody else's browser. */
async function elsewhere(
  browser: Browser,
  baseURL: string | undefined,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL })
  await run(await context.newPage())
  await context.close()
}

test('an admin buys a plan, adds a new user and invites an existing one, buys slots and removes somebody', async ({
  page,
  mails,
  browser,
  baseURL,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const newcomer = `new-${crypto.randomUUID()}@vitrine.example`
  const admin = await aConfirmedAccount(page, mails)
  const friend = await aConfirmedAccount(page, mails)
  await signIn(page.request, admin)

  await open(page, '/app/accountSettings/subscription')
  await main.getByRole('button', { name: 'Subscribe to Enterprise' }).click()
  await dialog.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.frameLocator('iframe').getByText('Nothing is charged here.')).toBeVisible()
  // By keyboard: just beside a frame of another origin that came this moment, the browser may hand a
  // pointer's press to the frame.
  await page.getByRole('button', { name: 'Save payment method' }).press('Enter')
  await mails.latest(admin.email, 'membership-started')

  await open(page, TEAM)
  await expect(main.getByText('1 of 3 in use, 2 free')).toBeVisible()
  await main.getByRole('button', { name: 'Add new user' }).click()
  await dialog.getByLabel('First name').fill('Carla')
  await dialog.getByLabel('Last name').fill('Diaz')
  await dialog.getByLabel('Email').fill(newcomer)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Confirm password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(
    main.getByText(`We have sent an invitation to ${newcomer}. It is valid for 7 days.`),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Invite existing user' }).click()
  await dialog.getByLabel('Email').fill(friend.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(main.getByText('3 of 3 in use, 0 free')).toBeVisible()
  await expectNothingForAxe(page)

  const newcomersLink = linkIn(await mails.latest(newcomer, 'team-invitation'), '/app/teamInvitation')
  await elsewhere(browser, baseURL, async (other) => {
    await open(other, newcomersLink)
    await other.getByLabel('Password', { exact: true }).fill(CHOSEN)
    await other.getByLabel('Repeat password').fill(CHOSEN)
    await other.getByRole('button', { name: 'Create account and join' }).click()
    await expect(other.getByText('Your account is ready. Log in with your new password.')).toBeVisible()
  })
  const friendsLink = linkIn(await mails.latest(friend.email, 'team-invitation'), '/app/teamInvitation')
  await elsewhere(browser, baseURL, async (other) => {
    await signIn(other.request, friend)
    await open(other, friendsLink)
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(other.getByRole('heading', { name: 'You are in the team' })).toBeVisible()
    await open(other, '/app/accountSettings/subscription')
    await expect(other.getByText(`You are in the team of ${admin.email}`, { exact: false })).toBeVisible()
  })

  await open(page, TEAM)
  await main.getByRole('button', { name: 'Add slots' }).click()
  await dialog.getByLabel('How many more?').fill('2')
  await expect(dialog.getByText('$ 124.95 / month')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add slots' }).click()
  await expect(main.getByText('Your plan has 5 slots now.')).toBeVisible({ timeout: 25_000 })
  await expect(main.getByText('3 of 5 in use, 2 free')).toBeVisible()

  await main.getByRole('button', { name: `Delete ${friend.email}` }).click()
  await expect(page.getByText('Are you sure you want to delete this sub-account?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(main.getByText(`${friend.email} is no longer in your team.`)).toBeVisible()
  await mails.latest(friend.email, 'team-removed')
  await expect(main.getByText('2 of 5 in use, 3 free')).toBeVisible()
})
