import { expect, type APIRequestContext } from '@playwright/test'
import { readStoredMessage, listMails } from '@vitrine/contracts/mail/endpoints'
import { storedMessageSchema, mailSchema, type StoredMessage } from '@vitrine/contracts/mail/schemas'
import { z } from 'zod'
import { sessionTest } from './worker-accounts.ts'

export interface Mails {
  /** The newest mail of the template to an address, once it has left. */
  latest(recipient: string, template: string): Promise<StoredMessage>
  /** How many mails of the template the address has been sent. */
  count(recipient: string, template: string): Promise<number>
}

/** Tests that read the mails which the product has kept, as staff do in the console. */
export const mailTest = sessionTest.extend<{ mails: Mails }>({
  mails: async ({ playwright, staffSession, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, storageState: staffSession })
    await use({
      latest: async (recipient, template) => await latest(request, recipient, template),
      count: async (recipient, template) => (await sentMails(request, recipient, template)).length,
    })
    await request.dispose()
  },
})

async function latest(
  request: APIRequestContext,
  recipient: string,
  template: string,
): Promise<StoredMessage> {
  let id = 0
  // In its own time: at the test's end nobody would be told which mail did not leave, or why.
  await expect(async () => {
    id = (await sentMails(request, recipient, template))[0]?.id ?? 0
    const all =
      id === 0
        ? (await mailsTo(request, { recipient })).map((mail) => [mail.template, mail.state, mail.lastError])
        : []
    expect(id, `${template} to ${recipient}; its mails: ${JSON.stringify(all)}`).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  const response = await request.get(readStoredMessage.path.replace(':id', String(id)))
  return storedMessageSchema.parse(await response.json())
}

async function sentMails(request: APIRequestContext, recipient: string, template: string) {
  return await mailsTo(request, { recipient, template, state: 'sent' })
}

async function mailsTo(request: APIRequestContext, filter: Record<string, string>) {
  const response = await request.get(
    `${listMails.path}?sort=["id","DESC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )
  expect(response.status(), await response.text()).toBe(200)
  return z.array(mailSchema).parse(await response.json())
}
