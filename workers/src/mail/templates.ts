import { mailTemplates, type MailTemplate } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import type { z } from 'zod'
import type { MailContext, WrittenMail } from './mail-template.ts'
import { alreadySubscribed } from './templates/already-subscribed.tsx'
import { confirmSubscription } from './templates/confirm-subscription.tsx'
import { accountLocked } from './templates/account-locked.tsx'
import { addressTaken } from './templates/address-taken.tsx'
import { passwordChanged } from './templates/password-changed.tsx'
import { resetPassword } from './templates/reset-password.tsx'
import { contactMessage } from './templates/contact-message.tsx'
import { newsletterTest } from './templates/newsletter-test.tsx'
import { testMail } from './templates/test-mail.tsx'
import { verifyEmail } from './templates/verify-email.tsx'

type Prepare<Data> = (transaction: Transaction, data: Data, context: MailContext) => Promise<WrittenMail | null>

/** Each template of the contract with the one that writes it. */
const writers: Record<MailTemplate, Prepare<unknown>> = {
  'test-mail': from(mailTemplates['test-mail'], testMail),
  'confirm-subscription': from(mailTemplates['confirm-subscription'], confirmSubscription),
  'newsletter-test': from(mailTemplates['newsletter-test'], newsletterTest),
  'already-subscribed': from(mailTemplates['already-subscribed'], alreadySubscribed),
  'verify-email': from(mailTemplates['verify-email'], verifyEmail),
  'address-taken': from(mailTemplates['address-taken'], addressTaken),
  'reset-password': from(mailTemplates['reset-password'], resetPassword),
  'password-changed': from(mailTemplates['password-changed'], passwordChanged),
  'account-locked': from(mailTemplates['account-locked'], accountLocked),
  'contact-message': from(mailTemplates['contact-message'], contactMessage),
}

/** The row's data is parsed here: what another version of the product has stored is not trusted. */
function from<Schema extends z.ZodType>(schema: Schema, prepare: Prepare<z.output<Schema>>): Prepare<unknown> {
  return async (transaction, data, context) => await prepare(transaction, schema.parse(data), context)
}

/** @throws where the stored data is not what the template is written from */
export async function prepareMail(transaction: Transaction, template: string, data: unknown, context: MailContext): Promise<WrittenMail | null> {
  if (!isTemplate(template)) throw new Error(`there is no mail template ${template}`)
  return await writers[template](transaction, data, context)
}

function isTemplate(name: string): name is MailTemplate {
  return name in writers
}
