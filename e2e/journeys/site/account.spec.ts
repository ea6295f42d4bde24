import { expect, type Page } from '@playwright/test'
import { requestPasswordReset } from '@vitrine/contracts/identity/account-endpoints'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { newAccount, PASSWORD, signIn, type Account } from '../support/accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest as test } from '../support/mails.ts'
import { nobody, open } from './words.ts'

const NEW_PASSWORD = 'Walnut-bureau-8'

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** On the page of the mailed link; then logs in with the new password. */
async function setNewPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repeat new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await logIn(page, { email, password: NEW_PASSWORD })
  await expect(page).toHaveURL(/\/$/)
}

test(
  'D3-087, D3-091, D3-093, D3-176: from sign-up by the mailed link to an account with another name and password, until a newer session takes its place',
  { tag: '@any-width' },
  async ({ page, mails, playwright, baseURL }) => {
    const email = nobody()
    await open(page, '/login/signup')
    await page.getByLabel('Email').fill('ann')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByText('Not a valid email address')).toBeVisible()
    await expect(page.getByText('Password must contain at least 7 characters')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await expect(page.getByRole('status')).toHaveText('Password strength: Strong')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('status')).toContainText(email)

    const mailed = linkIn(await mails.latest(email, 'verify-email'), '/login/verify-email')
    await open(page, mailed)
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await open(page, mailed)
    await expect(page.getByRole('alert')).toContainText('This link has already been used.')

    // D3-172: a visitor is sent to log in, and back.
    await page.getByRole('alert').getByRole('link', { name: 'Your account page' }).click()
    await expect(page).toHaveURL(/\/login\/auth\?parentUrl=%2Fapp%2FaccountSettings%2FuserInfo$/)
    await logIn(page, { email, password: PASSWORD })
    await expect(page).toHaveURL(/\/app\/accountSettings\/userInfo$/)
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

    await page.getByRole('textbox', { name: 'Display name' }).fill('  Ann   Lee ')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your display name is now Ann Lee.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Ann Lee')
    await expect(page.getByRole('button', { name: 'Hello, Ann Lee' })).toBeVisible()

    await page.getByLabel('Current password').fill('Not-the-one-1')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Repeat new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('This is not your current password')).toBeVisible()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    expect((await mails.latest(email, 'password-changed')).subject).toContain('password was changed')

    for (let newer = 1; newer <= 3; newer += 1) {
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      await signIn(request, { email, password: NEW_PASSWORD })
      await request.dispose()
    }
    await page.reload()
    await expect(page).toHaveURL(/\/login\/auth\?concurrencyError=true$/)
    await expect(page.getByRole('status')).toContainText('your account was used to log in somewhere else')
    // From then on a visitor, who reads what everybody may read.
    await open(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'D1-012, D3-095, D3-172, D3-174: a locked account is opened by a forgotten password’s link',
  { tag: '@any-width' },
  async ({ page, request, mails }) => {
    const { email } = await newAccount(request)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await request.post(identityEndpoints.signIn.path, {
        form: { username: email, password: 'wrong' },
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      })
    }
    await open(page, '/login/auth')
    await logIn(page, { email, password: PASSWORD })
    await expect(page.getByRole('alert')).toHaveText(
      "You've reached the maximum failed login attempts and your account has been locked.",
    )
    await mails.latest(email, 'account-locked')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    // Without a connection the form stays, and what was typed.
    await page.route(`**${requestPasswordReset.path}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'An error occurred while connecting to the server, please refresh the page.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.unroute(`**${requestPasswordReset.path}`)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('status')).toContainText(`If ${email} has an account`)

    const mailed = linkIn(await mails.latest(email, 'reset-password'), '/login/reset-password')
    await open(page, mailed)
    await page.getByLabel('New password', { exact: true }).fill('Qwerty123')
    await page.getByLabel('Repeat new password').fill('Qwerty123')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('This password is too common')).toBeVisible()
    await setNewPassword(page, email)
    await expect(page.getByRole('button', { name: 'Hello, Ann Lee' })).toBeVisible()
  },
)

test(
  'D3-084, D3-085, D3-094: the account’s tabs, what asks before it is lost, and sessions that are ended',
  { tag: '@any-width' },
  async ({ page, playwright, baseURL }) => {
    const other = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const account = await newAccount(other)
    await signIn(page.request, account)
    await signIn(other, account)
    await open(page, '/app/accountSettings')
    await expect(page).toHaveURL(/\/app\/accountSettings\/userInfo$/)
    const tabs = page.getByRole('navigation', { name: 'Account settings' })
    const chosen = page.locator('summary', { hasText: 'My Details' })

    // D3-085: 768 px has the menu, 767 the dropdown; the current tab is no link.
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(chosen).toBeHidden()
    await expect(tabs.getByText('My Details')).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'My Details' })).toHaveCount(0)
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(chosen).toBeVisible()
    await expect(tabs).toHaveCount(0)

    // D3-094: a half-edited name asks on the way to another tab.
    await page.getByRole('textbox', { name: 'Display name' }).fill('Half')
    await page.evaluate(() => scrollTo(0, 0))
    await chosen.click()
    await tabs.getByRole('link', { name: 'Membership' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText('All information that you added will be lost.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/userInfo$/)
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Half')
    await tabs.getByRole('link', { name: 'Membership' }).click()
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL(/subscription$/)
    await expect(
      page.getByText(
        'You currently have a non-paying account that allows you to search but not view any details.',
      ),
    ).toBeVisible()
    await expect(page.locator('[data-account]')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

    await page.setViewportSize({ width: 1280, height: 900 })
    await tabs.getByRole('link', { name: 'My Details' }).click()
    const firefox = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' })
    await firefox.getByRole('button', { name: /^Sign out Firefox/ }).click()
    await expect(firefox).toHaveCount(0)
    expect((await other.get(identityEndpoints.readUserDetails.path)).status()).toBe(403)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/login\/auth$/)
    expect((await page.request.get(identityEndpoints.readUserDetails.path)).status()).toBe(403)
    await other.dispose()
  },
)

test(
  'sign-up, forgotten password and the pages of mailed links have nothing for axe to find',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const path of [
      '/login/signup',
      '/login/forgot',
      '/login/reset-password?token=none',
      '/login/verify-email?token=none',
    ]) {
      await open(page, path)
      await expectNothingForAxe(page)
    }
  },
)

test('the account’s details have nothing for axe to find', async ({ page }) => {
  await signIn(page.request, await newAccount(page.request))
  await open(page, '/app/accountSettings/userInfo')
  await expect(page.getByRole('heading', { name: 'Where You Are Logged In' })).toBeVisible()
  await expectNothingForAxe(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'sign-up, its confirmation and a forgotten password work as plain forms',
    { tag: '@any-width' },
    async ({ page, mails }) => {
      const email = nobody()
      await page.goto('/login/signup')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('Password1')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('This password is too common')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

      await page.goto(linkIn(await mails.latest(email, 'verify-email'), '/login/verify-email'))
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()

      await page.goto('/login/forgot')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send me the link' }).click()
      await page.goto(linkIn(await mails.latest(email, 'reset-password'), '/login/reset-password'))
      await setNewPassword(page, email)
    },
  )
})
