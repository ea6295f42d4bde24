import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { MailContext } from './mail-template.ts'

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

/** One click ends it (RFC 8058), for those who would rather write, by mail as well (RFC 2369). */
export function listHeaders(
  site: Pick<MailContext, 'publicUrl' | 'supportEmail'>,
  subscription: Subscription,
): Record<string, string> {
  const { category, key } = subscription
  return {
    'List-Unsubscribe': `<${unsubscribeLink(site, subscription)}>, <mailto:${site.supportEmail}?subject=${encodeURIComponent(`unsubscribe ${category} ${key}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Away notices do not reply to it.
    Precedence: 'bulk',
  }
}
