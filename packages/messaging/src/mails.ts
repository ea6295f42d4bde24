import { newEvent } from '@vitrine/contracts/event'
import { mailRequested } from '@vitrine/contracts/mail/events'
import { mailTemplates, type MailData, type MailTemplate } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import { appendEvents } from './outbox.ts'

export interface MailRequest<Template extends MailTemplate> {
  template: Template
  /** One address. */
  to: string
  data: MailData<Template>
  /** Whom a reply goes to, where that is not us. */
  replyTo?: string
}

/** A mail leaves if the caller's transaction is committed, and not otherwise. Returns the mail's id. */
export async function requestMail<Template extends MailTemplate>(
  transaction: Transaction,
  { template, to, data, replyTo }: MailRequest<Template>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('mails')
    .values({
      template,
      recipient: to,
      reply_to: replyTo ?? null,
      data: JSON.stringify(mailTemplates[template].parse(data)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await appendEvents(transaction, [newEvent(mailRequested, { mailId: id })])
  return id
}
