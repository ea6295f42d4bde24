import type { MailData, MailTemplate } from '@vitrine/contracts/mail/templates'
import type { Transaction } from '@vitrine/database/database'
import type { ReactElement } from 'react'

/** What every mail may need besides its data. */
export interface MailContext {
  /** The site's URL, without a slash at the end. */
  publicUrl: string
  supportEmail: string
  recipient: string
  /** When the mail is written. */
  now: Date
}

/** A mail in words: `body` goes between header and footer of the layout. */
export interface WrittenMail {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  /** Why this person gets it; stands in the footer. */
  reason: string
  body: ReactElement
  /** Instead of the layout with the body: the whole mail, for one that has a design of its own. */
  whole?: { html: string; text: string }
  headers?: Readonly<Record<string, string>>
}

/**
 * Writes one mail when it is claimed, in the transaction of the claim: reloads the records by their ids and
 * makes the secret of a link, of which only the hash is stored. Null where the mail is no longer wanted.
 */
export type PrepareMail<Template extends MailTemplate> = (
  transaction: Transaction,
  data: MailData<Template>,
  context: MailContext,
) => Promise<WrittenMail | null>
