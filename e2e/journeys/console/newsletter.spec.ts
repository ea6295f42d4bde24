import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { listDeliveries, readDeliveryMessage } from '@vitrine/contracts/newsletter/admin-endpoints'
import * as newsletterEndpoints from '@vitrine/contracts/newsletter/endpoints'
import { managedDeliverySchema } from '@vitrine/contracts/newsletter/admin-schemas'
import { storedMessageSchema, type StoredMessage } from '@vitrine/contracts/mail/schemas'
import { z } from 'zod'
import { accountOf } from '../support/worker-accounts.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest, type Mails } from '../support/mails.ts'

const test = mailTest.extend({ storageState: async ({ staffSession }, use) => use(staffSession) })

/** Follows the double opt-in to its end. */
async function subscribe(request: APIRequestContext, mails: Mails, email: string): Promise<void> {
  await request.post(newsletterEndpoints.subscribe.path, {
    data: { firstName: 'Anna', lastName: 'Lopez', email, source: 'landing-page' },
  })
  const { searchParams } = new URL(
    linkIn(await mails.latest(email, 'confirm-subscription'), '/newsletter/confirm'),
    'http://localhost',
  )
  const response = await request.post(
    `${newsletterEndpoints.confirmSubscription.path}?${searchParams.toString()}`,
  )
  expect(await response.json()).toEqual({ state: 'confirmed', category: 'newsletter' })
}

/** What an address was sent of an issue: each mail that its workers have noted. */
async function emailsTo(page: Page, issueId: string, email: string): Promise<StoredMessage[]> {
  const response = await page.request.get(
    `${listDeliveries.path}?filter=${encodeURIComponent(JSON.stringify({ issueId, email }))}`,
  )
  const deliveries = z.array(managedDeliverySchema).parse(await response.json())
  expect(deliveries.map(({ state, attempts }) => ({ state, attempts }))).toEqual([
    { state: 'sent', attempts: 1 },
  ])
  return await Promise.all(
    deliveries.map(async ({ id }) =>
      storedMessageSchema.parse(
        await (await page.request.get(readDeliveryMessage.path.replace(':id', String(id)))).json(),
      ),
    ),
  )
}

test(
  'an issue is written, looked at, tested and sent; a subscriber gets it once, and can leave with one click',
  { tag: '@any-width' },
  async ({ page, mails }) => {
    const run = Date.now().toString(36)
    const [subject, reader] = [`Kilns of the north ${run}`, `reader.${run}@readers.vitrine.example`]
    await subscribe(page.request, mails, reader)

    await page.goto('/app/oms/newsletter-issues/create')
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Introduction').fill('Turn the vase over.')
    for (const title of ['Hallmark', 'Corkscrew']) {
      await page.getByRole('combobox', { name: 'Add an article' }).fill(title)
      await page
        .getByRole('option')
        .filter({ has: page.getByText(title, { exact: true }) })
        .click()
    }
    await page.getByRole('button', { name: 'Move Corkscrew up' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    const issueId = /newsletter-issues\/(\d+)/.exec(page.url())?.[1] ?? ''

    const preview = page.frameLocator(`iframe[title="${subject}"]`)
    await expect(preview.getByRole('heading', { level: 2 })).toHaveText(['Corkscrew', 'Hallmark'])
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await expect(page.locator('pre')).toContainText('Turn the vase over.')

    const { email: staffEmail } = await accountOf('staff')
    await page.getByRole('button', { name: 'Send me a test email' }).click()
    await expect(page.getByText(`A test email is being sent to ${staffEmail}.`)).toBeVisible()
    await expect
      .poll(async () => (await mails.latest(staffEmail, 'newsletter-test')).subject)
      .toBe(`[Test] ${subject}`)

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send to [\d,]+ (people|person)$/ })
      .click()
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText(/Finished /)
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
    await page.getByLabel('Email starts with').fill(reader)
    await page.getByRole('button', { name: `Read the email to ${reader}` }).click()
    await expect(
      page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { level: 2 }),
    ).toHaveText(['Corkscrew', 'Hallmark'])

    const [received, ...more] = await emailsTo(page, issueId, reader)
    expect(more).toEqual([])
    expect(received).toMatchObject({ subject, to: reader })
    const header = (name: string) => received?.headers.find((each) => each.name.toLowerCase() === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const oneClick = new URL(/<(https?:[^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
    expect(oneClick.pathname).toBe('/newsletter/unsubscribe')
    const left = await page.request.post(oneClick.pathname + oneClick.search, {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(left.status(), await left.text()).toBe(200)
    const state = await page.request.get(newsletterEndpoints.readUnsubscription.path + oneClick.search)
    expect(await state.json()).toEqual({ category: 'newsletter', state: 'UNSUBSCRIBED' })
  },
)

test(
  'an address is suppressed once, and mailed again when that is lifted',
  { tag: '@any-width' },
  async ({ page }) => {
    const email = `gone.${Date.now().toString(36)}@readers.vitrine.example`
    const suppress = async () => {
      await page.goto('/app/oms/newsletter-suppressions/create')
      await page.getByRole('combobox', { name: 'Email' }).fill(email)
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await suppress()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suppressed emails')
    await suppress()
    await expect(page.getByText('This email is already suppressed.')).toBeVisible()
    await page.goto(
      `/app/oms/newsletter-suppressions?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`,
    )
    await page.getByRole('button', { name: `Allow newsletters again to ${email}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Allow newsletters again' }).click()
    await expect(page.getByText('Newsletters allowed again.')).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
  },
)
