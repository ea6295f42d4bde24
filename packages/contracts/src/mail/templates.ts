import { z } from 'zod'
import { staffRoles } from '../staff-roles.ts'
import { endReasons } from '../standing.ts'

const ofAccount = z.object({ userId: z.int().positive() })

/**
 * Every mail that the product sends by itself, and what it is written from: ids and plain facts, never a
 * secret. The worker reloads the records when it claims the mail and makes the secret of a link there.
 */
export const mailTemplates = {
  /** Staff try whether mails leave the house. */
  'test-mail': z.object({ requestedBy: z.string().max(200) }),
  /** The first half of the double opt-in. */
  'confirm-subscription': z.object({ requestId: z.int().positive() }),
  /** An issue of the newsletter, to whoever of the staff wants to see it first. */
  'newsletter-test': z.object({ issueId: z.int().positive() }),
  /** Somebody asked for what the address has already. */
  'already-subscribed': z.object({ requestId: z.int().positive() }),
  /**
   * The link that proves a new account's address; `parentUrl`, checked at sign-up, is where its page leads on
   * to.
   */
  'verify-email': ofAccount.extend({ parentUrl: z.string().optional() }),
  /** To the owner of an address that somebody wanted to sign up with again. */
  'address-taken': ofAccount,
  /** The link that sets a new password. */
  'reset-password': ofAccount,
  'password-changed': ofAccount.extend({ changedAt: z.iso.datetime() }),
  /** Staff: their second factor has changed, or a recovery code was used. */
  'second-factor-changed': ofAccount.extend({
    change: z.enum(['added', 'removed', 'recovery-code-used', 'codes-renewed']),
    at: z.iso.datetime(),
  }),
  /** To all other staff: somebody may do something else in the console now. */
  'staff-access-changed': ofAccount.extend({
    accountId: z.int().positive(),
    role: z.enum(staffRoles).nullable(),
    byId: z.int().positive(),
    at: z.iso.datetime(),
  }),
  /** Once a lock. */
  'account-locked': ofAccount.extend({ lockedAt: z.iso.datetime() }),
  /** A message from the contact form, to the support address. */
  'contact-message': z.object({ messageId: z.int().positive() }),
  /** A visitor's report of a public collection, to the support address. */
  'collection-report': z.object({ reportId: z.int().positive() }),
  /** To the owner of a collection that staff have taken down. */
  'collection-taken-down': ofAccount.extend({ reportId: z.int().positive() }),
  /** When the account will be deleted, and the way back. */
  'deletion-requested': ofAccount.extend({ requestId: z.int().positive() }),
  /** The account is kept after all. */
  'deletion-kept': ofAccount,
  /** The last one: the account is gone by then, so nothing of it can be named. */
  'account-deleted': z.object({ requestId: z.int().positive() }),
  /** What follows the trial, and what it costs: '$ 29.99 / month'. */
  'trial-started': ofAccount.extend({ product: z.string(), price: z.string(), endsAt: z.iso.datetime() }),
  /** 48 hours before its end. */
  'trial-ending': ofAccount.extend({ product: z.string(), price: z.string(), endsAt: z.iso.datetime() }),
  'membership-started': ofAccount.extend({
    product: z.string(),
    amount: z.string(),
    nextDate: z.iso.datetime(),
  }),
  /** A renewal, a change or an open invoice was paid. */
  'payment-received': ofAccount.extend({ amount: z.string(), paidAt: z.iso.datetime() }),
  /** Annual plans, 7 days before. */
  'renewal-ahead': ofAccount.extend({ product: z.string(), amount: z.string(), renewsAt: z.iso.datetime() }),
  /** At the first failure, and again on the fifth day; `openUntil` is null where nothing is open any more. */
  'payment-failed': ofAccount.extend({ openUntil: z.iso.datetime().nullable() }),
  /**
   * What a member confirmed came to nothing after its page had been left: the bank declined it, or nobody
   * heard of it at the provider.
   */
  'payment-not-done': ofAccount.extend({
    outcome: z.enum(['declined', 'not-made', 'refused']),
    confirmedAt: z.iso.datetime(),
  }),
  'payment-method-changed': ofAccount.extend({ changedAt: z.iso.datetime() }),
  /** It runs to its end. */
  'membership-cancelled': ofAccount.extend({ endsAt: z.iso.datetime() }),
  'membership-ended': ofAccount.extend({ reason: z.enum(endReasons), endedAt: z.iso.datetime() }),
  /** A payment came in that should not have been taken: staff refund it. */
  'payment-not-wanted': ofAccount.extend({ amount: z.string() }),
  /** The link that joins a team, to somebody who may have no account. */
  'team-invitation': z.object({ teamUserId: z.int().positive() }),
  /** The team gives this account nothing any more. */
  'team-removed': ofAccount,
} as const satisfies Record<string, z.ZodType>

export type MailTemplate = keyof typeof mailTemplates

export type MailData<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]>
