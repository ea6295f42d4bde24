import { readVerificationLink, verifyEmail } from '@vitrine/contracts/identity/account-endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../tests/open-site.tsx'

test('a link that has been used for what it is for is not asked for again', async () => {
  const { asked } = await openSite(
    '/login/verify-email?token=mailed',
    responds(readVerificationLink, () => ({ success: true as const })),
    responds(verifyEmail, () => ({ success: true as const })),
  )
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/confirmed/i)
  expect(
    asked
      .map(({ path }) => path.split('?', 1)[0])
      .filter((path) => path === verifyEmail.path || path === readVerificationLink.path),
  ).toEqual([readVerificationLink.path, verifyEmail.path])
})

test('a double click confirms once', async () => {
  const { asked } = await openSite(
    '/login/verify-email?token=mailed',
    responds(readVerificationLink, () => ({ success: true as const })),
    responds(verifyEmail, () => ({ success: true as const })),
  )
  await page.getByRole('button', { name: 'Confirm my email' }).dblClick()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/confirmed/i)
  expect(asked.filter(({ path }) => path === verifyEmail.path)).toHaveLength(1)
})

test.each([
  ['', 'Go to my account', '/app/accountSettings/userInfo'],
  [
    '&parentUrl=%2Fapp%2FaccountSettings%2Fsubscription%3Fplan%3Dmarks-annual%26currency%3DUSD',
    'Continue to the plan you chose',
    '/app/accountSettings/subscription?plan=marks-annual&currency=USD',
  ],
  ['&parentUrl=%2Fapp%2Fvault%2Fdashboard', 'Continue to the page you requested', '/app/vault/dashboard'],
  ['&parentUrl=https%3A%2F%2Felsewhere.example%2F', 'Go to my account', '/app/accountSettings/userInfo'],
])('confirmed at “%s”, it offers: %s', async (query, name, target) => {
  await openSite(
    `/login/verify-email?token=mailed${query}`,
    responds(readVerificationLink, () => ({ success: true as const })),
    responds(verifyEmail, () => ({ success: true as const })),
  )
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', target)
})
