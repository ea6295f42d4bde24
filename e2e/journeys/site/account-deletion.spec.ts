import { expect } from '@playwright/test'
import { createCollection } from '@vitrine/contracts/collections/endpoints'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { z } from 'zod'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { signIn } from '../support/accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest as test } from '../support/mails.ts'
import { paidAccount } from '../support/paid-account.ts'
import { open } from './words.ts'

const savedSchema = z.object({ response: z.object({ id: z.int() }) })
const BANNER = /^Your account will be deleted on [A-Z][a-z]{2} \d{2}, \d{4}\.$/

test('D3-103: a member asks for the deletion of the account and keeps it, asks again, and staff delete it now: nothing is left', async ({
  page,
  browser,
  baseURL,
  staffSession,
  mails,
  request,
}) => {
  test.slow()
  const owner = await paidAccount(baseURL, staffSession)
  await signIn(page.request, owner)
  const saved = await page.request.post(createCollection.path, {
    data: { title: 'Leaving', description: 'Soon.', status: 'public' },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const shared = `/app/collection/${savedSchema.parse(await saved.json()).response.id}`
  const sharedStatus = async () => (await request.get(shared)).status()
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByLabel('Your password', { exact: true }).fill(owner.password)
    await page.getByLabel('Why are you leaving? (optional)').fill('Too many clocks.')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText(BANNER)).toBeVisible()
  }

  expect(await sharedStatus()).toBe(200)
  await open(page, '/app/accountSettings/userInfo')
  await ask()
  await expectNothingForAxe(page)
  expect(await sharedStatus()).toBe(403)
  const back = linkIn(await mails.latest(owner.email, 'deletion-requested'), '/app/accountSettings/userInfo')
  await open(page, '/dictionary')
  await expect(page.getByText(BANNER)).toBeVisible()
  await open(page, back)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays. Nothing will be deleted.')).toBeVisible()
  expect(await sharedStatus()).toBe(200)
  // A mail leaves a moment later.
  await mails.latest(owner.email, 'deletion-kept')
  expect(await mails.count(owner.email, 'deletion-kept')).toBe(1)

  await ask()
  const context = await browser.newContext({ baseURL, storageState: staffSession })
  const desk = await context.newPage()
  await desk.goto('/app/oms/account-deletion-requests')
  const row = desk.getByRole('row').filter({ hasText: owner.email })
  await row.getByRole('button', { name: 'Delete now' }).click()
  await desk.getByRole('textbox', { name: 'Type the email of the account' }).fill(owner.email)
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click()
  await expect(desk.getByText('The account will be deleted within a minute.')).toBeVisible()
  await expect.poll(sharedStatus, { timeout: 60_000 }).toBe(404)
  const signedIn = await request.post(identityEndpoints.signIn.path, {
    form: { username: owner.email, password: owner.password },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  expect(signedIn.status()).toBe(401)
  await open(page, '/')
  await expect(page.getByRole('button', { name: /^Hello, / })).toHaveCount(0)
  await context.close()
})
