import { mailTemplates, type MailTemplate } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import type { z } from 'zod'
import type { MailContext, WrittenMail } from './mail-template.ts'
import { alreadySubscribed, confirmSubscription, newsletterTest } from './templates/subscription-mails.tsx'
import { accountDeleted, deletionKept, deletionRequested } from './templates/deletion-mails.tsx'
import {
  accountLocked,
  addressTaken,
  passwordChanged,
  resetPassword,
  secondFactorChanged,
  staffAccessChanged,
  verifyEmail,
} from './templates/account-mails.tsx'
import { collectionReport, collectionTakenDown } from './templates/collection-mails.tsx'
import {
  membershipCancelled,
  membershipEnded,
  membershipStarted,
  renewalAhead,
  trialEnding,
  trialStarted,
} from './templates/membership-mails.tsx'
import {
  paymentFailed,
  paymentMethodChanged,
  paymentNotDone,
  paymentNotWanted,
  paymentReceived,
} from './templates/payment-mails.tsx'
import { teamInvitation, teamRemoved } from './templates/team-mails.tsx'
import { contactMessage, testMail } from './templates/staff-mails.tsx'

type Prepare<Data> = (
  transaction: Transaction,
  data: Data,
  context: MailContext,
) => Promise<WrittenMail | null>

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
  'second-factor-changed': from(mailTemplates['second-factor-changed'], secondFactorChanged),
  'staff-access-changed': from(mailTemplates['staff-access-changed'], staffAccessChanged),
  'account-locked': from(mailTemplates['account-locked'], accountLocked),
  'contact-message': from(mailTemplates['contact-message'], contactMessage),
  'collection-report': from(mailTemplates['collection-report'], collectionReport),
  'collection-taken-down': from(mailTemplates['collection-taken-down'], collectionTakenDown),
  'deletion-requested': from(mailTemplates['deletion-requested'], deletionRequested),
  'deletion-kept': from(mailTemplates['deletion-kept'], deletionKept),
  'account-deleted': from(mailTemplates['account-deleted'], accountDeleted),
  'trial-started': from(mailTemplates['trial-started'], trialStarted),
  'trial-ending': from(mailTemplates['trial-ending'], trialEnding),
  'membership-started': from(mailTemplates['membership-started'], membershipStarted),
  'payment-received': from(mailTemplates['payment-received'], paymentReceived),
  'renewal-ahead': from(mailTemplates['renewal-ahead'], renewalAhead),
  'payment-method-changed': from(mailTemplates['payment-method-changed'], paymentMethodChanged),
  'membership-cancelled': from(mailTemplates['membership-cancelled'], membershipCancelled),
  'payment-not-done': from(mailTemplates['payment-not-done'], paymentNotDone),
  'payment-not-wanted': from(mailTemplates['payment-not-wanted'], paymentNotWanted),
  'payment-failed': from(mailTemplates['payment-failed'], paymentFailed),
  'membership-ended': from(mailTemplates['membership-ended'], membershipEnded),
  'team-invitation': from(mailTemplates['team-invitation'], teamInvitation),
  'team-removed': from(mailTemplates['team-removed'], teamRemoved),
}

/** The row's data is parsed here: what another version of the product has stored is not trusted. */
function from<Schema extends z.ZodType>(
  schema: Schema,
  prepare: Prepare<z.output<Schema>>,
): Prepare<unknown> {
  return async (transaction, data, context) => await prepare(transaction, schema.parse(data), context)
}

/** @throws where the stored data is not what the template is written from */
export async function prepareMail(
  transaction: Transaction,
  template: string,
  data: unknown,
  context: MailContext,
): Promise<WrittenMail | null> {
  if (!isTemplate(template)) throw new Error(`there is no mail template ${template}`)
  return await writers[template](transaction, data, context)
}

function isTemplate(name: string): name is MailTemplate {
  return name in writers
}
