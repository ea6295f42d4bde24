import type { MailData, MailTemplate } from '@vitrine/contracts/mail/templates'
import { emailCategoryNames, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
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

interface Subscription {
  category: EmailCategory
  /** Of the subscriber's links. */
  key: string
}

/** Where a mail's reader ends a subscription: the page asks first, a post to it does not. */
export function unsubscribeLink(
  { publicUrl }: Pick<MailContext, 'publicUrl'>,
  { category, key }: Subscription,
): string {
  return `${publicUrl}/newsletter/unsubscribe?key=${key}&category=${category}`
}

/** By which readers sort a mailing and providers tell it from others (RFC 2919). */
export function listIdHeader(
  { publicUrl }: Pick<MailContext, 'publicUrl'>,
  category: EmailCategory,
): Record<'List-Id', string> {
  const { hostname } = new URL(publicUrl)
  return { 'List-Id': `${PRODUCT_NAME} ${emailCategoryNames[category]} <${category}.${hostname}>` }
}

/** One click ends it (RFC 8058), for those who would rather write, by mail as well (RFC 2369). */
export function listHeaders(
  site: Pick<MailContext, 'publicUrl' | 'supportEmail'>,
  subscription: Subscription,
): Record<string, string> {
  const { category, key } = subscription
  return {
    ...listIdHeader(site, category),
    'List-Unsubscribe': `<${unsubscribeLink(site, subscription)}>, <mailto:${site.supportEmail}?subject=${encodeURIComponent(`unsubscribe ${category} ${key}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Away notices do not reply to it.
    Precedence: 'bulk',
  }
}
