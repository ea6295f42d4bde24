import { expect, test } from '@playwright/test'
import { hold } from '../support/calls.ts'
import { calls, nobody, open } from './words.ts'

interface Account {
  email: string
  password: string
  roles: string[]
}

const { accounts = [] } = JSON.parse(process.env['E2E_ACCOUNTS'] ?? '{}') as { accounts?: Account[] }

test('the log-in call is the documented form post; a wrong password shows errors.message', { tag: '@any-width' }, async ({ page }) => {
  const email = nobody()
  await open(page, '/login/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('wrong-password')
  await page.getByLabel('Remember me').check()
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  const request = await asked
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect(request.headers()['x-requested-with']).toBe('XMLHttpRequest')
  expect(request.postData()).toBe(`username=${encodeURIComponent(email)}&password=wrong-password&remember-me=on`)
  await expect(page.getByRole('alert')).toHaveText('The email or password is not right.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('the concurrent-session message stands only where it is asked for', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/login/auth?concurrencyError=true')
  await expect(page.getByRole('status')).toContainText('You have been logged out because your account was used to log in somewhere else.')
  await open(page, '/login/auth')
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('a member comes back to the page asked for, sees their name, and signs out', async ({ page }) => {
  const member = accounts.find(({ roles }) => !roles.includes('ROLE_ADMIN'))
  test.fail(!member, 'E2E_ACCOUNTS holds no member')
  await open(page, '/login/auth?parentUrl=%2Fdictionary%2Fc%2Fglass')
  await page.getByLabel('Email').fill(member?.email ?? '')
  await page.getByLabel('Password').fill(member?.password ?? '')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/dictionary\/c\/glass$/)
  await page.getByRole('button', { name: /^Hello, / }).click()
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await asked
  await expect(page).toHaveURL(/\/login\/auth$/)
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
})

test('D1-006: while the log-in is under way the form says so, then what became of it', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/login/auth')
  await page.getByLabel('Email').fill(nobody())
  await page.getByLabel('Password').fill('wrong-password')
  const release = await hold(page, calls.signIn)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await release()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled()
})
