import { expect, test } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { accountOf } from '../support/worker-accounts.ts'

test('D1-149: a visitor signs in and comes back to where he was going', async ({ page }) => {
  const { email, password } = await accountOf('staff')
  await page.goto('/app/oms/dictionaryManager?query=hallmark')
  await expect(page).toHaveURL(/\/login\/auth\?parentUrl=/)
  // One address may log in 30 times a minute, and all journeys share one: whoever is refused tries again.
  test.slow()
  await expect(async () => {
    await page.getByLabel('Email').first().fill(email)
    await page.getByLabel('Password').first().fill(password)
    await page.locator('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/app\/oms\/dictionaryManager\?query=hallmark$/, { timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MANAGE DICTIONARY PAGES')
  await page.getByRole('banner').getByRole('button', { name: 'Staff', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login\/auth/)
  await page.goto('/oms/index')
  await expect(page).toHaveURL(/\/login\/auth\?parentUrl=%2Foms%2Findex/)
})

test('D1-149, D1-183: a member finds no console', { tag: '@any-width' }, async ({ page, context }) => {
  await signIn(context.request, await accountOf('member'))
  for (const address of ['/oms/index', '/app/oms/dictionaryManager', '/oryEditor/hallmark']) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(
      page.getByText('We can find all of your antiques, but not the page you requested.'),
    ).toBeVisible()
  }
})
