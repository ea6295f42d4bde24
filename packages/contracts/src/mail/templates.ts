import { z } from 'zod'

const ofAccount = z.object({ userId: z.int().positive() })

/**
 * Every mail that the product sends by itself, and what it is written from: ids and plain facts, never a secret. The
 * worker reloads the records when it claims the mail and makes the secret of a link there.
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
  /** The link that proves a new account's address. */
  'verify-email': ofAccount,
  /** To the owner of an address that somebody wanted to sign up with again. */
  'address-taken': ofAccount,
  /** The link that sets a new password. */
  'reset-password': ofAccount,
  'password-changed': ofAccount.extend({ changedAt: z.iso.datetime() }),
  /** Once a lock. */
  'account-locked': ofAccount.extend({ lockedAt: z.iso.datetime() }),
  /** A message from the contact form, to the support address. */
  'contact-message': z.object({ messageId: z.int().positive() }),
} as const satisfies Record<string, z.ZodType>

export type MailTemplate = keyof typeof mailTemplates

export type MailData<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]>
