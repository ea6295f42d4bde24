import { requestMail } from '@vitrine/messaging/mails'
import { hashOfToken } from '@vitrine/platform/link-token'
import type { OutgoingMail } from '@vitrine/platform/mail/mail-transport'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMail } from '../send-mail.processor.ts'
import { MailClaimer } from '../mail-claimer.ts'

const site = { publicUrl: 'https://vitrine.example', supportEmail: 'support@vitrine.example' }

let db: TestDatabase
let claimer: MailClaimer
beforeAll(async () => {
  db = await testDatabase()
  claimer = new MailClaimer(db)
})
afterAll(async () => {
  await claimer?.onModuleDestroy()
  await db?.drop()
})

type Category = 'newsletter' | 'events'

async function aRequest(
  email: string,
  { firstName = 'Anna', category = 'newsletter' }: { firstName?: string; category?: Category } = {},
): Promise<number> {
  const row = {
    email,
    email_normalized: email,
    first_name: firstName,
    last_name: 'Lopez',
    source: 'landing-page',
    category,
  }
  return (
    await db.database.insertInto('newsletter_requests').values(row).returning('id').executeTakeFirstOrThrow()
  ).id
}

/** The mail as it would leave. */
async function mailOf(
  template: 'confirm-subscription' | 'already-subscribed',
  to: string,
  requestId: number,
): Promise<OutgoingMail | null> {
  const id = await db.database
    .transaction()
    .execute((transaction) => requestMail(transaction, { template, to, data: { requestId } }))
  return await claimMail({ database: db.database, claimer, site }, id)
}

async function written(...asked: Parameters<typeof mailOf>): Promise<OutgoingMail> {
  const mail = await mailOf(...asked)
  if (!mail) throw new Error('nothing was written')
  return mail
}

/** Every table, row and column, as one text. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    db.database,
  )
  const texts = await Promise.all(
    rows.map(
      async ({ name }) =>
        (
          await sql<{
            text: string | null
          }>`SELECT string_agg(row_to_json(t)::text, ' ') AS text FROM ${sql.table(name)} t`.execute(
            db.database,
          )
        ).rows[0]?.text,
    ),
  )
  return texts.join(' ')
}

const confirmationLink = /https:\/\/vitrine\.example\/newsletter\/confirm\?key=([\w-]{43})/

test('D1-134: the mail that asks for a confirmation has its link in HTML and in text; the database knows the secret’s hash alone', async () => {
  const requestId = await aRequest('anna@readers.example')
  const { subject, html, text, headers } = await written(
    'confirm-subscription',
    'anna@readers.example',
    requestId,
  )
  expect(subject).toBe('Please confirm your subscription to Vitrine')
  expect(text).toContain('You (or someone using your email) subscribed to the Vitrine newsletter.')
  expect(text).toContain('The link works for 7 days.')
  expect(html).toContain('prefers-color-scheme: dark')
  // Nobody is subscribed yet: there is nothing to unsubscribe from.
  expect(headers).toBeUndefined()

  const secret = confirmationLink.exec(html)?.[1] ?? ''
  expect(confirmationLink.exec(text)?.[1]).toBe(secret)
  const { token_hash } = await db.database
    .selectFrom('newsletter_requests')
    .select('token_hash')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  expect(token_hash).toEqual(hashOfToken(secret))
  const everything = await wholeDatabase()
  expect(everything).toContain('anna@readers.example')
  expect(everything).not.toContain(secret)
})

test('nothing that was typed into the form goes to an address that nobody has confirmed, and a category has its own words', async () => {
  const { subject, html, text } = await written(
    'confirm-subscription',
    'b@readers.example',
    await aRequest('b@readers.example', { firstName: 'You won a prize', category: 'events' }),
  )
  for (const part of [subject, html, text]) expect(part).not.toMatch(/you won|Lopez/i)
  expect(text).toContain('subscribed to the Vitrine emails about events.')
})

test('what was confirmed meanwhile is not asked again', async () => {
  const requestId = await aRequest('done@readers.example')
  await sql`UPDATE newsletter_requests SET confirmed_at = now() WHERE id = ${requestId}`.execute(db.database)
  expect(await mailOf('confirm-subscription', 'done@readers.example', requestId)).toBeNull()
})

test('D1-135: whoever is subscribed already learns it by mail, and ends it there with one click', async () => {
  const email = 'reader@readers.example'
  await db.database
    .insertInto('newsletter_subscribers')
    .values({ email, email_normalized: email, source: 'landing-page', unsubscribe_key: 'key-of-the-reader' })
    .execute()
  const { subject, html, text, headers } = await written('already-subscribed', email, await aRequest(email))
  const link = 'https://vitrine.example/newsletter/unsubscribe?key=key-of-the-reader&category=newsletter'
  expect(subject).toBe('You are already subscribed to Vitrine')
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(text).toContain(link)
  expect(headers).toEqual({
    'List-Id': 'Vitrine Newsletter <newsletter.vitrine.example>',
    'List-Unsubscribe': `<${link}>, <mailto:support@vitrine.example?subject=unsubscribe%20newsletter%20key-of-the-reader>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  })
})
