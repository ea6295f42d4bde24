import { expect, type APIRequestContext } from '@playwright/test'
import * as mailPaths from '@vitrine/contracts/mail/paths'
import { keptMessageSchema, mailSchema, type KeptMessage } from '@vitrine/contracts/mail/schemas'
import { z } from 'zod'
import { staffSessionTest } from './accounts.ts'

export interface Mails {
  /** The newest mail of the template to an address, once it has left. */
  latest(recipient: string, template: string): Promise<KeptMessage>
  /** How many mails of the template the address has been sent. */
  count(recipient: string, template: string): Promise<number>
}

/** Tests that read the mails which the product has kept, as staff do in the console. */
export const mailTest = staffSessionTest.extend<{ mails: Mails }>({
  mails: async ({ playwright, staffSession, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, storageState: staffSession })
    await use({
      latest: async (recipient, template) => await latest(request, recipient, template),
      count: async (recipient, template) => (await sentMails(request, recipient, template)).length,
    })
    await request.dispose()
  },
})

/** The URL of the first link of a mail that leads to a path of ours, without its host. */
export function linkIn({ html }: KeptMessage, path: string): string {
  const found = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL((href ?? '').replaceAll('&amp;', '&'), 'http://localhost')).find(({ pathname }) => pathname.startsWith(path))
  if (!found) throw new Error(`the mail has no link to ${path}`)
  return found.pathname + found.search
}

async function latest(request: APIRequestContext, recipient: string, template: string): Promise<KeptMessage> {
  let id = 0
  await expect(async () => {
    id = (await sentMails(request, recipient, template))[0]?.id ?? 0
    expect(id, `${template} to ${recipient}`).toBeGreaterThan(0)
  }).toPass()
  const answer = await request.get(mailPaths.keptMessage.path.replace(':id', String(id)))
  return keptMessageSchema.parse(await answer.json())
}

async function sentMails(request: APIRequestContext, recipient: string, template: string) {
  const filter = JSON.stringify({ recipient, template, state: 'sent' })
  const answer = await request.get(`${mailPaths.mails.path}?sort=["id","DESC"]&filter=${encodeURIComponent(filter)}`)
  return z.array(mailSchema).parse(await answer.json())
}
