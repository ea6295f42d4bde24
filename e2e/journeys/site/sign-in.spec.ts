import { expect, test } from '@playwright/test'
import { open } from './words.ts'

interface Account {
  email: string
  password: string
  roles: string[]
}

const { accounts = [] } = JSON.parse(process.env['E2E_ACCOUNTS'] ?? '{}') as { accounts?: Account[] }

test('D1-002, D1-007, D1-015, D3-177: a member comes back to the page asked for, sees their name, and signs out', async ({
  page,
}) => {
  const member = accounts.find(({ roles }) => !roles.includes('ROLE_ADMIN'))
  test.fail(!member, 'E2E_ACCOUNTS holds no member')
  await open(page, '/login/auth?parentUrl=%2Fdictionary%2Fc%2Fglass')
  await page.getByLabel('Email').fill(member?.email ?? '')
  await page.getByLabel('Password').fill(member?.password ?? '')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/dictionary\/c\/glass$/)
  await page.getByRole('button', { name: /^Hello, / }).click()
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  let signOuts = 0
  page.on('request', (request) => (signOuts += request.method() === 'HEAD' ? 1 : 0))
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await asked
  await expect(page).toHaveURL(/\/login\/auth$/)
  expect(signOuts).toBe(1)
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
})
