import { expect } from '@playwright/test'
import { createCollection } from '@vitrine/contracts/collections/endpoints'
import { z } from 'zod'
import { signIn } from '../support/accounts.ts'
import { mailTest as test } from '../support/mails.ts'
import { paidAccount } from '../support/paid-account.ts'
import { open } from './words.ts'

const savedSchema = z.object({ response: z.object({ id: z.int() }) })
const WHY = 'The clock on it was reported as stolen.'

test('D3-069: a visitor reports a public collection, staff take it down, its owner is told, and it is lifted', async ({
  page,
  browser,
  baseURL,
  staffSession,
  mails,
}) => {
  test.slow()
  const owner = await paidAccount(baseURL, staffSession)
  const title = `Clocks ${crypto.randomUUID().slice(0, 8)}`
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const vault = await context.newPage()
  await signIn(vault.request, owner)
  const saved = await vault.request.post(createCollection.path, {
    data: { title, description: 'What ticks.', status: 'public' },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  const { id } = savedSchema.parse(await saved.json()).response
  const shared = `/app/collection/${id}`

  await open(page, shared)
  await page.getByRole('link', { name: 'Report Collection' }).click()
  await page.getByLabel('Stolen, forged or illegal').check()
  await page.getByRole('textbox', { name: 'Comment' }).fill('That clock is mine.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will look at this collection.')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL, storageState: staffSession })).newPage()
  await desk.goto(`/app/oms/collection-reports?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`)
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByText('That clock is mine.')).toBeVisible()
  await desk.getByRole('button', { name: 'Take down', exact: true }).click()
  await desk.getByRole('textbox', { name: /owner reads it/ }).fill(WHY)
  await desk.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await expect(desk.getByText(`The owner was told: ${WHY}`)).toBeVisible()

  expect((await page.request.get(shared)).status()).toBe(403)
  await open(page, shared)
  await expect(page.getByText("We're sorry, but this collection is no longer public")).toBeVisible()
  expect((await mails.latest(owner.email, 'collection-taken-down')).html).toContain(WHY)
  await open(vault, `/app/vault/collections/${id}`)
  await expect(vault.getByRole('switch')).not.toBeChecked()

  await desk.getByRole('button', { name: 'Lift', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Lift', exact: true })).toHaveCount(0)
  expect((await page.request.get(shared)).status()).toBe(200)
  await desk.context().close()
  await context.close()
})
