import { emailCategoryNames, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
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
