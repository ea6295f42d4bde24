import { verifyEmail } from '@vitrine/contracts/identity/account-endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { expect } from '@playwright/test'
import { newAccount, signIn } from '../support/accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest } from '../support/mails.ts'

const test = mailTest.extend({ storageState: async ({ staffSession }, use) => use(staffSession) })

test(
  'support’s day: a member is found by half an email, helped in, suspended with a reason and let back',
  { tag: '@any-width' },
  async ({ page, mails, playwright, baseURL }) => {
    test.slow()
    const member = await playwright.request.newContext({ baseURL })
    const account = await newAccount(member)
    const { email } = account
    await signIn(member, account)

    await page.goto('/app/oms/members')
    await page.getByRole('combobox', { name: 'Part of an email or name' }).fill(email.slice(9, 30))
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Unconfirmed')
    await row.getByRole('link', { name: email }).click()
    await expect(page.getByText('Its email is unconfirmed', { exact: false })).toBeVisible()

    expect((await member.get(readUserDetails.path)).status()).toBe(200)
    await page.getByRole('button', { name: /^Sign out .+, / }).click()
    await expect(page.getByText('Not logged in anywhere.')).toBeVisible()
    expect((await member.get(readUserDetails.path)).status()).toBe(403)

    await page.getByRole('button', { name: 'Resend confirmation' }).click()
    await expect(page.locator('.MuiSnackbar-root').getByText('Confirmation sent')).toBeVisible()
    await expect.poll(() => mails.count(email, 'verify-email')).toBe(2)
    await page.getByRole('button', { name: 'Send password reset' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('.MuiSnackbar-root').getByText('Password reset sent')).toBeVisible()
    expect(linkIn(await mails.latest(email, 'reset-password'), '/login/')).toContain('token=')

    // The mail that was sent again is the one whose link works.
    const token = new URL(
      linkIn(await mails.latest(email, 'verify-email'), '/login/verify-email'),
      'http://localhost',
    ).searchParams.get('token')
    expect((await member.post(verifyEmail.path, { data: { token } })).ok()).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible()
    const sent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emails' }) })
    await expect(sent.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText('Its email is unconfirmed', { exact: false })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Resend confirmation' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspend this account?' })
    await dialog.getByRole('textbox', { name: 'Reason, for other staff' }).fill('Sells copies as originals.')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText('Reason: Sells copies as originals.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Lift suspension' }).click()
    await expect(page.locator('.MuiSnackbar-root').getByText('Suspension lifted')).toBeVisible()
    await expect(page.getByText('Reason: Sells copies as originals.', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
    await member.dispose()
  },
)
