import {
  changeDisplayName,
  changePassword,
  listCommonPasswords,
  listSessions,
} from '@vitrine/contracts/identity/account-endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import { readEmailPreferences } from '@vitrine/contracts/newsletter/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PATH = '/app/accountSettings/userInfo'
const EMAIL_PREFERENCES = '/app/accountSettings/newsletterSettings'
const subscribed = {
  newsletter: 'SUBSCRIBED',
  events: 'UNSUBSCRIBED',
  promotions: 'UNSUBSCRIBED',
  updates: 'UNSUBSCRIBED',
  isSuppressed: false,
} as const
const member = () => [
  responds(readUserDetails, () => user),
  responds(listSessions, () => ({ items: [] })),
  responds(readEmailPreferences, () => subscribed),
]
const displayName = () => page.getByRole('textbox', { name: 'Display name' })
const save = () => page.getByRole('button', { name: 'Save', exact: true })

let user = aUser()
beforeEach(() => {
  user = aUser()
})

test('D3-087: a name is saved as the server keeps it, wherever it stands, and leaving asks nothing more', async () => {
  await openSite(
    PATH,
    ...member(),
    responds(changeDisplayName, ({ body }) => {
      user = { ...user, displayName: body.displayName }
      return { response: body.displayName }
    }),
  )
  await displayName().fill('  Ann   Lee ')
  await save().click()
  await expect.element(page.getByText('Your display name is now Ann Lee.')).toBeVisible()
  await expect.element(displayName()).toHaveValue('Ann Lee')
  await expect.element(page.getByRole('button', { name: 'Hello, Ann Lee' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a name that was typed when the session ended is there again after the log-in, once', async () => {
  // The log-in page is where the site would go to now.
  const { href } = location
  history.replaceState(null, '', LOGIN_PAGE)
  onTestFinished(() => history.replaceState(null, '', href))
  await openSite(
    PATH,
    ...member(),
    responds(changeDisplayName, () => Promise.reject(new Refused('SIGN_IN_REQUIRED'))),
  )
  await displayName().fill('Ann Lee')
  await save().click()
  await expect.poll(() => sessionStorage.getItem('typed:7:displayName')).toContain('Ann Lee')
  await openSite(PATH, ...member())
  await expect.element(displayName()).toHaveValue('Ann Lee')
  await page
    .getByRole('navigation', { name: 'Account settings' })
    .getByRole('link', { name: 'Membership' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await openSite(PATH, ...member())
  await expect.element(displayName()).toHaveValue('Ana')
})

test.each(['Display name', 'Current password', 'New password', 'Repeat new password'])(
  'D3-094: a half-edited %s asks before another tab opens, and is kept by Cancel',
  async (name) => {
    const { place } = await openSite(PATH, ...member())
    const field = page.getByLabelText(name, { exact: true })
    await field.fill('Half')
    await page
      .getByRole('navigation', { name: 'Account settings' })
      .getByRole('link', { name: 'Membership' })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect.element(question).toMatchTextContent('All information that you added will be lost.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(place()).toBe(PATH)
    await expect.element(field).toHaveValue('Half')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented, 'the browser asks before the tab is closed').toBe(true)
    await page
      .getByRole('navigation', { name: 'Account settings' })
      .getByRole('link', { name: 'Email Preferences' })
      .click()
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(place).toBe(EMAIL_PREFERENCES)
  },
)

test('D1-022: the email preferences stand at their known route', async () => {
  await openSite(EMAIL_PREFERENCES, ...member())
  await expect.element(page.getByRole('switch', { name: 'Newsletter' })).toBeInTheDocument()
})

test('a field is judged when it is left, but not by whoever only passes through, and what is wrong is never sent', async () => {
  const { asked } = await openSite(PATH, ...member())
  await page.getByLabelText('Current password').click()
  await userEvent.tab()
  await expect.element(page.getByText('Please enter your current password')).not.toBeInTheDocument()
  await page.getByLabelText('New password', { exact: true }).fill('short')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByText('Password must contain at least 7 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByLabelText('Current password')).toHaveFocus()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('D3-091: what the server refuses stands at its field, which has the focus, and nothing that was typed is lost', async () => {
  let refusal = new Refused('VALIDATION_FAILED', {
    errors: [
      { field: 'oldPassword', errorCode: 'invalid', errorMessage: 'This is not your current password' },
    ],
  })
  await openSite(
    PATH,
    ...member(),
    responds(changePassword, () => refusal.response.clone()),
  )
  const fields = ['Current password', 'New password', 'Repeat new password'].map((name) =>
    page.getByLabelText(name, { exact: true }),
  )
  for (const [place, text] of ['Brass-cabinet-6', 'Brass-cabinet-7', 'Brass-cabinet-7'].entries())
    await fields[place]?.fill(text)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('This is not your current password')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).toHaveFocus()
  await expect.element(page.getByLabelText('New password', { exact: true })).toHaveValue('Brass-cabinet-7')

  refusal = new Refused('SERVICE_UNAVAILABLE')
  await page.getByLabelText('Current password').fill('Brass-cabinet-5')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('Error Updating Password')).toBeVisible()
  await expect.element(page.getByLabelText('Repeat new password')).toHaveValue('Brass-cabinet-7')
})

test('D3-089: a changed password leaves nothing of it in the page', async () => {
  await openSite(
    PATH,
    ...member(),
    responds(changePassword, () => ({ success: true as const })),
  )
  for (const [name, text] of [
    ['Current password', 'Brass-cabinet-6'],
    ['New password', 'Brass-cabinet-7'],
    ['Repeat new password', 'Brass-cabinet-7'],
  ] as const)
    await page.getByLabelText(name, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText('Your password has been changed.')).toBeVisible()
  for (const name of ['Current password', 'New password', 'Repeat new password'])
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveValue('')
})

test('the strength of a password that would be refused as too common is weak', async () => {
  await openSite(
    PATH,
    ...member(),
    responds(listCommonPasswords, () => ({ items: ['qwerty123'] })),
  )
  await page.getByLabelText('New password', { exact: true }).fill('Brass-cabinet-7')
  await expect.element(page.getByText(/^Password strength: Strong$/)).toBeVisible()
  await page.getByLabelText('New password', { exact: true }).fill('Qwerty123')
  await expect.element(page.getByText(/^Password strength: Weak: too common$/)).toBeVisible()
})
