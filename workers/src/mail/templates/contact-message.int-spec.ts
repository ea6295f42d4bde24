import { requestMail } from '@vitrine/messaging/mails'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimMail } from '../send-mail.processor.ts'
import { MailClaimer } from '../mail-claimer.ts'
import { renderMail } from '../render-mail.tsx'
import { prepareMail } from '../templates.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const context = {
  publicUrl: 'https://vitrine.example',
  supportEmail: 'support@vitrine.example',
  recipient: 'support@vitrine.example',
  now: new Date(),
}
const prepare = (messageId: number) =>
  db.database
    .transaction()
    .execute((transaction) => prepareMail(transaction, 'contact-message', { messageId }, context))

async function aMessage(changes: { name?: string; website?: string } = {}): Promise<number> {
  const row = {
    name: 'Ada <b>',
    email: 'ada@post.example',
    subject: 'article',
    message: 'First line\nsecond line\n\nNext <script>paragraph</script>',
    ...changes,
  }
  return (
    await db.database.insertInto('contact_messages').values(row).returning('id').executeTakeFirstOrThrow()
  ).id
}

test('the mail says who wrote, about what, and every word, none of it as markup', async () => {
  const id = await aMessage({ website: 'https://ada.example/' })
  const written = await prepare(id)
  if (!written) throw new Error('nothing was written')
  expect(written.subject).toBe(`Mistake in an article (Vitrine contact form, no. ${id})`)
  const { html, text } = await renderMail(written, context)
  expect(html).not.toContain('<script>')
  expect(html).toContain('Next &lt;script&gt;paragraph&lt;/script&gt;')
  expect(html).toMatch(/<span dir="auto"[^>]*>First line<\/span>/)
  expect(html).toContain('<span dir="auto">Ada &lt;b&gt;</span>')
  expect(html).toContain(`href="${context.publicUrl}/app/oms/contact-messages/${id}/show"`)
  for (const words of ['Ada <b>', 'ada@post.example', 'https://ada.example/', 'second line'])
    expect(text).toContain(words)
})

test('a reply goes to whoever wrote, and the sender stays ours', async () => {
  const claimer = new MailClaimer(db)
  const messageId = await aMessage()
  const id = await db.database.transaction().execute((transaction) =>
    requestMail(transaction, {
      template: 'contact-message',
      to: context.supportEmail,
      replyTo: 'ada@post.example',
      data: { messageId },
    }),
  )
  const mail = await claimMail({ database: db.database, claimer, site: context }, id)
  expect(mail).toMatchObject({
    to: 'support@vitrine.example',
    replyTo: 'ada@post.example',
    text: expect.stringContaining('second line'),
  })
  expect(mail).not.toHaveProperty('from')
  await claimer.onModuleDestroy()
})

test('of a message that was deleted meanwhile there is no mail', async () => {
  expect(await prepare(999_999)).toBeNull()
})
